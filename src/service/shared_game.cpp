// Moves are told as lines of a saved game without number and time. Cells that wear the same are one
// move, so that a link stays short; digits are one move each, to be taken back one by one.
#include "service/shared_game.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>

#include "service/parse.h"
#include "service/playing.h"
#include "shudu/core/layout_table.h"
#include "shudu/formats/share_link.h"
#include "shudu/game/save.h"

namespace shudu::service {
namespace {

using game::Event;
using game::EventKind;
using game::Session;
using game::State;

constexpr std::string_view kMember = "moves";
// What makes a board; nothing that asks, tells or goes back.
constexpr std::array kKinds{EventKind::kPlace, EventKind::kCorner, EventKind::kCentre,
                            EventKind::kOut,   EventKind::kColour, EventKind::kTint,
                            EventKind::kAuto};

Error bad_move(std::string_view token) { return error_with(ErrorCode::kBadSyntax, token); }

// The event of a move, or nothing where it is none that a link may have.
std::optional<Event> event_of_move(std::string_view text, int size) {
  std::optional<Event> event = game::parse_event("1 0 " + std::string(text), size);
  if (!event) return std::nullopt;
  const bool is_known = std::find(kKinds.begin(), kKinds.end(), event->kind) != kKinds.end();
  return is_known ? event : std::nullopt;
}

class Moves {
 public:
  Moves(const Session& session, bool with_digits)
      : session_(session), with_digits_(with_digits), start_(session.beginning()) {}

  std::string list() {
    const State& state = session_.state();
    if (state.auto_marks) add(event_of(EventKind::kAuto));
    add_layer(EventKind::kOut,
              [&](Cell cell) { return state.out[game::at(cell)] - start_.out[game::at(cell)]; });
    add_layer(
        EventKind::kOut,
        [&](Cell cell) { return start_.out[game::at(cell)] - state.out[game::at(cell)]; }, false);
    add_layer(EventKind::kCorner, [&](Cell cell) { return state.corner[game::at(cell)]; });
    // Those that rest while the program keeps the marks nobody sees.
    if (!state.auto_marks) {
      add_layer(EventKind::kCentre, [&](Cell cell) { return state.centre[game::at(cell)]; });
    }
    add_colours();
    if (with_digits_) add_digits();
    return std::move(text_);
  }

 private:
  static Event event_of(EventKind kind) {
    Event event;
    event.number = 1;
    event.kind = kind;
    return event;
  }

  void add(const Event& event) {
    const std::string line = game::print_event(event, session_.size());
    text_ += text_.empty() ? "\"" : ",\"";
    text_ += std::string_view(line).substr(std::string_view("1 0 ").size());
    text_ += '"';
  }

  // One move for all cells with the same set.
  template <typename Sets>
  void add_layer(EventKind kind, const Sets& sets, bool is_on = true) {
    std::map<unsigned, CellSet> alike;
    for (const Cell cell : session_.layout().all_cells()) {
      const DigitSet digits = sets(cell);
      if (!digits.empty() && start_.givens.is_blank(cell)) alike[digits.bits()].insert(cell);
    }
    add_alike(kind, alike, is_on);
  }

  void add_alike(EventKind kind, const std::map<unsigned, CellSet>& alike, bool is_on) {
    for (const auto& [bits, cells] : alike) {
      Event event = event_of(kind);
      event.cells = cells;
      event.digits = DigitSet::from_bits(bits);
      event.is_on = is_on;
      add(event);
    }
  }

  void add_colours() {
    const State& state = session_.state();
    std::map<unsigned, CellSet> alike;
    for (const Cell cell : session_.layout().all_cells()) {
      const DigitSet colours = state.colours[game::at(cell)];
      if (!colours.empty()) alike[colours.bits()].insert(cell);
    }
    add_alike(EventKind::kColour, alike, true);
    for (const Cell cell : session_.layout().all_cells()) {
      for (const Digit digit : session_.layout().all_digits()) {
        const std::uint8_t tint = state.tint[game::tint_at(cell, digit)];
        if (tint == 0) continue;
        Event event = event_of(EventKind::kTint);
        event.cells.insert(cell);
        event.digits = DigitSet::only(digit);
        event.count = tint;
        add(event);
      }
    }
  }

