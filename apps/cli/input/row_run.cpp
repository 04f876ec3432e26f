#include "cli/input/row_run.h"

#include <cstring>

namespace shudu::cli {

void RowRun::gather(const RecordReader& reader, std::string_view text, std::size_t most) {
  count_ = 0;
  bytes_ = 0;
  has_claims_ = false;
  while (count_ < most) {
    const std::size_t end = text.find('\n', bytes_);
    if (end == text.npos) return;
    std::string_view line = text.substr(bytes_, end - bytes_);
    if (line.ends_with('\r')) line.remove_suffix(1);
    RowCells row;
    if (!reader.find_row(line, row)) return;
    if (count_ == 0) make_room(most);
    take(row);
    bytes_ = end + 1;
  }
}

// When the first row is there: most inputs have none.
void RowRun::make_room(std::size_t most) {
  if (cells_.size() < most * kStride) cells_.resize(most * kStride, '\n');
  if (claims_.size() < most * kStride) claims_.resize(most * kStride);
}

void RowRun::take(const RowCells& row) {
  std::memcpy(cells_.data() + count_ * kStride, row.cells, kMaxCells);
  char* const claim = claims_.data() + count_ * kStride;
  if (row.solution == nullptr) {
    *claim = 0;
  } else {
    std::memcpy(claim, row.solution, kMaxCells);
    has_claims_ = true;
  }
  ++count_;
}

void RowRun::hand_over(Batch& batch) {
  batch.text.swap(cells_);
  batch.claims.swap(claims_);
  batch.run.offset = 0;
  batch.run.count = count_;
  batch.run.stride = kStride;
  batch.run.claims = has_claims_ ? std::optional<std::size_t>(0) : std::nullopt;
  // The text that came for it may be a block of plain lines, without line ends where they are here.
  cells_.clear();
}

}  // namespace shudu::cli
