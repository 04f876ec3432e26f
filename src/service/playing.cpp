// Tested in tests/service/playing_test.cpp.
#include "service/playing.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "service/entered.h"
#include "service/game_json.h"
#include "service/game_reading.h"
#include "service/games.h"
#include "service/move_text.h"
#include "service/record.h"
#include "service/shared_game.h"
#include "shudu/core/cell_named.h"
#include "shudu/core/layout_table.h"
#include "shudu/core/texts_of.h"
#include "shudu/game/hint_basis.h"
#include "shudu/game/intent.h"
#include "shudu/game/mistakes.h"
#include "shudu/game/mode_names.h"
#include "shudu/game/said.h"
#include "shudu/game/save.h"
#include "shudu/service/json_list.h"

namespace shudu::service {
namespace {

using game::IntentKind;
using game::Session;

// In the order of the enumeration.
constexpr std::array<std::string_view, static_cast<std::size_t>(IntentKind::kCount)> kIntents{
    "digit",          "place", "corner",    "centre",    "out",      "colour",
    "tint",           "erase", "erase-all", "fill",      "fill-all", "auto-marks",
    "undo",           "redo",  "goto",      "goto-name", "back",     "restart",
    "savepoint",      "drop",  "pause",     "resume",    "set",      "check-rules",
    "check-solution", "asked", "why",       "hint",      "reveal",   "give-up"};
constexpr std::array<std::string_view, 3> kFills{"legal", "missing", "snyder"};

// The place of the field's word in a table; 0 where the field is not there.
template <std::size_t kSize>
std::size_t choice(const Call& call, std::string_view field,
                   const std::array<std::string_view, kSize>& names) {
  const auto found = std::find(names.begin(), names.end(), call.text(field));
  return found == names.end() ? 0 : static_cast<std::size_t>(found - names.begin());
}

template <std::size_t kSize>
std::vector<std::string_view> names_in(const std::array<std::string_view, kSize>& names) {
  return {names.begin(), names.end()};
}

// `auto-erase=off check=solution`, as the line of a saved game has it, in any order.
std::optional<game::Settings> settings_in(std::string_view text) {
  game::Settings settings;
  while (!text.empty()) {
    const std::string_view item = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), item.size() + 1));
    const std::size_t equals = item.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    const std::optional<game::SettingKey> key = game::find_setting(item.substr(0, equals));
    if (!key || !game::row_of(*key).set(settings, item.substr(equals + 1))) return std::nullopt;
  }
  return settings;
}

Outcome open_game(Call& call, Session session, JsonObject& answer) {
  if (call.games().count() >= call.limits().games) {
    return call.fail(Reason::kTooManyGames, {.n = call.limits().games});
  }
  const std::uint64_t number = call.games().open(std::move(session));
  answer.number("game", number);
  add_board(answer, *call.games().find(number));
  return std::nullopt;
}

// What was entered, as moves: of a link of ours with its marks.
Outcome enter_progress(Call& call, const Position& position, Session& session) {
  if (position.format->name != "share") {
    enter_digits(session, position.record->placed);
    return std::nullopt;
  }
  const Result<std::vector<game::Event>> moves = shared_moves(call.text("puzzle"), session.size());
  if (!moves) return call.fail(moves.error());
  const std::optional<game::Refusal> refusal =
      enter_shared(session, position.record->placed, *moves);
  return refusal ? Outcome(refused(call, *refusal)) : std::nullopt;
}

Outcome start(Call& call, const Position& position, JsonObject& answer) {
  game::NewGame wanted;
  wanted.layout = position.layout;
  wanted.givens = position.givens;
  if (position.record->marks) wanted.out = ruled_out(position.layout, *position.record);
  game::About& about = wanted.about;
  about.uid = call.text("uid");
  about.title = call.text("title");
  about.origin = call.text("origin");
  about.rating = call.text("rating");
  about.created = call.text("created");
  about.played = about.created;
  const std::optional<game::Settings> settings = settings_in(call.text("settings"));
  if (!settings) return call.fail(Reason::kNotSettings, {.field = "settings"});
  game::Outcome<Session> session = game::start(wanted, *settings);
  if (!session) return refused(call, session.error());
  if (Outcome bad = enter_progress(call, position, *session)) return bad;
  return open_game(call, *std::move(session), answer);
}

