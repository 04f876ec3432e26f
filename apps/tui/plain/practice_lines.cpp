// Practice of a technique in lines: `practise xy-wing`, then candidates are taken away with `out`
// or placed, each judged at once; see desk/practice.h.
//
// While it lasts the words that read the board read the practice board, and those that would act on
// the game are refused; `back` goes back to the game, whose clock stands meanwhile.
#include <algorithm>
#include <array>
#include <utility>

#include "shudu/core/characters.h"
#include "shudu/core/texts_of.h"
#include "shudu/game/said_practice.h"
#include "text/text.h"
#include "tui/plain/table.h"

namespace shudu::tui {
namespace {

// By its slug, in which blanks are hyphens, or by its name in any language.
const Technique* technique_of(std::string_view words) {
  const std::string wanted = lower_case(words);
  std::string slug = wanted;
  std::replace(slug.begin(), slug.end(), ' ', '-');
  if (const Technique* const technique = find_technique(slug)) return technique;
  for (const Technique& technique : technique_table()) {
    for (const std::string_view name :
         {technique.names.en, technique.names.zh_cn, technique.names.zh_tw}) {
      if (lower_case(name) == wanted) return &technique;
    }
  }
  return nullptr;
}

Lines unknown_technique(const Table& table, std::string_view words) {
  const std::vector<std::string> slugs = texts_of<std::string>(technique_table(), &Technique::slug);
  const std::string near = nearest(lower_case(words.substr(0, 40)), slugs);
  const std::string shown(escape_token(words.substr(0, 40)).view());
  if (near.empty()) return {table.say(PlainPhrase::kUnknownTechnique, shown)};
  return {table.say(PlainPhrase::kUnknownTechniqueNear, shown, near)};
}

std::string next_words(const Table& table) {
  return table.say(PlainPhrase::kPracticeNext, table.name(PlainCommand::kPractise),
                   table.name(PlainCommand::kBack));
}

// The game's clock stands while it is not the game that is played.
void rest_game(Table& table) {
  if (!table.desk || table.session().is_read_only()) return;
  if (table.session().status() != game::GameStatus::kPlaying) return;
  static_cast<void>(table.act(game::IntentKind::kPause));
  table.is_game_resting = true;
}

Lines begin(Table& table, const Technique& technique) {
  if (table.setup.say_now) table.setup.say_now(table.say(PlainPhrase::kMaking));
  const std::uint64_t seed = table.world.chance() % kMostPracticeSeed;
  PracticeMade made;
  table.work([&made, &table, &technique, seed](JobDesk desk) {
    PracticeMade done = make_practice(technique, seed, table.language(), desk.stop, desk.tried);
    return [&made, done = std::move(done)]() mutable { made = std::move(done); };
  });
  if (!made.practice) return {made.trouble};
  std::optional<std::string> trouble = end_practice(table);
  rest_game(table);
  table.practice = PlainPractice{*std::move(made.practice), table.world.monotonic_ms()};
  table.place.reset();
  const int empty = game::empty_cells(table.board()).size();
  Lines lines{game::say_practice(technique, table.language()),
              table.say(PlainPhrase::kPracticeWords, empty, table.name(PlainCommand::kOut),
                        table.name(PlainCommand::kHint), table.name(PlainCommand::kBack))};
  if (trouble) lines.push_back(*std::move(trouble));
  return lines;
}

// Judges one move and tells; `is_one_of_many`: with what was judged.
std::string judge(Table& table, const PracticeMove& move, bool is_one_of_many) {
  Practice& practice = table.practice->practice;
  const auto [cell, digit] = move.candidate;
  std::string told =
      game::say_verdict(practice.act(move), move, practice.technique(), table.language());
  if (!is_one_of_many) return told;
  const std::string where = game::say_position(table.voice(), table.size(), cell);
  return table.say(PlainPhrase::kJudged, digit.value(), where, told);
}

Lines end_of_move(Table& table, Lines lines) {
  if (!table.practice->practice.is_over()) return lines;
  if (std::optional<std::string> trouble = keep_practice(table)) lines.push_back(*trouble);
  lines.push_back(next_words(table));
  return lines;
}

Lines practice_put(Table& table, LineReader& reader) {
  const std::optional<Cell> cell = reader.take_cell();
  const std::optional<Digit> digit = reader.take_digit(table.size());
  if (!cell || !digit || !reader.is_done()) return {table.usage(PlainCommand::kPlace)};
  if (table.practice->practice.is_over()) return {next_words(table)};
  const std::array cells{*cell};
  table.select(cells);
  return end_of_move(table, {judge(table, {{*cell, *digit}, true}, false)});
}

template <PlainCommand kCommand>
Lines practice_remove(Table& table, LineReader& reader) {
  const std::optional<std::vector<Cell>> cells = reader.take_cells();
  const std::optional<DigitSet> digits = reader.take_digits(table.size());
  if (!cells || !digits || !reader.is_done()) return {table.usage(kCommand)};
  if (table.practice->practice.is_over()) return {next_words(table)};
  table.select(*cells);
  const bool are_many = cells->size() > 1 || digits->size() > 1;
  Lines told;
  for (const Cell cell : *cells) {
    for (const Digit digit : *digits) {
      if (table.practice->practice.is_over()) break;
      told.push_back(judge(table, {{cell, digit}, false}, are_many));
    }
  }
  return end_of_move(table, {run_on(told, table.language())});
}

Lines tell_practice_hint(const Table& table) {
  const Practice& practice = table.practice->practice;
  return {table.say(PlainPhrase::kHintStage, practice.hint_stage(), kHintStages,
                    hint_of(practice, table.language()).text)};
}

Lines practice_hint(Table& table, LineReader& /*reader*/) {
  Practice& practice = table.practice->practice;
  if (practice.is_over()) return {next_words(table)};
  if (practice.hint_stage() == 0) practice.more();
  return tell_practice_hint(table);
}

Lines practice_more(Table& table, LineReader& /*reader*/) {
  Practice& practice = table.practice->practice;
  if (practice.is_over()) return {next_words(table)};
  if (practice.more()) return tell_practice_hint(table);
  return {table.say(PlainPhrase::kHintEnds)};
}

Lines practice_less(Table& table, LineReader& /*reader*/) {
  Practice& practice = table.practice->practice;
  if (practice.hint_stage() == 0) {
    return {table.say(PlainPhrase::kNoHintOpen, table.name(PlainCommand::kHint))};
  }
  practice.less();
  if (practice.hint_stage() == 0) return {table.say(PlainPhrase::kHintClosed)};
  return tell_practice_hint(table);
}

Lines practice_back(Table& table, LineReader& /*reader*/) {
  std::optional<std::string> trouble = end_practice(table);
  Lines lines;
  if (table.desk) {
    if (std::exchange(table.is_game_resting, false)) {
      static_cast<void>(table.act(game::IntentKind::kResume));
    }
    lines = hello(table);
  } else {
    lines.push_back(table.say(PlainPhrase::kNoGame, table.name(PlainCommand::kNew),
                              table.name(PlainCommand::kGames)));
  }
  if (trouble) lines.push_back(*std::move(trouble));
  return lines;
}

using P = PlainCommand;

constexpr std::array kPracticeAnswers{
    AnswerRow{P::kPlace, Needs::kNothing, practice_put},
    AnswerRow{P::kOut, Needs::kNothing, practice_remove<P::kOut>},
    AnswerRow{P::kCentre, Needs::kNothing, practice_remove<P::kCentre>},
    AnswerRow{P::kHint, Needs::kNothing, practice_hint},
    AnswerRow{P::kMore, Needs::kNothing, practice_more},
    AnswerRow{P::kLess, Needs::kNothing, practice_less},
    AnswerRow{P::kBack, Needs::kNothing, practice_back},
};

}  // namespace

std::span<const AnswerRow> practice_answers() { return kPracticeAnswers; }

Lines practise(Table& table, LineReader& reader) {
  if (reader.is_done()) {
    if (!table.practice) return {table.usage(PlainCommand::kPractise)};
    return begin(table, table.practice->practice.technique());
  }
  const std::string words(reader.rest());
  const Technique* const technique = technique_of(words);
  return technique != nullptr ? begin(table, *technique) : unknown_technique(table, words);
}

std::optional<std::string> keep_practice(Table& table) {
  PlainPractice& now = *table.practice;
  if (now.is_kept || !now.practice.was_tried() || !table.shelf.is_open()) return std::nullopt;
  now.is_kept = true;
  const std::optional<storage::Trouble> trouble =
      table.shelf.add_practice(try_of(now.practice, now.began_ms, table.world));
  if (!trouble) return std::nullopt;
  return table.say(PlainPhrase::kNotSaved, storage::sentence(*trouble, table.language()).view());
}

std::optional<std::string> end_practice(Table& table) {
  if (!table.practice) return std::nullopt;
  std::optional<std::string> trouble = keep_practice(table);
  table.practice.reset();
  table.place.reset();
  return trouble;
}

}  // namespace shudu::tui
