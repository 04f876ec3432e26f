// What `:` takes: a word and what follows it. One row a command.
// A name that is none gets the nearest one as an answer, and commands that want a game say so.
#include <fmt/format.h>

#include <charconv>
#include <vector>

#include "shudu/core/texts_of.h"
#include "shudu/game/save.h"
#include "text/text.h"
#include "tui/screens/screens.h"
#include "tui/screens/stage.h"

namespace shudu::tui {
namespace {

using game::Intent;
using game::IntentKind;

struct CommandRow {
  std::string_view name;
  bool needs_game;
  void (*run)(const std::string& rest, Stage& stage);
};

void run_goto(const std::string& rest, Stage& stage) {
  if (rest.empty()) return stage.say(Word::kNeedsNumber);
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
  const bool is_number = error == std::errc() && end == rest.data() + rest.size();
  Intent intent{.kind = IntentKind::kGotoName, .text = rest};
  if (is_number) intent = {.kind = IntentKind::kGoto, .number = number};
  stage.act(intent);
}

void run_import(const std::string& rest, Stage& stage) {
  stage.push(make_import(rest.empty() ? rest : "@" + rest));
}

void export_to(const std::string& file, Stage& stage) {
  if (stage.desk() == nullptr || file.empty()) return;
  stage.write_file(file, game::save(stage.desk()->session()));
}

void run_export(const std::string& rest, Stage& stage) {
  if (!rest.empty()) return export_to(rest, stage);
  const std::string file = stage.desk()->session().about().uid + ".shudu";
  stage.push(make_prompt(stage.text(Word::kDoExport), file, export_to));
}

void run_restart(const std::string&, Stage& stage) {
  stage.push(make_question(stage.text(Word::kAskRestart), stage,
                           [](Stage& on) { on.act({.kind = IntentKind::kRestart}); }));
}

void run_give_up(const std::string&, Stage& stage) {
  stage.push(make_question(stage.text(Word::kAskGiveUp), stage,
                           [](Stage& on) { on.act({.kind = IntentKind::kGiveUp}); }));
}

void run_reveal(const std::string&, Stage& stage) {
  stage.push(make_question(stage.text(Word::kAskReveal), stage,
                           [](Stage& on) { on.act({.kind = IntentKind::kReveal}); }));
}

void run_auto(const std::string&, Stage& stage) { stage.act({.kind = IntentKind::kAutoMarks}); }

void run_title(const std::string& rest, Stage& stage) {
  const auto set = [](const std::string& title, Stage& on) {
    if (on.desk() != nullptr && !on.desk()->set_title(title)) {
      game::Refusal refusal;
      refusal.code = game::RefusalCode::kBadName;
      on.say(sentence(refusal, on.language()));
    }
  };
  if (!rest.empty()) return set(rest, stage);
  const std::string& title = stage.desk()->session().about().title;
  stage.push(make_prompt(stage.text(Word::kTitleAsk), title, set));
}

/// The board goes on in a game of its own, without the branches.
void run_copy(const std::string&, Stage& stage) {
  const std::uint64_t now = stage.world().wall_ms();
  const game::Outcome<game::Session> copy =
      game::continue_in_copy(stage.desk()->session(), make_uid(stage.world()), utc_text(now));
  if (!copy) return stage.say(sentence(copy.error(), stage.language()));
  if (stage.play_imported(*copy)) stage.say(Word::kCopyMade);
}

constexpr CommandRow kCommandRows[] = {
    {"goto", true, run_goto},
    {"import", false, run_import},
    {"export", true, run_export},
    {"restart", true, run_restart},
    {"giveup", true, run_give_up},
    {"reveal", true, run_reveal},
    {"auto", true, run_auto},
    {"title", true, run_title},
    {"copy", true, run_copy},
    {"drop", true,
     [](const std::string& rest, Stage& stage) {
       stage.act({.kind = IntentKind::kDrop, .text = rest});
     }},
    {"settings", false, [](const std::string&, Stage& stage) { stage.push(make_settings()); }},
    {"statistics", false, [](const std::string&, Stage& stage) { stage.push(make_statistics()); }},
    {"history", true, [](const std::string&, Stage& stage) { stage.push(make_history()); }},
    {"learn", false, [](const std::string&, Stage& stage) { stage.push(make_learn()); }},
    {"quit", false, [](const std::string&, Stage& stage) { stage.leave(); }},
};

void say_unknown(const std::string& name, Stage& stage) {
  const std::vector<std::string> names = texts_of<std::string>(kCommandRows, &CommandRow::name);
  const std::string near = nearest(name, names);
  const Word word = near.empty() ? Word::kUnknownCommand : Word::kUnknownCommandNear;
  stage.say(stage.text(word, {{"word", name}, {"near", near}}));
}

}  // namespace

void run_command(std::string_view line, Stage& stage) {
  while (!line.empty() && line.front() == ' ') line.remove_prefix(1);
  while (!line.empty() && line.back() == ' ') line.remove_suffix(1);
  if (line.empty()) return;
  const std::size_t blank = line.find(' ');
  const std::string name(line.substr(0, blank));
  std::string rest(blank == std::string_view::npos ? "" : line.substr(blank + 1));
  rest.erase(0, rest.find_first_not_of(' '));
  for (const CommandRow& row : kCommandRows) {
    if (row.name != name) continue;
    if (row.needs_game && stage.desk() == nullptr) return stage.say(Word::kNoGame);
    return row.run(rest, stage);
  }
  say_unknown(name, stage);
}

}  // namespace shudu::tui
