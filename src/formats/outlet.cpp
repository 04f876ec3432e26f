#include "formats/outlet.h"

#include <string_view>
#include <utility>

namespace shudu {

void Outlet::send(Record& record) {
  constexpr std::size_t kMostHeld = 256;  // no page has so many lines before its puzzle
  if (!is_page_) return deliver(record);
  if (record.puzzle == nullptr) {
    if (held_.size() < kMostHeld) hold_back(record);
    return;
  }
  note_puzzle();
  deliver(record);
}

// What a record points at is gone when it is sent.
void Outlet::hold_back(const Record& record) {
  HeldError held{record, std::string(record.text), {}};
  held.lines.assign(record.lines.begin(), record.lines.end());
  held_.push_back(std::move(held));
}

void Outlet::note_puzzle() {
  is_page_ = false;
  for (HeldError& held : std::exchange(held_, {})) {
    const std::vector<std::string_view> lines(held.lines.begin(), held.lines.end());
    held.record.text = held.text;
    held.record.lines = lines;
    deliver(held.record);
  }
}

void Outlet::end_page() {
  if (!std::exchange(is_page_, false)) return;
  held_.clear();
  Record record;
  record.line = 1;
  record.error.code = ErrorCode::kWebPage;
  record.error.at = {1, 1};
  deliver(record);
}

}  // namespace shudu
