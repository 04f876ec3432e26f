// The lines of the head come out of game::save and go back through game::salvage, so that the
// syntax of a saved game is stated in one room only.
#include "tui/desk/kept_game.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <charconv>
#include <optional>
#include <vector>

#include "shudu/core/cell_named.h"
#include "shudu/core/layout_table.h"
#include "shudu/game/mode_names.h"
#include "shudu/game/save.h"
#include "shudu/game/summary.h"
#include "tui/desk/surroundings.h"

namespace shudu::tui {
namespace {

using game::Outcome;
using game::Refusal;
using game::RefusalCode;
using game::Session;

// The value of the line `key` of a saved game; it stands in every one.
std::string_view line_of(std::string_view text, std::string_view key) {
  const std::string begin = '\n' + std::string(key) + ' ';
  const std::size_t at = text.find(begin);
  assert(at != std::string_view::npos);
  const std::string_view rest = text.substr(at + begin.size());
  return rest.substr(0, rest.find('\n'));
}

std::optional<double> rating_of(std::string_view text) {
  if (!text.starts_with("er=")) return std::nullopt;
  double rating = 0;
  const char* const end = text.data() + text.size();
  const auto [at, error] = std::from_chars(text.data() + 3, end, rating);
  return error == std::errc() && at == end ? std::optional(rating) : std::nullopt;
}

std::string_view status_of(const Session& session) {
  if (session.status() == game::GameStatus::kComplete) return "complete";
  return session.status() == game::GameStatus::kGivenUp ? "given-up" : "playing";
}

storage::GameNotes notes_from(const Session& session, std::string_view text) {
  storage::GameNotes notes;
  notes.title = session.about().title;
  notes.settings = line_of(text, "settings");
  const std::string_view place = line_of(text, "at");
  notes.view = place.substr(place.find("mode="));
  notes.status = status_of(session);
  notes.elapsed_ms = static_cast<std::uint64_t>(session.elapsed());
  notes.filled = static_cast<std::uint64_t>(game::board_of(session.state()).filled_count());
  notes.mistakes = session.counts().mistakes;
  notes.hints = session.counts().asked;
  return notes;
}

Refusal refuse(RefusalCode code, std::uint64_t number, RefusalCode reason) {
  Refusal refusal;
  refusal.code = code;
  refusal.number = number;
  refusal.reason = reason;
  return refusal;
}

// `auto-erase=both check=rules ...`
std::optional<game::Settings> settings_of(std::string_view text) {
  game::Settings settings;
  while (!text.empty()) {
    const std::size_t blank = text.find(' ');
    const std::string_view item = text.substr(0, blank);
    text.remove_prefix(blank == std::string_view::npos ? text.size() : blank + 1);
    const std::size_t sign = item.find('=');
    if (sign == std::string_view::npos) return std::nullopt;
    const std::optional<game::SettingKey> key = game::find_setting(item.substr(0, sign));
    if (!key || !game::row_of(*key).set(settings, item.substr(sign + 1))) return std::nullopt;
  }
  return settings;
}

std::string header_text(const storage::GameHead& head) {
  const auto or_dash = [](std::string_view text) { return text.empty() ? "-" : text; };
  const std::string rating = head.rating ? fmt::format("er={:.1f}", *head.rating) : "-";
  return fmt::format(
      "shudu-game 1\nuid {}\ntitle {}\nfrom {}\nlayout {}\ngivens {}\nout0 {}\nsolutions {}\n"
      "rating {}\ncreated {}\n",
      head.uid, or_dash(head.notes.title), or_dash(head.origin), head.layout, head.givens,
      or_dash(head.out0), head.solutions, rating, utc_text(head.created_ms));
}

// `mode=digit select=r6c8,r6c9`; what is not there leaves the session as it is.
void restore_view(Session& session, std::string_view view) {
  const std::size_t blank = view.find(' ');
  for (std::size_t i = 0; i < game::kModeNames.size(); ++i) {
    if (view.substr(0, blank) == "mode=" + std::string(game::kModeNames[i])) {
      session.set_mode(static_cast<game::Mode>(i));
    }
  }
  if (blank == std::string_view::npos || !view.substr(blank + 1).starts_with("select=r")) return;
  std::vector<Cell> cells;
  std::string_view rest = view.substr(blank + 8);
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(','), rest.size());
    const std::optional<Cell> cell = cell_named(rest.substr(0, end), session.size());
    if (!cell) return;
    cells.push_back(*cell);
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  session.select(cells);
}

}  // namespace

