// Simple Sudoku's .ss files; see ss.h.
//
// `fit` and `read` share one automaton, Boxes, which takes line after line and fills in the puzzle
// as far as it goes; what it finds wrong is kept for `read` to report.
#include "formats/ss.h"

#include <algorithm>
#include <array>
#include <vector>

#include "formats/record_text.h"
#include "shudu/core/grid_text.h"

namespace shudu {

namespace {

constexpr int kLinesOfBox = 13;  // a border, three rows, a separator, ..., a border
constexpr int kBand = 3;
constexpr std::size_t kCellsOfBand = 27;

enum class GridContent : std::uint8_t { kGivens, kFilled, kCandidates };

bool is_starred_border(std::string_view line) {
  return line.size() >= 3 && line.front() == '*' && line.back() == '*' && line[1] == '-' &&
         consists_of(line.substr(1, line.size() - 2), "-+*");
}

bool is_separator_line(std::string_view line) {
  return line.size() >= 3 && line.front() == '|' && line.find('-') != std::string_view::npos &&
         consists_of(line, "|-+:");
}

bool is_row(std::string_view line) {
  return line.size() >= 5 && line.front() == '|' && line.back() == '|' && !is_separator_line(line);
}

/// The three parts of a row between its bars; empty when there are more or fewer.
std::vector<Piece> parts_of_row(std::string_view line) {
  std::vector<Piece> parts;
  std::size_t begin = line.find('|') + 1;
  for (std::size_t end = line.find('|', begin); end != std::string_view::npos;
       end = line.find('|', begin)) {
    parts.push_back({line, begin, end});
    begin = end + 1;
  }
  if (parts.size() != kBand) parts.clear();
  return parts;
}

/// The groups of a part: what stands between blanks.
std::vector<Piece> groups_of(const Piece& part) {
  std::vector<Piece> groups;
  std::size_t at = part.begin;
  while (at < part.end) {
    const bool is_gap = part.text[at] == ' ' || part.text[at] == '\t';
    const bool continues = at > part.begin && !groups.empty() && groups.back().end == at;
    if (!is_gap && continues) ++groups.back().end;
    if (!is_gap && !continues) groups.push_back({part.text, at, at + 1});
    ++at;
  }
  return groups;
}

/// Takes the lines of a record and fills in what they hold.
class Boxes {
 public:
  Fit take(std::string_view line) {
    if (line_ == 0) return trimmed(line).empty() ? take_blank() : begin_box(trimmed(line));
    if (!take_inside(line)) return box_ == 0 && line_ > 1 ? Fit::kClaim : Fit::kNo;
    line_ = (line_ + 1) % kLinesOfBox;
    if (line_ != 0) return Fit::kMore;
    return end_box();
  }

