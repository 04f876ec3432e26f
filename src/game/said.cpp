// What events did, in words; by the effect, not by the wish: a fill that met three open cells says
// three.
//
// A move is told in one short sentence, which undo and redo repeat after their own word. What came
// along with it (marks erased, a conflict shown) follows in sentences of its own, for the live
// event alone.
#include "shudu/game/said.h"

#include <algorithm>
#include <array>
#include <utility>

#include "game/said_places.h"

namespace shudu::game {
namespace {

// What a sentence is made of.
struct Telling {
  const Voice& voice;
  const Session& session;
  const Event& event;
  const Effect& effect;
  /// A move of the history: the player looks elsewhere, so its cell is named.
  bool is_past = false;

  [[nodiscard]] Language language() const { return voice.language; }
  [[nodiscard]] std::string position(Cell cell) const {
    return say_position(voice, session.size(), cell);
  }
};

// What changed in one layer: where, what came and what went.
struct LayerChange {
  CellSet cells;
  DigitSet came;
  DigitSet went;
};

LayerChange change_of(const Effect& effect, Layer layer) {
  LayerChange all;
  for (const Change& change : effect) {
    if (change.layer != layer) continue;
    all.cells.insert(change.cell);
    if (layer == Layer::kValue) {
      if (change.after != 0) all.came.insert(Digit(change.after));
      if (change.before != 0) all.went.insert(Digit(change.before));
    } else if (layer != Layer::kTint && layer != Layer::kAutoMarks) {
      const DigitSet before = DigitSet::from_bits(change.before);
      const DigitSet after = DigitSet::from_bits(change.after);
      all.came |= after - before;
      all.went |= before - after;
    }
  }
  return all;
}

std::string count_text(CellSet cells) { return std::to_string(cells.size()); }

void add_sentence(const Voice& voice, std::string& text, std::string_view sentence) {
  if (!text.empty() && !sentence.empty() && voice.language == Language::kEnglish) text += ' ';
  text += sentence;
}

// A sentence for one cell by its name, for several by their number.
std::string one_or_many(const Telling& telling, Said one, Said many, CellSet cells,
                        std::string digits) {
  if (cells.size() == 1) {
    return say(telling.language(), one,
               {{"d", std::move(digits)}, {"pos", telling.position(cells.first())}});
  }
  return say(telling.language(), many, {{"d", std::move(digits)}, {"n", count_text(cells)}});
}

std::string mark_sentence(const Telling& telling, Said kind, CellSet cells, std::string list,
                          bool is_on) {
  const bool is_one = cells.size() == 1;
  Said said = is_on ? Said::kMarkOnMany : Said::kMarkOffMany;
  if (is_one) said = is_on ? Said::kMarkOn : Said::kMarkOff;
  if (is_one && telling.is_past) said = is_on ? Said::kMarkOnAt : Said::kMarkOffAt;
  return say(telling.language(), said,
             {{"kind", say(telling.language(), kind)},
              {"d", std::move(list)},
              {"n", count_text(cells)},
              {"pos", is_one ? telling.position(cells.first()) : std::string()}});
}

std::string tell_place(const Telling& telling) {
  return one_or_many(telling, Said::kPlaced, Said::kPlacedMany, telling.event.cells,
                     say_digits(telling.event.digits));
}

std::string tell_clear(const Telling& telling) {
  std::string text;
  const LayerChange values = change_of(telling.effect, Layer::kValue);
  if (!values.cells.empty()) {
    text = one_or_many(telling, Said::kErased, Said::kErasedMany, values.cells,
                       say_digits(values.went));
  }
  for (const auto& [layer, kind] :
       {std::pair{Layer::kCorner, Said::kCorner}, std::pair{Layer::kCentre, Said::kCentre},
        std::pair{Layer::kColour, Said::kColour}}) {
    const LayerChange marks = change_of(telling.effect, layer);
    if (marks.cells.empty()) continue;
    const std::string list =
        layer == Layer::kColour ? say_colours(telling.voice, marks.went) : say_digits(marks.went);
    add_sentence(telling.voice, text, mark_sentence(telling, kind, marks.cells, list, false));
  }
  const LayerChange tints = change_of(telling.effect, Layer::kTint);
  if (!tints.cells.empty()) {
    add_sentence(telling.voice, text,
                 say(telling.language(), Said::kTintsOff, {{"n", count_text(tints.cells)}}));
  }
  return text;
}

std::string tell_marks(const Telling& telling) {
  const bool is_corner = telling.event.kind == EventKind::kCorner;
  const LayerChange marks = change_of(telling.effect, is_corner ? Layer::kCorner : Layer::kCentre);
  // A centre mark that stood already may still have been ruled out until now.
  const CellSet cells = marks.cells.empty() ? telling.event.cells : marks.cells;
  return mark_sentence(telling, is_corner ? Said::kCorner : Said::kCentre, cells,
                       say_digits(telling.event.digits), telling.event.is_on);
}

std::string tell_out(const Telling& telling) {
  const bool is_on = telling.event.is_on;
  const LayerChange out = change_of(telling.effect, Layer::kOut);
  const CellSet cells = out.cells.empty() ? telling.event.cells : out.cells;
  return one_or_many(telling, is_on ? Said::kOut : Said::kNotOut,
                     is_on ? Said::kOutMany : Said::kNotOutMany, cells,
                     say_digits(telling.event.digits));
}

std::string tell_colour(const Telling& telling) {
  return mark_sentence(telling, Said::kColour, change_of(telling.effect, Layer::kColour).cells,
                       say_colours(telling.voice, telling.event.digits), telling.event.is_on);
}

std::string tell_tint(const Telling& telling) {
  const std::uint32_t colour = telling.event.count;
  const std::string digit = say_digits(telling.event.digits);
  const std::string position = telling.position(telling.event.cells.first());
  if (colour == 0) {
    return say(telling.language(), Said::kTintOff, {{"d", digit}, {"pos", position}});
  }
  return say(telling.language(), Said::kTintOn,
             {{"d", digit},
              {"pos", position},
              {"k", say_colours(telling.voice, DigitSet::only(Digit(static_cast<int>(colour))))}});
}

std::string tell_fill(const Telling& telling) {
  const bool is_corner = telling.event.fill == FillKind::kSnyder;
  const LayerChange marks = change_of(telling.effect, is_corner ? Layer::kCorner : Layer::kCentre);
  return say(telling.language(), is_corner ? Said::kFilledCorner : Said::kFilled,
             {{"n", count_text(marks.cells)}});
}

std::string tell_auto(const Telling& telling) {
  return say(telling.language(), telling.event.is_on ? Said::kAutoOn : Said::kAutoOff);
}

// Digits that a hint or an answer put, one sentence each; of many their number.
std::string tell_put(const Telling& telling, Said one, Said many) {
  std::string text;
  int count = 0;
  for (const Action& action : telling.event.actions) {
    if (!action.is_placed) continue;
    ++count;
    add_sentence(telling.voice, text,
                 say(telling.language(), one,
                     {{"d", std::string(1, action.digit.to_char())},
                      {"pos", telling.position(action.cell)}}));
  }
  if (count <= kMostNamed) return text;
  return say(telling.language(), many, {{"n", std::to_string(count)}});
}

// A hint: what it put, and what it ruled out, one sentence a digit.
std::string tell_hint(const Telling& telling) {
  std::string text = tell_put(telling, Said::kPlaced, Said::kFilledIn);
  std::array<CellSet, kMaxSize> gone{};
  for (const Action& action : telling.event.actions) {
    if (action.is_placed) continue;
    gone[static_cast<std::size_t>(action.digit.index())].insert(action.cell);
  }
  for (int d = 1; d <= kMaxSize; ++d) {
    const CellSet cells = gone[static_cast<std::size_t>(d - 1)];
    if (cells.empty()) continue;
    add_sentence(telling.voice, text,
                 one_or_many(telling, Said::kOut, Said::kOutMany, cells, std::to_string(d)));
  }
  return text;
}

std::string tell_reveal(const Telling& telling) {
  return tell_put(telling, Said::kRevealed, Said::kRevealedMany);
}

std::string tell_give_up(const Telling& telling) { return say(telling.language(), Said::kGaveUp); }

// One function a board event, in the order of the kinds.
constexpr std::array kTellers{tell_place, tell_clear,  tell_marks,  tell_marks,
                              tell_out,   tell_colour, tell_tint,   tell_fill,
                              tell_auto,  tell_hint,   tell_reveal, tell_give_up};
static_assert(kTellers.size() == static_cast<std::size_t>(EventKind::kGiveUp) + 1);

std::string tell(const Telling& telling) {
  return kTellers[static_cast<std::size_t>(telling.event.kind)](telling);
}

// Digits put into cells, with the cells whose marks lost them.
std::string tell_removed(const Telling& telling) {
  CellSet cells;
  DigitSet digits;
  for (const Layer layer : {Layer::kCorner, Layer::kCentre}) {
    const LayerChange marks = change_of(telling.effect, layer);
    cells |= marks.cells;
    digits |= marks.went;
  }
  if (cells.empty()) return {};
  return say(telling.language(), Said::kRemoved,
             {{"d", say_digits(digits)}, {"n", count_text(cells)}});
}

// What the check level shows of the digits just placed.
std::string tell_trouble(const Telling& telling) {
  CellSet others;
  bool is_wrong = false;
  for (const Cell cell : telling.event.cells) {
    others |= shown_conflict(telling.session, cell);
    is_wrong = is_wrong || is_shown_wrong(telling.session, cell);
  }
  if (!others.empty()) {
    return say(telling.language(), Said::kConflict,
               {{"other", say_positions(telling.voice, telling.session.size(), others)}});
  }
  return is_wrong ? say(telling.language(), Said::kWrong) : std::string();
}

std::string tell_board(const Telling& telling) {
  std::string text = tell(telling);
  if (telling.event.kind == EventKind::kPlace) {
    add_sentence(telling.voice, text, tell_removed(telling));
    add_sentence(telling.voice, text, tell_trouble(telling));
  }
  return text;
}

// After a colon an English sentence begins small.
std::string behind_colon(Language language, std::string text) {
  if (language == Language::kEnglish && !text.empty() && text[0] >= 'A' && text[0] <= 'Z') {
    text[0] = static_cast<char>(text[0] - 'A' + 'a');
  }
  return text;
}

std::string tell_goto(const Voice& voice, const Session& session, std::uint32_t id) {
  const std::string number = std::to_string(id);
  for (const Savepoint& savepoint : session.savepoints()) {
    if (savepoint.node != id) continue;
    return say(voice.language, Said::kToSavepoint, {{"name", savepoint.name}, {"n", number}});
  }
  if (id == 0) return say(voice.language, Said::kToStart);
  return say(voice.language, Said::kToMove, {{"n", number}});
}

std::string tell_history(const Voice& voice, const Session& session, const Event& event) {
  if (event.kind == EventKind::kGoto) return tell_goto(voice, session, event.count);
  // The path that was just left is the one that redo would follow.
  const bool is_undo = event.kind == EventKind::kUndo;
  const NodeIndex moved = is_undo ? session.nodes()[session.cursor()].last_child : session.cursor();
  return say(voice.language, is_undo ? Said::kUndone : Said::kRedone,
             {{"what", behind_colon(voice.language, say_move(voice, session, moved))}});
}

std::string tell_check(const Voice& voice, const Event& event) {
  if (event.count == 0) {
    return say(voice.language, event.is_on ? Said::kCheckOk : Said::kRulesOk);
  }
  return say(voice.language, event.is_on ? Said::kCheckFound : Said::kRulesFound,
             {{"n", std::to_string(event.count)}});
}

std::string tell_note(const Voice& voice, const Event& event) {
  switch (event.kind) {
    case EventKind::kSavepoint:
      return say(voice.language, Said::kSavepoint, {{"name", event.text}});
    case EventKind::kDrop:
      return say(voice.language, Said::kDropped, {{"name", event.text}});
    case EventKind::kPause:
      return say(voice.language, Said::kPaused);
    case EventKind::kResume:
      return say(voice.language, Said::kResumed);
    case EventKind::kSet:
      return say(voice.language, Said::kSet,
                 {{"key", std::string(row_of(event.key).slug)}, {"value", event.text}});
    case EventKind::kCheck:
      return tell_check(voice, event);
    default:
      return {};
  }
}

}  // namespace

std::string say_applied(const Voice& voice, const Session& session, const Event& event,
                        const Applied& applied) {
  if (is_board_event(event.kind)) {
    return tell_board({voice, session, event, applied.effect});
  }
  const bool is_history = event.kind == EventKind::kUndo || event.kind == EventKind::kRedo ||
                          event.kind == EventKind::kGoto;
  return is_history ? tell_history(voice, session, event) : tell_note(voice, event);
}

std::string say_move(const Voice& voice, const Session& session, NodeIndex node) {
  const Node& made = session.nodes()[node];
  if (made.id == 0) return {};
  return tell({voice, session, session.log()[made.id - 1], made.effect, true});
}

std::string say_way_back(const Voice& voice, const Session& session, const WayBack& way) {
  const Grid* solution = session.solution();
  for (const Change& change : session.nodes()[way.mistake].effect) {
    if (change.layer != Layer::kValue || change.after == 0) continue;
    // One event may place several digits of which some are right.
    if (solution != nullptr && solution->value_at(change.cell) == change.after) continue;
    return say(voice.language, Said::kBack,
               {{"n", std::to_string(way.moves)},
                {"d", std::to_string(change.after)},
                {"pos", say_position(voice, session.size(), change.cell)}});
  }
  return {};  // not reached: a mistake is a digit
}

std::string say_outcome(const Voice& voice, const Session& session, const Event& event,
                        const Applied& applied) {
  const bool has_changed_digits =
      std::any_of(applied.effect.begin(), applied.effect.end(),
                  [](const Change& change) { return change.layer == Layer::kValue; });
  if (!is_board_event(event.kind) || !has_changed_digits) return {};
  if (applied.is_full_but_wrong) return say(voice.language, Said::kFullButWrong);
  if (applied.status != GameStatus::kComplete) return {};
  return say_summary(voice, summary_of(session));
}

std::string say_summary(const Voice& voice, const GameSummary& summary) {
  const std::string time = clock_text(summary.elapsed);
  if (summary.outcome == GameOutcome::kGivenUp) {
    return say(voice.language, Said::kGivenUp, {{"time", time}});
  }
  if (summary.outcome == GameOutcome::kPlaying) {
    return say(voice.language, Said::kPlaying, {{"time", time}});
  }
  return say(voice.language, summary.are_mistakes_known ? Said::kDone : Said::kDoneMany,
             {{"time", time},
              {"m", std::to_string(summary.counts.mistakes)},
              {"h", std::to_string(summary.counts.asked)}});
}

std::string clock_text(std::int64_t elapsed) {
  const std::int64_t seconds = std::max<std::int64_t>(elapsed, 0) / 1'000;
  const auto two = [](std::int64_t n) { return (n < 10 ? "0" : "") + std::to_string(n); };
  const std::int64_t minutes = seconds / 60;
  if (minutes < 60) return std::to_string(minutes) + ':' + two(seconds % 60);
  return std::to_string(minutes / 60) + ':' + two(minutes % 60) + ':' + two(seconds % 60);
}

}  // namespace shudu::game
