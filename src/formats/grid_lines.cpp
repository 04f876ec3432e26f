// Rows, borders and gaps of a drawn grid; see grid_lines.h.
#include "formats/grid_lines.h"

#include <algorithm>

#include "shudu/core/layout_table.h"

namespace shudu {

namespace {

constexpr int kMaxBlanksBetweenRows = 2;

}  // namespace

void GridLines::set_size(std::size_t size) {
  size_ = size;
  band_ = 0;
  if (size > static_cast<std::size_t>(kMaxSize)) {
    while (band_ * band_ < size) ++band_;  // 4 of 16, 5 of 25
    return;
  }
  const Result<const Layout*> layout = default_layout(static_cast<int>(size));
  if (layout) band_ = static_cast<std::size_t>((*layout)->box_rows());
}

bool GridLines::add_row() {
  if (rows_ == size_) return false;
  if (rows_ != 0) {
    gaps_.push_back(has_gap_ ? 1 : 0);
    if (!is_regular()) return false;
  }
  ++rows_;
  blanks_ = 0;
  has_border_ = has_gap_ = false;
  return true;
}

bool GridLines::add_border() {
  if (rows_ == 0) {
    if (is_opened_) return false;
    is_opened_ = true;
    return true;
  }
  if (rows_ == size_) {
    if (!is_opened_ || is_closed_) return false;
    is_closed_ = true;
    return true;
  }
  if (has_border_) return false;
  has_border_ = has_gap_ = true;
  return true;
}

bool GridLines::add_blank() {
  if (rows_ == 0 || rows_ == size_) return false;
  has_gap_ = true;
  return ++blanks_ <= kMaxBlanksBetweenRows;
}

Fit GridLines::fit() const {
  if (rows_ == 0 || rows_ < size_) return Fit::kMore;
  return is_opened_ && !is_closed_ ? Fit::kWholeOrMore : Fit::kWhole;
}

bool GridLines::is_regular() const {
  const auto has_bands_of = [this](std::size_t band) {
    for (std::size_t i = 0; i < gaps_.size(); ++i) {
      if ((gaps_[i] != 0) != ((i + 1) % band == 0)) return false;
    }
    return true;
  };
  const bool has_none = std::find(gaps_.begin(), gaps_.end(), 1) == gaps_.end();
  if (has_none || has_bands_of(1)) return true;
  if (band_ == 0) return true;  // no usual boxes: bands may be anywhere
  return has_bands_of(band_) || has_bands_of(size_ / band_);  // 6x6 has boxes of 2x3 and of 3x2
}

}  // namespace shudu
