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
#include "tui/plain/dialogue_state.h"

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

Lines unknown_technique(const DialogueState& dialogue, std::string_view words) {
  const std::vector<std::string> slugs = texts_of<std::string>(technique_table(), &Technique::slug);
  const std::string near = nearest(lower_case(words.substr(0, 40)), slugs);
  const std::string shown(escape_token(words.substr(0, 40)).view());
  if (near.empty()) return {dialogue.say("unknown-technique", shown)};
  return {dialogue.say("unknown-technique-near", shown, near)};
}

std::string next_words(const DialogueState& dialogue) {
  return dialogue.say("practice-next", dialogue.name(PlainCommand::kPractise),
                      dialogue.name(PlainCommand::kBack));
}

// The game's clock stands while it is not the game that is played.
void rest_game(DialogueState& dialogue) {
  if (!dialogue.desk || dialogue.session().is_read_only()) return;
  if (dialogue.session().status() != game::GameStatus::kPlaying) return;
  static_cast<void>(dialogue.act(game::IntentKind::kPause));
  dialogue.is_game_resting = true;
}

Lines begin(DialogueState& dialogue, const Technique& technique) {
  if (dialogue.setup.say_now) dialogue.setup.say_now(dialogue.say("making"));
  const std::uint64_t seed = dialogue.world.chance() % kMostPracticeSeed;
  PracticeMade made;
  dialogue.work([&made, &dialogue, &technique, seed](JobDesk desk) {
    PracticeMade done = make_practice(technique, seed, dialogue.language(), desk.stop, desk.tried);
    return [&made, done = std::move(done)]() mutable { made = std::move(done); };
  });
  if (!made.practice) return {made.trouble};
  std::optional<std::string> trouble = end_practice(dialogue);
  rest_game(dialogue);
  dialogue.practice = PlainPractice{*std::move(made.practice), dialogue.world.monotonic_ms()};
  dialogue.place.reset();
  const int empty = game::empty_cells(dialogue.board()).size();
  Lines lines{game::say_practice(technique, dialogue.language()),
              dialogue.say("practice-words", empty, dialogue.name(PlainCommand::kOut),
                           dialogue.name(PlainCommand::kHint), dialogue.name(PlainCommand::kBack))};
  if (trouble) lines.push_back(*std::move(trouble));
  return lines;
}

// Judges one move and tells; `is_one_of_many`: with what was judged.
std::string judge(DialogueState& dialogue, const PracticeMove& move, bool is_one_of_many) {
  Practice& practice = dialogue.practice->practice;
  const auto [cell, digit] = move.candidate;
  std::string told =
      game::say_verdict(practice.act(move), move, practice.technique(), dialogue.language());
  if (!is_one_of_many) return told;
  const std::string where = game::say_position(dialogue.voice(), dialogue.size(), cell);
  return dialogue.say("judged", digit.value(), where, told);
}

Lines end_of_move(DialogueState& dialogue, Lines lines) {
  if (!dialogue.practice->practice.is_over()) return lines;
  if (std::optional<std::string> trouble = keep_practice(dialogue)) lines.push_back(*trouble);
  lines.push_back(next_words(dialogue));
  return lines;
}

Lines practice_put(DialogueState& dialogue, LineReader& reader) {
  const std::optional<Cell> cell = reader.take_cell();
  const std::optional<Digit> digit = reader.take_digit(dialogue.size());
  if (!cell || !digit || !reader.is_done()) return {dialogue.usage(PlainCommand::kPlace)};
  if (dialogue.practice->practice.is_over()) return {next_words(dialogue)};
  const std::array cells{*cell};
  dialogue.select(cells);
  return end_of_move(dialogue, {judge(dialogue, {{*cell, *digit}, true}, false)});
}

