// From intents to events: toggling, erasing by layers, and what settings say.
//
// One rule of toggling for all marks: if any eligible cell lacks the digit it is added where it
// lacks, else it is taken from all. What comes out is asked of the judge, so no plan is refused
// later.
#include <algorithm>
#include <array>
#include <span>

#include "game/refusal_table.h"
#include "game/session_editor.h"
#include "shudu/core/rows_in_order.h"
#include "shudu/game/intent.h"
#include "shudu/game/mistakes.h"

namespace shudu::game {
namespace {

// The plan of one intent.
class Planner {
 public:
  Planner(const Session& session, const Intent& intent)
      : session_(session), state_(session.state()), intent_(intent) {
    for (const Cell cell : session.selection()) selected_.insert(cell);
  }

  Outcome<Event> make();

 private:
  // One function a group of intents; each fills in `event_`, whose kind is set before where it is
  // always the same, or says why not.
  struct Row {
    IntentKind kind;
    std::optional<Refusal> (Planner::*make)();
    EventKind event = EventKind::kPlace;
  };
  static std::span<const Row> rows();

  std::optional<Refusal> digit_key();
  std::optional<Refusal> place();
  std::optional<Refusal> marks(EventKind kind);
  std::optional<Refusal> corner() { return marks(in_one_kind(EventKind::kCorner)); }
  std::optional<Refusal> centre() { return marks(in_one_kind(EventKind::kCentre)); }
  std::optional<Refusal> out() { return marks(EventKind::kOut); }
  std::optional<Refusal> computed_marks();
  std::optional<Refusal> colours();
  std::optional<Refusal> tint();
  std::optional<Refusal> erase();
  std::optional<Refusal> erase_all();
  std::optional<Refusal> fill();
  std::optional<Refusal> go();
  std::optional<Refusal> note() { return std::nullopt; }  // its kind says all
  std::optional<Refusal> set();
  std::optional<Refusal> named();
  std::optional<Refusal> auto_marks();
  std::optional<Refusal> check();
  std::optional<Refusal> asked();
  std::optional<Refusal> hint();
  std::optional<Refusal> why();
  std::optional<Refusal> reveal();

  [[nodiscard]] EventKind in_one_kind(EventKind kind) const;
  std::optional<Refusal> toggle(EventKind kind, CellSet eligible, const CellDigits& layer);
  [[nodiscard]] std::optional<Refusal> refuse_filled(RefusalCode code) const;
  [[nodiscard]] CellSet givens() const { return selected_ & state_.givens.filled(); }
  [[nodiscard]] CellSet own() const { return selected_ & state_.values.filled(); }
  [[nodiscard]] CellSet open() const { return selected_ - givens() - own(); }
  [[nodiscard]] Erasing erasing() const;
  [[nodiscard]] bool has_layer(ClearLayer layer) const;

