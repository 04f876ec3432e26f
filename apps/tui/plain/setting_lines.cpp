// Commands on what is kept: the list of games, settings, statistics. Games are named by their
// number in the list that was told last.
#include <algorithm>
#include <array>

#include "shudu/core/texts_of.h"
#include "shudu/game/summary.h"
#include "shudu/storage/statistics.h"
#include "text/text.h"
#include "tui/desk/time_text.h"
#include "tui/plain/table.h"

namespace shudu::tui {
namespace {

std::string game_line(const Table& table, std::size_t number, const storage::GameHead& head) {
  const std::string name = game_name(head, table.language());
  const std::string time = game::clock_text(static_cast<std::int64_t>(head.notes.elapsed_ms));
  const std::string day = utc_text(head.played_ms).substr(0, 10);
  if (head.notes.status != "playing") {
    return table.say(PlainPhrase::kGameEnded, number, name, time, day);
  }
  return table.say(PlainPhrase::kGame, number, name, head.notes.filled, head.givens.size(), time,
                   day);
}

Lines games(Table& table, LineReader& reader) {
  const std::vector<storage::GameHead> heads = table.shelf.games();
  const bool wants_all = reader.take_if("all");
  if (!reader.is_done()) return {table.usage(PlainCommand::kGames)};
  table.listed.clear();
  Lines lines;
  for (const storage::GameHead& head : heads) {
    table.listed.push_back(head.uid);
    if (wants_all || lines.size() < kShortList) {
      lines.push_back(game_line(table, table.listed.size(), head));
    }
  }
  if (lines.empty()) return {table.say(PlainPhrase::kNoGames)};
  if (lines.size() < heads.size()) {
    lines.push_back(table.say(PlainPhrase::kMoreGames, heads.size() - lines.size(),
                              std::string(table.name(PlainCommand::kGames)) + " all"));
  }
  return lines;
}

// The uid of the N-th game of the list that was told last, or would be told now.
std::optional<std::string> take_game_number(Table& table, LineReader& reader) {
  if (table.listed.empty()) {
    for (const storage::GameHead& head : table.shelf.games()) table.listed.push_back(head.uid);
  }
  const std::optional<std::uint64_t> number = reader.take_number();
  if (!number || *number == 0 || *number > table.listed.size()) return std::nullopt;
  return table.listed[*number - 1];
}

Lines no_such(Table& table, PlainCommand command, const std::string& word) {
  if (word.empty()) return {table.usage(command)};
  return {table.say(PlainPhrase::kNoSuchNumber, escape_token(word).view())};
}

Lines open(Table& table, LineReader& reader) {
  const std::string word(reader.peek());
  const std::optional<std::string> uid = take_game_number(table, reader);
  if (!uid) return no_such(table, PlainCommand::kOpen, word);
  if (table.desk && !table.was_warned) {
    const std::optional<std::string> unsaved = table.save_line();
    if (unsaved && !table.desk->save_sign().moved_on) {
      table.was_warned = true;
      return {*unsaved, table.say(PlainPhrase::kSayAgain, table.name(PlainCommand::kExport))};
    }
  }
  return open_game(table, *uid);
}

Lines remove(Table& table, LineReader& reader) {
  const std::string word(reader.peek());
  const std::optional<std::string> uid = take_game_number(table, reader);
  if (!uid) return no_such(table, PlainCommand::kDelete, word);
  if (table.desk && table.session().about().uid == *uid) return {table.say(PlainPhrase::kIsOpen)};
  if (std::optional<Lines> question = unless_yes(table, reader)) return *question;
  if (const std::optional<storage::Trouble> trouble = table.shelf.delete_game(*uid)) {
    return {std::string(storage::sentence(*trouble, table.language()).view())};
  }
  table.listed.clear();
  return {table.say(PlainPhrase::kDeleted)};
}

std::string setting_line(const Table& table, const PreferenceRow& row) {
  return table.say(PlainPhrase::kSetting, row.slug, row.get(table.setup.preferences),
                   row.name.in(table.language()), row.values);
}

Lines unknown_setting(const Table& table, std::string_view word) {
  const std::vector<std::string> slugs =
      texts_of<std::string>(preference_table(), &PreferenceRow::slug);
  std::string near = nearest(word.substr(0, 40), slugs);
  if (near.empty()) near = joined(slugs, ", ");
  return {table.say(PlainPhrase::kUnknownSetting, escape_token(word).view(), near)};
}

// A setting of games acts on the one that is played, too.
Lines act_on_game(Table& table, const PreferenceRow& row, std::string_view value) {
  const std::optional<game::SettingKey> key = game::find_setting(row.slug);
  if (!key || !table.desk || table.session().is_finished()) return {};
  game::Intent intent;
  intent.kind = game::IntentKind::kSet;
  intent.key = *key;
  intent.text = value;
  if (*key == game::SettingKey::kAutoMarks) {
    if (table.session().state().auto_marks == (value == "on")) return {};
    intent.kind = game::IntentKind::kAutoMarks;
  }
  const game::Outcome<Done> done = table.desk->act(intent);
  if (!done && done.error().code == game::RefusalCode::kNothingChanges) return {};
  return table.tell(done);
}

Lines set(Table& table, LineReader& reader) {
  Lines lines;
  if (reader.is_done()) {
    for (const PreferenceRow& row : preference_table()) lines.push_back(setting_line(table, row));
    return lines;
  }
  const std::string slug(reader.take());
  const PreferenceRow* const row = find_preference(slug);
  if (row == nullptr) return unknown_setting(table, slug);
  if (reader.is_done()) {
    return {setting_line(table, *row), std::string(row->about.in(table.language()))};
  }
  const std::string value(reader.rest());
  if (!row->set(table.setup.preferences, value)) {
    return {table.say(PlainPhrase::kBadSetting, row->slug, row->values)};
  }
  table.shelf.write_preference(row->slug, value);
  if (table.desk) {
    table.desk->set_timed(table.setup.preferences.timer != TimerShown::kOff);
  }
  lines = act_on_game(table, *row, value);
  if (lines.empty()) lines.push_back(table.say(PlainPhrase::kSet, row->slug, value));
  return lines;
}

std::string level_name(const storage::LevelSummary& summary, Language language) {
  storage::GameHead head;
  head.layout = summary.layout;
  head.level = summary.level;
  return game_name(head, language);
}

Lines stats(Table& table, LineReader& /*reader*/) {
  const std::uint64_t today = table.world.local_day(table.world.wall_ms());
  const storage::Statistics all = storage::summarize(table.shelf.results(), today);
  if (all.all.played == 0) return {table.say(PlainPhrase::kStatsNone)};
  Lines lines{table.say(PlainPhrase::kStatsAll, all.all.solved, all.all.played, all.all.unaided,
                        all.streak.days, all.streak.longest)};
  for (const storage::LevelSummary& level : all.levels) {
    lines.push_back(table.say(PlainPhrase::kStatsLevel, level_name(level, table.language()),
                              level.solved, level.played, time_text(level.times.best_ms),
                              time_text(level.times.mean_ms),
                              time_text(level.unaided_times.best_ms)));
  }
  return lines;
}

using P = PlainCommand;

constexpr std::array kSettingAnswers{
    AnswerRow{P::kGames, Needs::kNothing, games},   AnswerRow{P::kOpen, Needs::kNothing, open},
    AnswerRow{P::kDelete, Needs::kNothing, remove}, AnswerRow{P::kSet, Needs::kNothing, set},
    AnswerRow{P::kStats, Needs::kNothing, stats},
};

}  // namespace

std::span<const AnswerRow> setting_answers() { return kSettingAnswers; }

}  // namespace shudu::tui
