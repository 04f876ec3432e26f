#include "service/call.h"

#include <algorithm>
#include <cassert>

namespace shudu::service {

namespace {

// Looks are a tenth of a microsecond to some tens of them apart; a question may go to a script of a
// page and take one. So the caller is asked every ten milliseconds at the latest.
constexpr std::uint32_t kLooks = 256;

}  // namespace

Call::Call(std::string_view name, const Value& request, Language language, const Lent& lent)
    : name_(name), request_(request), language_(language), lent_(lent) {
  const std::optional<std::uint64_t> time = whole("time");
  if (time && lent.control.clock) end_time_ = (*lent.control.clock)() + *time;
}

std::string_view Call::text(std::string_view field) const {
  const Value* const value = request_.find(field);
  return value == nullptr ? std::string_view() : std::string_view(value->text);
}

std::optional<std::uint64_t> Call::whole(std::string_view field) const {
  const Value* const value = request_.find(field);
  if (value == nullptr) return std::nullopt;
  return value->magnitude;
}

bool Call::flag(std::string_view field) const {
  const Value* const value = request_.find(field);
  return value != nullptr && value->flag;
}

std::vector<std::string_view> Call::texts(std::string_view field) const {
  std::vector<std::string_view> all;
  const Value* const value = request_.find(field);
  if (value == nullptr) return all;
  for (const Value& item : value->items) all.emplace_back(item.text);
  return all;
}

std::optional<Failure> Call::limit_fault(std::uint64_t most) const {
  if (whole("limit").value_or(0) <= most) return std::nullopt;
  return fail(Reason::kNotWhole, {.field = "limit", .n = 1, .m = most});
}

std::uint64_t Call::most_nodes() const {
  return std::min(whole("budget").value_or(lent_.limits.search_nodes), lent_.limits.search_nodes);
}

Stop Call::stop() const {
  const Control& control = lent_.control;
  const std::atomic<bool>* const flag = control.stop == nullptr ? nullptr : &control.stop->raised();
  return control.progress || end_time_ ? Stop(flag, asked_) : Stop(flag);
}

bool Call::goes_on(std::uint64_t done, std::uint64_t total) {
  done_ = done;
  total_ = total;
  return ask();
}

bool Call::look() {
  if (halt_ != Halt::kNone) return true;
  return ++looks_ >= kLooks && !ask();
}

bool Call::ask() {
  looks_ = 0;
  if (halt_ != Halt::kNone) return false;
  const bool is_stopped = lent_.control.stop != nullptr && lent_.control.stop->is_stopped();
  if (is_stopped ||
      (lent_.control.progress && !(*lent_.control.progress)({name_, done_, total_}))) {
    halt_ = Halt::kCancelled;
  } else if (end_time_ && (*lent_.control.clock)() >= *end_time_) {
    halt_ = Halt::kTimeout;
  }
  return halt_ == Halt::kNone;
}

Failure Call::halted() const {
  assert(halt_ != Halt::kNone);
  if (halt_ == Halt::kTimeout) return fail(Reason::kTimeout);
  if (halt_ == Halt::kBudget) return fail(Reason::kBudget, {.n = most_nodes()});
  return fail(Reason::kCancelled);
}

}  // namespace shudu::service
