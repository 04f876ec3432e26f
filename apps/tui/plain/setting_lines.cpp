// Commands on what is kept: the list of games, settings, statistics. Games are named by their
// number in the list that was told last.
#include <algorithm>
#include <array>

#include "shudu/core/texts_of.h"
#include "shudu/game/summary.h"
#include "shudu/storage/statistics.h"
#include "text/text.h"
#include "tui/desk/time_text.h"
#include "tui/plain/dialogue_state.h"

namespace shudu::tui {
namespace {

std::string game_line(const DialogueState& dialogue, std::size_t number,
                      const storage::GameHead& head) {
  const std::string name = game_name(head, dialogue.language());
  const std::string time = game::clock_text(static_cast<std::int64_t>(head.notes.elapsed_ms));
  const std::string day = utc_text(head.played_ms).substr(0, 10);
  if (head.notes.status != "playing") {
    return dialogue.say("game-ended", number, name, time, day);
  }
  return dialogue.say("game", number, name, head.notes.filled, head.givens.size(), time, day);
}

Lines games(DialogueState& dialogue, LineReader& reader) {
  const std::vector<storage::GameHead> heads = dialogue.shelf.games();
  const bool wants_all = reader.take_if("all");
  if (!reader.is_done()) return {dialogue.usage(PlainCommand::kGames)};
  dialogue.listed.clear();
  Lines lines;
  for (const storage::GameHead& head : heads) {
    dialogue.listed.push_back(head.uid);
    if (wants_all || lines.size() < kShortList) {
      lines.push_back(game_line(dialogue, dialogue.listed.size(), head));
    }
  }
  if (lines.empty()) return {dialogue.say("no-games")};
  if (lines.size() < heads.size()) {
    lines.push_back(dialogue.say("more-games", heads.size() - lines.size(),
                                 std::string(dialogue.name(PlainCommand::kGames)) + " all"));
  }
  return lines;
}

// The uid of the N-th game of the list that was told last, or would be told now.
std::optional<std::string> take_game_number(DialogueState& dialogue, LineReader& reader) {
  if (dialogue.listed.empty()) {
    for (const storage::GameHead& head : dialogue.shelf.games())
      dialogue.listed.push_back(head.uid);
  }
  const std::optional<std::uint64_t> number = reader.take_number();
  if (!number || *number == 0 || *number > dialogue.listed.size()) return std::nullopt;
  return dialogue.listed[*number - 1];
}

Lines no_such(DialogueState& dialogue, PlainCommand command, const std::string& word) {
  if (word.empty()) return {dialogue.usage(command)};
  return {dialogue.say("no-such-number", escape_token(word).view())};
}

Lines open(DialogueState& dialogue, LineReader& reader) {
  const std::string word(reader.peek());
  const std::optional<std::string> uid = take_game_number(dialogue, reader);
  if (!uid) return no_such(dialogue, PlainCommand::kOpen, word);
  if (dialogue.desk && !dialogue.was_warned) {
    const std::optional<std::string> unsaved = dialogue.save_line();
    if (unsaved && !dialogue.desk->save_sign().moved_on) {
      dialogue.was_warned = true;
      return {*unsaved, dialogue.say("say-again", dialogue.name(PlainCommand::kExport))};
    }
  }
  return open_game(dialogue, *uid);
}

Lines remove(DialogueState& dialogue, LineReader& reader) {
  const std::string word(reader.peek());
  const std::optional<std::string> uid = take_game_number(dialogue, reader);
  if (!uid) return no_such(dialogue, PlainCommand::kDelete, word);
  if (dialogue.desk && dialogue.session().about().uid == *uid) return {dialogue.say("is-open")};
  if (std::optional<Lines> question = unless_yes(dialogue, reader)) return *question;
  if (const std::optional<storage::Trouble> trouble = dialogue.shelf.delete_game(*uid)) {
    return {std::string(storage::sentence(*trouble, dialogue.language()).view())};
  }
  dialogue.listed.clear();
  return {dialogue.say("deleted")};
}

std::string setting_line(const DialogueState& dialogue, const PreferenceRow& row) {
  return dialogue.say("setting", row.slug, row.get(dialogue.setup.preferences),
                      row.name.in(dialogue.language()), row.values);
}

Lines unknown_setting(const DialogueState& dialogue, std::string_view word) {
  const std::vector<std::string> slugs =
      texts_of<std::string>(preference_table(), &PreferenceRow::slug);
  std::string near = nearest(word.substr(0, 40), slugs);
  if (near.empty()) near = joined(slugs, ", ");
  return {dialogue.say("unknown-setting", escape_token(word).view(), near)};
}

// A setting of games acts on the one that is played, too.
Lines act_on_game(DialogueState& dialogue, const PreferenceRow& row, std::string_view value) {
  const std::optional<game::SettingKey> key = game::find_setting(row.slug);
  if (!key || !dialogue.desk || dialogue.session().is_finished()) return {};
  game::Intent intent;
  intent.kind = game::IntentKind::kSet;
  intent.key = *key;
  intent.text = value;
  if (*key == game::SettingKey::kAutoMarks) {
    if (dialogue.session().state().auto_marks == (value == "on")) return {};
    intent.kind = game::IntentKind::kAutoMarks;
  }
  const game::Outcome<Performed> done = dialogue.desk->act(intent);
  if (!done && done.error().code == game::RefusalCode::kNothingChanges) return {};
  return dialogue.tell(done);
}

Lines set(DialogueState& dialogue, LineReader& reader) {
  Lines lines;
  if (reader.is_done()) {
    for (const PreferenceRow& row : preference_table())
      lines.push_back(setting_line(dialogue, row));
    return lines;
  }
  const std::string slug(reader.take());
  const PreferenceRow* const row = find_preference(slug);
  if (row == nullptr) return unknown_setting(dialogue, slug);
  if (reader.is_done()) {
    return {setting_line(dialogue, *row), std::string(row->about.in(dialogue.language()))};
  }
  const std::string value(reader.rest());
  if (!row->set(dialogue.setup.preferences, value)) {
    return {dialogue.say("bad-setting", row->slug, row->values)};
  }
  dialogue.shelf.write_preference(row->slug, value);
  if (dialogue.desk) {
    dialogue.desk->set_timed(dialogue.setup.preferences.timer != TimerShown::kOff);
  }
  lines = act_on_game(dialogue, *row, value);
  if (lines.empty()) lines.push_back(dialogue.say("set", row->slug, value));
  return lines;
}

std::string level_name(const storage::LevelSummary& summary, Language language) {
  storage::GameHead head;
  head.layout = summary.layout;
  head.level = summary.level;
  return game_name(head, language);
}

Lines stats(DialogueState& dialogue, LineReader& /*reader*/) {
  const std::uint64_t today = dialogue.world.local_day(dialogue.world.wall_ms());
  const storage::Statistics all = storage::summarize(dialogue.shelf.results(), today);
  if (all.all.played == 0) return {dialogue.say("stats-none")};
  Lines lines{dialogue.say("stats-all", all.all.solved, all.all.played, all.all.unaided,
                           all.streak.days, all.streak.longest)};
  for (const storage::LevelSummary& level : all.levels) {
    lines.push_back(dialogue.say("stats-level", level_name(level, dialogue.language()),
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
