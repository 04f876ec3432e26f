// Hints on the boards of games: whole puzzles are played by hints alone, wrong boards are told
// before any step, and each reason of "why not" comes in its order.
#include "shudu/game/hints.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "game/game_case.h"
#include "shudu/core/layout_table.h"
#include "shudu/game/hint_basis.h"
#include "shudu/game/mistakes.h"
#include "shudu/game/techniques.h"
#include "shudu/logic/technique.h"

namespace shudu::game {
namespace {

using test::kGivens;
using test::rc;

Session session_of(std::string_view givens, const Settings& settings = {}) {
  return *start(test::new_game(Layout::classic(), test::grid_of(givens, 9)), settings);
}

void act(Session& session, const Intent& intent) {
  const Outcome<Event> event = plan(session, intent, 0);
  ASSERT_TRUE(event.has_value()) << sentence(event.error(), Language::kEnglish);
  ASSERT_TRUE(apply(session, *event).has_value());
}

void press(Session& session, Cell cell, IntentKind kind, int digit) {
  session.select(std::array{cell});
  Intent intent;
  intent.kind = kind;
  intent.digit = Digit(digit);
  act(session, intent);
}

void undo(Session& session) {
  Intent intent;
  intent.kind = IntentKind::kUndo;
  act(session, intent);
}

// The digit of the solution, and one that no peer holds but is wrong.
Digit truth_at(const Session& session, Cell cell) { return *(*session.solution())[cell]; }
Digit wrong_at(const Session& session, Cell cell) {
  DigitSet digits = legal_at(session.layout(), session.state(), cell);
  digits.erase(truth_at(session, cell));
  return digits.first();
}

TEST(Hints, lead_to_the_end_of_a_puzzle) {
  Session session = session_of(kGivens);
  for (int i = 0; i < 300 && !session.is_finished(); ++i) {
    const Help help = find_help(session);
    ASSERT_EQ(help.kind, HelpKind::kStep);
    const HintBasis basis = basis_of(session, &*help.step);
    EXPECT_TRUE(holds(session, basis));
    const Intent intent = intent_of(*help.step);
    for (const Action& action : intent.actions) {
      EXPECT_EQ(truth_at(session, action.cell) == action.digit, action.is_placed);
    }
    act(session, intent);
    EXPECT_FALSE(holds(session, basis));
  }
  EXPECT_EQ(session.status(), GameStatus::kComplete);
  EXPECT_EQ(board_of(session.state()), *session.solution());
  EXPECT_FALSE(is_unaided(session.counts()));
}

TEST(Hints, tell_what_is_wrong_before_any_step) {
  Session session = session_of(kGivens);
  const Cell cell = rc(1, 1);
  press(session, cell, IntentKind::kPlace, wrong_at(session, cell).value());
  EXPECT_EQ(find_help(session).kind, HelpKind::kWrong);
  undo(session);
  EXPECT_EQ(find_help(session).kind, HelpKind::kStep);
  press(session, cell, IntentKind::kOut, truth_at(session, cell).value());
  EXPECT_EQ(find_help(session).kind, HelpKind::kWrong);
  undo(session);
  press(session, cell, IntentKind::kCentre, wrong_at(session, cell).value());
  EXPECT_EQ(find_help(session).kind, HelpKind::kWrong);
  // Marks that hints are not to see cannot be wrong for them; corner marks never are.
  Intent set;
  set.kind = IntentKind::kSet;
  set.key = SettingKey::kHintMarks;
  set.text = "off";
  act(session, set);
  EXPECT_EQ(find_help(session).kind, HelpKind::kStep);
  press(session, cell, IntentKind::kCorner, wrong_at(session, cell).value());
  EXPECT_EQ(find_help(session).kind, HelpKind::kStep);
}

TEST(Hints, use_the_techniques_that_are_allowed) {
  Settings settings;
  settings.techniques = "bug-plus-1";  // wants cells of two candidates, nothing of a beginning
  const Session session = session_of(kGivens, settings);
  const Help help = find_help(session);
  EXPECT_EQ(help.kind, HelpKind::kNotAllowed);
  EXPECT_EQ(help.step->technique->family, Family::kSingles);
  EXPECT_TRUE(find_steps(session).empty());
  settings.techniques = "first";
  for (const Technique* technique : allowed_techniques(session_of(kGivens, settings)).techniques) {
    EXPECT_EQ(technique->family, Family::kSingles);
  }
  std::size_t last = 0;
  for (const std::string_view word : {"first", "easy", "medium", "hard", "all"}) {
    settings.techniques = word;
    const std::size_t count = allowed_techniques(session_of(kGivens, settings)).techniques.size();
    EXPECT_GT(count, last) << word;
    last = count;
  }
  settings.techniques = "hard,-x-wing,bug-xz";
  const Profile hard = named_techniques("hard");
  std::vector<const Technique*> wanted;
  for (const Technique& technique : technique_table()) {
    const bool is_hard = std::find(hard.techniques.begin(), hard.techniques.end(), &technique) !=
                         hard.techniques.end();
    const bool is_wanted = technique.slug == "bug-xz" || (is_hard && technique.slug != "x-wing");
    if (is_wanted) wanted.push_back(&technique);
  }
  EXPECT_EQ(wanted.size(), hard.techniques.size());
  EXPECT_EQ(allowed_techniques(session_of(kGivens, settings)).techniques, wanted);
  settings.techniques = "all,no-uniqueness";
  EXPECT_LT(allowed_techniques(session_of(kGivens, settings)).techniques.size(), last);
}

TEST(Hints, others_have_other_results) {
  const Session session = session_of(kGivens);
  const std::vector<Step> steps = find_steps(session);
  ASSERT_EQ(steps.size(), kMostSteps);
  EXPECT_EQ(steps.front().technique, find_help(session).step->technique);
  for (std::size_t i = 1; i < steps.size(); ++i) {
    EXPECT_TRUE(steps[i].placements != steps[0].placements ||
                steps[i].eliminations != steps[0].eliminations);
  }
}

TEST(Hints, of_several_solutions_never_assume_one) {
  Session session = session_of(std::string(78, '.') + "123");
  for (const Technique* technique : allowed_techniques(session).techniques) {
    EXPECT_FALSE(technique->has(Trait::kUniqueness)) << technique->slug;
  }
  EXPECT_EQ(find_help(session).kind, HelpKind::kNothing);
  // Equal digits of a box leave no solution.
  press(session, rc(1, 1), IntentKind::kPlace, 5);
  press(session, rc(2, 2), IntentKind::kPlace, 5);
  EXPECT_EQ(find_help(session).kind, HelpKind::kWrong);
}

TEST(Hints, stop_when_told_to) {
  const Session session = session_of(kGivens);
  const std::atomic<bool> stop{true};
  EXPECT_EQ(find_help(session, &stop).kind, HelpKind::kStopped);
}

TEST(Why, reasons_come_in_their_order) {
  Session session = session_of(kGivens);
  const Cell cell = rc(1, 1);
  const Digit wrong = wrong_at(session, cell);
  EXPECT_EQ(why_not_here(session, {rc(1, 3), Digit(5)}).kind, WhyNotKind::kFilled);
  const WhyNot peer = why_not_here(session, {cell, Digit(2)});
  EXPECT_EQ(peer.kind, WhyNotKind::kPeer);
  EXPECT_TRUE(peer.cells.contains(rc(1, 3)));
  press(session, rc(1, 2), IntentKind::kCorner, 8);
  press(session, cell, IntentKind::kOut, wrong.value());
  const WhyNot out = why_not_here(session, {cell, wrong});
  EXPECT_EQ(out.kind, WhyNotKind::kRuledOut);
  EXPECT_EQ(out.move, 2U);
  undo(session);
  press(session, cell, IntentKind::kCentre, truth_at(session, cell).value());
  EXPECT_EQ(why_not_here(session, {cell, wrong}).kind, WhyNotKind::kMarks);
  undo(session);
  EXPECT_FALSE(why_at_once(session, {cell, wrong}).has_value());
  const WhyNot found = why_not_here(session, {cell, wrong});
  ASSERT_TRUE(found.kind == WhyNotKind::kTechnique || found.kind == WhyNotKind::kContradiction);
  EXPECT_TRUE(found.step.has_value());
  EXPECT_EQ(why_not_here(session, {cell, truth_at(session, cell)}).kind, WhyNotKind::kNothingFound);
}

// A step with more results than a line holds is done in parts.
TEST(Hints, a_step_with_very_many_results_fits_its_line) {
  Step step;
  step.technique = find_technique("x-wing");
  for (const Cell cell : Layout::classic().all_cells()) {
    for (const int digit : {1, 2}) step.eliminations.push_back({cell, Digit(digit)});
  }
  const Intent intent = intent_of(step);
  EXPECT_EQ(intent.actions.size(), kMostActions);
  EXPECT_EQ(intent.text, "x-wing");
  Event event;
  event.number = static_cast<std::uint32_t>(kMaxEvents);
  event.elapsed = kMaxElapsed;
  event.kind = EventKind::kHint;
  event.text = std::string(40, 'x');
  event.actions = intent.actions;
  event.erasing = Erasing::kBoth;
  EXPECT_EQ(parse_event(print_event(event, 9), 9), event);
}

// With singles alone allowed, what they cannot remove is refuted by a short chain.
TEST(Why, beyond_the_allowed_techniques_a_contradiction_is_looked_for) {
  Settings settings;
  settings.techniques = "first";
  const Session session = session_of(kGivens, settings);
  int contradictions = 0;
  for (const Cell cell : session.layout().all_cells()) {
    if (digit_at(session.state(), cell) || contradictions > 2) continue;
    DigitSet wrong = legal_at(session.layout(), session.state(), cell);
    wrong.erase(truth_at(session, cell));
    for (const Digit digit : wrong) {
      const WhyNot why = why_not_here(session, {cell, digit});
      if (why.kind != WhyNotKind::kContradiction) continue;
      ++contradictions;
      const Candidate gone{cell, digit};
      const std::vector<Candidate>& all = why.step->eliminations;
      EXPECT_NE(std::find(all.begin(), all.end(), gone), all.end());
    }
  }
  EXPECT_GT(contradictions, 0);
  // One that is told to stop says so.
  const std::atomic<bool> stop{true};
  const Cell cell = rc(1, 1);
  EXPECT_EQ(why_not_here(session, {cell, truth_at(session, cell)}, &stop).kind,
            WhyNotKind::kStopped);
}

TEST(Why, on_a_wrong_board_there_is_no_reason) {
  Session session = session_of(kGivens);
  press(session, rc(1, 1), IntentKind::kPlace, wrong_at(session, rc(1, 1)).value());
  for (const Cell cell : session.layout().all_cells()) {
    if (digit_at(session.state(), cell)) continue;
    const DigitSet digits = legal_at(session.layout(), session.state(), cell);
    if (digits.empty()) continue;
    EXPECT_EQ(why_not_here(session, {cell, digits.first()}).kind, WhyNotKind::kWrong);
    break;
  }
}

TEST(Why, names_no_digit_of_the_solution) {
  Session session = session_of(kGivens);
  for (const Cell cell : session.layout().all_cells()) {
    if (digit_at(session.state(), cell)) continue;
    EXPECT_EQ(why_not_here(session, {cell, truth_at(session, cell)}).kind,
              WhyNotKind::kNothingFound);
  }
}

}  // namespace
}  // namespace shudu::game
