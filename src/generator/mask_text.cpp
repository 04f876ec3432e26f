#include "shudu/generator/mask_text.h"

#include <cassert>
#include <utility>

#include "shudu/core/symmetry.h"

namespace shudu {
namespace {

constexpr std::string_view kEmptyMarks = ".0";
constexpr std::string_view kGivenMarks = "123456789xX*";

class MaskReader {
 public:
  MaskReader(std::string_view text, int size) : text_(text), size_(size) {}

  Result<std::vector<CellSet>> read() {
    while (!text_.empty()) {
      const std::string_view line = take_line();
      const bool is_between = line.empty() || line.front() == '#';
      if (is_between && row_ > 0) return short_error();
      if (is_between) continue;
      const Status status = take(line);
      if (!status) return status.error();
    }
    ++line_;
    if (row_ > 0 || masks_.empty()) return short_error();
    return std::move(masks_);
  }

 private:
  std::string_view take_line() {
    ++line_;
    const std::size_t end = text_.find('\n');
    std::string_view line = text_.substr(0, end);
    text_ = end == std::string_view::npos ? std::string_view() : text_.substr(end + 1);
    while (!line.empty() && (line.back() == ' ' || line.back() == '\t' || line.back() == '\r')) {
      line.remove_suffix(1);
    }
    return line;
  }

  // A line of marks: a whole mask, or a row of one.
  Status take(std::string_view line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      const bool is_known = kEmptyMarks.find(line[i]) != std::string_view::npos ||
                            kGivenMarks.find(line[i]) != std::string_view::npos;
      if (is_known) continue;
      // Only what stands before is ASCII for certain: a column is a character up to here.
      Error error = error_at(ErrorCode::kBadCharacter, i + 1);
      error.token = escape_first(line.substr(i));
      return error;
    }
    const auto side = static_cast<std::size_t>(size_);
    const bool is_whole = row_ == 0 && line.size() == side * side;
    if (!is_whole && line.size() != side) return length_error(line.size());
    const int first = is_whole ? 0 : row_ * size_;
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (kGivenMarks.find(line[i]) == std::string_view::npos) continue;
      mask_.insert(Cell(first + static_cast<int>(i)));
    }
    row_ = is_whole ? size_ : row_ + 1;
    if (row_ < size_) return kDone;
    if (masks_.size() == kMostMasks) {
      Error error = error_at(ErrorCode::kTooLarge, 1);
      error.expected = kMostMasks;
      return error;
    }
    masks_.push_back(std::exchange(mask_, {}));
    row_ = 0;
    return kDone;
  }

  Error error_at(ErrorCode code, std::size_t column) const {
    return Error{.code = code, .size = static_cast<std::uint8_t>(size_), .at = {line_, column}};
  }

  // A line that is neither a mask nor a row: measured by what it is nearer to.
  Error length_error(std::size_t found) const {
    const auto side = static_cast<std::size_t>(size_);
    const bool is_row = row_ > 0 || found < 2 * side;
    const std::size_t expected = is_row ? side : side * side;
    Error error = error_at(found < expected ? ErrorCode::kTooShort : ErrorCode::kTooLong,
                           found < expected ? found + 1 : expected + 1);
    error.found = found;
    error.expected = expected;
    return error;
  }

  // The text, or an empty line, comes before the last row of a mask.
  Error short_error() const {
    Error error = error_at(ErrorCode::kTooShort, 1);
    error.found = static_cast<std::uint64_t>(row_) * static_cast<std::uint64_t>(size_);
    error.expected = static_cast<std::uint64_t>(size_) * static_cast<std::uint64_t>(size_);
    return error;
  }

  std::string_view text_;
  int size_;
  std::uint64_t line_ = 0;
  int row_ = 0;  // rows of the mask that is being read
  CellSet mask_;
  std::vector<CellSet> masks_;
};

// Are two of the lines without givens, and does exchanging them keep the layout?
bool has_empty_pair(const Layout& layout, CellSet mask, bool rows) {
  const int size = layout.size();
  for (int a = 0; a < size; ++a) {
    if (mask.intersects(layout.cells(rows ? layout.row(a) : layout.column(a)))) continue;
    for (int b = a + 1; b < size; ++b) {
      if (mask.intersects(layout.cells(rows ? layout.row(b) : layout.column(b)))) continue;
      Permutation lines = kIdentityPermutation;
      std::swap(lines[static_cast<std::size_t>(a)], lines[static_cast<std::size_t>(b)]);
      const Symmetry exchange = rows ? Symmetry::moving(size, lines, kIdentityPermutation)
                                     : Symmetry::moving(size, kIdentityPermutation, lines);
      if (is_symmetry_of(exchange, layout)) return true;
    }
  }
  return false;
}

}  // namespace

Result<std::vector<CellSet>> read_masks(std::string_view text, int size) {
  assert(size >= 1 && size <= kMaxSize);
  return MaskReader(text, size).read();
}

std::string mask_text(CellSet mask, int size) {
  std::string text(static_cast<std::size_t>(size * size), '.');
  for (const Cell cell : mask) text[static_cast<std::size_t>(cell.index())] = 'x';
  return text;
}

MaskObstacle find_obstacle(const Layout& layout, CellSet mask) {
  constexpr int kLeastClassic = 17;
  const int least = layout.is_classic() ? kLeastClassic : layout.size() - 1;
  if (mask.size() < least) return MaskObstacle::kTooFew;
  if (has_empty_pair(layout, mask, true)) return MaskObstacle::kEmptyRows;
  if (has_empty_pair(layout, mask, false)) return MaskObstacle::kEmptyColumns;
  return MaskObstacle::kNone;
}

}  // namespace shudu
