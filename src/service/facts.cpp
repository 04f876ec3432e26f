// Tested in tests/service/facts_test.cpp.
#include "service/facts.h"

#include "service/record.h"
#include "service/request_table.h"
#include "shudu/logic/technique.h"
#include "shudu/service/json_list.h"
#include "shudu/version.h"

namespace shudu::service {
namespace {

void append_technique(const Technique& technique, Language language, std::string& out) {
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
  add_list(answer, "techniques", technique_table(),
           [&call](const Technique& technique, std::string& out) {
             append_technique(technique, call.language(), out);
           });
  return std::nullopt;
}

Outcome answer_version(Call& call, JsonObject& answer) {
  answer.text("version", kLibraryVersion);
  add_list(answer, "requests", request_table(),
           [](const RequestRow& row, std::string& out) { append_json_string(row.name, out); });
  add_texts(answer, "formats", readable_formats());
  add_texts(answer, "written_formats", writable_formats());
  add_limits(answer, call.limits());
  return std::nullopt;
}

}  // namespace shudu::service
