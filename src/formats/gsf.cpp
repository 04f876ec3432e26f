// gsf's q2 lines and rating lists; see gsf.h.
#include "formats/gsf.h"

#include <algorithm>
#include <array>

#include "formats/note_lines.h"
#include "formats/record_text.h"
#include "shudu/core/characters.h"
#include "shudu/core/grid_text.h"

namespace shudu {

namespace {

constexpr std::string_view kNoRatings = "0,0,0,0";
constexpr std::string_view kRating = "ED=";
constexpr std::size_t kCellFields = 5;  // the puzzle is the fifth field

/// The first six commas, as far as there are so many; npos for the others.
std::array<std::size_t, 6> commas_of(std::string_view line) {
  std::array<std::size_t, 6> commas{};
  std::size_t from = 0;
  for (std::size_t& comma : commas) {
    comma = from == std::string_view::npos ? from : line.find(',', from);
    from = comma == std::string_view::npos ? comma : comma + 1;
  }
  return commas;
}

/// The puzzle of a q2 line; an empty piece when the line is none.
Piece q2_cells(std::string_view line) {
  const auto commas = commas_of(line);
  if (commas.back() == std::string_view::npos) return {};
  return trimmed({line, commas[kCellFields - 2] + 1, commas[kCellFields - 1]});
}

/// The puzzle at the head of a rating list line, and where its ratings begin.
struct Listing {
  Piece cells;
  Piece solution;           ///< empty where there is none
  std::size_t ratings = 0;  ///< 0: it is no such line
};

struct NextField {
  std::size_t begin = std::string_view::npos;  ///< npos: there is none
  bool is_listed = false;                      ///< a semicolon stands before it
};

/// What follows after the field that ends there.
NextField field_behind(std::string_view line, std::size_t end) {
  std::size_t begin = line.find_first_not_of(" \t", end);
  const bool is_listed = begin < line.size() && line[begin] == ';';
  if (is_listed) begin = line.find_first_not_of(" \t", begin + 1);
  return {begin, is_listed};
}

/// A full grid of digits between the puzzle and its ratings.
Piece solution_at(std::string_view line, std::size_t begin) {
  const std::size_t end = std::min(line.find_first_of("; \t", begin), line.size());
  const Piece piece{line, begin, end};
  const std::string_view text = piece.view();
  const bool is_full = text.size() == kMaxCells && text.find_first_not_of("123456789") == text.npos;
  return is_full ? piece : Piece{};
}

Listing listing_of(std::string_view line) {
  const Piece inside = trimmed(whole_of(line));
  const std::size_t end = line.find_first_of("; \t", inside.begin);
  if (end == std::string_view::npos ||
      !are_cell_marks(line.substr(inside.begin, end - inside.begin)))
    return {};
  NextField field = field_behind(line, end);
  if (field.begin == line.npos) return {};
  const Piece solution = solution_at(line, field.begin);
  if (!solution.text.empty()) field = field_behind(line, solution.end);
  const std::size_t next = field.begin;
  if (next == line.npos) return {};
  const bool is_list = field.is_listed && is_digit(line[next]);
  const bool is_serate = line.substr(next, kRating.size()) == kRating;
  if (!is_list && !is_serate) return {};
  return {{line, inside.begin, end}, solution, is_serate ? next + kRating.size() : next};
}

bool is_cells(const Piece& piece) {
  return piece.view().size() == kMaxCells && are_cell_marks(piece.view());
}

Fit fit_gsf(std::span<const std::string_view> lines, const ReadContext& /*context*/) {
  if (lines.size() != 1) return Fit::kNo;
  const std::string_view line = lines[0];
  const Piece q2 = q2_cells(line);
  if (is_cells(q2)) return Fit::kWhole;
  const Listing listing = listing_of(line);
  if (is_cells(listing.cells)) return Fit::kWhole;
  if (listing.cells.view().size() > kMaxCells / 2) return Fit::kClaim;
  return are_cell_marks(q2.view()) && q2.view().size() > kMaxCells / 2 ? Fit::kClaim : Fit::kNo;
}

void read_q2_notes(std::string_view line, Notes& notes) {
  const auto commas = commas_of(line);
  const std::string_view ratings = trimmed(line.substr(0, commas[kCellFields - 2]));
  if (ratings != kNoRatings) notes.level = ratings;
  notes.title = trimmed(line.substr(commas[4] + 1, commas[5] - commas[4] - 1));
  notes.comment = line.substr(commas[5] + 1);
}

Result<Puzzle> read_gsf(std::span<const std::string_view> lines, ReadContext& context) {
  const std::string_view line = lines[0];
  const Listing listing = listing_of(line);
  const Piece cells = listing.ratings != 0 ? listing.cells : q2_cells(line);
  if (cells.text.empty()) return error_in(line, 0, ErrorCode::kBadSyntax, line);
  const Result<Grid> givens = read_cells(cells, &Layout::classic());
  if (!givens) return givens.error();
  if (givens->size() != kMaxSize) {
    Error error = cells.error(cells.view().size(), ErrorCode::kTooShort);
    error.found = cells.view().size();
    error.expected = kMaxCells;
    return error;
  }
  Puzzle puzzle;
  puzzle.givens = *givens;
  if (listing.ratings != 0) {
    puzzle.notes.level = trimmed(line.substr(listing.ratings));
    if (!listing.solution.text.empty()) {
      const Result<Grid> solution = read_solution(listing.solution, *givens);
      if (solution) puzzle.solution = *solution;
    }
  } else {
    read_q2_notes(line, puzzle.notes);
  }
  read_note_lines(context.comments, NoteLines::kWithBlank, puzzle.notes);
  return puzzle;
}

bool ends_in_blank(std::string_view text) {
  return text.empty() || text.back() == ' ' || text.back() == '\t';
}

/// Four fields of digits and points, as q2 lines have them.
bool is_q2_level(std::string_view level) {
  return std::count(level.begin(), level.end(), ',') == 3 && level != kNoRatings &&
         level.find_first_not_of("0123456789.,") == std::string_view::npos;
}

bool is_q2_title(std::string_view title) {
  return !title.empty() && trimmed(title).size() == title.size() &&
         title.find_first_of(",\n\r") == std::string_view::npos;
}

bool is_q2_comment(std::string_view comment) {
  return !ends_in_blank(comment) && comment.find_first_of("\n\r") == std::string_view::npos;
}

void write_gsf(const Puzzle& puzzle, std::string& out) {
  const Notes& notes = puzzle.notes;
  Notes rest = notes;
  std::string_view level = kNoRatings;
  std::string_view title;
  std::string_view comment;
  if (is_q2_level(notes.level)) {
    level = notes.level;
    rest.level.clear();
  }
  if (is_q2_title(notes.title)) {
    title = notes.title;
    rest.title.clear();
  }
  if (is_q2_comment(notes.comment)) {
    comment = notes.comment;
    rest.comment.clear();
  }
  append_note_lines(rest, out);
  out.append(level) += ',';
  append_grid(puzzle.givens, out);
  out.append(1, ',').append(title).append(1, ',').append(comment) += '\n';
}

}  // namespace

constinit const Format kGsfFormat = {
    .name = "gsf",
    .words = {"gsf's q2 lines and lists of rated puzzles", "gsf 的 q2 行与带评分的题目列表",
              "gsf 的 q2 行與帶評分的題目列表"},
    .reads = Part::kGivens | Part::kNotes | Part::kSolution,
    .writes = Part::kGivens | Part::kNotes,
    .fit = fit_gsf,
    .read = read_gsf,
    .write = write_gsf,
};

}  // namespace shudu
