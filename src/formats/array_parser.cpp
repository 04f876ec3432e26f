// Array literals; see array_parser.h.
#include "formats/array_parser.h"

#include <algorithm>
#include <array>

#include "formats/array_start.h"
#include "formats/digit_base.h"
#include "formats/record_text.h"
#include "shudu/core/characters.h"

namespace shudu {

namespace {

constexpr std::size_t kMaxCellsKept = 1300;  // 36x36 and a little: more is no grid
constexpr std::size_t kMaxNesting = 6;

char closing_of(char c) { return c == '[' ? ']' : c == '{' ? '}' : ')'; }

// The value of a bare word or of a short string; -1 when it is too large, nothing when it is none.
std::optional<int> value_of(std::string_view word) {
  constexpr std::array<std::string_view, 9> kMissing = {"null",      "None", "nil", "NULL", "NA",
                                                        "undefined", "NaN",  "nan", "-1"};
  if (word.empty() || word == " ") return kBlankMark;
  if (word == "0") return 0;
  if (word.size() == 1 && is_blank_mark(word[0])) return kBlankMark;
  if (std::find(kMissing.begin(), kMissing.end(), word) != kMissing.end()) return kMissingNumber;
  if (word.size() > 1 && word.back() == '.') word.remove_suffix(1);  // numpy's `5.`
  if (word.size() > 2 && word.substr(word.size() - 2) == ".0") word.remove_suffix(2);
  if (!std::all_of(word.begin(), word.end(), is_digit)) return std::nullopt;
  if (word.size() > 3) return -1;
  int value = 0;
  for (const char c : word) value = value * 10 + (c - '0');
  return value;
}

class Parser {
 public:
  explicit Parser(std::span<const std::string_view> lines) : lines_(lines) {}

  ArrayLiteral run() {
    const std::size_t start = find_start(lines_[0]);
    if (start == std::string_view::npos) return literal_;
    literal_.is_array = true;
    for (line_ = 0; line_ < lines_.size() && !literal_.is_past; ++line_) {
      parse_line(line_ == 0 ? start : 0);
    }
    return literal_;
  }

 private:
  // What stands between a bracket and its partner, so far.
  struct Level {
    char closing = ']';
    std::size_t first = 0;
    std::size_t count = 0;
    bool has_groups = false;
  };

  void parse_line(std::size_t start) {
    const std::string_view line = lines_[line_];
    if (literal_.is_closed && literal_.fault) {
      literal_.is_past = true;
      return;
    }
    if (literal_.fault && line.find_first_of(",[]{}()\"'") == line.npos) {
      literal_.is_past = true;
      return;
    }
    if (line_ != 0 && (is_puzzle_alone(line) || (is_only_opened() && begins_statement(line)))) {
      literal_.is_past = true;
      return;
    }
    i_ = start;
    while (i_ < line.size() && !literal_.is_past) {
      if (literal_.fault) {
        count_bracket(line);
      } else {
        step(line);
      }
    }
  }

  // Inside the brackets a puzzle on one line is none of ours.
  static bool is_puzzle_alone(std::string_view line) {
    const std::string_view word = trimmed(line);
    return word.size() >= kShortestPuzzle && are_cell_marks(word);
  }

  // A brace alone may be that of a function.
  [[nodiscard]] bool is_only_opened() const {
    return levels_.size() == 1 && levels_.back().closing == '}' && literal_.cells.empty();
  }

  // `int n = 9;`, `vvint d{`, but not `new int[] {`.
  static bool begins_statement(std::string_view line) {
    const std::string_view text = trimmed(line);
    if (text.empty() || !is_letter(text.front())) return false;
    if (find_assigned(text) != text.npos) return true;
    const std::size_t blank = text.find(' ');
    return blank != text.npos && text.substr(0, blank) != "new" && is_letter(text[blank + 1]);
  }

  // After a fault only the end of the literal matters, so that it is one error and not several.
  void count_bracket(std::string_view line) {
    const char c = line[i_];
    if (is_opening(c)) ++unkept_;
    if (is_closing(c)) {
      if (unkept_ != 0) {
        --unkept_;
      } else if (!levels_.empty()) {
        levels_.pop_back();
      }
      literal_.is_closed = unkept_ == 0 && levels_.empty();
    }
    ++i_;
  }

  void step(std::string_view line) {
    const char c = line[i_];
    if (in_comment_) {
      in_comment_ = line.substr(i_, 2) != "*/";
      i_ += in_comment_ ? 1 : 2;
    } else if (is_space(c) || c == ',' || c == ';') {
      ++i_;
    } else if (line.substr(i_, 2) == "//" || (c == '#' && !levels_.empty())) {
      const std::size_t end = line.find('\n', i_);
      i_ = end == line.npos ? line.size() : end;
    } else if (line.substr(i_, 2) == "/*") {
      in_comment_ = true;
      i_ += 2;
    } else if (is_remark(line)) {
      i_ = line.size();
    } else if (is_after_all() && is_letter(c)) {
      literal_.is_past = true;  // `print(b)`
    } else if (const std::size_t inner = find_constructed(line, i_); inner != line.npos) {
      i_ = inner;
    } else if (is_opening(c)) {
      open(c);
    } else if (is_closing(c)) {
      close(c);
    } else if (levels_.empty()) {
      outside();
    } else if (is_further_argument(line)) {
      i_ = std::min(line.find_first_of(",)]}", i_), line.size());
    } else if (c == '"' || c == '\'') {
      take_string(line, c);
    } else {
      take_word(line);
    }
  }