// The cells of the field `cells`; nothing where one is none.
std::optional<std::vector<Cell>> cells_of(const Call& call, const Session& session) {
  std::vector<Cell> cells;
  for (const std::string_view text : call.texts("cells")) {
    const std::optional<Cell> cell = cell_named(text, session.size());
    if (!cell) return std::nullopt;
    cells.push_back(*cell);
  }
  return cells;
}

// What the fields `cells`, `mode` and `brush` say of where the player looks.
Outcome look_there(const Call& call, Session& session) {
  if (call.has("cells")) {
    const std::optional<std::vector<Cell>> cells = cells_of(call, session);
    if (!cells) return call.fail(Reason::kNotACell, {.field = "cells"});
    session.select(*cells);
  }
  if (call.has("mode"))
    session.set_mode(static_cast<game::Mode>(choice(call, "mode", game::kModeNames)));
  if (const std::optional<std::uint64_t> brush = call.whole("brush")) {
    const bool is_digit = *brush > 0 && *brush <= static_cast<std::uint64_t>(session.size());
    session.set_brush(is_digit ? std::optional(Digit(static_cast<int>(*brush))) : std::nullopt);
  }
  return std::nullopt;
}

// The intent of the fields; or the field that is at fault.
Result<game::Intent, std::string_view> intent_of(const Call& call, const Session& session) {
  game::Intent intent;
  intent.kind = static_cast<IntentKind>(choice(call, "intent", kIntents));
  const std::uint64_t digit = call.whole("digit").value_or(0);
  const bool is_colour =
      intent.kind == IntentKind::kColour || session.mode() == game::Mode::kColour;
  const int most = is_colour ? kMaxSize : session.size();
  const bool wants_digit = intent.kind <= IntentKind::kTint || intent.kind == IntentKind::kWhy;
  if (wants_digit && (digit < 1 || digit > static_cast<std::uint64_t>(most))) {
    return std::string_view("digit");
  }
  if (wants_digit) intent.digit = Digit(static_cast<int>(digit));
  intent.fill = static_cast<game::FillKind>(choice(call, "fill", kFills));
  if (intent.kind == IntentKind::kSet && !call.has("key")) return std::string_view("key");
  if (call.has("key")) intent.key = *game::find_setting(call.text("key"));
  intent.number = static_cast<std::uint32_t>(call.whole("number").value_or(0));
  intent.has_one_kind = call.flag("one_kind");
  intent.text = call.text("text");
  for (const std::string_view text : call.texts("actions")) {
    const std::optional<game::Action> action = action_in(text, session.size());
    if (!action) return std::string_view("actions");
    intent.actions.push_back(*action);
  }
  return intent;
}

std::int64_t elapsed_of(const Call& call, const Session& session) {
  const std::optional<std::uint64_t> t = call.whole("t");
  return t ? static_cast<std::int64_t>(*t) : session.elapsed();
}

// What the field `hints` tells that its hints rest on; nothing where one of them is no such text.
std::optional<std::vector<game::HintBasis>> bases_of(const Call& call, const Session& session) {
  std::vector<game::HintBasis> bases;
  for (const std::string_view text : call.texts("hints")) {
    const std::optional<game::HintBasis> basis = game::parse_basis(text, session.size());
    if (!basis) return std::nullopt;
    bases.push_back(*basis);
  }
  return bases;
}

// The field `hold`: which of these hints still hold.
void add_hold(const Session& session, const std::vector<game::HintBasis>& bases,
              JsonObject& answer) {
  add_list(answer, "hold", bases, [&session](const game::HintBasis& basis, std::string& out) {
    out += game::holds(session, basis) ? "true" : "false";
  });
}

// Does the event and tells of it.
Outcome perform(Call& call, Session& session, const game::Event& event, const std::string& way,
                JsonObject& answer) {
  const std::optional<std::vector<game::HintBasis>> bases = bases_of(call, session);
  if (!bases) return call.fail(Reason::kNotForIntent, {.field = "hints"});
  const game::Wrong before = game::wrong_shown(session);
  const game::Outcome<game::Applied> applied = game::apply(session, event);
  if (!applied) return refused(call, applied.error());
  const game::Voice voice = voice_of(call);
  std::string said = way.empty() ? game::say_applied(voice, session, event, *applied) : way;
  answer.number("game", *call.whole("game"));
  answer.number("n", event.number);
  answer.text("line", game::print_event(event, session.size()));
  add_effect(answer, session, applied->effect);
  add_repaint(answer, session, applied->effect, before);
  answer.text("said", said);
  answer.text("outcome", game::say_outcome(voice, session, event, *applied));
  answer.boolean("full_but_wrong", applied->is_full_but_wrong);
  add_standing(answer, session);
  if (call.has("hints")) add_hold(session, *bases, answer);
  return std::nullopt;
}

}  // namespace

