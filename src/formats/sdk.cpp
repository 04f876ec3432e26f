// SadMan Software's .sdk files; see sdk.h.
//
// `fit` and `read` walk the lines with the same small automaton, SdkLines: it knows the section it
// is in and which lines hold the rows of the two sections that matter.
#include "formats/sdk.h"

#include <algorithm>
#include <vector>

#include "formats/note_lines.h"
#include "formats/record_text.h"
#include "shudu/core/characters.h"
#include "shudu/core/grid_text.h"

namespace shudu {

namespace {

constexpr std::size_t kMaxSide = 25;     // rows of a grid that is too large, but still one record
constexpr std::size_t kMaxSkipped = 40;  // lines of unknown sections
constexpr int kMaxSections = 8;

enum class Section : std::uint8_t { kNone, kBare, kPuzzle, kState, kOther };

/// The name in `[Name]`, or nothing.
std::string_view section_name(std::string_view line) {
  if (line.size() < 3 || line.front() != '[' || line.back() != ']') return {};
  const std::string_view name = line.substr(1, line.size() - 2);
  const bool is_name = is_letter(name[0]) && std::all_of(name.begin(), name.end(), [](char c) {
                         return is_letter(c) || c == ' ' || c == '_' || c == '-';
                       });
  return is_name ? name : std::string_view();
}

/// The lines of a record, looked at one after the other.
class SdkLines {
 public:
  explicit SdkLines(const Layout* layout) : layout_(layout) {}

  /// Takes the next line and says what the lines so far are.
  Fit take(std::string_view line, std::size_t number) {
    const std::string_view text = trimmed(line);
    const auto indent = static_cast<std::size_t>(text.data() - line.data());
    if (number == 0) indent_ = indent;
    is_aligned_ = is_aligned_ && indent == indent_;
    const std::string_view name = section_name(text);
    if (!name.empty()) return open(name);
    if (text.empty()) return take_blank();
    switch (section_) {
      case Section::kNone:
        section_ = Section::kBare;
        return take_bare(text, number);
      case Section::kBare:
        return take_bare(text, number);
      case Section::kPuzzle:
        return take_row(text, number, puzzle_);
      case Section::kState:
        return take_row(text, number, state_);
      case Section::kOther:
        break;
    }
    return take_other(text);
  }

  /// Line numbers (from 0) of the rows.
  [[nodiscard]] const std::vector<std::size_t>& puzzle() const { return puzzle_; }
  [[nodiscard]] const std::vector<std::size_t>& state() const { return state_; }
  [[nodiscard]] bool is_bare() const { return section_ == Section::kBare; }

 private:
  [[nodiscard]] Fit so_far() const {
    if (puzzle_.empty() || puzzle_.size() < side_) return Fit::kMore;
    return state_.empty() || state_.size() == side_ ? Fit::kWholeOrMore : Fit::kMore;
  }

  [[nodiscard]] bool is_side(std::size_t side) const {
    return size_of_cells(side * side, layout_) != 0;
  }

  Fit open(std::string_view name) {
    if (++sections_ > kMaxSections) return Fit::kNo;
    if (section_ == Section::kBare || is_inside_grid()) return Fit::kClaim;
    if (lower_case(name) == "puzzle") {
      if (!puzzle_.empty() || section_ == Section::kPuzzle) return Fit::kNo;
      section_ = Section::kPuzzle;
      return Fit::kMore;
    }
    if (lower_case(name) == "state" && !puzzle_.empty()) {
      if (!state_.empty() || section_ == Section::kState) return Fit::kNo;
      section_ = Section::kState;
      return Fit::kMore;
    }
    section_ = Section::kOther;
    is_skipping_ = true;
    return so_far();
  }

  /// Between the first row of a section and its last, or before the first.
  [[nodiscard]] bool is_inside_grid() const {
    if (section_ == Section::kPuzzle) return puzzle_.empty() || puzzle_.size() < side_;
    return section_ == Section::kState && state_.size() < side_;
  }

