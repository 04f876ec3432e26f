// Tested in tests/service/stepping_test.cpp.
#include "service/stepping.h"

#include <optional>
#include <utility>

#include "service/move_text.h"
#include "service/record.h"
#include "service/solving.h"
#include "service/stages_json.h"
#include "shudu/core/texts_of.h"
#include "shudu/explain/mistake_words.h"
#include "shudu/explain/why_words.h"
#include "shudu/service/json_list.h"
#include "shudu/service/position_json.h"
#include "shudu/service/step_json.h"

namespace shudu::service {
namespace {

Profile asked_profile(const Call& call) {
  Profile profile =
      call.has("profile") ? *find_profile(call.text("profile")) : profile_table().front();
  for (const std::string_view slug : call.texts("without")) {
    profile = without(std::move(profile), *find_technique(slug));
  }
  return profile;
}

// Assesses the record as asked and writes its status.
Result<Assessment, verbs::Unanswered> asked_assessment(Call& call, const Position& position,
                                                       JsonObject& object) {
  auto assessed = verbs::assess(call, position, {.may_assume_unique = !call.flag("no_uniqueness")});
  if (assessed) object.text("status", status_name(assessed->solutions));
  return assessed;
}

void add_message(JsonObject& object, const std::string& message) {
  if (!message.empty()) object.text("message", message);
}

// A step, with what else of it is asked for; `before` is the position where it is taken.
void append_step(const Call& call, const Step& step, const View& before, std::string& out) {
  const Layout& layout = before.layout();
  const Language language = call.language();
  JsonObject entry(out);
  add_step(entry, step, {layout, language, step.digits});
  if (call.flag("marks")) {
    add_marks(entry, hint_for(layout, step, kLastToldStage, language).marks, layout);
  }
  if (call.flag("stages")) add_step_stages(entry, step, layout, language);
  if (call.flag("positions")) add_view(entry, before);
  entry.end();
}

verbs::StepsWish asked_steps(const Call& call) {
  verbs::StepsWish wish;
  wish.are_usual = !call.has("techniques");
  wish.with_duals = !wish.are_usual;
  if (wish.are_usual) wish.techniques = asked_profile(call).techniques;
  for (const std::string_view slug : call.texts("techniques")) {
    wish.techniques.push_back(find_technique(slug));
  }
  return wish;
}

Outcome steps(Call& call, const Position& position, JsonObject& object) {
  const auto assessed = asked_assessment(call, position, object);
  if (!assessed) return call.fail(assessed.error());
  add_message(object, remark_on(*assessed, kMistakeStages, call.language()));
  JsonList told(object.name("steps"));
  const std::uint64_t most = call.whole("limit").value_or(call.limits().steps);
  std::uint64_t count = 0;
  bool is_cut = false;
  const auto take = [&](const Step& step) {
    is_cut = count == most;
    if (is_cut) return false;
    ++count;
    std::string& out = told.next();
    append_step(call, step, assessed->view, out);
    return out.size() <= call.limits().answer_bytes;
  };
  if (verbs::steps(call, *assessed, asked_steps(call), take) != Halt::kNone) return call.halted();
  told.end();
  object.boolean("complete", !is_cut);
  return std::nullopt;
}

// Where time is over the path ends there.
Outcome explain(Call& call, const Position& position, JsonObject& object) {
  const auto assessed = asked_assessment(call, position, object);
  if (!assessed) return call.fail(assessed.error());
  const Technique* const until = call.has("until") ? find_technique(call.text("until")) : nullptr;
  const Profile profile = asked_profile(call);
  object.text("profile", profile.name);
  add_message(object, remark_on(*assessed, kMistakeStages, call.language()));
  const auto [path, end] = verbs::explain_path(call, *assessed, profile, until);
  if (call.halt() == Halt::kCancelled) return call.halted();
  View before = assessed->view;
  add_list(object, "steps", path.steps, [&](const Step& step, std::string& out) {
    append_step(call, step, before, out);
    before.apply(step);
  });
  add_path_end(object, end, path.end,
               path_end_text(end, path.end, path.steps.size(), until, call.language()));
  return std::nullopt;
}

Outcome hint(Call& call, const Position& position, JsonObject& object) {
  const auto assessed = asked_assessment(call, position, object);
  if (!assessed) return call.fail(assessed.error());
  const auto choice = verbs::hint(call, *assessed, asked_profile(call));
  if (!choice) return call.fail(choice.error());
  const int stage = static_cast<int>(call.whole("stage").value_or(1));
  const auto told = [&](int at) { return hint_of(*assessed, *choice, at, call.language()); };
  add_hint(object, *choice, told(stage), {position.layout, call.language(), stage});
  if (call.flag("stages")) {
    const int of_none = choice->kind == HintKind::kMistake ? kMistakeStages : 1;
    const int stages = choice->step ? kLastToldStage : of_none;
    add_stages(object, stages, position.layout, told);
  }
  return std::nullopt;
}

Outcome why(Call& call, const Position& position, JsonObject& object) {
  const std::string_view word = call.text("candidate");
  const std::optional<game::Action> move = action_in(word, position.layout.size());
  if (!move || !move->is_placed) {
    return call.fail(Reason::kNotACandidate, {.field = "candidate"});
  }
  const auto assessed = asked_assessment(call, position, object);
  if (!assessed) return call.fail(assessed.error());
  const auto why = verbs::why(call, *assessed, {move->cell, move->digit}, asked_profile(call));
  if (!why) return call.fail(why.error());
  const std::string message = remark_on(*assessed, kMistakeStages - 1, call.language());
  const std::vector<std::string> lines = explain_why(position.layout, *why, call.language());
  add_why(object, {word, message, lines, *why}, position.layout, call.language());
  return std::nullopt;
}

Outcome answer_one(Call& call, JsonObject& answer,
                   Outcome (*one)(Call& call, const Position& position, JsonObject& object)) {
  return answer_puzzle(call, answer, [&](const Position& position, JsonObject& object) {
    return one(call, position, object);
  });
}

}  // namespace

std::vector<std::string_view> profile_names() { return texts_of(profile_table(), &Profile::name); }

std::vector<std::string_view> technique_slugs() {
  return texts_of(technique_table(), &Technique::slug);
}

Outcome answer_steps(Call& call, JsonObject& answer) {
  if (Outcome bad = call.limit_fault(call.limits().steps)) return bad;
  return answer_one(call, answer, steps);
}
Outcome answer_explain(Call& call, JsonObject& answer) { return answer_one(call, answer, explain); }
Outcome answer_hint(Call& call, JsonObject& answer) { return answer_one(call, answer, hint); }
Outcome answer_why(Call& call, JsonObject& answer) { return answer_one(call, answer, why); }

}  // namespace shudu::service