std::vector<std::string_view> intent_names() { return names_in(kIntents); }
std::vector<std::string_view> mode_names() { return names_in(game::kModeNames); }
std::vector<std::string_view> fill_names() { return names_in(kFills); }
std::vector<std::string_view> setting_names() {
  return texts_of(game::setting_table(), &game::SettingRow::slug);
}

Session* game_of(const Call& call) { return call.games().find(*call.whole("game")); }

Failure no_game(const Call& call) { return call.fail(Reason::kNoGame, {.field = "game"}); }

Failure refused(const Call& call, const game::Refusal& refusal) {
  if (refusal.cause) return call.fail(*refusal.cause);
  Failure failure{game::refusal_slug(refusal.code), game::sentence(refusal, call.language())};
  failure.error.size = refusal.size;
  failure.error.at.line = refusal.line;
  if (refusal.cell) failure.error.cells.insert(*refusal.cell);
  return failure;
}

Outcome answer_start(Call& call, JsonObject& answer) {
  std::string unused;
  JsonObject about(unused);  // of the puzzle; a game tells of itself
  return answer_puzzle(call, about, [&](const Position& position, JsonObject& /*object*/) {
    return start(call, position, answer);
  });
}

Outcome answer_load(Call& call, JsonObject& answer) {
  game::Outcome<Session> session = game::load(call.text("text"));
  if (!session) return refused(call, session.error());
  return open_game(call, *std::move(session), answer);
}

Outcome answer_continue(Call& call, JsonObject& answer) {
  const Session* const session = game_of(call);
  if (session == nullptr) return no_game(call);
  game::Outcome<Session> copy =
      game::continue_in_copy(*session, call.text("uid"), call.text("created"));
  if (!copy) return refused(call, copy.error());
  return open_game(call, *std::move(copy), answer);
}

Outcome answer_save(Call& call, JsonObject& answer) {
  Session* const session = game_of(call);
  if (session == nullptr) return no_game(call);
  if (call.has("t")) session->set_elapsed(elapsed_of(call, *session));
  if (call.has("played") && !session->set_played(call.text("played"))) {
    return call.fail(Reason::kNotKept, {.field = "played"});
  }
  if (call.has("title") && !session->set_title(call.text("title"))) {
    return call.fail(Reason::kNotKept, {.field = "title"});
  }
  answer.number("game", *call.whole("game"));
  answer.text("text", game::save(*session));
  return std::nullopt;
}

Outcome answer_close(Call& call, JsonObject& answer) {
  if (game_of(call) == nullptr) return no_game(call);
  call.games().close(*call.whole("game"));
  answer.number("game", *call.whole("game"));
  return std::nullopt;
}

Outcome answer_select(Call& call, JsonObject& answer) {
  Session* const session = game_of(call);
  if (session == nullptr) return no_game(call);
  if (Outcome bad = look_there(call, *session)) return bad;
  answer.number("game", *call.whole("game"));
  add_selection(answer, *session);
  return std::nullopt;
}

Outcome answer_act(Call& call, JsonObject& answer) {
  Session* const session = game_of(call);
  if (session == nullptr) return no_game(call);
  if (Outcome bad = look_there(call, *session)) return bad;
  const Result<game::Intent, std::string_view> intent = intent_of(call, *session);
  if (!intent) return call.fail(Reason::kNotForIntent, {.field = intent.error()});
  std::string way;
  if (intent->kind == IntentKind::kBack) {
    const std::optional<game::WayBack> back = game::find_way_back(*session);
    if (back) way = game::say_way_back(voice_of(call), *session, *back);
  }
  const game::Outcome<game::Event> event =
      game::plan(*session, *intent, elapsed_of(call, *session));
  if (!event) return refused(call, event.error());
  return perform(call, *session, *event, way, answer);
}

Outcome answer_apply(Call& call, JsonObject& answer) {
  Session* const session = game_of(call);
  if (session == nullptr) return no_game(call);
  const std::optional<game::Event> event = game::parse_event(call.text("line"), session->size());
  if (!event) return call.fail(Reason::kNotAnEvent, {.field = "line"});
  return perform(call, *session, *event, {}, answer);
}

}  // namespace shudu::service
