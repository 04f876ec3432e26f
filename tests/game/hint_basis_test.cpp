// Whether a hint still holds, against a search from scratch: of random moves, right and wrong,
// after a hint was found. What holds must be true, must still be there to be done, and must be
// found again.
#include "shudu/game/hint_basis.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "game/game_case.h"
#include "shudu/core/layout_table.h"
#include "shudu/core/rng.h"
#include "shudu/game/hints.h"
#include "shudu/logic/step_check.h"

namespace shudu::game {
namespace {

using test::kGivens;
using test::rc;

Session begun_game(std::string_view givens) {
  return *start(test::new_game(Layout::classic(), test::grid_of(givens, 9)), {});
}

// The same conclusions by the same technique, found anew.
bool is_found_again(const Session& session, const Step& step) {
  bool is_found = false;
  visit_steps(hint_view(session), *step.technique, in_play(), [&](Step&& other) {
    is_found = other.eliminations == step.eliminations && other.placements == step.placements;
    return !is_found;
  });
  return is_found;
}

// Is the digit that the player sets or rules out right? Some are not.
Intent random_move(Session& session, Rng& rng) {
  const Cell cell(static_cast<int>(rng.below(81)));
  session.select(std::array{cell});
  constexpr std::array kKinds{IntentKind::kPlace, IntentKind::kPlace,  IntentKind::kOut,
                              IntentKind::kOut,   IntentKind::kCentre, IntentKind::kCorner,
                              IntentKind::kUndo,  IntentKind::kErase,  IntentKind::kColour};
  Intent intent;
  intent.kind = kKinds[rng.below(kKinds.size())];
  const Digit truth = *(*session.solution())[cell];
  const Digit any(1 + static_cast<int>(rng.below(9)));
  intent.digit = intent.kind == IntentKind::kPlace && rng.below(8) != 0 ? truth : any;
  if (intent.kind == IntentKind::kOut && any == truth) intent.kind = IntentKind::kCorner;
  return intent;
}

// How many hints of a game held after a move, and how many fell.
struct Fates {
  int held = 0;
  int fell = 0;
};

// Of the steps that are there now, after each of three moves.
void follow_steps(Session& session, Rng& rng, Fates& fates) {
  const std::vector<Step> steps = find_steps(session, 4);
  std::vector<HintBasis> bases;
  for (const Step& step : steps) bases.push_back(basis_of(session, &step));
  for (int i = 0; i < 3; ++i) {
    const Outcome<Event> event = plan(session, random_move(session, rng), 0);
    if (event) ASSERT_TRUE(apply(session, *event).has_value());
    for (std::size_t j = 0; j < steps.size(); ++j) {
      const bool is_held = holds(session, bases[j]);
      (is_held ? fates.held : fates.fell) += 1;
      if (!is_held) continue;
      ASSERT_EQ(check_step(hint_view(session), steps[j], *session.solution()), StepFault::kNone);
      ASSERT_TRUE(is_found_again(session, steps[j])) << steps[j].technique->slug;
    }
  }
}

TEST(HintBasis, what_holds_is_true_and_is_found_again) {
  Rng rng(31);
  Fates fates;
  for (int game = 0; game < 60; ++game) {
    Session session = begun_game(kGivens);
    for (int move = 0; move < 40 && !session.is_finished(); ++move) {
      ASSERT_NO_FATAL_FAILURE(follow_steps(session, rng, fates));
    }
  }
  EXPECT_GT(fates.held, 1000);
  EXPECT_GT(fates.fell, 300);
}

class Played {
 public:
  Session& session() { return session_; }
  void act(IntentKind kind, Cell cell, int digit) {
    session_.select(std::array{cell});
    const Outcome<Event> event = plan(session_, {.kind = kind, .digit = Digit(digit)}, 0);
    ASSERT_TRUE(event.has_value());
    ASSERT_TRUE(apply(session_, *event).has_value());
  }
  [[nodiscard]] int truth(Cell cell) const { return (*(*session_.solution())[cell]).value(); }

