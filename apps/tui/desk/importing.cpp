// Reading a puzzle from what somebody typed, pasted or named. What it is and what is said of it is
// the room service's; here it gets its name and dates, and the formats that only programs read.
#include <utility>

#include "shudu/formats/xml/opensudoku.h"
#include "shudu/service/importing.h"
#include "tui/desk/making.h"
#include "tui/desk/rated.h"

namespace shudu::tui {

Imported read_import(std::string_view text, const Surroundings& world, Language language,
                     const std::atomic<bool>& stop) {
  service::ImportOptions options;
  options.reading.formats = all_formats();
  options.language = language;
  options.about = fresh_game(world).about;
  options.stop = &stop;
  service::ImportedGame found = service::import_game(text, options);
  Imported imported;
  imported.made.game = std::move(found.game);
  imported.made.level = found.rating.level;
  imported.made.rating = std::move(found.rating.er);
  imported.made.trouble = std::move(found.trouble);
  imported.made.remark = std::move(found.remark);
  imported.made.was_stopped = stop.load();
  imported.saved = std::move(found.saved);
  imported.read_as = std::move(found.read_as);
  return imported;
}

}  // namespace shudu::tui
