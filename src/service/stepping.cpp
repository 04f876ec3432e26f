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

// Stands the record up as asked and writes its status. Nothing where the call was halted.
std::optional<Position> asked_position(Call& call, const Question& question, JsonObject& object) {
  std::optional<Position> position =
      verbs::find_position(call, question.layout, question.puzzle, question.format);
  if (!position) return std::nullopt;
  object.text("status", status_name(position->solutions));
  if (call.flag("no_uniqueness")) position->find.uniqueness = false;
  return position;
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

// All steps of a position, by technique.
class StepList {
 public:
  StepList(Call& call, const Position& position, JsonList& told)
      : call_(call),
        position_(position),
        told_(told),
        most_(call.whole("limit").value_or(call.limits().steps)) {}

  void list() {
    const bool is_implied = !call_.has("techniques");
    const std::vector<const Technique*> all = techniques();
    for (const Technique* technique : all) {
      // Nested chains find something nearly everywhere, after seconds.
      if (count_ > 0 && is_implied && technique->has(Trait::kSlow)) return;
      if (tried_ > 0 && !call_.goes_on(tried_, all.size())) return;
      ++tried_;
      FindOptions find = position_.find;
      find.duals = !is_implied && technique->has(Trait::kOnRequest);
      const auto sink = [&](Step&& step) { return take(step, all.size()); };
      if (!visit_steps(position_.view, *technique, find, sink)) return;
    }
    call_.goes_on(tried_, all.size());  // it may be the flag that ended the last one
  }

  [[nodiscard]] bool is_cut() const { return is_cut_; }

 private:
  [[nodiscard]] std::vector<const Technique*> techniques() const {
    if (!call_.has("techniques")) return asked_profile(call_).techniques;
    std::vector<const Technique*> asked;
    for (const std::string_view slug : call_.texts("techniques")) {
      asked.push_back(find_technique(slug));
    }
    return asked;
  }

  bool take(const Step& step, std::size_t total) {
    is_cut_ = count_ == most_;
    if (is_cut_ || !call_.goes_on(tried_, total)) return false;
    ++count_;
    std::string& out = told_.next();
    append_step(call_, step, position_.view, out);
    return out.size() <= call_.limits().answer_bytes;
  }

  Call& call_;
  const Position& position_;
  JsonList& told_;
  std::uint64_t most_;
  std::uint64_t count_ = 0;
  std::uint64_t tried_ = 0;
  bool is_cut_ = false;
};

Outcome steps(Call& call, const Question& question, JsonObject& object) {
  const std::optional<Position> position = asked_position(call, question, object);
  if (!position) return call.halted();
  add_message(object, remark_on(*position, kMistakeStages, call.language()));
  JsonList told(object.name("steps"));
  StepList list(call, *position, told);
  if (!is_broken(*position)) list.list();
  if (call.halt() != Halt::kNone) return call.halted();
  told.end();
  object.boolean("complete", !list.is_cut());
  return std::nullopt;
}

// The path, asked about between its steps. Where time is over it ends there; `view` is left at its
// end.
Path path_from(Call& call, View& view, const Profile& profile, const PathOptions& asked) {
  PathOptions options = asked;
  options.most_steps = 1;
  Path path;
  do {
    Path part = solve_path(view, profile, options);
    for (Step& step : part.steps) path.steps.push_back(std::move(step));
    path.end = part.end;
  } while (path.end == PathEnd::kStopped && call.goes_on(path.steps.size()));
  return path;
}

Outcome explain(Call& call, const Question& question, JsonObject& object) {
  std::optional<Position> position = asked_position(call, question, object);
  if (!position) return call.halted();
  PathOptions options;
  options.find = position->find;
  options.stop = position->find.stop;
  if (call.has("until")) options.until = find_technique(call.text("until"));
  const Profile profile = asked_profile(call);
  object.text("profile", profile.name);
  add_message(object, remark_on(*position, kMistakeStages, call.language()));
  View view = position->view;
  Path path{{}, PathEnd::kContradiction};
  if (!is_broken(*position)) path = path_from(call, view, profile_for(*position, profile), options);
  if (call.halt() == Halt::kCancelled) return call.halted();
  View before = position->view;
  add_list(object, "steps", path.steps, [&](const Step& step, std::string& out) {
    append_step(call, step, before, out);
    before.apply(step);
  });
  add_path_end(object, view, path.end,
               path_end_text(view, path.end, path.steps.size(), options.until, call.language()));
  return std::nullopt;
}

// The hint of the whole profile, asked about between techniques of different order: a search takes
// them in these groups anyway.
HintChoice choose_by_rank(Call& call, const Position& position, const Profile& profile,
                          const HintOptions& options) {
  const std::vector<const Technique*>& all = profile.techniques;
  // Mistakes and a full grid come before any technique.
  HintChoice choice = choose_hint(position.view, position.known(), {profile.name, {}}, options);
  for (std::size_t begin = 0; choice.kind == HintKind::kNothing && begin < all.size();) {
    std::size_t end = begin + 1;
    while (end < all.size() && all[end]->order == all[begin]->order) ++end;
    const auto at = [&all](std::size_t i) { return all.begin() + static_cast<std::ptrdiff_t>(i); };
    const Profile rank{profile.name, {at(begin), at(end)}};
    choice = choose_hint(position.view, position.known(), rank, options);
    if (!call.goes_on(end, all.size())) break;
    begin = end;
  }
  return choice;
}

Outcome hint(Call& call, const Question& question, JsonObject& object) {
  const std::optional<Position> position = asked_position(call, question, object);
  if (!position) return call.halted();
  HintOptions options;
  options.find = position->find;
  options.stop = position->find.stop;
  const HintChoice choice =
      choose_by_rank(call, *position, profile_for(*position, asked_profile(call)), options);
  if (!call.goes_on(1)) return call.halted();
  const int stage = static_cast<int>(call.whole("stage").value_or(1));
  const auto told = [&](int at) { return hint_of(*position, choice, at, call.language()); };
  add_hint(object, choice, told(stage), {question.layout, call.language(), stage});
  if (call.flag("stages")) {
    const int of_none = choice.kind == HintKind::kMistake ? kMistakeStages : 1;
    const int stages = choice.step ? kLastToldStage : of_none;
    add_stages(object, stages, question.layout, told);
  }
  return std::nullopt;
}

Outcome why(Call& call, const Question& question, JsonObject& object) {
  const std::string_view word = call.text("candidate");
  const std::optional<game::Action> move = action_in(word, question.layout.size());
  if (!move || !move->is_placed) {
    return call.fail(Reason::kNotACandidate, {.field = "candidate"});
  }
  const std::optional<Position> position = asked_position(call, question, object);
  if (!position) return call.halted();
  WhyOptions options;
  options.find = position->find;
  options.stop = position->find.stop;
  const Why why = why_not(position->view, {move->cell, move->digit}, position->known(),
                          profile_for(*position, asked_profile(call)), options);
  if (!call.goes_on(1)) return call.halted();
  const std::string message = remark_on(*position, kMistakeStages - 1, call.language());
  const std::vector<std::string> lines = explain_why(question.layout, why, call.language());
  add_why(object, {word, message, lines, why}, question.layout, call.language());
  return std::nullopt;
}

Outcome answer_one(Call& call, JsonObject& answer,
                   Outcome (*one)(Call& call, const Question& question, JsonObject& object)) {
  return answer_puzzle(call, answer, [&](const Question& question, JsonObject& object) {
    return one(call, question, object);
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
