// See facts.h. Tested in tests/service/facts_test.cpp.
#include "service/facts.h"

#include "service/record.h"
#include "service/request_table.h"
#include "shudu/logic/technique.h"
#include "shudu/version.h"

namespace shudu::service {
namespace {

// `"key":[...]` of texts.
template <typename Items, typename Name>
void add_names(JsonObject& object, std::string_view key, const Items& items, Name name) {
  std::string& out = object.name(key);
  out += '[';
  for (const auto& item : items) {
    if (out.back() != '[') out += ',';
    append_json_string(name(item), out);
  }
  out += ']';
}

void add_technique(const Technique& technique, Language language, std::string& out) {
  JsonObject object(out);
  object.text("technique", technique.slug);
  object.text("name", technique.names.in(language));
  if (technique.has(Trait::kUniqueness)) object.boolean("assumes_unique", true);
  if (technique.has(Trait::kOnRequest)) object.boolean("on_request", true);
  if (technique.has(Trait::kClassicOnly)) object.boolean("classic_only", true);
  object.text("learn", "techniques/" + std::string(technique.slug) + ".md");
  object.end();
}

void add_limits(JsonObject& answer, const Limits& limits) {
  JsonObject object(answer.name("limits"));
  object.number("request_bytes", limits.request_bytes);
  object.number("depth", limits.depth);
  object.number("values", limits.values);
  object.number("answer_bytes", limits.answer_bytes);
  object.number("puzzles", limits.puzzles);
  object.number("search_nodes", limits.search_nodes);
  object.number("solutions", limits.solutions);
  object.number("steps", limits.steps);
  object.number("games", limits.games);
  object.number("tries", limits.tries);
  object.number("branches", limits.branches);
  object.number("practices", limits.practices);
  object.end();
}

}  // namespace

Outcome answer_techniques(Call& call, JsonObject& answer) {
  std::string& out = answer.name("techniques");
  out += '[';
  for (const Technique& technique : technique_table()) {
    if (out.back() != '[') out += ',';
    add_technique(technique, call.language(), out);
  }
  out += ']';
  return std::nullopt;
}

Outcome answer_version(Call& call, JsonObject& answer) {
  const auto same = [](std::string_view name) { return name; };
  answer.text("version", kLibraryVersion);
  add_names(answer, "requests", request_table(), [](const RequestRow& row) { return row.name; });
  add_names(answer, "formats", readable_formats(), same);
  add_names(answer, "written_formats", writable_formats(), same);
  add_limits(answer, call.limits());
  return std::nullopt;
}

}  // namespace shudu::service
