// What each board event does to a state. The rules of play, one function an event.
//
// A rule may spoil the state that it was given when it refuses: it works on a copy. That nothing
// changed at all is found by the caller. Placed digits may clash, for that is what checking is for.
#include "game/event_table.h"
#include "game/refusal_table.h"

namespace shudu::game {
namespace {

Refusal refuse_cell(const RuleContext& rules, RefusalCode code, Cell cell) {
  Refusal refusal = refuse(code);
  refusal.size = static_cast<std::uint8_t>(rules.layout.size());
  refusal.cell = cell;
  return refusal;
}

std::optional<Refusal> refuse_given(const RuleContext& rules, const State& state, Cell cell) {
  if (state.givens.is_blank(cell)) return std::nullopt;
  return refuse_cell(rules, RefusalCode::kGiven, cell);
}

std::optional<Refusal> refuse_filled(const RuleContext& rules, const State& state, Cell cell) {
  if (std::optional<Refusal> given = refuse_given(rules, state, cell)) return given;
  if (state.values.is_blank(cell)) return std::nullopt;
  return refuse_cell(rules, RefusalCode::kHoldsDigit, cell);
}

// While the program keeps the centre marks, those of the player rest.
void take_centre(State& state, Cell cell, DigitSet digits) {
  if (!state.auto_marks) state.centre[at(cell)] -= digits;
}

void put(const RuleContext& rules, State& state, Cell cell, Digit digit, Erasing erasing) {
  state.values.place(cell, digit);
  if (erasing == Erasing::kNone) return;
  for (const Cell peer : rules.layout.peers(cell)) {
    take_centre(state, peer, DigitSet::only(digit));
    if (erasing == Erasing::kBoth) state.corner[at(peer)].erase(digit);
  }
}

bool is_empty(const State& state, Cell cell) {
  return state.givens.is_blank(cell) && state.values.is_blank(cell);
}

// Corner marks of a cell where its box has at most two places for a digit.
DigitSet snyder_marks(const RuleContext& rules, const State& state, Cell cell) {
  const CellSet box = rules.layout.cells(rules.layout.box_of(cell));
  std::array<int, kMaxSize> places{};
  for (const Cell other : box) {
    if (!is_empty(state, other)) continue;
    for (const Digit digit : legal_at(rules.layout, state, other) - state.out[at(other)]) {
      ++places[static_cast<std::size_t>(digit.index())];
    }
  }
  DigitSet marks;
  for (const Digit digit : legal_at(rules.layout, state, cell) - state.out[at(cell)]) {
    if (places[static_cast<std::size_t>(digit.index())] <= 2) marks.insert(digit);
  }
  return marks;
}

}  // namespace

std::optional<Refusal> change_place(const RuleContext& rules, const Event& event, State& state) {
  const Digit digit = event.digits.first();
  for (const Cell cell : event.cells) {
    if (std::optional<Refusal> given = refuse_given(rules, state, cell)) return given;
  }
  for (const Cell cell : event.cells) put(rules, state, cell, digit, event.erasing);
  return std::nullopt;
}

std::optional<Refusal> change_clear(const RuleContext&, const Event& event, State& state) {
  const ClearLayer layer = event.layer;
  const bool all = layer == ClearLayer::kAll;
  const bool marks = all || layer == ClearLayer::kMarks;
  for (const Cell cell : event.cells) {
    if (all || layer == ClearLayer::kValue) state.values.clear(cell);
    if (marks || layer == ClearLayer::kCorner) state.corner[at(cell)] = {};
    if (marks || layer == ClearLayer::kCentre) take_centre(state, cell, state.centre[at(cell)]);
    if (!all && layer != ClearLayer::kColour) continue;
    state.colours[at(cell)] = {};
    for (int d = 1; d <= kMaxSize; ++d) state.tint[tint_at(cell, Digit(d))] = 0;
  }
  return std::nullopt;
}

std::optional<Refusal> change_marks(const RuleContext& rules, const Event& event, State& state) {
  for (const Cell cell : event.cells) {
    if (std::optional<Refusal> filled = refuse_filled(rules, state, cell)) return filled;
    if (event.kind == EventKind::kCentre && state.auto_marks) {
      return refuse_cell(rules, RefusalCode::kAutoMarks, cell);
    }
    CellDigits& layer = event.kind == EventKind::kCorner   ? state.corner
                        : event.kind == EventKind::kCentre ? state.centre
                                                           : state.out;
    if (!event.is_on) {
      layer[at(cell)] -= event.digits;
      continue;
    }
    layer[at(cell)] |= event.digits;
    if (event.kind == EventKind::kCentre) state.out[at(cell)] -= event.digits;
    if (event.kind == EventKind::kOut) {
      state.corner[at(cell)] -= event.digits;
      take_centre(state, cell, event.digits);
    }
  }
  return std::nullopt;
}

std::optional<Refusal> change_colour(const RuleContext&, const Event& event, State& state) {
  for (const Cell cell : event.cells) {
    DigitSet& colours = state.colours[at(cell)];
    colours = event.is_on ? colours | event.digits : colours - event.digits;
  }
  return std::nullopt;
}

std::optional<Refusal> change_tint(const RuleContext&, const Event& event, State& state) {
  state.tint[tint_at(event.cells.first(), event.digits.first())] =
      static_cast<std::uint8_t>(event.count);
  return std::nullopt;
}

std::optional<Refusal> change_fill(const RuleContext& rules, const Event& event, State& state) {
  const bool is_snyder = event.fill == FillKind::kSnyder;
  if (state.auto_marks && !is_snyder) {
    return refuse_cell(rules, RefusalCode::kAutoMarks, event.cells.first());
  }
  for (const Cell cell : event.cells) {
    if (!is_empty(state, cell)) continue;
    if (is_snyder) {
      state.corner[at(cell)] = snyder_marks(rules, state, cell);
    } else if (event.fill == FillKind::kLegal || state.centre[at(cell)].empty()) {
      state.centre[at(cell)] = legal_at(rules.layout, state, cell) - state.out[at(cell)];
    }
  }
  return std::nullopt;
}

std::optional<Refusal> change_auto(const RuleContext& rules, const Event& event, State& state) {
  if (event.is_on == state.auto_marks) return std::nullopt;
  for (const Cell cell : rules.layout.all_cells()) {
    if (!is_empty(state, cell)) continue;
    DigitSet& centre = state.centre[at(cell)];
    if (!event.is_on) {
      centre = shown_centre(rules.layout, state, cell);
    } else if (!centre.empty()) {
      state.out[at(cell)] |= legal_at(rules.layout, state, cell) - centre;
    }
  }
  state.auto_marks = event.is_on;
  return std::nullopt;
}

std::optional<Refusal> change_hint(const RuleContext& rules, const Event& event, State& state) {
  for (const Action& action : event.actions) {
    if (std::optional<Refusal> filled = refuse_filled(rules, state, action.cell)) return filled;
    if (action.is_placed) {
      put(rules, state, action.cell, action.digit, event.erasing);
      continue;
    }
    const DigitSet gone = DigitSet::only(action.digit);
    state.out[at(action.cell)] |= gone;
    state.corner[at(action.cell)] -= gone;
    take_centre(state, action.cell, gone);
  }
  return std::nullopt;
}

std::optional<Refusal> change_reveal(const RuleContext& rules, const Event& event, State& state) {
  for (const Action& action : event.actions) {
    if (std::optional<Refusal> given = refuse_given(rules, state, action.cell)) return given;
    if (!action.is_placed) return refuse_cell(rules, RefusalCode::kMalformed, action.cell);
    state.values.place(action.cell, action.digit);
  }
  return std::nullopt;
}

std::optional<Refusal> change_give_up(const RuleContext& rules, const Event&, State& state) {
  if (rules.solution == nullptr) {
    Refusal refusal;
    refusal.code = RefusalCode::kNoSingleSolution;
    return refusal;
  }
  for (const Cell cell : rules.layout.all_cells()) {
    if (state.givens.is_blank(cell)) state.values.place(cell, *(*rules.solution)[cell]);
  }
  return std::nullopt;
}

}  // namespace shudu::game
