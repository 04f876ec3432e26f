// `shudu save check FILE` and `shudu save repair FILE`: is a saved game sound, and the same text
// with the checksum that its other lines have, for people who edit.
//
// Checking plays the game again from its first event (shudu/game/save.h), so what is sound here
// loads everywhere.
#include "shudu/game/save.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>

#include "cli/commands/commands.h"
#include "cli/commands/verb_table.h"
#include "cli/descriptor.h"
#include "cli/output/say_output.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/core/characters.h"
#include "shudu/service/json_object.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

// One byte more than a saved game may have, so that the reader sees that it is too large.
constexpr std::size_t kMostSaveBytes = game::kMaxSaveBytes + 1;

// The text, or nothing and the reason is said.
std::optional<std::string> read_whole(const std::string& path, const Process& process,
                                      Language language) {
  const bool is_input = path == "-";
  const Descriptor file(is_input ? ::dup(STDIN_FILENO)
                                 : ::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.is_open()) {
    complain(say(language, "cannot-open", echoed(path), system_error_words(errno, language)));
    return std::nullopt;
  }
  std::string text;
  std::array<char, 65536> bytes{};
  while (text.size() < kMostSaveBytes) {
    const ReadResult got = read_some(file.get(), bytes.data(), bytes.size(), process.signal_fd);
    if (got.end == ReadEnd::kEnd) break;
    if (got.end != ReadEnd::kData) {
      complain(say(language, "cannot-read", echoed(path),
                   system_error_words(got.error_number, language)));
      return std::nullopt;
    }
    text.append(bytes.data(), got.size);
  }
  return text;
}

std::string check_text(const Options& options, const game::Outcome<game::Session>& session) {
  const Language language = options.language;
  std::string text;
  if (!options.json) {
    text = session ? "sound\t" + say(language, "saved-moves", session->log().size())
                   : "-\terror: " + game::sentence(session.error(), language);
    return text + '\n';
  }
  JsonObject object(text);
  object.number("schema", 1);
  object.boolean("sound", session.has_value());
  if (session) {
    object.number("moves", session->log().size());
  } else {
    object.text("code", game::refusal_slug(session.error().code));
    object.text("message", game::sentence(session.error(), language));
  }
  object.end();
  return text + '\n';
}

int check(const Options& options, const std::string& text) {
  const game::Outcome<game::Session> session = game::load(text);
  const int code = write_text(options, check_text(options, session));
  return code == kExitFine && !session ? static_cast<int>(kExitUnreadable) : code;
}

int repair(const Options& options, const std::string& text) {
  const game::Outcome<std::string> repaired = game::repair(text);
  if (repaired) return write_text(options, *repaired);
  complain(game::sentence(repaired.error(), options.language));
  return kExitUnreadable;
}

}  // namespace

int run_save(const Options& options, const Process& process) {
  if (options.operands.size() < 2) {
    complain(say(options.language, "missing-operand", operand_text(Operands::kSaved)));
    return kExitUsage;
  }
  const std::string work = lower_case(options.operands.front());
  if (work != "check" && work != "repair") {
    complain(say(options.language, "unknown-work", echoed(work), "check repair"));
    return kExitUsage;
  }
  const std::optional<std::string> text =
      read_whole(options.operands.back(), process, options.language);
  if (!text) return kExitInputOutput;
  return work == "check" ? check(options, *text) : repair(options, *text);
}

}  // namespace shudu::cli