  Fit take_blank() {
    if (section_ == Section::kNone || section_ == Section::kBare) return Fit::kNo;
    if (section_ == Section::kOther) is_skipping_ = false;
    return is_inside_grid() ? Fit::kMore : so_far();
  }

  Fit take_bare(std::string_view text, std::size_t number) {
    if (puzzle_.empty()) side_ = text.size();
    if (!is_side(side_) || text.size() != side_ || !are_cell_marks(text)) return Fit::kNo;
    // Rows that begin elsewhere may be a larger grid with blank cells around them.
    if (!is_aligned_ && side_ < std::size_t{kMaxSize}) return Fit::kNo;
    puzzle_.push_back(number);
    return puzzle_.size() < side_ ? Fit::kMore : Fit::kWhole;
  }

  Fit take_row(std::string_view text, std::size_t number, std::vector<std::size_t>& rows) {
    if (!is_inside_grid()) return Fit::kNo;
    if (puzzle_.empty()) side_ = text.size();
    rows.push_back(number);
    const bool is_large = side_ > std::size_t{kMaxSize} && side_ <= kMaxSide;
    const bool is_right =
        text.size() == side_ && (is_large ? is_alphanumeric(text) : are_cell_marks(text));
    if (!is_right || (!is_side(side_) && !is_large)) return Fit::kClaim;
    if (is_large && rows.size() == side_) return Fit::kClaim;
    return so_far();
  }

  static bool is_alphanumeric(std::string_view text) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return is_letter(c) || is_cell_mark(c); });
  }

  Fit take_other(std::string_view text) {
    // A long run of puzzle characters is no part of a section, but the next record.
    if (!is_skipping_ || ++skipped_ > kMaxSkipped) return Fit::kNo;
    return text.size() >= 16 && are_cell_marks(text) ? Fit::kNo : so_far();
  }

  const Layout* layout_;
  Section section_ = Section::kNone;
  std::size_t side_ = 0;
  std::size_t indent_ = 0;  // of the first line
  bool is_aligned_ = true;  // all lines begin in its column
  std::size_t skipped_ = 0;
  int sections_ = 0;
  bool is_skipping_ = true;
  std::vector<std::size_t> puzzle_;
  std::vector<std::size_t> state_;
};

Fit fit_sdk(std::span<const std::string_view> lines, const ReadContext& context) {
  SdkLines walk(context.layout);
  Fit fit = Fit::kNo;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    fit = walk.take(lines[i], i);
    if (fit == Fit::kNo) return fit;
    if ((fit == Fit::kClaim || fit == Fit::kWhole) && i + 1 < lines.size()) return Fit::kNo;
  }
  return fit;
}

/// The rows as one text, so that they read like a line; `places` finds the way back.
struct SdkRows {
  std::string text;
  std::span<const std::string_view> lines;
  const std::vector<std::size_t>* numbers;

  SdkRows(std::span<const std::string_view> all, const std::vector<std::size_t>& which)
      : lines(all), numbers(&which) {
    for (const std::size_t number : which) text += trimmed(all[number]);
  }

  /// Turns the column of an error in `text` into line and column of the record.
  [[nodiscard]] Error in_place(Error error) const {
    std::uint64_t offset = error.at.column == 0 ? 0 : error.at.column - 1;
    for (const std::size_t number : *numbers) {
      const Piece row = trimmed(whole_of(lines[number]));
      const bool is_last = number == numbers->back();
      if (offset < row.view().size() || is_last) {
        const std::uint64_t within = std::min<std::uint64_t>(offset, row.view().size());
        error.at = {number + 1, row.begin + within + 1};
        return error;
      }
      offset -= row.view().size();
    }
    return error;
  }
};

