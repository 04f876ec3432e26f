// `shudu play`: the game on a terminal or as a dialogue in lines (apps/tui). Here only what it
// starts with is found: the operand as a puzzle, or as a file or standard input that is read whole;
// after that keys come from the terminal.
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <fstream>
#include <iterator>

#include "cli/commands/commands.h"
#include "cli/descriptor.h"
#include "cli/input/sources.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/core/layout_table.h"
#include "shudu/formats/reader.h"
#include "shudu/formats/writer.h"
#include "shudu/formats/xml/opensudoku.h"
#include "text/text.h"
#include "tui/play.h"

namespace shudu::cli {
namespace {

// A saved game has a limit of 1 MiB; so has everything else that begins a game.
constexpr std::size_t kMostPuzzleBytes = std::size_t{1} << 20U;

// All of standard input; nothing, and said, where it cannot be read. Keys come from the terminal
// then.
std::optional<std::string> read_standard_input(const Process& process, Language language) {
  const auto fail = [language](int number) {
    complain(say(language, "cannot-read", say(language, "standard-input"),
                 system_error_words(number, language)));
    return std::nullopt;
  };
  std::string text;
  std::array<char, 65536> bytes{};
  for (;;) {
    const ReadResult got = read_some(STDIN_FILENO, bytes.data(), bytes.size(), process.signal_fd);
    if (got.end == ReadEnd::kEnd) break;
    if (got.end != ReadEnd::kData) return fail(got.error_number);
    text.append(bytes.data(), got.size);
    if (text.size() > kMostPuzzleBytes) return fail(EFBIG);
  }
  const Descriptor keys(::open("/dev/tty", O_RDWR | O_CLOEXEC));
  if (keys.is_open() && ::dup2(keys.get(), STDIN_FILENO) == STDIN_FILENO) return text;
  complain(say(language, "no-keys"));
  return std::nullopt;
}

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

// The puzzle that the text begins with, on the layout that was asked for, as a record that names
// it.
Result<std::string> on_layout(std::string_view text, const Layout& layout) {
  std::optional<Result<Puzzle>> first;
  ReadOptions options;
  options.formats = all_formats();
  options.layout = &layout;
  RecordReader reader(options);
  const auto take = [&first](const Record& record) {
    first = record.puzzle == nullptr ? Result<Puzzle>(record.error) : *record.puzzle;
    return false;
  };
  if (reader.feed(text, take)) (void)reader.finish(take);
  if (!first) return Error{.code = ErrorCode::kTooShort, .at = {1, 1}, .expected = 1};
  if (!*first) return first->error();
  Puzzle puzzle = **first;
  puzzle.layout = kept_name(layout);
  std::string record;
  const Status status = write_puzzle(*find_format("jsonl"), puzzle, record);
  if (!status) return status.error();
  return record;
}

// What the game begins with; else the exit code.
Result<std::string, int> start_of_game(const Options& options, const Process& process) {
  const std::string& word = options.operands.front();
  std::optional<std::string> start = word == "-" ? read_standard_input(process, options.language)
                                                 : read_start(word, options.language);
  if (!start) return int{kExitInputOutput};
  if (const std::optional<Error> rules = other_rules_of(*start)) {
    complain(sentence(*rules, options.language).view());
    return int{kExitUnreadable};
  }
  if (!options.layout) return *std::move(start);
  Result<std::string> record = on_layout(*start, *options.layout);
  if (record) return *std::move(record);
  complain(sentence(record.error(), options.language).view());
  return int{kExitUnreadable};
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
    Result<std::string, int> start = start_of_game(options, process);
    if (!start) return start.error();
    play.puzzle = *std::move(start);
  } else if (options.layout) {
    play.new_layout = layout_name(*options.layout);
  }
  return tui::play(play);
}

}  // namespace shudu::cli
