#include "service/game_json.h"

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "shudu/core/layout_table.h"
#include "shudu/core/name_in.h"
#include "shudu/game/mode_names.h"
#include "shudu/game/summary.h"
#include "shudu/service/grid_text.h"
#include "shudu/service/json_list.h"

namespace shudu::service {
namespace {

using game::Change;
using game::Layer;
using game::Session;

// In the order of the enumerations.
constexpr std::array<std::string_view, 4> kStatuses{"playing", "paused", "complete", "given-up"};
constexpr std::array<std::string_view, 7> kLayers{"value",  "corner", "centre",    "out",
                                                  "colour", "tint",   "auto-marks"};

void append_digits(DigitSet digits, int most, std::string& out) {
  for (int value = 1; value <= most; ++value) {
    out += digits.contains(Digit(value)) ? static_cast<char>('0' + value) : '.';
  }
}

// A layer of sets; `most` characters a cell.
void add_layer(JsonObject& object, std::string_view key, const Session& session,
               const game::CellDigits& layer, int most) {
  std::string text;
  for (const Cell cell : session.layout().all_cells()) {
    append_digits(layer[game::at(cell)], most, text);
  }
  object.text(key, text);
}

// A number of a change in the words of its layer: a digit or colour, digits, `on` and `off`.
std::string told(Layer layer, std::uint16_t number) {
  std::string text;
  switch (layer) {
    case Layer::kValue:
    case Layer::kTint:
      return number == 0 ? text : std::to_string(number);
    case Layer::kAutoMarks:
      return number == 0 ? "off" : "on";
    default:
      for (const Digit digit : DigitSet::from_bits(number)) text += digit.to_char();
      return text;
  }
}

void add_counts(JsonObject& object, const game::GameCounts& counts) {
  JsonObject inner(object.name("counts"));
  inner.number("mistakes", counts.mistakes);
  inner.number("asked", counts.asked);
  inner.number("stage_max", counts.stage_max);
  inner.number("applied", counts.applied);
  inner.number("checks", counts.checks);
  inner.number("reveals", counts.reveals);
  inner.number("undos", counts.undos);
  inner.number("whys", counts.whys);
  inner.boolean("unaided", game::is_unaided(counts));
  inner.end();
}

void add_wrong(JsonObject& object, const Session& session, const game::Wrong& wrong) {
  add_cells(object, "wrong", wrong.digits, session.size());
  add_cells(object, "wrong_marks", wrong.marks, session.size());
}

void add_settings(JsonObject& object, const Session& session) {
  JsonObject inner(object.name("settings"));
  for (const game::SettingRow& row : game::setting_table()) {
    inner.text(row.slug, row.get(session.settings()));
  }
  inner.end();
}

void add_savepoints(JsonObject& object, const Session& session) {
  add_list(object, "savepoints", session.savepoints(),
           [](const game::Savepoint& savepoint, std::string& out) {
             JsonObject entry(out);
             entry.text("name", savepoint.name);
             entry.number("node", savepoint.node);
             entry.end();
           });
}

// The centre marks as they are shown.
game::CellDigits shown_marks(const Session& session) {
  game::CellDigits shown{};
  for (const Cell cell : session.layout().all_cells()) {
    shown[game::at(cell)] = game::shown_centre(session.layout(), session.state(), cell);
  }
  return shown;
}

void add_tints(JsonObject& object, const Session& session) {
  std::string text;
  for (const Cell cell : session.layout().all_cells()) {
    for (const Digit digit : session.layout().all_digits()) {
      text += static_cast<char>('0' + session.state().tint[game::tint_at(cell, digit)]);
    }
  }
  object.text("tint", text);
}

}  // namespace

void add_standing(JsonObject& object, const Session& session) {
  const game::Node& node = session.nodes()[session.cursor()];
  object.text("status", name_in(kStatuses, session.status()));
  object.number("elapsed", static_cast<std::uint64_t>(session.elapsed()));
  object.number("cursor", session.cursor_id());
  object.number("events", session.log().size());
  object.boolean("can_undo", node.parent != game::kNoNode);
  object.boolean("can_redo", node.last_child != game::kNoNode);
  const game::DigitCounts left = game::left_of(session);
  add_list(object, "left", std::span(left).first(static_cast<std::size_t>(session.size())),
           [](int count, std::string& out) { out += std::to_string(count); });
  add_counts(object, session.counts());
}

void add_selection(JsonObject& object, const Session& session) {
  add_cells(object, "selection", session.selection(), session.size());
  object.text("mode", name_in(game::kModeNames, session.mode()));
  if (session.brush()) {
    object.number("brush", static_cast<std::uint64_t>(session.brush()->value()));
  }
}

void add_board(JsonObject& object, const Session& session) {
  const game::State& state = session.state();
  const int size = session.size();
  object.text("layout", layout_name(session.layout()));
  object.number("size", static_cast<std::uint64_t>(size));
  object.text("solutions", session.solution() != nullptr ? "one" : "many");
  object.text("uid", session.about().uid);
  if (!session.about().title.empty()) object.text("title", session.about().title);
  if (!session.about().origin.empty()) object.text("origin", session.about().origin);
  if (!session.about().rating.empty()) object.text("rating", session.about().rating);
  add_grid(object, "givens", state.givens);
  add_grid(object, "values", state.values);
  add_layer(object, "corner", session, state.corner, size);
  add_layer(object, "centre", session, shown_marks(session), size);
  add_layer(object, "out", session, state.out, size);
  add_layer(object, "colours", session, state.colours, kMaxSize);
  add_tints(object, session);
  object.boolean("auto_marks", state.auto_marks);
  add_wrong(object, session, game::wrong_shown(session));
  add_savepoints(object, session);
  add_settings(object, session);
  add_selection(object, session);
  add_standing(object, session);
}

void add_practice_board(JsonObject& object, const Session& session) {
  add_grid(object, "givens", session.state().givens);
  add_grid(object, "values", session.state().values);
  add_layer(object, "centre", session, shown_marks(session), session.size());
}

void add_effect(JsonObject& object, const Session& session, const game::Effect& effect) {
  add_list(object, "effect", effect, [&session](const Change& change, std::string& out) {
    JsonObject entry(out);
    entry.text("layer", name_in(kLayers, change.layer));
    if (change.layer != Layer::kAutoMarks) {
      entry.text("cell", cell_name(change.cell, session.size()).view());
    }
    if (change.layer == Layer::kTint) {
      entry.number("digit", static_cast<std::uint64_t>(change.digit.value()));
    }
    entry.text("before", told(change.layer, change.before));
    entry.text("after", told(change.layer, change.after));
    entry.end();
  });
}

void add_repaint(JsonObject& object, const Session& session, const game::Effect& effect,
                 const game::Wrong& before) {
  const Layout& layout = session.layout();
  const game::Wrong now = game::wrong_shown(session);
  CellSet cells = (before.digits - now.digits) | (now.digits - before.digits);
  cells = cells | (before.marks - now.marks) | (now.marks - before.marks);
  for (const Change& change : effect) {
    if (change.layer == Layer::kAutoMarks) {
      cells = layout.all_cells();
      break;
    }
    cells.insert(change.cell);
    // Marks that the program keeps follow the digits around them.
    const bool moves_marks = change.layer == Layer::kValue && session.state().auto_marks;
    if (moves_marks) cells = cells | layout.peers(change.cell);
  }
  add_cells(object, "repaint", cells, session.size());
  add_wrong(object, session, now);
}

}  // namespace shudu::service