  void add_digits() {
    const Grid& values = session_.state().values;
    for (const Cell cell : values.filled()) {
      Event event = event_of(EventKind::kPlace);
      event.cells.insert(cell);
      event.digits = DigitSet::only(*values[cell]);
      add(event);
    }
  }

  const Session& session_;
  bool with_digits_;
  const game::Beginning& start_;
  std::string text_;
};

bool rules_digits_out(const game::Beginning& start) {
  return std::any_of(start.out.begin(), start.out.end(),
                     [](DigitSet digits) { return !digits.empty(); });
}

// The record of a game: what readers without `moves` see of it.
Puzzle record_of(const Session& session, std::string_view title) {
  const game::Beginning& start = session.beginning();
  Puzzle record;
  record.clear(session.size());
  record.givens = start.givens;
  record.layout = kept_name(start.layout);
  record.notes.title = title;
  if (!rules_digits_out(start)) {
    record.placed = session.state().values;
    return record;
  }
  record.marks = Pencilmarks::from_grid(start.givens);
  for (const Cell cell : start.layout.all_cells()) {
    if (start.givens.is_blank(cell)) {
      record.marks->set(cell, start.layout.all_digits() - start.out[game::at(cell)]);
    }
  }
  return record;
}

}  // namespace

Result<std::vector<Event>> shared_moves(std::string_view text, int size) {
  const Result<std::string> json = share_link_text(text);
  if (!json) return json.error();
  const Result<Value, ParseError> value = parse(*json, Limits());
  if (!value) return bad_move(kMember);
  std::vector<Event> moves;
  const Value* const list = value->find(kMember);
  if (list == nullptr) return moves;
  if (list->kind != ValueKind::kList) return bad_move(kMember);
  for (const Value& item : list->items) {
    std::optional<Event> event =
        item.kind == ValueKind::kText ? event_of_move(item.text, size) : std::nullopt;
    if (!event) return bad_move(item.text);
    moves.push_back(*std::move(event));
  }
  return moves;
}

std::optional<game::Refusal> enter_shared(Session& session, const Grid& placed,
                                          const std::vector<Event>& moves) {
  const auto enter = [&session](Event event) -> std::optional<game::Refusal> {
    event.number = static_cast<std::uint32_t>(session.log().size() + 1);
    const game::Outcome<game::Applied> applied = game::apply(session, event);
    return applied ? std::nullopt : std::optional(applied.error());
  };
  for (const Event& move : moves) {
    if (std::optional<game::Refusal> refusal = enter(move)) return refusal;
  }
  for (const Cell cell : placed.filled()) {
    Event event;
    event.kind = EventKind::kPlace;
    event.cells.insert(cell);
    event.digits = DigitSet::only(*placed[cell]);
    if (std::optional<game::Refusal> refusal = enter(event)) return refusal;
  }
  return std::nullopt;
}

Outcome answer_share(Call& call, JsonObject& answer) {
  const game::Outcome<Session> session = game::load(call.text("text"));
  if (!session) return refused(call, session.error());
  const std::string_view title = call.has("title") ? call.text("title") : session->about().title;
  const bool is_clean = title.empty() || game::is_clean_name(title, game::kMaxTitle);
  if (!is_clean) return call.fail(Reason::kNotKept, {.field = "title"});
  const Puzzle record = record_of(*session, title);
  std::string moves = Moves(*session, record.marks.has_value()).list();
  if (!moves.empty()) moves = "\"moves\":[" + moves + "]";
  const std::optional<std::string> link = share_link(record, moves);
  if (!link) return call.fail(Reason::kAnswerTooLarge, {.n = call.limits().answer_bytes});
  answer.text("layout", layout_name(session->layout()));
  answer.text("text", *link);
  return std::nullopt;
}

}  // namespace shudu::service
