// Tested in tests/service/line_batch_test.cpp, which holds every byte to that of single records.
#include "service/line_batch.h"

#include <algorithm>
#include <cassert>

namespace shudu::service {
void LineBatch::search(const Call& call, std::string_view text, const PlainLines& lines) {
  assert(lines.count <= kMostLines && text.size() >= lines.bytes());
  if (!solver_) {
    solver_.emplace();
    solutions_.resize(kMostLines * kMaxCells);
  }
  text_ = text;
  stride_ = lines.stride;
  solver_->solve({text.data(), lines.count, lines.stride}, verbs::easy_lines(call),
                 {solutions_.data(), kMaxCells});
}

bool LineBatch::answer(std::size_t line, JsonObject& object) const {
  if (!solver_->is_unique(line)) return false;
  std::string& out = object.name("puzzle");
  out += '"';
  const std::size_t begin = out.size();
  out += text_.substr(line * stride_, kMaxCells);
  std::replace_if(
      out.begin() + static_cast<std::ptrdiff_t>(begin), out.end(),
      [](char c) { return c < '1' || c > '9'; }, '.');
  out += '"';
  object.name("status") += "\"unique\"";
  std::string& solution = object.name("solution");
  solution += '"';
  solution.append(solutions_.data() + line * kMaxCells, kMaxCells);
  solution += '"';
  return true;
}

bool takes_line_batch(const Call& call) {
  return !call.flag("all") && !call.has("layout") && verbs::takes_easy_lines(call);
}

}  // namespace shudu::service