 private:
  Session session_ = begun_game(kGivens);
};

TEST(HintBasis, a_step_falls_when_done_when_its_cell_changes_and_when_a_candidate_comes_back) {
  Played game;
  const Help help = find_help(game.session());
  ASSERT_TRUE(help.step && !help.step->placements.empty());
  const auto [cell, digit] = help.step->placements.front();
  Cell other(0);  // its candidates say nothing to the step
  for (const Cell far : game.session().layout().all_cells() - game.session().layout().peers(cell) -
                            CellSet::only(cell)) {
    if (!digit_at(game.session().state(), far)) other = far;
  }
  const DigitSet legal = legal_at(game.session().layout(), game.session().state(), other);
  const int wrong = (legal - DigitSet::only(Digit(game.truth(other)))).first().value();
  game.act(IntentKind::kOut, other, wrong);
  const HintBasis basis = basis_of(game.session(), &*help.step);
  EXPECT_TRUE(holds(game.session(), basis));
  game.act(IntentKind::kColour, cell, 3);
  game.act(IntentKind::kCorner, cell, wrong);
  EXPECT_TRUE(holds(game.session(), basis)) << "marks that only the player reads";
  game.act(IntentKind::kOut, other, wrong);
  EXPECT_FALSE(holds(game.session(), basis)) << "a candidate is back";
  game.act(IntentKind::kOut, other, wrong);
  EXPECT_TRUE(holds(game.session(), basis)) << "and gone again";
  game.act(IntentKind::kCentre, cell, digit.value() % 9 + 1);
  EXPECT_FALSE(holds(game.session(), basis)) << "the cell looks otherwise";
  game.act(IntentKind::kCentre, cell, digit.value() % 9 + 1);
  EXPECT_TRUE(holds(game.session(), basis));
  game.act(IntentKind::kPlace, cell, digit.value());
  EXPECT_FALSE(holds(game.session(), basis)) << "it is done";
}

TEST(HintBasis, what_is_wrong_comes_first_and_help_without_step_is_of_its_board_alone) {
  Played game;
  const Help help = find_help(game.session());
  const HintBasis step = basis_of(game.session(), &*help.step);
  const HintBasis board = basis_of(game.session(), nullptr);
  EXPECT_TRUE(holds(game.session(), board));
  Cell far = rc(1, 1);
  const DigitSet digits = legal_at(game.session().layout(), game.session().state(), far);
  const Digit wrong = (digits - DigitSet::only(Digit(game.truth(far)))).first();
  game.act(IntentKind::kPlace, far, wrong.value());
  EXPECT_FALSE(holds(game.session(), step));
  EXPECT_FALSE(holds(game.session(), board));
  const HintBasis mistaken = basis_of(game.session(), nullptr);
  EXPECT_TRUE(holds(game.session(), mistaken)) << "that something is wrong stays true";
  game.act(IntentKind::kColour, far, 1);
  EXPECT_TRUE(holds(game.session(), mistaken));
}

TEST(HintBasis, is_read_back_from_its_text) {
  for (const LayoutRow& row : layout_table()) {
    HintBasis basis;
    basis.size = row.layout->size();
    Rng rng(7);
    for (const Cell cell : row.layout->all_cells()) {
      basis.least[at(cell)] = static_cast<CellBits>(rng.below(1024));
      basis.most[at(cell)] = static_cast<CellBits>(rng.below(1024));
    }
    const std::string text = print_basis(basis);
    EXPECT_EQ(parse_basis(text, basis.size), basis);
    EXPECT_FALSE(parse_basis(text, basis.size == 9 ? 8 : 9));
    EXPECT_FALSE(parse_basis(text.substr(1) + "g", basis.size));
    EXPECT_FALSE(parse_basis("400" + text.substr(3), basis.size)) << "a bit too many";
    EXPECT_FALSE(parse_basis(text.substr(1), basis.size));
  }
}

}  // namespace
}  // namespace shudu::game
