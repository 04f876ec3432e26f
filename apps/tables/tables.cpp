// The words, and the parts put together.
#include "tables/tables.h"

#include <string_view>

#include "faces/preferences.h"
#include "faces/words.h"
#include "tables/parts.h"

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
  return {{"tag", tag}, {"name", faces::value_words(tag, language)}};
}

}  // namespace

std::string all_tables() {
  Json tables = Json::object();
  tables["languages"] = listed(kLanguages, language_json);
  tables["words"] = catalogue(faces::word_rows::kAll);
  add_keys(tables);
  add_settings(tables);
  add_choices(tables);
  add_techniques(tables);
  return tables.dump(2) + "\n";
}

}  // namespace shudu::tables
