// `shudu play`: the game on a terminal or as a dialogue in lines (apps/tui). Here only what it
// starts with is found: the operand as a puzzle, or as a file that is read whole.
#include <cerrno>
#include <fstream>
#include <iterator>

#include "cli/commands/commands.h"
#include "cli/input/sources.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/formats/reader.h"
#include "shudu/formats/xml/opensudoku.h"
#include "text/text.h"
#include "tui/play.h"

namespace shudu::cli {
namespace {

// A saved game has a limit of 1 MiB; so has everything else that begins a game.
constexpr std::size_t kMostPuzzleBytes = std::size_t{1} << 20U;

// Nothing, and said, where there is no such file.
std::optional<std::string> read_start(const std::string& word, Language language) {
  errno = 0;
  std::ifstream file(word, std::ios::binary);
  if (!file.is_open()) {
    if (looks_like_puzzle(word)) return word;
    complain(say(language, "cannot-open", echoed(word), system_error_words(errno, language)));
    return std::nullopt;
  }
  std::string bytes(kMostPuzzleBytes + 1, '\0');
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  bytes.resize(static_cast<std::size_t>(file.gcount()));
  if (!file.bad() && file.eof() && bytes.size() <= kMostPuzzleBytes) return bytes;
  const int number = bytes.size() > kMostPuzzleBytes ? EFBIG : errno;
  complain(say(language, "cannot-read", echoed(word), system_error_words(number, language)));
  return std::nullopt;
}

// The rules of the puzzle that the text begins with, where no layout has them: it is not played as
// another puzzle.
std::optional<Error> other_rules_of(std::string_view text) {
  std::optional<Error> rules;
  ReadOptions options;
  options.formats = all_formats();
  RecordReader reader(options);
  const auto look = [&rules](const Record& record) {
    if (record.puzzle != nullptr) rules = find_other_rules(*record.puzzle);
    return record.puzzle == nullptr;
  };
  if (reader.feed(text, look)) (void)reader.finish(look);
  return rules;
}

}  // namespace

int run_play(const Options& options, const Process& process) {
  tui::PlayOptions play;
  play.plain = options.play.plain;
  play.store_path = options.play.store;
  play.own_language = choose_language(process);
  if (options.has_language) play.language = options.language;
  if (options.ascii) play.ascii = true;
  play.colours = options.play.colours;
  play.no_color = process.no_color;
  if (!options.operands.empty()) {
    std::optional<std::string> start = read_start(options.operands.front(), options.language);
    if (!start) return kExitInputOutput;
    play.puzzle = *std::move(start);
    if (const std::optional<Error> rules = other_rules_of(play.puzzle)) {
      complain(sentence(*rules, options.language).view());
      return kExitUnreadable;
    }
  }
  return tui::play(play);
}

}  // namespace shudu::cli
