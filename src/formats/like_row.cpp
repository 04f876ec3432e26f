#include "formats/like_row.h"

#include <algorithm>

#include "formats/line.h"
#include "shudu/core/layout.h"

namespace shudu {

namespace {

std::size_t place_in(std::string_view line, const char* cells) {
  return cells == nullptr ? std::string::npos : static_cast<std::size_t>(cells - line.data());
}

}  // namespace

void LikeRow::keep(std::string_view line, const RowCells& found, const Format& format,
                   const Puzzle& puzzle) {
  forget();
  if (puzzle.solution.has_value() != (found.solution != nullptr)) return;
  line_ = line;
  cells_ = place_in(line, found.cells);
  solution_ = place_in(line, found.solution);
  format_ = &format;
  puzzle_ = puzzle;
}

bool LikeRow::is_like(std::string_view line, const RowCells& found) const {
  if (line.size() != line_.size() || cells_ != place_in(line, found.cells)) return false;
  if (solution_ != place_in(line, found.solution)) return false;
  const std::size_t first = std::min(cells_, solution_);
  const std::size_t second =
      solution_ == std::string::npos ? line.size() : std::max(cells_, solution_);
  const std::size_t behind = std::min(second + kMaxCells, line.size());
  const std::string_view kept = line_;
  return line.substr(0, first) == kept.substr(0, first) &&
         line.substr(first + kMaxCells, second - first - kMaxCells) ==
             kept.substr(first + kMaxCells, second - first - kMaxCells) &&
         line.substr(behind) == kept.substr(behind);
}

const Puzzle* LikeRow::read(std::string_view line, const RowCells& found) {
  if (line_.empty() || !is_like(line, found)) return nullptr;
  const bool has_read = read_classic_line({found.cells, kMaxCells}, puzzle_.givens) &&
                        (found.solution == nullptr ||
                         read_classic_line({found.solution, kMaxCells}, *puzzle_.solution));
  return has_read ? &puzzle_ : nullptr;
}

}  // namespace shudu
