// The position is read as `steps` reads it, so a line of its candidates begins just where the
// technique is next.
#include "service/practising.h"

#include <array>
#include <optional>
#include <string>
#include <utility>

#include "service/game_json.h"
#include "service/games.h"
#include "service/move_text.h"
#include "service/record.h"
#include "shudu/core/layout_table.h"
#include "shudu/core/texts_of.h"
#include "shudu/explain/explain.h"
#include "shudu/game/said_practice.h"
#include "shudu/service/step_json.h"
#include "shudu/verbs/stepping.h"

namespace shudu::service {
namespace {

using game::Practice;
using game::PracticeMove;

// In the order of PracticeVerdict.
constexpr std::array<std::string_view, 6> kVerdicts{"nothing", "wrong", "other",
                                                    "gone",    "more",  "right"};

Practice* practice_of(const Call& call) {
  return call.games().practices().find(*call.whole("practice"));
}

Failure no_practice(const Call& call) {
  return call.fail(Reason::kNoPractice, {.field = "practice"});
}

void add_state(JsonObject& answer, const Practice& practice) {
  add_practice_board(answer, practice.session());
  answer.boolean("over", practice.is_over());
  answer.boolean("solved", practice.is_solved());
  answer.boolean("tried", practice.was_tried());
  answer.number("stage", static_cast<std::uint64_t>(practice.hint_stage()));
}

Outcome practise(Call& call, const Position& position, JsonObject& answer) {
  const Technique& technique = *find_technique(call.text("technique"));
  if (!position.layout.is_classic()) {
    const LayoutLabel layout = layout_label(position.layout);
    return call.fail(Reason::kPractiseClassic, {.field = "puzzle", .text = layout.view()});
  }
  const auto assessed = verbs::assess(call, position);
  if (!assessed) return call.fail(assessed.error());
  std::optional<Practice> practice;
  if (assessed->solution && assessed->mistakes.empty()) {
    practice = Practice::begin(
        technique, {position.givens, assessed->view.grid(), verbs::marks_of(assessed->view)},
        call.stop());
  }
  if (!call.goes_on(1)) return call.halted();
  const std::string_view name = technique.names.in(call.language());
  if (!practice) return call.fail(Reason::kNothingToPractise, {.field = "puzzle", .text = name});
  Numbered<Practice>& open = call.games().practices();
  if (open.count() >= call.limits().practices) {
    return call.fail(Reason::kTooManyPractices, {.n = call.limits().practices});
  }
  const bool is_placing = !practice->steps().front().placements.empty();
  const std::uint64_t number = open.open(*std::move(practice));
  answer.number("practice", number);
  answer.text("technique", technique.slug);
  answer.text("name", name);
  answer.text("text", game::say_practice(technique, call.language()));
  answer.boolean("placing", is_placing);
  answer.text("position", open.find(number)->position());
  add_state(answer, *open.find(number));
  return std::nullopt;
}

std::optional<PracticeMove> practice_move_in(std::string_view text, int size) {
  const std::optional<game::Action> action = action_in(text, size);
  if (!action) return std::nullopt;
  return PracticeMove{{action->cell, action->digit}, action->is_placed};
}

struct Way {
  std::string_view name;
  void (*go)(Practice& practice);
};
constexpr std::array kWays{
    Way{"more", [](Practice& practice) { practice.more(); }},
    Way{"less", [](Practice& practice) { practice.less(); }},
    Way{"close", [](Practice& practice) { practice.close_hint(); }},
};

}  // namespace

std::vector<std::string_view> hint_ways() { return texts_of(kWays, &Way::name); }

Outcome answer_practise(Call& call, JsonObject& answer) {
  std::string unused;
  JsonObject about(unused);  // the puzzle; a position tells of itself
  return answer_puzzle(call, about, [&](const Position& position, JsonObject& /*object*/) {
    return practise(call, position, answer);
  });
}

Outcome answer_judge(Call& call, JsonObject& answer) {
  Practice* const practice = practice_of(call);
  if (practice == nullptr) return no_practice(call);
  const std::optional<PracticeMove> move =
      practice_move_in(call.text("candidate"), practice->session().size());
  if (!move) return call.fail(Reason::kNotACandidate, {.field = "candidate"});
  const game::PracticeVerdict verdict = practice->act(*move);
  answer.number("practice", *call.whole("practice"));
  answer.text("verdict", kVerdicts[static_cast<std::size_t>(verdict)]);
  answer.text("text", game::say_verdict(verdict, *move, practice->technique(), call.language()));
  add_state(answer, *practice);
  return std::nullopt;
}

Outcome answer_practice_hint(Call& call, JsonObject& answer) {
  Practice* const practice = practice_of(call);
  if (practice == nullptr) return no_practice(call);
  for (const Way& way : kWays) {
    if (way.name == call.text("way")) way.go(*practice);
  }
  const Layout& layout = practice->session().layout();
  const Step* const step = practice->hinted();
  Hint hint;
  if (step != nullptr) hint = hint_for(layout, *step, practice->hint_stage(), call.language());
  answer.number("practice", *call.whole("practice"));
  answer.number("stage", static_cast<std::uint64_t>(practice->hint_stage()));
  answer.text("text", hint.text);
  add_marks(answer, hint.marks, layout);
  return std::nullopt;
}

Outcome answer_close_practice(Call& call, JsonObject& answer) {
  if (practice_of(call) == nullptr) return no_practice(call);
  call.games().practices().close(*call.whole("practice"));
  answer.number("practice", *call.whole("practice"));
  return std::nullopt;
}

}  // namespace shudu::service