  const Session& session_;
  const State& state_;
  const Intent& intent_;
  CellSet selected_;
  Event event_;
};

Erasing Planner::erasing() const {
  constexpr std::array kErasing{Erasing::kBoth, Erasing::kCentre, Erasing::kNone};
  return kErasing[static_cast<std::size_t>(session_.settings().auto_erase)];
}

// Of cells that are all filled: a given says so, an own digit by `code`.
std::optional<Refusal> Planner::refuse_filled(RefusalCode code) const {
  if (selected_.empty()) return refuse(RefusalCode::kNothingSelected);
  Refusal refusal = refuse(givens().empty() ? code : RefusalCode::kGiven);
  refusal.size = static_cast<std::uint8_t>(session_.size());
  refusal.cell = givens().empty() ? selected_.first() : givens().first();
  return refusal;
}

std::optional<Refusal> Planner::toggle(EventKind kind, CellSet eligible, const CellDigits& layer) {
  CellSet lacking;
  for (const Cell cell : eligible) {
    if (!layer[at(cell)].contains(intent_.digit)) lacking.insert(cell);
  }
  event_.kind = kind;
  event_.digits = DigitSet::only(intent_.digit);
  event_.is_on = !lacking.empty();
  event_.cells = lacking.empty() ? eligible : lacking;
  return std::nullopt;
}

// The kind of a mark, where there is to be one kind alone.
EventKind Planner::in_one_kind(EventKind kind) const {
  if (!intent_.has_one_kind) return kind;
  const CellSet cells = open();
  const auto has = [&](Cell cell) { return state_.corner[at(cell)].contains(intent_.digit); };
  const bool is_left_over = !cells.empty() && std::all_of(cells.begin(), cells.end(), has);
  return is_left_over ? EventKind::kCorner : EventKind::kCentre;
}

std::optional<Refusal> Planner::digit_key() {
  constexpr std::array kOfMode{&Planner::place, &Planner::corner, &Planner::centre,
                               &Planner::colours};
  return (this->*kOfMode[static_cast<std::size_t>(session_.mode())])();
}

std::optional<Refusal> Planner::place() {
  CellSet targets = open();
  if (targets.size() >= 2 && !session_.settings().multi_digit_places) {
    return corner();
  }
  event_.digits = DigitSet::only(intent_.digit);
  if (targets.empty()) {
    for (const Cell cell : own()) {
      if (state_.values[cell] != intent_.digit) targets.insert(cell);
    }
    if (own().empty()) return refuse_filled(RefusalCode::kGiven);
    if (targets.empty()) {
      event_.kind = EventKind::kClear;
      event_.digits = {};
      event_.cells = own();
      return std::nullopt;
    }
  }
  event_.kind = EventKind::kPlace;
  event_.cells = targets;
  event_.erasing = erasing();
  return std::nullopt;
}

std::optional<Refusal> Planner::marks(EventKind kind) {
  if (open().empty()) return refuse_filled(RefusalCode::kHoldsDigit);
  if (kind == EventKind::kCentre && state_.auto_marks) return computed_marks();
  return toggle(kind, open(),
                kind == EventKind::kCorner   ? state_.corner
                : kind == EventKind::kCentre ? state_.centre
                                             : state_.out);
}

// With auto marks a centre mark goes by being ruled out, and comes back by being no more.
std::optional<Refusal> Planner::computed_marks() {
  CellSet shown;
  CellSet hidden;
  for (const Cell cell : open()) {
    if (!legal_at(session_.layout(), state_, cell).contains(intent_.digit)) continue;
    const bool is_out = state_.out[at(cell)].contains(intent_.digit);
    (is_out ? hidden : shown).insert(cell);
  }
  if (shown.empty() && hidden.empty()) {
    Refusal refusal = refuse(RefusalCode::kIllegalMark);
    refusal.size = static_cast<std::uint8_t>(session_.size());
    refusal.digit = intent_.digit;
    for (const Cell peer : session_.layout().peers(open().first())) {
      if (digit_at(state_, peer) == intent_.digit && !refusal.cell) refusal.cell = peer;
    }
    return refusal;
  }
  event_.kind = EventKind::kOut;
  event_.digits = DigitSet::only(intent_.digit);
  event_.is_on = hidden.empty();
  event_.cells = hidden.empty() ? shown : hidden;
  return std::nullopt;
}

std::optional<Refusal> Planner::colours() {
  if (selected_.empty()) return refuse(RefusalCode::kNothingSelected);
  return toggle(EventKind::kColour, selected_, state_.colours);
}

std::optional<Refusal> Planner::tint() {
  if (selected_.empty()) return refuse(RefusalCode::kNothingSelected);
  event_.cells = CellSet::only(session_.selection().back());
  event_.digits = DigitSet::only(intent_.digit);
  event_.count = intent_.number;
  return std::nullopt;
}

bool Planner::has_layer(ClearLayer layer) const {
  for (const Cell cell : selected_) {
    if (layer == ClearLayer::kValue && !state_.values.is_blank(cell)) return true;
    if (layer == ClearLayer::kCorner && !state_.corner[at(cell)].empty()) return true;
    if (layer == ClearLayer::kCentre && !state_.auto_marks && !state_.centre[at(cell)].empty()) {
      return true;
    }
    if (layer != ClearLayer::kColour) continue;
    if (!state_.colours[at(cell)].empty()) return true;
    for (int d = 1; d <= kMaxSize; ++d) {
      if (state_.tint[tint_at(cell, Digit(d))] != 0) return true;
    }
  }
  return false;
}

std::optional<Refusal> Planner::erase() {
  if (selected_.empty()) return refuse(RefusalCode::kNothingSelected);
  constexpr std::array kOfMode{ClearLayer::kValue, ClearLayer::kCorner, ClearLayer::kCentre,
                               ClearLayer::kColour};
  const std::array layers{ClearLayer::kValue, kOfMode[static_cast<std::size_t>(session_.mode())],
                          ClearLayer::kCentre, ClearLayer::kCorner, ClearLayer::kColour};
  for (const ClearLayer layer : layers) {
    if (!has_layer(layer)) continue;
    event_.cells = selected_;
    event_.layer = layer;
    return std::nullopt;
  }
  if (selected_ == givens()) return refuse_filled(RefusalCode::kGiven);
  return refuse(RefusalCode::kNothingToErase);
}

std::optional<Refusal> Planner::erase_all() {
  if (selected_.empty()) return refuse(RefusalCode::kNothingSelected);
  const bool has_any = has_layer(ClearLayer::kValue) || has_layer(ClearLayer::kCorner) ||
                       has_layer(ClearLayer::kCentre) || has_layer(ClearLayer::kColour);
  if (!has_any) return refuse(RefusalCode::kNothingToErase);
  event_.cells = selected_;
  event_.layer = ClearLayer::kAll;
  return std::nullopt;
}

std::optional<Refusal> Planner::fill() {
  event_.fill = intent_.fill;
  event_.cells = intent_.kind == IntentKind::kFillAll ? session_.layout().all_cells() : selected_;
  if (event_.cells.empty()) return refuse(RefusalCode::kNothingSelected);
  return std::nullopt;
}

std::optional<Refusal> Planner::go() {
  event_.count = intent_.kind == IntentKind::kGoto ? intent_.number : 0;
  if (intent_.kind == IntentKind::kGotoName) {
    for (const Savepoint& savepoint : session_.savepoints()) {
      if (savepoint.name != intent_.text) continue;
      event_.count = savepoint.node;
      return std::nullopt;
    }
    Refusal refusal = refuse(RefusalCode::kUnknownSavepoint);
    refusal.token = escape_token(intent_.text);
    return refusal;
  }
  if (intent_.kind == IntentKind::kBack) {
    const std::optional<WayBack> way = find_way_back(session_);
    if (!way) return refuse(RefusalCode::kNoWrongDigit);
    event_.count = session_.nodes()[way->node].id;
  }
  return std::nullopt;
}

std::optional<Refusal> Planner::set() {
  event_.key = intent_.key;
  return named();
}

std::optional<Refusal> Planner::named() {
  event_.text = intent_.text;
  return std::nullopt;
}

std::optional<Refusal> Planner::auto_marks() {
  event_.is_on = !state_.auto_marks;
  return std::nullopt;
}

std::optional<Refusal> Planner::check() {
  event_.is_on = intent_.kind == IntentKind::kCheckSolution;
  event_.count = static_cast<std::uint32_t>(count_wrong(session_, event_.is_on));
  return std::nullopt;
}

std::optional<Refusal> Planner::asked() {
  event_.count = intent_.number;
  return named();
}

std::optional<Refusal> Planner::hint() {
  event_.actions = intent_.actions;
  for (const Action& action : intent_.actions) {
    if (action.is_placed) event_.erasing = erasing();
  }
  return named();
}

std::optional<Refusal> Planner::why() {
  if (selected_.empty()) return refuse(RefusalCode::kNothingSelected);
  event_.cells = CellSet::only(session_.selection().back());
  event_.digits = DigitSet::only(intent_.digit);
  return std::nullopt;
}

std::optional<Refusal> Planner::reveal() {
  if (session_.solution() == nullptr) return refuse(RefusalCode::kNoSingleSolution);
  const CellSet cells = selected_ - givens();
  if (cells.empty()) return refuse_filled(RefusalCode::kGiven);
  for (const Cell cell : cells) {
    event_.actions.push_back({cell, *(*session_.solution())[cell], true});
  }
  return std::nullopt;
}

// In the order of the kinds.
std::span<const Planner::Row> Planner::rows() {
  // clang-format off
  static constexpr std::array<Row, static_cast<std::size_t>(IntentKind::kCount)> kRows{{
      {IntentKind::kDigit, &Planner::digit_key},
      {IntentKind::kPlace, &Planner::place},
      {IntentKind::kCorner, &Planner::corner},
      {IntentKind::kCentre, &Planner::centre},
      {IntentKind::kOut, &Planner::out},
      {IntentKind::kColour, &Planner::colours},
      {IntentKind::kTint, &Planner::tint, EventKind::kTint},
      {IntentKind::kErase, &Planner::erase, EventKind::kClear},
      {IntentKind::kEraseAll, &Planner::erase_all, EventKind::kClear},
      {IntentKind::kFill, &Planner::fill, EventKind::kFill},
      {IntentKind::kFillAll, &Planner::fill, EventKind::kFill},
      {IntentKind::kAutoMarks, &Planner::auto_marks, EventKind::kAuto},
      {IntentKind::kUndo, &Planner::note, EventKind::kUndo},
      {IntentKind::kRedo, &Planner::note, EventKind::kRedo},
      {IntentKind::kGoto, &Planner::go, EventKind::kGoto},
      {IntentKind::kGotoName, &Planner::go, EventKind::kGoto},
      {IntentKind::kBack, &Planner::go, EventKind::kGoto},
      {IntentKind::kRestart, &Planner::go, EventKind::kGoto},
      {IntentKind::kSavepoint, &Planner::named, EventKind::kSavepoint},
      {IntentKind::kDrop, &Planner::named, EventKind::kDrop},
      {IntentKind::kPause, &Planner::note, EventKind::kPause},
      {IntentKind::kResume, &Planner::note, EventKind::kResume},
      {IntentKind::kSet, &Planner::set, EventKind::kSet},
      {IntentKind::kCheckRules, &Planner::check, EventKind::kCheck},
      {IntentKind::kCheckSolution, &Planner::check, EventKind::kCheck},
      {IntentKind::kAsked, &Planner::asked, EventKind::kAsked},
      {IntentKind::kWhy, &Planner::why, EventKind::kWhy},
      {IntentKind::kHint, &Planner::hint, EventKind::kHint},
      {IntentKind::kReveal, &Planner::reveal, EventKind::kReveal},
      {IntentKind::kGiveUp, &Planner::note, EventKind::kGiveUp},
  }};
  // clang-format on
  static_assert(are_in_order(kRows, &Row::kind));
  return kRows;
}

Outcome<Event> Planner::make() {
  const Row& row = rows()[static_cast<std::size_t>(intent_.kind)];
  event_.kind = row.event;
  if (std::optional<Refusal> refusal = (this->*row.make)()) return *refusal;
  return event_;
}

}  // namespace

Outcome<Event> plan(const Session& session, const Intent& intent, std::int64_t elapsed) {
  Outcome<Event> event = Planner(session, intent).make();
  if (!event) return event;
  event->number = static_cast<std::uint32_t>(session.log().size() + 1);
  event->elapsed = std::clamp(elapsed, session.elapsed(), kMaxElapsed);
  if (std::optional<Refusal> refusal = find_refusal(session, *event)) return *refusal;
  return event;
}

bool overwrites_marks(const Session& session, const Intent& intent) {
  const bool is_all = intent.kind == IntentKind::kFillAll;
  if (!is_all && intent.kind != IntentKind::kFill) return false;
  CellSet cells;
  for (const Cell cell : session.selection()) cells.insert(cell);
  if (is_all) cells = session.layout().all_cells();
  const State& state = session.state();
  const CellDigits& layer = intent.fill == FillKind::kSnyder ? state.corner : state.centre;
  return std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
    return intent.fill != FillKind::kMissing && !digit_at(state, cell) && !layer[at(cell)].empty();
  });
}

}  // namespace shudu::game
