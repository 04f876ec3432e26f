// The only place of the app that asks what the standard streams and TERM are.
#include "tui/play.h"

#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <memory>
#include <string_view>

#include "shudu/formats/format.h"
#include "shudu/formats/writer.h"
#include "tui/desk/making.h"
#include "tui/plain/run_plain.h"
#include "tui/terminal/run_screen.h"

namespace shudu::tui {
namespace {

// Lines are for pipes, and for terminals on which nothing can be drawn.
bool needs_lines(const PlayOptions& options) {
  if (options.plain || isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) return true;
  const char* const term = std::getenv("TERM");  // NOLINT(concurrency-mt-unsafe): at the start
  return term == nullptr || std::string_view(term).empty() || std::string_view(term) == "dumb";
}

Preferences preferences_of(Shelf& shelf, const PlayOptions& options) {
  Preferences own;
  own.language = options.own_language;
  Preferences preferences = shelf.read_preferences(own);
  preferences.language = options.language.value_or(preferences.language);
  preferences.ascii = options.ascii.value_or(preferences.ascii);
  if (options.no_color) preferences.colours = Colours::kNone;
  preferences.colours = options.colours.value_or(preferences.colours);
  return preferences;
}

// What is begun with: the text that was given, or a new puzzle on the layout that was asked for.
std::string start_text(const PlayOptions& options, const Surroundings& world, Language language) {
  if (!options.puzzle.empty() || options.new_layout.empty()) return options.puzzle;
  MakeWish wish;
  wish.layout = options.new_layout;
  const std::atomic<bool> stop{false};
  std::atomic<std::uint64_t> tried{0};
  const Made made = make_puzzle(wish, world, language, stop, tried);
  if (!made.game) return {};
  Puzzle puzzle;
  puzzle.givens = made.game->givens;
  puzzle.layout = kept_name(made.game->layout);
  std::string record;
  return write_puzzle(*find_format("jsonl"), puzzle, record) ? record : std::string();
}

int play_in_lines(Shelf& shelf, const Surroundings& world, const Preferences& preferences,
                  const std::string& puzzle) {
  DialogueSetup setup;
  setup.preferences = preferences;
  setup.puzzle = puzzle;
  return run_plain(shelf, world, setup, PlainStreams{STDIN_FILENO, STDOUT_FILENO});
}

// The terminal is opened before any thread, which a signal could hit, and outlives the app.
int play_on_screen(Terminal& terminal, Shelf& shelf, const Surroundings& world,
                   const Preferences& preferences, const std::string& puzzle) {
  AppSetup setup;
  setup.preferences = preferences;
  setup.has_bold = terminal.has_bold();
  setup.can_draw_lines = terminal.can_draw_lines();
  setup.puzzle = puzzle;
  App app(shelf, world, setup, [&terminal] { terminal.wake(); });
  return run_screen(app, terminal);
}

}  // namespace

int play(const PlayOptions& options) {
  const Surroundings world = system_surroundings(options.store_path);
  Shelf shelf(world);
  const Preferences preferences = preferences_of(shelf, options);
  const std::string puzzle = start_text(options, world, preferences.language);
  std::unique_ptr<Terminal> terminal;
  if (!needs_lines(options)) {
    terminal = Terminal::open(
        TerminalStyle{preferences.colours, preferences.light_ground, preferences.mouse});
  }
  if (!terminal) return play_in_lines(shelf, world, preferences, puzzle);
  return play_on_screen(*terminal, shelf, world, preferences, puzzle);
}

}  // namespace shudu::tui