/// The first row that has another length than the first one, or a character that no row has.
Status check_rows(std::span<const std::string_view> lines, const std::vector<std::size_t>& rows,
                  std::size_t side, const Layout* layout) {
  for (const std::size_t number : rows) {
    const Piece row = trimmed(whole_of(lines[number]));
    const std::size_t length = row.view().size();
    const std::size_t expected = size_of_cells(side * side, layout) != 0 ? side : kMaxSize;
    Error error;
    const std::size_t bad = row.view().find_first_not_of("123456789.0*_-xX");
    if (bad != std::string_view::npos) {
      error = row.error(bad, ErrorCode::kBadCharacter);
      error.token = escape_first(row.view().substr(bad));
    } else if (length != expected) {
      const bool is_long = length > expected;
      error = row.error(is_long ? expected : length,
                        is_long ? ErrorCode::kTooLong : ErrorCode::kTooShort);
      error.found = length;
      error.expected = expected;
    } else {
      continue;
    }
    error.at.line = number + 1;
    return error;
  }
  return kDone;
}

/// The error of lines that are no whole record.
Error broken(std::span<const std::string_view> lines, const SdkLines& walk, const Layout* layout) {
  const auto& rows = walk.puzzle();
  const std::size_t side = rows.empty() ? 0 : trimmed(lines[rows[0]]).size();
  Error error;
  if (side > std::size_t{kMaxSize} && rows.size() == side) {
    error.code = ErrorCode::kUnsupportedLayout;
    error.found = side;
    error.at = {rows[0] + 1, 1};
    return error;
  }
  for (const auto* part : {&walk.puzzle(), &walk.state()}) {
    const Status checked = check_rows(lines, *part, side, layout);
    if (!checked) return checked.error();
  }
  error.code = ErrorCode::kUnfinished;
  error.token.append("sdk");
  error.at = {lines.size(), 1};
  return error;
}

Result<Puzzle> read_sdk(std::span<const std::string_view> lines, ReadContext& context) {
  SdkLines walk(context.layout);
  Fit fit = Fit::kNo;
  for (std::size_t i = 0; i < lines.size(); ++i) fit = walk.take(lines[i], i);
  if (fit != Fit::kWhole && fit != Fit::kWholeOrMore) return broken(lines, walk, context.layout);
  const SdkRows puzzle_rows(lines, walk.puzzle());
  const Result<Grid> givens = read_cells(whole_of(puzzle_rows.text), context.layout);
  if (!givens) return puzzle_rows.in_place(givens.error());
  Puzzle puzzle = puzzle_of(*givens);
  if (!walk.state().empty()) {
    const SdkRows state_rows(lines, walk.state());
    const Result<Grid> placed = read_placed(whole_of(state_rows.text), *givens, "State");
    if (!placed) return state_rows.in_place(placed.error());
    puzzle.placed = *placed;
  }
  read_note_lines(context.comments,
                  walk.is_bare() ? NoteLines::kWithBlank : NoteLines::kBlankOrDense, puzzle.notes);
  return puzzle;
}

void append_rows(const Grid& grid, std::string& out) {
  std::string cells;
  append_grid(grid, cells);
  const auto side = static_cast<std::size_t>(grid.size());
  for (std::size_t i = 0; i < cells.size(); i += side) out.append(cells, i, side) += '\n';
}

void write_sdk(const Puzzle& puzzle, std::string& out) {
  append_note_lines(puzzle.notes, out);
  out += "[Puzzle]\n";
  append_rows(puzzle.givens, out);
  if (puzzle.placed.filled().empty()) return;
  out += "[State]\n";
  append_rows(filled_in(puzzle), out);
}

}  // namespace

constinit const Format kSdkFormat = {
    .name = "sdk",
    .extensions = "sdk",
    .words = {"SadMan Software .sdk: notes, [Puzzle] and [State]",
              "SadMan Software 的 .sdk：说明、[Puzzle] 与 [State]",
              "SadMan Software 的 .sdk：說明、[Puzzle] 與 [State]"},
    .reads = Part::kGivens | Part::kPlaced | Part::kNotes | Part::kOtherSizes,
    .writes = Part::kGivens | Part::kPlaced | Part::kNotes | Part::kOtherSizes,
    .fit = fit_sdk,
    .read = read_sdk,
    .write = write_sdk,
    .separator = "\n",
};

}  // namespace shudu
