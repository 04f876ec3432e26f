// The words, and the parts put together.
#include "tables/tables.h"

#include <string_view>

#include "tables/parts.h"
#include "tui/desk/desk_words.h"
#include "tui/plain/command_table.h"
#include "tui/words/value_words.h"
#include "tui/words/words.h"

namespace shudu::tables {
namespace {

// {TAG: {slug: text}} of a catalogue.
template <typename Rows>
Json catalogue(const Rows& rows) {
  return in_each_language([&rows](Language language) {
    Json texts = Json::object();
    for (const auto& row : rows) texts[std::string(row.slug)] = row.words.in(language);
    return texts;
  });
}

Json language_json(Language language) {
  const std::string tag(language_tag(language));
  return {{"tag", tag}, {"name", tui::value_text(tag, language)}};
}

Json command_json(const tui::PlainRow& row) {
  return {{"command", name_of(row.command, Language::kEnglish)},
          {"names", in_each_language(row.names)},
          {"syntax", row.syntax},
          {"does", in_each_language(row.does)}};
}

}  // namespace

std::string app_tables() {
  Json tables = Json::object();
  tables["languages"] = listed(kLanguages, language_json);
  tables["words"] = catalogue(tui::word_table());
  tables["sentences"] = catalogue(tui::desk_words());
  add_keys(tables);
  add_settings(tables);
  tables["commands"] = listed(tui::plain_table(), command_json);
  add_choices(tables);
  return tables.dump(2) + "\n";
}

}  // namespace shudu::tables
