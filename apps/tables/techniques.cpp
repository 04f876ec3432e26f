// The techniques for the pages that teach them; see tables.h. The group is what a player chooses
// hints by: each word of the setting `techniques` has those of the words before it too.
#include <algorithm>
#include <string>
#include <string_view>

#include "shudu/game/techniques.h"
#include "shudu/generator/wanted.h"
#include "shudu/rating/levels.h"
#include "shudu/rating/shudu_scale.h"
#include "tables/parts.h"

namespace shudu::tables {
namespace {

std::string_view group_of(const Technique& technique) {
  for (const std::string_view word : game::kUsualTechniques) {
    const auto techniques = game::named_techniques(word).techniques;
    if (std::find(techniques.begin(), techniques.end(), &technique) != techniques.end()) {
      return word;
    }
  }
  return {};
}

const ShuduRung* rung_of(const Technique& technique) {
  for (const ShuduRung& rung : shudu_ladder()) {
    for (const std::string_view slug : rung.techniques) {
      if (slug == technique.slug) return &rung;
    }
  }
  return nullptr;
}

bool is_practised(const Technique& technique) {
  Wish wish;
  wish.technique = &technique;
  wish.use = TechniqueUse::kPractise;
  return find_fault(wish) == WishFault::kNone;
}

Json technique_json(const Technique& technique) {
  Json json{{"technique", technique.slug}, {"names", in_each_language(technique.names)}};
  if (const std::string_view group = group_of(technique); !group.empty()) json["group"] = group;
  if (const ShuduRung* const rung = rung_of(technique)) {
    json["rung"] = rung->slug;
    json["level"] = row_of(level_of(*rung)).slug;
  }
  json["assumes_unique"] = technique.has(Trait::kUniqueness);
  json["on_request"] = technique.has(Trait::kOnRequest);
  json["needs_givens"] = technique.has(Trait::kGivens);
  json["classic_only"] = technique.has(Trait::kClassicOnly);
  json["practised"] = is_practised(technique);
  json["page"] = "techniques/" + std::string(technique.slug) + ".md";
  return json;
}

}  // namespace

void add_techniques(Json& tables) {
  tables["techniques"] = listed(technique_table(), technique_json);
}

}  // namespace shudu::tables