storage::GameNotes notes_of(const Session& session) {
  return notes_from(session, game::save(session));
}

storage::GameHead head_of(const Session& session) {
  const std::string text = game::save(session);
  const game::GameSummary summary = game::summary_of(session);
  storage::GameHead head;
  head.uid = session.about().uid;
  head.origin = session.about().origin;
  head.layout = line_of(text, "layout");
  head.givens = line_of(text, "givens");
  head.out0 = line_of(text, "out0");
  if (!summary.level.empty()) head.level = summary.level;
  head.rating = rating_of(session.about().rating);
  head.solutions = line_of(text, "solutions");
  head.created_ms = wall_ms_of(session.about().created).value_or(0);
  head.played_ms = wall_ms_of(session.about().played).value_or(0);
  head.head_n = session.log().size();
  head.notes = notes_from(session, text);
  return head;
}

storage::StoredEvent stored_event(const game::Event& event, int size) {
  const std::string text = game::print_event(event, size);
  const std::size_t time = text.find(' ');
  const std::size_t line = text.find(' ', time + 1);
  return {event.number, static_cast<std::uint64_t>(event.elapsed), text.substr(line + 1)};
}

storage::Game kept_game(const Session& session) {
  storage::Game game{head_of(session), {}};
  for (const game::Event& event : session.log()) {
    game.events.push_back(stored_event(event, session.size()));
  }
  return game;
}

Outcome<Session> replay(const storage::Game& game) {
  const std::optional<game::NewGame> puzzle = game::salvage(header_text(game.head));
  const std::optional<game::Settings> settings = settings_of(game.head.notes.settings);
  if (!puzzle || !settings) {
    return refuse(RefusalCode::kBadGivens, 0, RefusalCode::kBadValue);
  }
  game::NewGame whole = *puzzle;
  whole.about.played = utc_text(game.head.played_ms);
  if (game.head.rating) whole.about.rating = fmt::format("er={:.1f}", *game.head.rating);
  Outcome<Session> session = game::start(whole, *settings);
  if (!session) return session;
  for (const storage::StoredEvent& kept : game.events) {
    const std::string line = fmt::format("{} {} {}", kept.n, kept.t_ms, kept.line);
    const std::optional<game::Event> event = game::parse_event(line, session->size());
    if (!event) return refuse(RefusalCode::kBadEvent, kept.n, RefusalCode::kBadValue);
    const Outcome<game::Applied> applied = game::apply(*session, *event);
    if (!applied) return refuse(RefusalCode::kBadEvent, kept.n, applied.error().code);
  }
  session->set_elapsed(static_cast<std::int64_t>(game.head.notes.elapsed_ms));
  restore_view(*session, game.head.notes.view);
  return session;
}

Session with_uid(const Session& session, std::string_view uid) {
  std::string text = game::save(session);
  const std::size_t at = text.find("\nuid ") + 5;
  text.replace(at, session.about().uid.size(), uid);
  const Outcome<std::string> repaired = game::repair(text);
  assert(repaired);
  Outcome<Session> copy = game::load(*repaired);
  assert(copy);
  return *std::move(copy);
}

storage::GameResult result_of(const Session& session, std::uint64_t finished_ms,
                              std::uint64_t local_day, bool is_timed) {
  const game::GameSummary summary = game::summary_of(session);
  const game::GameCounts& counts = summary.counts;
  storage::GameResult result;
  result.uid = session.about().uid;
  result.finished_ms = finished_ms;
  result.local_day = local_day;
  result.outcome = status_of(session);
  result.layout = layout_name(session.layout());
  if (!summary.level.empty()) result.level = summary.level;
  result.rating = rating_of(session.about().rating);
  result.elapsed_ms = static_cast<std::uint64_t>(summary.elapsed);
  result.timed = is_timed;
  if (summary.are_mistakes_known) result.mistakes = counts.mistakes;
  result.stage_max = counts.stage_max;
  result.asked = counts.asked;
  result.applied = counts.applied;
  result.checks = counts.checks;
  result.reveals = counts.reveals;
  result.undos = counts.undos;
  result.check_level = game::row_of(game::SettingKey::kCheck).get(session.settings());
  if (counts.solution_checked) result.check_level = "solution";
  result.auto_marks = counts.marks_kept;
  return result;
}

}  // namespace shudu::tui
