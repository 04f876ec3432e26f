#include "formats/variant/rule_error.h"

#include <algorithm>
#include <string>

#include "shudu/variant/fault.h"

namespace shudu::variant {
namespace {

constexpr std::size_t kMostNotTaken = 64;
constexpr std::size_t kLongestNotTaken = 40;

}  // namespace

Error bad_rule(Kind kind, std::string_view reason) {
  std::string token(row_of(kind).slug);
  token.append(": ").append(reason);
  return error_with(ErrorCode::kBadRule, token);
}

Status check_faults(const VariantPuzzle& puzzle) {
  const auto fault = find_fault(puzzle);
  if (!fault) return kDone;
  const std::string_view reason = fault_words(fault->reason).en;
  if (fault->kind == Kind::kCount) return error_with(ErrorCode::kBadRule, reason);
  Error error = bad_rule(fault->kind, reason);
  error.found = fault->constraint.value_or(0) + 1;
  return error;
}

Error cannot_hold(Kind kind) { return error_with(ErrorCode::kCannotHold, row_of(kind).slug); }

Status check_length(std::string_view text) {
  if (text.size() <= kMostVariantBytes) return kDone;
  return Error{.code = ErrorCode::kTooLarge, .expected = kMostVariantBytes};
}

void add_not_taken(std::string_view name, NotTaken::Why why, VariantText& text) {
  const NotTaken part{std::string(escape_token(name.substr(0, kLongestNotTaken)).view()), why};
  auto& all = text.not_taken;
  const auto at = std::lower_bound(all.begin(), all.end(), part,
                                   [](const auto& a, const auto& b) { return a.name < b.name; });
  const bool is_there = at != all.end() && at->name == part.name;
  if (!is_there && all.size() < kMostNotTaken) all.insert(at, part);
}

}  // namespace shudu::variant