  // Of a literal that is whole, and not of rows one after the other, is this another line?
  [[nodiscard]] bool is_after_all() const {
    return levels_.empty() && literal_.is_closed && literal_.is_nested && !has_begun_on_line();
  }

  // `...` at the end of a line, where the next one goes on, and `%` before a remark.
  [[nodiscard]] bool is_remark(std::string_view line) const {
    if (levels_.empty()) return false;
    return line[i_] == '%' || (line.substr(i_, 3) == "..." && trimmed(line.substr(i_ + 3)).empty());
  }

  [[nodiscard]] bool has_all_cells() const {
    const std::size_t side = side_of(literal_.cells.size());
    return is_board_size(side) || side > 9;
  }

  // After all cells: `nrow = 9`, `dtype=int`, `9`.
  [[nodiscard]] bool is_further_argument(std::string_view line) const {
    if (!levels_.back().has_groups || !has_all_cells()) return false;
    return is_letter(line[i_]) || is_digit(line[i_]);
  }

  // Stops reading: `length` bytes here are to blame.
  void fault(std::size_t length, ErrorCode code = ErrorCode::kBadSyntax) {
    literal_.fault = ArrayFault{code, line_, i_, std::max<std::size_t>(length, 1)};
  }

  // Text outside all brackets: of a literal on one line it is an error, on a later line not ours.
  void outside() {
    if (has_begun_on_line() && literal_.is_closed && has_all_cells()) {
      i_ = lines_[line_].size();  // `.reshape(9, 9)`, a remark
    } else if (has_begun_on_line()) {
      fault(1);
    } else {
      literal_.is_past = true;
    }
  }

  [[nodiscard]] bool has_begun_on_line() const {
    return lines_[line_].substr(0, i_).find_first_not_of(" \t") != std::string_view::npos;
  }

  void open(char c) {
    literal_.is_closed = false;
    if (levels_.size() >= kMaxNesting) return fault(1, ErrorCode::kTooDeep);
    if (!levels_.empty()) {
      literal_.is_nested = true;
      levels_.back().has_groups = true;
      if (levels_.back().count != 0) return fault(1);
    }
    levels_.push_back({closing_of(c), literal_.cells.size(), 0, false});
    ++i_;
  }

  void close(char c) {
    const bool is_of_call = c == ')' || (literal_.is_closed && has_all_cells());
    if (levels_.empty() && is_of_call) {  // of `np.array(`, of what the literal stands in
      ++i_;
      return;
    }
    if (levels_.empty() || levels_.back().closing != c) return fault(1);
    const Level level = levels_.back();
    levels_.pop_back();
    if (level.count != 0) literal_.groups.push_back({level.first, level.count, line_, i_});
    literal_.is_closed = levels_.empty();
    ++i_;
  }

  void take_string(std::string_view line, char quote) {
    const std::size_t end = line.find(quote, i_ + 1);
    if (end == line.npos) return fault(1);
    const std::string_view text = line.substr(i_ + 1, end - i_ - 1);
    if (text.size() >= 4 && are_cell_marks(text)) {
      take_row(text, i_ + 1);
    } else {
      take_value(text);
    }
    i_ = end + 1;
  }

  // A string of several cells is a row of its own.
  void take_row(std::string_view text, std::size_t offset) {
    if (levels_.back().count != 0) return fault(text.size() + 2);
    levels_.back().has_groups = true;
    literal_.is_nested = true;
    const std::size_t first = literal_.cells.size();
    for (std::size_t k = 0; k < text.size(); ++k) {
      add({is_blank_mark(text[k]) ? 0 : text[k] - '0', line_, offset + k, 1, true});
    }
    literal_.groups.push_back({first, text.size(), line_, offset + text.size()});
  }

  void take_word(std::string_view line) {
    std::size_t end = i_;
    while (end < line.size() && is_word(line[end])) ++end;
    if (end == i_) return fault(1);
    take_value(line.substr(i_, end - i_));
    i_ = end;
  }

  void take_value(std::string_view text) {
    const std::optional<int> value = value_of(text);
    if (!value || levels_.back().has_groups) return fault(text.size());
    if (levels_.back().count++ == 0) levels_.back().first = literal_.cells.size();
    add({*value, line_, i_, std::max<std::size_t>(text.size(), 1), false});
  }

  void add(const ArrayCell& cell) {
    if (literal_.cells.size() < kMaxCellsKept) {
      literal_.cells.push_back(cell);
    } else {
      fault(1);
    }
  }

  std::span<const std::string_view> lines_;
  ArrayLiteral literal_;
  std::vector<Level> levels_;
  std::size_t unkept_ = 0;  // brackets opened after a fault
  std::size_t line_ = 0;
  std::size_t i_ = 0;
  bool in_comment_ = false;
};

}  // namespace

ArrayLiteral parse_array(std::span<const std::string_view> lines) {
  ArrayLiteral literal = Parser(lines).run();
  const auto holds = [&](std::string_view word) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](std::string_view line) { return line.find(word) != line.npos; });
  };
  literal.is_by_column = literal.is_array && holds("matrix(c(") && !holds("byrow");
  return literal;
}

}  // namespace shudu
