// The answer is the text of a saved game, so that what was read is played just as it is: title and
// origin, candidates that the puzzle rules out, entered digits as moves.
#include "service/import_request.h"

#include <string>
#include <utility>

#include "service/record.h"
#include "shudu/core/layout_table.h"
#include "shudu/game/save.h"
#include "shudu/service/grid_text.h"
#include "shudu/service/importing.h"

namespace shudu::service {
namespace {

// The game as it is to be played; none where it cannot be started any more.
std::optional<game::Session> playable(const ImportedGame& found) {
  if (found.saved) return found.saved;
  game::Outcome<game::Session> session = game::start(*found.game, game::Settings());
  return session ? std::optional(*std::move(session)) : std::nullopt;
}

}  // namespace

Outcome answer_import(Call& call, JsonObject& answer) {
  ImportOptions options;
  options.language = call.language();
  options.about.uid = call.text("uid");
  options.about.created = call.text("created");
  options.about.played = options.about.created;
  options.stop = call.stop();
  options.refuses_other_rules = refuses_other_rules(call);
  options.reading = asked_reading(call);
  const ImportedGame found = import_game(call.text("text"), options);
  if (!call.goes_on(1)) return call.halted();
  const std::optional<game::Session> session =
      found.game ? playable(found) : std::optional<game::Session>();
  if (!session) return Failure{found.code, found.trouble, "text", found.error};
  const Grid& givens = session->beginning().givens;
  answer.text("read_as", found.read_as);
  answer.text("remark", found.remark);
  if (!found.format.empty()) answer.text("format", found.format);
  answer.text("layout", layout_name(session->layout()));
  std::string line;
  append_grid(givens, line);
  answer.text("puzzle", line);
  answer.number("givens", static_cast<std::uint64_t>(givens.filled_count()));
  answer.number("moves", session->log().size());
  answer.text("solutions", session->solution() != nullptr ? "one" : "many");
  if (found.rating.level) answer.text("level", row_of(*found.rating.level).slug);
  if (!found.rating.er.empty()) answer.name("er") += found.rating.er;
  if (!session->about().title.empty()) answer.text("title", session->about().title);
  answer.text("text", game::save(*session));
  return std::nullopt;
}

}  // namespace shudu::service
