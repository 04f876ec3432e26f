#include "formats/waiting_lines.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "formats/heading_text.h"

namespace shudu {

namespace {

constexpr std::size_t kMostHeadings = 4;
constexpr std::size_t kMostCode = 4000;  // lines
constexpr std::size_t kMostCodeBytes = std::size_t{256} * 1024;

}  // namespace

bool WaitingLines::take(const WaitingLine& line) {
  const bool is_code = program_.take(line.text);
  if (is_in_program_ && is_code) return true;
  if (is_heading(line.text)) {
    if (headings_.size() == kMostHeadings) return false;
    headings_.push_back(line);
    return true;
  }
  code_bytes_ += line.text.size();
  if (!is_code || code_.size() == kMostCode || code_bytes_ > kMostCodeBytes) return false;
  code_.push_back(line);
  return true;
}

std::vector<WaitingLine> WaitingLines::settle(Follower follower) {
  std::vector<WaitingLine> code = std::exchange(code_, {});
  std::vector<WaitingLine> headings = std::exchange(headings_, {});
  code_bytes_ = 0;
  is_in_program_ = follower == Follower::kLiteral;
  if (is_in_program_) return {};
  if (follower == Follower::kPuzzle) return code;
  std::vector<WaitingLine> all;
  std::merge(std::move_iterator(code.begin()), std::move_iterator(code.end()),
             std::move_iterator(headings.begin()), std::move_iterator(headings.end()),
             std::back_inserter(all),
             [](const WaitingLine& a, const WaitingLine& b) { return a.line < b.line; });
  return all;
}

std::string_view WaitingLines::last_heading() const {
  return headings_.empty() ? std::string_view() : std::string_view(headings_.back().text);
}

}  // namespace shudu
