#include "shudu/service/wish_reading.h"

#include "service/check_fields.h"
#include "service/games.h"
#include "service/generating.h"
#include "service/parse.h"
#include "service/request_table.h"

namespace shudu::service {

Result<verbs::GenerateWish, std::string> read_generate_wish(std::string_view fields,
                                                            Language language) {
  const Limits limits;
  const Result<Value, ParseError> parsed = parse(fields, limits);
  if (!parsed) {
    const ParseError& error = parsed.error();
    return failure(error.reason, {.field = error.field, .n = error.n}, language).sentence;
  }
  if (parsed->kind != ValueKind::kObject) {
    return failure(Reason::kNotARequest, {}, language).sentence;
  }
  const RequestRow& row = *find_request("generate");
  if (const Outcome bad = check_fields(*parsed, row, language)) return bad->sentence;
  const Control control;
  Games games{};
  const Call call(row.name, *parsed, language, {limits, control, games});
  verbs::GenerateWish wish;
  if (const Outcome bad = read_fields(call, WithSparse::kMade, wish)) return bad->sentence;
  wish.most_tries = call.whole("tries");
  const MakeFault fault = find_fault(wish.origin.wish);
  if (fault != MakeFault::kNone) return failure_of(call, fault, wish.origin.wish).sentence;
  return wish;
}

}  // namespace shudu::service
