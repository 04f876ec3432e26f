// Tested by the golden transcripts of the program and in tests/cli/logic_verbs_test.cpp.
#include "shudu/service/step_json.h"

#include <array>
#include <span>
#include <string_view>

#include "shudu/core/name_in.h"
#include "shudu/logic/technique.h"
#include "shudu/service/json_list.h"

namespace shudu {
namespace {

constexpr std::array<std::string_view, 4> kHouseNames{"row ", "column ", "box ", "region "};
constexpr std::array<std::string_view, 3> kLinkNames{"start", "strong", "weak"};
constexpr std::array<std::string_view, 3> kNodeNames{"cell", "group", "als"};
constexpr std::array<std::string_view, 10> kRoleNames{"pattern", "fin",     "endo-fin", "on",
                                                      "off",     "color-a", "color-b",  "color-c",
                                                      "color-d", "guardian"};

void add_houses(JsonObject& object, const std::vector<House>& houses, const Layout& layout) {
  add_list(object, "houses", houses, [&layout](House house, std::string& out) {
    const std::string number = std::to_string(layout.number(house) + 1);
    append_json_string(std::string(name_in(kHouseNames, layout.kind(house))) + number, out);
  });
}

// What a step takes away and what it enters.
template <typename Told>
void add_results(JsonObject& object, const Told& told, const Layout& layout) {
  add_list(object, "eliminations", told.eliminations, [&layout](Candidate gone, std::string& out) {
    append_json_string(elimination_text(layout, gone), out);
  });
  add_list(object, "placements", told.placements, [&layout](Candidate placed, std::string& out) {
    append_json_string(placement_text(layout, placed), out);
  });
}

void append_node(const ChainNode& node, const Layout& layout, std::string& out) {
  JsonObject object(out);
  object.number("digit", static_cast<std::uint64_t>(node.digit.value()));
  add_cells(object, "cells", node.cells, layout.size());
  object.boolean("on", node.is_on);
  object.text("link", name_in(kLinkNames, node.link));
  object.text("kind", name_in(kNodeNames, node.kind));
  object.end();
}

void append_chain(const Chain& chain, const Layout& layout, std::string& out) {
  append_list(chain, out, [&layout](const ChainNode& node, std::string& text) {
    append_node(node, layout, text);
  });
}

// The nodes of the one chain are `links`; where there are several, each is one of `branches`.
void add_chains(JsonObject& object, const std::vector<Chain>& chains, const Layout& layout) {
  append_chain(chains.size() == 1 ? chains.front() : Chain(), layout, object.name("links"));
  if (chains.size() < 2) return;
  add_list(object, "branches", chains,
           [&layout](const Chain& chain, std::string& out) { append_chain(chain, layout, out); });
}

}  // namespace

void add_step_parts(JsonObject& object, const Step& step, const StepTelling& telling) {
  const Layout& layout = telling.layout;
  add_list(object, "digits", telling.digits,
           [](Digit digit, std::string& out) { out += digit.to_char(); });
  add_cells(object, "cells", step.cells, layout.size());
  std::vector<House> houses = step.base;
  houses.insert(houses.end(), step.cover.begin(), step.cover.end());
  add_houses(object, houses, layout);
  add_results(object, step, layout);
  add_chains(object, step.chains, layout);
  object.boolean("assumes_unique", step.flags.uniqueness);
}

void add_step(JsonObject& object, const Step& step, const StepTelling& telling) {
  object.text("technique", step.technique->slug);
  object.text("name", step.technique->names.in(telling.language));
  add_step_parts(object, step, telling);
  object.text("text", explain_step(telling.layout, step, telling.language));
}

void add_steps(JsonObject& object, const std::vector<Step>& steps, const Layout& layout,
               Language language) {
  add_list(object, "steps", steps, [&](const Step& step, std::string& out) {
    JsonObject entry(out);
    add_step(entry, step, {layout, language, step.digits});
    entry.end();
  });
}

std::string_view mark_role_name(MarkRole role) { return name_in(kRoleNames, role); }

void add_marks(JsonObject& object, const StepMarks& marks, const Layout& layout) {
  JsonObject inner(object.name("marks"));
  add_houses(inner, marks.houses, layout);
  add_cells(inner, "cells", marks.cells, layout.size());
  add_list(inner, "candidates", marks.candidates, [&layout](const Mark& mark, std::string& out) {
    JsonObject entry(out);
    entry.text("candidate", placement_text(layout, mark.candidate));
    entry.text("role", mark_role_name(mark.role));
    entry.end();
  });
  add_chains(inner, marks.links, layout);
  add_results(inner, marks, layout);
  inner.end();
}

}  // namespace shudu