template <PlainCommand kCommand>
Lines practice_remove(DialogueState& dialogue, LineReader& reader) {
  const std::optional<std::vector<Cell>> cells = reader.take_cells();
  const std::optional<DigitSet> digits = reader.take_digits(dialogue.size());
  if (!cells || !digits || !reader.is_done()) return {dialogue.usage(kCommand)};
  if (dialogue.practice->practice.is_over()) return {next_words(dialogue)};
  dialogue.select(*cells);
  const bool are_many = cells->size() > 1 || digits->size() > 1;
  Lines told;
  for (const Cell cell : *cells) {
    for (const Digit digit : *digits) {
      if (dialogue.practice->practice.is_over()) break;
      told.push_back(judge(dialogue, {{cell, digit}, false}, are_many));
    }
  }
  return end_of_move(dialogue, {run_on(told, dialogue.language())});
}

Lines tell_practice_hint(const DialogueState& dialogue) {
  const Practice& practice = dialogue.practice->practice;
  return {dialogue.say("hint-stage", practice.hint_stage(), kHintStages,
                       hint_of(practice, dialogue.language()).text)};
}

Lines practice_hint(DialogueState& dialogue, LineReader& /*reader*/) {
  Practice& practice = dialogue.practice->practice;
  if (practice.is_over()) return {next_words(dialogue)};
  if (practice.hint_stage() == 0) practice.more();
  return tell_practice_hint(dialogue);
}

Lines practice_more(DialogueState& dialogue, LineReader& /*reader*/) {
  Practice& practice = dialogue.practice->practice;
  if (practice.is_over()) return {next_words(dialogue)};
  if (practice.more()) return tell_practice_hint(dialogue);
  return {dialogue.say("hint-ends")};
}

Lines practice_less(DialogueState& dialogue, LineReader& /*reader*/) {
  Practice& practice = dialogue.practice->practice;
  if (practice.hint_stage() == 0) {
    return {dialogue.say("no-hint-open", dialogue.name(PlainCommand::kHint))};
  }
  practice.less();
  if (practice.hint_stage() == 0) return {dialogue.say("hint-closed")};
  return tell_practice_hint(dialogue);
}

Lines practice_back(DialogueState& dialogue, LineReader& /*reader*/) {
  std::optional<std::string> trouble = end_practice(dialogue);
  Lines lines;
  if (dialogue.desk) {
    if (std::exchange(dialogue.is_game_resting, false)) {
      static_cast<void>(dialogue.act(game::IntentKind::kResume));
    }
    lines = hello(dialogue);
  } else {
    lines.push_back(dialogue.say("no-game", dialogue.name(PlainCommand::kNew),
                                 dialogue.name(PlainCommand::kGames)));
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

Lines practise(DialogueState& dialogue, LineReader& reader) {
  if (reader.is_done()) {
    if (!dialogue.practice) return {dialogue.usage(PlainCommand::kPractise)};
    return begin(dialogue, dialogue.practice->practice.technique());
  }
  const std::string words(reader.rest());
  const Technique* const technique = technique_of(words);
  return technique != nullptr ? begin(dialogue, *technique) : unknown_technique(dialogue, words);
}

std::optional<std::string> keep_practice(DialogueState& dialogue) {
  PlainPractice& now = *dialogue.practice;
  if (now.is_kept || !now.practice.was_tried() || !dialogue.shelf.is_open()) return std::nullopt;
  now.is_kept = true;
  const std::optional<storage::Trouble> trouble =
      dialogue.shelf.add_practice(try_of(now.practice, now.began_ms, dialogue.world));
  if (!trouble) return std::nullopt;
  return dialogue.say("not-saved", storage::sentence(*trouble, dialogue.language()).view());
}

std::optional<std::string> end_practice(DialogueState& dialogue) {
  if (!dialogue.practice) return std::nullopt;
  std::optional<std::string> trouble = keep_practice(dialogue);
  dialogue.practice.reset();
  dialogue.place.reset();
  return trouble;
}

}  // namespace shudu::tui