  [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
  /// Why the last line was refused; its line number is left to the caller.
  [[nodiscard]] const Error& error() const { return error_; }

 private:
  Fit take_blank() {
    // One blank line may part the boxes; a second one ends the record.
    if (box_ == 0 || blanks_++ > 0) return Fit::kNo;
    return Fit::kWholeOrMore;
  }

  Fit begin_box(std::string_view line) {
    if (!is_starred_border(line)) return Fit::kNo;
    line_ = 1;
    blanks_ = 0;
    row_ = 0;
    kind_ = box_ == 0 ? GridContent::kGivens : GridContent::kFilled;
    return Fit::kMore;
  }

  bool take_inside(std::string_view line) {
    const std::string_view text = trimmed(line);
    bool is_right = false;
    if (line_ == kLinesOfBox - 1) {
      is_right = is_starred_border(text);
    } else if (line_ % (kBand + 1) == 0) {
      is_right = is_separator_line(text);
    } else if (is_row(text)) {
      return take_row(line);
    }
    if (!is_right) error_ = whole_of(line).error(0, ErrorCode::kBadSyntax, text);
    return is_right;
  }

  bool take_row(std::string_view line) {
    const std::vector<Piece> parts = parts_of_row(line);
    if (parts.empty()) {
      error_ = error_in(line, 0, ErrorCode::kBadSyntax, trimmed(line));
      return false;
    }
    // Only candidates have blanks between them; the givens may be written either way.
    const bool has_gaps =
        line.substr(parts[0].begin).find_first_of(" \t") != std::string_view::npos;
    if (box_ > 0 && row_ == 0 && has_gaps) kind_ = GridContent::kCandidates;
    if (kind_ == GridContent::kCandidates) return take_candidates(parts);
    return take_digits(parts);
  }

  bool take_digits(const std::vector<Piece>& parts) {
    for (int i = 0; i < kBand; ++i) {
      const Piece& part = parts[static_cast<std::size_t>(i)];
      int cells = 0;
      for (std::size_t at = part.begin; at < part.end; ++at) {
        const char c = part.text[at];
        if (c == ' ' || c == '\t') continue;
        if (!is_cell_mark(c)) return refuse(part, at, ErrorCode::kBadCharacter);
        if (cells == kBand) return refuse(part, at, ErrorCode::kTooLong);
        if (!take_digit(i * kBand + cells++, c)) return refuse(part, at, ErrorCode::kMismatch);
      }
      if (cells < kBand) return refuse(part, part.end, ErrorCode::kTooShort);
    }
    ++row_;
    return true;
  }

  bool take_digit(int column, char c) {
    const Cell cell = Cell::at(row_, column, kMaxSize);
    if (kind_ == GridContent::kGivens) {
      if (!is_blank_mark(c)) puzzle_.givens.place(cell, Digit(c - '0'));
      return true;
    }
    if (!puzzle_.givens.is_blank(cell)) return c == puzzle_.givens[cell]->to_char();
    if (!is_blank_mark(c)) puzzle_.placed.place(cell, Digit(c - '0'));
    return true;
  }

  bool take_candidates(const std::vector<Piece>& parts) {
    if (row_ == 0) puzzle_.marks = Pencilmarks(kMaxSize);
    for (int i = 0; i < kBand; ++i) {
      const std::vector<Piece> groups = groups_of(parts[static_cast<std::size_t>(i)]);
      if (groups.size() != kBand) return false;
      for (int k = 0; k < kBand; ++k) {
        const Cell cell = Cell::at(row_, i * kBand + k, kMaxSize);
        if (!take_group(cell, groups[static_cast<std::size_t>(k)].view())) return false;
      }
    }
    ++row_;
    return true;
  }

  bool take_group(Cell cell, std::string_view group) {
    DigitSet digits;
    if (group != ".") {
      if (!consists_of(group, "123456789")) return false;
      for (const char c : group) digits.insert(Digit(c - '0'));
    }
    const Grid& home = puzzle_.givens.is_blank(cell) ? puzzle_.placed : puzzle_.givens;
    if (!home.is_blank(cell) && digits != DigitSet::only(*home[cell])) return false;
    puzzle_.marks->set(cell, digits);
    return true;
  }

  Fit end_box() {
    ++box_;
    if (kind_ == GridContent::kCandidates) return Fit::kWhole;
    const bool adds_nothing = kind_ == GridContent::kFilled && puzzle_.placed.filled().empty();
    return adds_nothing || box_ > 2 ? Fit::kNo : Fit::kWholeOrMore;
  }

  bool refuse(const Piece& part, std::size_t at, ErrorCode code) {
    error_ = error_in(part.text, at, code, part.text.substr(at, at < part.end ? 1 : 0));
    if (code == ErrorCode::kBadCharacter) error_.token = escape_first(part.text.substr(at));
    if (code == ErrorCode::kTooShort || code == ErrorCode::kTooLong) {
      error_.token = {};
      error_.expected = kBand;
      const std::string_view cells = part.view();
      error_.found =
          static_cast<std::uint64_t>(std::count_if(cells.begin(), cells.end(), is_cell_mark));
    }
    return false;
  }

  Puzzle puzzle_;
  Error error_;
  GridContent kind_ = GridContent::kGivens;
  int box_ = 0;     // boxes that are complete
  int line_ = 0;    // lines of the current box
  int row_ = 0;     // rows of the current box
  int blanks_ = 0;  // blank lines since the last box
};

Fit fit_ss(std::span<const std::string_view> lines, const ReadContext& /*context*/) {
  Boxes boxes;
  Fit fit = Fit::kNo;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    fit = boxes.take(lines[i]);
    if (fit == Fit::kNo) return fit;
    if ((fit == Fit::kClaim || fit == Fit::kWhole) && i + 1 < lines.size()) return Fit::kNo;
  }
  return fit;
}

Result<Puzzle> read_ss(std::span<const std::string_view> lines, ReadContext& /*context*/) {
  Boxes boxes;
  Fit fit = Fit::kNo;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    fit = boxes.take(lines[i]);
    if (fit != Fit::kNo && fit != Fit::kClaim) continue;
    Error error = boxes.error();
    error.at = {i + 1, std::max<std::uint64_t>(error.at.column, 1)};
    return error;
  }
  if (fit == Fit::kWhole || fit == Fit::kWholeOrMore) return boxes.puzzle();
  Error error;
  error.code = ErrorCode::kUnfinished;
  error.token.append("ss");
  error.at = {lines.size(), 1};
  return error;
}

/// A border or separator for three parts of `width` characters each.
void append_rule(char end, char joint, std::size_t width, std::string& out) {
  out += end;
  for (int i = 0; i < kBand; ++i) {
    if (i > 0) out += joint;
    out.append(width, '-');
  }
  out.append(1, end) += '\n';
}

/// A box whose 81 cells read as `cells` says; in parts of `width` characters.
void append_box(const std::array<std::string, kMaxCells>& cells, std::size_t width,
                std::string& out) {
  append_rule('*', '-', width, out);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i % kBand == 0) out += '|';
    out += cells[i];
    if (i % kMaxSize == kMaxSize - 1) out += "|\n";
    const bool ends_band = i % kCellsOfBand == kCellsOfBand - 1;
    if (ends_band && i + 1 < cells.size()) append_rule('|', '+', width, out);
  }
  append_rule('*', '-', width, out);
}

