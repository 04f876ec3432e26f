// The envelope: from a text to a request of the table, and around its answer the head that every
// answer has. See service.h.
#include "shudu/service/service.h"

#include "service/call.h"
#include "service/check_fields.h"
#include "service/error_json.h"
#include "service/games.h"
#include "service/parse.h"
#include "service/request_table.h"
#include "service/solving_lines.h"

namespace shudu::service {
namespace {

constexpr std::size_t kMostIdBytes = 200;

// What is given back as it came: a text or a whole number. Empty where there is none; nothing
// where it is something else.
std::optional<std::string> id_of(const Value& request) {
  const Value* const id = request.find("id");
  if (id == nullptr) return std::string();
  std::string text;
  if (id->kind == ValueKind::kText && id->text.size() <= kMostIdBytes) {
    append_json_string(id->text, text);
    return text;
  }
  if (id->kind != ValueKind::kWhole) return std::nullopt;
  if (id->is_negative) text += '-';
  return text + std::to_string(id->magnitude);
}

// `{"shudu":1,"id":7,"ok":true`, an object that is still open.
JsonObject open_answer(const std::string& id, bool is_ok, std::string& out) {
  JsonObject object(out);
  object.number("shudu", kVersion);
  if (!id.empty()) object.name("id") += id;
  object.boolean("ok", is_ok);
  return object;
}

std::string failed(const std::string& id, const Failure& failure) {
  std::string out;
  JsonObject object = open_answer(id, false, out);
  add_error(object, failure);
  object.end();
  return out;
}

Language language_of(const Value& request) {
  const Value* const value = request.find("language");
  if (value == nullptr) return Language::kEnglish;
  return find_language(value->text).value_or(Language::kEnglish);
}

bool has_version(const Value& request) {
  const Value* const version = request.find("shudu");
  return version != nullptr && version->kind == ValueKind::kWhole && !version->is_negative &&
         version->magnitude == kVersion;
}

std::string answer_row(const RequestRow& row, const std::string& id, Call& call) {
  if (call.has("time") && !call.has_clock()) return failed(id, call.fail(Reason::kNoClock));
  if (!call.goes_on(0)) return failed(id, call.halted());
  std::string out;
  JsonObject object = open_answer(id, true, out);
  const Outcome bad = row.handle(call, object);
  if (bad) return failed(id, *bad);
  object.end();
  const std::size_t most = call.limits().answer_bytes;
  if (out.size() > most) return failed(id, call.fail(Reason::kAnswerTooLarge, {.n = most}));
  return out;
}

// The answer to a text.
std::string answered(std::string_view request, const Means& means) {
  const Result<Value, ParseError> parsed = parse(request, means.limits);
  if (!parsed) {
    const ParseError& error = parsed.error();
    const Details details{.field = error.field, .n = error.n};
    return failed({}, failure(error.reason, details, Language::kEnglish));
  }
  const Value& value = *parsed;
  const Language language = language_of(value);
  if (value.kind != ValueKind::kObject) {
    return failed({}, failure(Reason::kNotARequest, {}, language));
  }
  const std::optional<std::string> id = id_of(value);
  if (!id) return failed({}, failure(Reason::kBadId, {.field = "id", .n = kMostIdBytes}, language));
  if (!has_version(value)) {
    return failed(*id, failure(Reason::kWrongVersion, {.field = "shudu", .n = kVersion}, language));
  }
  const Value* const name = value.find("do");
  if (name == nullptr) {
    return failed(*id, failure(Reason::kMissingField, {.field = "do"}, language));
  }
  const RequestRow* const row = find_request(name->text);
  if (row == nullptr) {
    const Token shown = escape_token(name->text);
    return failed(
        *id, failure(Reason::kUnknownRequest, {.field = "do", .text = shown.view()}, language));
  }
  if (means.apart != nullptr && row->handle != answer_solve_lines) {
    return failed(*id,
                  failure(Reason::kUnknownRequest, {.field = "do", .text = row->name}, language));
  }
  if (const Outcome bad = check_fields(value, *row, language)) return failed(*id, *bad);
  Call call(row->name, value, language, means);
  return answer_row(*row, *id, call);
}

// The time of an answer, for the flag of its caller.
class Stoppable {
 public:
  explicit Stoppable(StopFlag* flag) : flag_(flag) {
    if (flag_ != nullptr) flag_->begin();
  }
  ~Stoppable() {
    if (flag_ != nullptr) flag_->end();
  }
  Stoppable(const Stoppable&) = delete;
  Stoppable& operator=(const Stoppable&) = delete;
  Stoppable(Stoppable&&) = delete;
  Stoppable& operator=(Stoppable&&) = delete;

 private:
  StopFlag* flag_;
};

}  // namespace

Service::Service(const Limits& limits) : limits_(limits), games_(std::make_unique<Games>()) {}
Service::~Service() = default;
Service::Service(Service&&) noexcept = default;
Service& Service::operator=(Service&&) noexcept = default;

std::string Service::answer(std::string_view request, const Control& control) {
  const Stoppable stoppable(control.stop);
  return answered(request, {limits_, control, *games_});
}

std::string Service::answer_lines(std::string_view request, std::string_view puzzles,
                                  std::string& solutions, const Control& control) {
  const Stoppable stoppable(control.stop);
  solutions.clear();
  const std::size_t most = limits_.request_bytes;
  if (request.size() > most || puzzles.size() > most - request.size()) {
    return failed({}, failure(Reason::kRequestTooLarge, {.n = most}, Language::kEnglish));
  }
  const Apart apart{puzzles, solutions};
  return answered(request, {limits_, control, *games_, &apart});
}

}  // namespace shudu::service
