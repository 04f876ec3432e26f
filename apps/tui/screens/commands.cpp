// What `:` takes: a word and what follows it. One row a command.
// A name that is none gets the nearest one as an answer, and commands that want a game say so.
#include <fmt/format.h>

#include <charconv>
#include <vector>

#include "shudu/core/characters.h"
#include "shudu/core/texts_of.h"
#include "shudu/game/save.h"
#include "text/text.h"
#include "tui/screens/app_state.h"
#include "tui/screens/screens.h"

namespace shudu::tui {
namespace {

using game::Intent;
using game::IntentKind;

struct CommandRow {
  std::string_view name;
  bool needs_game;
  void (*run)(const std::string& rest, AppState& app);
};

void run_goto(const std::string& rest, AppState& app) {
  if (rest.empty()) return app.say(Word("needs-number"));
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
  const bool is_number = error == std::errc() && end == rest.data() + rest.size();
  Intent intent{.kind = IntentKind::kGotoName, .text = rest};
  if (is_number) intent = {.kind = IntentKind::kGoto, .number = number};
  app.act(intent);
}

void run_import(const std::string& rest, AppState& app) {
  app.push(make_import(rest.empty() ? rest : "@" + rest));
}

void export_to(const std::string& file, AppState& app) {
  if (app.desk() == nullptr || file.empty()) return;
  app.write_file(file, game::save(app.desk()->session()));
}

void run_export(const std::string& rest, AppState& app) {
  if (!rest.empty()) return export_to(rest, app);
  const std::string file = app.desk()->session().about().uid + ".shudu";
  app.push(make_prompt(app.text("do-export"), file, export_to));
}

void run_restart(const std::string&, AppState& app) {
  app.push(make_question(app.text("ask-restart"), app,
                         [](AppState& on) { on.act({.kind = IntentKind::kRestart}); }));
}

void run_give_up(const std::string&, AppState& app) {
  app.push(make_question(app.text("ask-give-up"), app,
                         [](AppState& on) { on.act({.kind = IntentKind::kGiveUp}); }));
}

void run_reveal(const std::string&, AppState& app) {
  app.push(make_question(app.text("ask-reveal"), app,
                         [](AppState& on) { on.act({.kind = IntentKind::kReveal}); }));
}

void run_auto(const std::string&, AppState& app) { app.act({.kind = IntentKind::kAutoMarks}); }

void run_title(const std::string& rest, AppState& app) {
  const auto set = [](const std::string& title, AppState& on) {
    if (on.desk() != nullptr && !on.desk()->set_title(title)) {
      game::Refusal refusal;
      refusal.code = game::RefusalCode::kBadName;
      on.say(sentence(refusal, on.language()));
    }
  };
  if (!rest.empty()) return set(rest, app);
  const std::string& title = app.desk()->session().about().title;
  app.push(make_prompt(app.text("title-ask"), title, set));
}

/// The board goes on in a game of its own, without the branches.
void run_copy(const std::string&, AppState& app) {
  const std::uint64_t now = app.world().wall_ms();
  const game::Outcome<game::Session> copy =
      game::continue_in_copy(app.desk()->session(), make_uid(app.world()), utc_text(now));
  if (!copy) return app.say(sentence(copy.error(), app.language()));
  if (app.play_imported(*copy)) app.say(Word("copy-made"));
}

void run_quit(const std::string&, AppState& app) { app.leave(); }

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
     [](const std::string& rest, AppState& app) {
       app.act({.kind = IntentKind::kDrop, .text = rest});
     }},
    {"settings", false, [](const std::string&, AppState& app) { app.push(make_settings()); }},
    {"statistics", false, [](const std::string&, AppState& app) { app.push(make_statistics()); }},
    {"history", true, [](const std::string&, AppState& app) { app.push(make_history()); }},
    {"learn", false, [](const std::string&, AppState& app) { app.push(make_learn()); }},
    {"help", false,
     [](const std::string&, AppState& app) { app.push(make_help(app.top().tips(app))); }},
    {"quit", false, run_quit},
    // as in vi; every move is kept at once, so there is nothing to write
    {"q", false, run_quit},
    {"q!", false, run_quit},
    {"wq", false, run_quit},
    {"x", false, run_quit},
    {"exit", false, run_quit},
};

void say_unknown(const std::string& name, AppState& app) {
  const std::vector<std::string> names = texts_of<std::string>(kCommandRows, &CommandRow::name);
  const std::string near = nearest(name, names);
  const Word word = near.empty() ? Word("unknown-command") : Word("unknown-command-near");
  app.say(app.text_by_name(word, {{"word", name}, {"near", near}}));
}

}  // namespace

void run_command(std::string_view line, AppState& app) {
  while (!line.empty() && line.front() == ' ') line.remove_prefix(1);
  while (!line.empty() && line.back() == ' ') line.remove_suffix(1);
  if (line.empty()) return;
  const std::size_t blank = line.find(' ');
  const std::string name(line.substr(0, blank));
  std::string rest(blank == std::string_view::npos ? "" : line.substr(blank + 1));
  rest.erase(0, rest.find_first_not_of(' '));
  for (const CommandRow& row : kCommandRows) {
    if (row.name != lower_case(name)) continue;
    if (row.needs_game && app.desk() == nullptr) return app.say(Word("no-game"));
    return row.run(rest, app);
  }
  say_unknown(name, app);
}

}  // namespace shudu::tui