void append_ss_grid(const Grid& grid, std::string& out) {
  std::array<std::string, kMaxCells> cells;
  std::string line;
  append_grid(grid, line);
  for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = line[i];
  append_box(cells, kBand, out);
}

void append_candidates(const Pencilmarks& marks, std::string& out) {
  std::array<std::string, kMaxCells> cells;
  std::size_t longest = 1;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    cells[i] = ' ';
    const DigitSet digits = marks[Cell(static_cast<int>(i))];
    if (digits.empty()) cells[i] += '.';
    for (const Digit digit : digits) cells[i] += digit.to_char();
    longest = std::max(longest, cells[i].size());
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    cells[i].resize(longest + (i % kBand == kBand - 1 ? 2 : 1), ' ');
  }
  append_box(cells, kBand * (longest + 1) + 1, out);
}

void write_ss(const Puzzle& puzzle, std::string& out) {
  append_ss_grid(puzzle.givens, out);
  if (!puzzle.placed.filled().empty()) append_ss_grid(filled_in(puzzle), out);
  if (puzzle.marks) append_candidates(*puzzle.marks, out);
}

}  // namespace

constinit const Format kSsFormat = {
    .name = "ss",
    .extensions = "ss",
    .words = {"Simple Sudoku .ss: boxes of givens, placed digits, candidates",
              "Simple Sudoku 的 .ss：已知数、已填数、候选数三个方框",
              "Simple Sudoku 的 .ss：已知數、已填數、候選數三個方框"},
    .reads = Part::kGivens | Part::kPlaced | Part::kMarks,
    .writes = Part::kGivens | Part::kPlaced | Part::kMarks,
    .fit = fit_ss,
    .read = read_ss,
    .write = write_ss,
    .epilogue = "\n\n",  // what follows in another file is a record of its own
    .separator = "\n\n",
};

}  // namespace shudu
