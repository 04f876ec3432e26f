#include "service/call.h"

#include <algorithm>
#include <cassert>

namespace shudu::service {

namespace {

std::optional<std::uint64_t> whole_in(const Value& request, std::string_view field) {
  const Value* const value = request.find(field);
  if (value == nullptr) return std::nullopt;
  return value->magnitude;
}

}  // namespace

verbs::Terms Call::terms_of(const RequestProgress& progress, const Value& request,
                            const Means& means) {
  const Control& control = means.control;
  const std::uint64_t most = means.limits.search_nodes;
  verbs::Terms terms;
  terms.nodes = std::min(whole_in(request, "budget").value_or(most), most);
  if (control.stop != nullptr) terms.flag = &control.stop->raised();
  if (control.progress) terms.progress = progress;
  const std::optional<std::uint64_t> time = whole_in(request, "time");
  terms.clock = control.clock;
  if (time && control.clock) terms.end_time = (*control.clock)() + *time;
  return terms;
}

Call::Call(std::string_view name, const Value& request, Language language, const Means& means)
    : RequestProgress{name, means.control},
      Budget(terms_of(*this, request, means)),
      request_(request),
      language_(language),
      means_(means) {}

std::string_view Call::text(std::string_view field) const {
  const Value* const value = request_.find(field);
  return value == nullptr ? std::string_view() : std::string_view(value->text);
}

std::optional<std::uint64_t> Call::whole(std::string_view field) const {
  return whole_in(request_, field);
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

Failure Call::halted() const {
  assert(halt() != Halt::kNone);
  if (halt() == Halt::kTimeout) return fail(Reason::kTimeout);
  if (halt() == Halt::kBudget) return fail(Reason::kBudget, {.n = nodes()});
  return fail(Reason::kCancelled);
}

Failure Call::fail(const verbs::Unanswered& why) const {
  return why.error ? fail(*why.error) : halted();
}

}  // namespace shudu::service
