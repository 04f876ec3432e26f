// The table rests on what the finders say of their steps: step.cells stand in the order of the text
// (a wing's pivot first, then its pincers), base and cover are the houses of a pattern, chains
// begin at their start, sets are in the order of the pattern. step_parts.h takes that apart.
#include "explain/fields.h"

#include <algorithm>
#include <array>
#include <optional>

#include "explain/color_words.h"
#include "explain/eureka.h"
#include "explain/exclusion_words.h"
#include "explain/fish_notation.h"
#include "explain/forcing_words.h"
#include "explain/set_words.h"
#include "explain/step_parts.h"
#include "explain/symmetry_words.h"
#include "shudu/core/find_row.h"

namespace shudu {
namespace {

using Say = std::string (*)(const Speech& speech, const Step& step);

std::string house_at(const Speech& speech, const std::vector<House>& houses, std::size_t at) {
  return at < houses.size() ? say_house(speech, houses[at]) : std::string();
}

// The cell of the step in that place.
template <std::size_t kPlace>
std::string cell_at(const Speech& speech, const Step& step) {
  return kPlace < step.cells.size() ? say_cell(speech, step.cells[kPlace]) : std::string();
}

// The cells of a node of the first chain.
template <std::size_t kPlace>
std::string node_at(const Speech& speech, const Step& step) {
  if (step.chains.empty() || kPlace >= step.chains[0].size()) return {};
  return cells_in_short(speech, step.chains[0][kPlace].cells);
}

// The same in a list.
template <std::size_t kPlace>
std::string node_cells(const Speech& speech, const Step& step) {
  if (step.chains.empty() || kPlace >= step.chains[0].size()) return {};
  return say_cells(speech, step.chains[0][kPlace].cells);
}

template <MarkRole... kRoles>
std::string cells_with(const Speech& speech, const Step& step) {
  return say_cells(speech, cells_of_role(step, {kRoles...}));
}

template <MarkRole kRole>
std::string candidates_with(const Speech& speech, const Step& step) {
  return say_candidates(speech, candidates_of_role(step, kRole));
}

template <MarkRole kRole>
std::string digits_with(const Speech& speech, const Step& step) {
  return say_digits(speech, digits_of_role(step, kRole));
}

// The digit of a wing's pivot that a pincer has, too.
template <std::size_t kPincer>
std::string pivot_digit(const Speech& speech, const Step& step) {
  if (kPincer >= step.cells.size()) return {};
  return say_digits(speech, digits_of_role(step, MarkRole::kOff, step.cells[kPincer]));
}

const ChainNode* end_node(const Step& step, bool is_last) {
  if (step.chains.empty() || step.chains[0].empty()) return nullptr;
  return is_last ? &step.chains[0].back() : &step.chains[0].front();
}

// An end of the first chain as a candidate: `5 in r2c3`.
template <bool kIsLast>
std::string end_candidate(const Speech& speech, const Step& step) {
  const ChainNode* node = end_node(step, kIsLast);
  if (node == nullptr) return {};
  std::vector<Candidate> candidates;
  for (const Cell cell : node->cells) candidates.push_back({cell, node->digit});
  return say_candidates(speech, candidates);
}

template <bool kIsLast>
std::string end_statement(const Speech& speech, const Step& step) {
  const ChainNode* node = end_node(step, kIsLast);
  return node == nullptr ? std::string() : say_node(speech, *node);
}

template <bool kIsLast>
std::string end_cell(const Speech& speech, const Step& step) {
  const ChainNode* node = end_node(step, kIsLast);
  return node == nullptr ? std::string() : cells_in_short(speech, node->cells);
}

template <bool kIsLast>
std::string end_digit(const Speech&, const Step& step) {
  const ChainNode* node = end_node(step, kIsLast);
  return node == nullptr ? std::string() : std::to_string(node->digit.value());
}

// The house among these, else around them, that both nodes of a link lie in.
std::string house_of_nodes(const Speech& speech, const Step& step,
                           std::initializer_list<std::size_t> nodes,
                           const std::vector<House>& wanted) {
  CellSet cells;
  for (const std::size_t at : nodes) {
    if (!step.chains.empty() && at < step.chains[0].size()) cells |= step.chains[0][at].cells;
  }
  for (const House house : wanted) {
    if (speech.layout.cells(house).contains_all(cells)) return say_house(speech, house);
  }
  return say_houses(speech, house_around(speech.layout, cells));
}

std::string say_fins(const Speech& speech, const Step& step) {
  struct Kind {
    MarkRole role;
    Words one, many;
  };
  constexpr std::array<Kind, 2> kKinds = {
      {{MarkRole::kFin, {"the fin in ", "鱼鳍 ", "魚鰭 "}, {"the fins in ", "鱼鳍 ", "魚鰭 "}},
       {MarkRole::kEndoFin,
        {"the endo-fin in ", "内鱼鳍 ", "內魚鰭 "},
        {"the endo-fins in ", "内鱼鳍 ", "內魚鰭 "}}}};
  std::vector<std::string> words;
  for (const Kind& kind : kKinds) {
    const CellSet cells = cells_of_role(step, {kind.role});
    if (cells.empty()) continue;
    const Words& before = cells.size() == 1 ? kind.one : kind.many;
    words.push_back(std::string(before.in(speech.language)) + say_cells(speech, cells));
  }
  return say_list(speech, words);
}

template <std::size_t kFrom, std::size_t kTo>
std::string cells_between(const Speech& speech, const Step& step) {
  if (step.cells.size() < kTo) return {};
  return say_cells(speech, std::span(step.cells).subspan(kFrom, kTo - kFrom));
}

// Of a multi-fish: its links, digits in lines and cells, which are as many as the truths.
std::string say_truths(const Speech&, const Step& step) {
  std::size_t count = step.cells.size();
  for (const StepAls& link : step.als) count += static_cast<std::size_t>(link.digits.size());
  return std::to_string(count);
}

// The step's cells that lie in its base houses, or the others.
CellSet cells_in_base(const Speech& speech, const Step& step, bool are_in) {
  CellSet base;
  for (const House house : step.base) base |= speech.layout.cells(house);
  CellSet cells;
  for (const Cell cell : step.cells) {
    if (base.contains(cell) == are_in) cells.insert(cell);
  }
  return cells;
}

std::vector<Cell> cells_from(const Step& step, std::size_t from) {
  const auto first = static_cast<std::ptrdiff_t>(std::min(from, step.cells.size()));
  return {step.cells.begin() + first, step.cells.end()};
}

// The pairs of cells that see each other, from the second pair on: `r1c1 and r2c2; r3c3 and r4c4`.
std::string say_meetings(const Speech& speech, const Step& step) {
  std::vector<std::string> pairs;
  for (std::size_t i = 2; i + 1 < step.cells.size(); i += 2) {
    pairs.push_back(say_cells(speech, std::vector<Cell>{step.cells[i], step.cells[i + 1]}));
  }
  return say_clauses(speech, pairs);
}

// Where the digit that goes is, by a rectangle with a wing: its cells and guardians of that digit.
std::string say_wing_ends(const Speech& speech, const Step& step) {
  CellSet ends;
  for (const StepAls& als : step.als) ends |= als.cells;
  for (const Candidate& guardian : candidates_of_role(step, MarkRole::kGuardian)) {
    if (eliminated_digits(step).contains(guardian.digit)) ends.insert(guardian.cell);
  }
  return say_any_cell(speech, ends);
}

std::string say_link(const Speech& speech, Digit digit, House house) {
  const std::string figure = std::to_string(digit.value());
  const std::string where = say_house(speech, house);
  return is_english(speech) ? figure + " in " + where : where + "的 " + figure;
}

// The strong links of a step, each with its house: `the strong links on 1 in row 2 and 3 in box 4`.
std::string say_links(const Speech& speech, const Step& step) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < step.chains.size() && i < step.base.size(); ++i) {
    words.push_back(say_link(speech, step.chains[i].front().digit, step.base[i]));
  }
  const Words before = words.size() == 1 ? Words{"the strong link on ", "", ""}
                                         : Words{"the strong links on ", "", ""};
  const Words after = {"", " 的强链", " 的強鏈"};
  return std::string(before.in(speech.language)) + say_list(speech, words) +
         std::string(after.in(speech.language));
}

DigitSet first_common(const Step& step, std::size_t at) {
  return at < step.commons.size() ? DigitSet::only(step.commons[at].digit) : DigitSet();
}

// x and y: the restricted commons of sets; of a deadly pattern the digit that stays and the one
// that goes; of a W-wing the digit of the link.
std::string say_x(const Speech& speech, const Step& step) {
  if (!step.commons.empty()) return say_digits(speech, first_common(step, 0));
  return say_digits(speech, locked_digit(step));
}

std::string say_y(const Speech& speech, const Step& step) {
  if (step.commons.size() > 1) return say_digits(speech, first_common(step, 1));
  return say_digits(speech, eliminated_digits(step));
}

std::string first_digit(const Speech& speech, const Step& step) {
  if (!step.placements.empty()) return std::to_string(step.placements[0].digit.value());
  return say_digits(speech, step.digits);
}

// Of a kraken fish: the cover that has the sources which are no fins.
std::string say_cover_of_sources(const Speech& speech, const Step& step) {
  const CellSet places = sources_of_chains(step) - cells_of_role(step, {MarkRole::kFin});
  for (const House house : step.cover) {
    if (speech.layout.cells(house).contains_all(places)) return say_house(speech, house);
  }
  return {};
}

struct FieldRow {
  std::string_view name;
  Say say;
};

// clang-format off
constexpr auto kFields = std::to_array<FieldRow>({
    {"als1", [](const Speech& s, const Step& t) { return say_set(s, t, 0); }},
    {"als2", [](const Speech& s, const Step& t) { return say_set(s, t, t.als.size() - 1); }},
    {"alsmid", [](const Speech& s, const Step& t) { return say_set(s, t, 1); }},
    {"alschain", say_chain_of_sets},
    {"anyextra",
     [](const Speech& s, const Step& t) {
       return say_any_digit(s, digits_of_role(t, MarkRole::kGuardian));
     }},
    {"anydigit", [](const Speech& s, const Step& t) { return say_any_digit(s, t.digits); }},
    {"arguments", say_arguments},
    {"assumption", end_statement<false>},
    {"base", [](const Speech& s, const Step& t) { return say_houses(s, t.base); }},
    {"base1", cells_between<0, 2>},
    {"base2", cells_between<4, 6>},
    {"basecount", [](const Speech& s, const Step& t) { return say_count(s, t.base.size()); }},
    {"basecells",
     [](const Speech& s, const Step& t) {
       return say_cells(s, std::span(t.cells).first(std::min<std::size_t>(2, t.cells.size())));
     }},
    {"both", say_shared_digits},
    {"box", [](const Speech& s, const Step& t) { return house_at(s, t.cover, 0); }},
    {"box2", [](const Speech& s, const Step& t) { return house_at(s, t.cover, 1); }},
    {"boxset", cells_with<MarkRole::kColorB>},
    {"boxcells",
     [](const Speech& s, const Step& t) {
       return t.base.empty() ? std::string()
                             : say_cells(s, cells_of_role(t, {MarkRole::kPattern}) &
                                                s.layout.cells(t.base[0]));
     }},
    {"branches", say_branches},
    {"cases", say_cases},
    {"cell",
     [](const Speech& s, const Step& t) {
       return t.placements.empty() ? cell_at<0>(s, t) : say_cell(s, t.placements[0].cell);
     }},
    {"cell1", cell_at<0>},
    {"cell2", cell_at<1>},
    {"cell3", cell_at<2>},
    {"cell4", cell_at<3>},
    {"cell5", cell_at<4>},
    {"cells", [](const Speech& s, const Step& t) { return say_cells(s, t.cells); }},
    {"chain",
     [](const Speech& s, const Step& t) {
       return t.chains.empty() ? std::string() : eureka(s, t, t.chains[0]);
     }},
    {"clash", say_clash},
    {"color1", cells_with<MarkRole::kColorA>},
    {"color2", cells_with<MarkRole::kColorB>},
    {"color3", cells_with<MarkRole::kColorC>},
    {"color4", cells_with<MarkRole::kColorD>},
    {"colorclash", say_color_clash},
    {"colored1", candidates_with<MarkRole::kColorA>},
    {"colored2", candidates_with<MarkRole::kColorB>},
    {"column", [](const Speech& s, const Step& t) { return house_at(s, t.base, 1); }},
    {"column2", [](const Speech& s, const Step& t) { return house_at(s, t.base, 3); }},
    {"combinations", say_combinations},
    {"completion",
     [](const Speech& s, const Step& t) {
       return say_placements(s, candidates_of_role(t, MarkRole::kPattern));
     }},
    {"consequences", say_consequences},
    {"corners", [](const Speech& s, const Step& t) { return say_cells(s, pattern_cells(t)); }},
    {"count", [](const Speech& s, const Step& t) {
       return say_count(s, static_cast<std::size_t>(t.digits.size()));
     }},
    {"cover", [](const Speech& s, const Step& t) { return say_houses(s, t.cover); }},
    {"crossings",
     [](const Speech& s, const Step& t) {
       return say_houses(s, std::span(t.cover).subspan(std::min<std::size_t>(2, t.cover.size())));
     }},
    {"crossing", cells_with<MarkRole::kPattern>},
    {"crosscover", say_cover_of_sources},
    {"digit", first_digit},
    {"digits", [](const Speech& s, const Step& t) { return say_digits(s, t.digits); }},
    {"digits1", digits_with<MarkRole::kColorA>},
    {"digits2", digits_with<MarkRole::kColorB>},
    {"elims", [](const Speech& s, const Step& t) { return say_candidates(s, t.eliminations); }},
    {"end1", node_at<0>},
    {"end2", node_at<3>},
    {"endcandidate", end_candidate<true>},
    {"endcell", end_cell<true>},
    {"enddigit", end_digit<true>},
    {"ending", end_statement<true>},
    {"entered", [](const Speech& s, const Step& t) { return say_cells(s, unmarked_cells(t)); }},
    {"excluders", [](const Speech& s, const Step& t) { return say_cells(s, excluders_of(t)); }},
    {"extras", digits_with<MarkRole::kGuardian>},
    {"fincells", cells_with<MarkRole::kFin, MarkRole::kEndoFin>},
    {"fins", say_fins},
    {"first", pivot_digit<1>},
    {"fish", [](const Speech& s, const Step& t) { return say_list(s, fish_notation(s, t)); }},
    {"fixed", say_digits_of_sets},
    {"forced", say_forced},
    {"grades", say_grades},
    {"guardians", candidates_with<MarkRole::kGuardian>},
    {"house", [](const Speech& s, const Step& t) { return house_at(s, t.base, 0); }},
    {"house1", [](const Speech& s, const Step& t) { return house_at(s, t.base, 0); }},
    {"house2",
     [](const Speech& s, const Step& t) {
       return t.cover.empty() ? house_at(s, t.base, 1) : house_at(s, t.cover, 0);
     }},
    {"house3", [](const Speech& s, const Step& t) { return house_at(s, t.base, 1); }},
    {"housepetals", say_house_petals},
    {"houses",
     [](const Speech& s, const Step& t) {
       std::vector<House> houses = t.base;
       houses.insert(houses.end(), t.cover.begin(), t.cover.end());
       return say_houses(s, houses);
     }},
    {"innies",
     [](const Speech& s, const Step& t) { return cells_in_short(s, cells_in_base(s, t, true)); }},
    {"legend", say_legend},
    {"line", [](const Speech& s, const Step& t) { return house_at(s, t.base, 0); }},
    {"line1",
     [](const Speech& s, const Step& t) {
       return house_of_nodes(s, t, {0}, lines_of_target(s, t));
     }},
    {"line2",
     [](const Speech& s, const Step& t) { return house_of_nodes(s, t, {1, 2}, t.cover); }},
    {"links", say_links},
    {"locks", say_locks},
    {"lineset", cells_with<MarkRole::kColorA>},
    {"meeting",
     [](const Speech& s, const Step& t) {
       return t.cover.empty() ? end_cell<true>(s, t) : say_houses(s, t.cover);
     }},
    {"mapping", say_renaming},
    {"meetings", say_meetings},
    {"mid1", node_at<1>},
    {"mid2", node_at<2>},
    {"n", [](const Speech&, const Step& t) { return std::to_string(t.cells.size()); }},
    {"opposite",
     [](const Speech& s, const Step& t) {
       const ChainNode* node = end_node(t, false);
       return node == nullptr ? std::string() : say_opposite(s, *node);
     }},
    {"outies",
     [](const Speech& s, const Step& t) { return cells_in_short(s, cells_in_base(s, t, false)); }},
    {"pairhouse",
     [](const Speech& s, const Step& t) { return house_of_nodes(s, t, {2, 3}, {}); }},
    {"pairs", say_pattern_by_cell},
    {"petals", say_petals},
    {"pincers", [](const Speech& s, const Step& t) { return say_cells(s, cells_from(t, 1)); }},
    {"pivot", cell_at<0>},
    {"placed", [](const Speech& s, const Step& t) { return say_digits(s, placed_digits(t)); }},
    {"offcells", cells_with<MarkRole::kOff>},
    {"places1", node_cells<2>},
    {"places2", node_cells<3>},
    {"places", [](const Speech& s, const Step& t) { return say_placements(s, t.placements); }},
    {"premisedigit", end_digit<false>},
    {"result", say_result},
    {"roof", cells_with<MarkRole::kGuardian>},
    {"row", [](const Speech& s, const Step& t) { return house_at(s, t.base, 0); }},
    {"row2", [](const Speech& s, const Step& t) { return house_at(s, t.base, 2); }},
    {"second", pivot_digit<2>},
    {"setcells",
     [](const Speech& s, const Step& t) {
       return t.als.empty() ? std::string() : say_cells(s, t.als[0].cells);
     }},
    {"setcells2",
     [](const Speech& s, const Step& t) {
       return t.als.size() < 2 ? std::string() : say_cells(s, t.als[1].cells);
     }},
    {"setcount",
     [](const Speech& s, const Step& t) {
       return t.als.empty() ? std::string()
                            : say_count(s, static_cast<std::size_t>(t.als[0].digits.size()));
     }},
    {"setdigits",
     [](const Speech& s, const Step& t) {
       return t.als.empty() ? std::string() : say_digits(s, t.als[0].digits);
     }},
    {"setdigits2",
     [](const Speech& s, const Step& t) {
       return t.als.size() < 2 ? std::string() : say_digits(s, t.als[1].digits);
     }},
    {"setpattern",
     [](const Speech& s, const Step& t) {
       return t.als.empty() ? std::string() : say_digits(s, t.als[0].digits & t.digits);
     }},
    {"sets", say_sets},
    {"sources",
     [](const Speech& s, const Step& t) { return say_cells(s, sources_of_chains(t)); }},
    {"startcandidate", end_candidate<false>},
    {"startcell", end_cell<false>},
    {"startdigit", end_digit<false>},
    {"stem", cell_at<0>},
    {"stems",
     [](const Speech& s, const Step& t) { return say_any_cell(s, sources_of_chains(t)); }},
    {"symmetry", say_symmetry},
    {"target",
     [](const Speech& s, const Step& t) {
       const CellSet targets = targets_of_chain(s.layout, t);
       return say_any_cell(s, targets.empty() ? eliminated_cells(t) : targets);
     }},
    {"targets", [](const Speech& s, const Step& t) { return say_cells(s, cells_from(t, 2)); }},
    {"wingdigit", digits_with<MarkRole::kPattern>},
    {"twolines",
     [](const Speech& s, const Step& t) {
       return say_houses(s, std::span(t.cover).first(std::min<std::size_t>(2, t.cover.size())));
     }},
    {"wingends", say_wing_ends},
    {"targets1", cells_between<2, 4>},
    {"targets2", cells_between<6, 8>},
    {"times", say_times},
    {"truths", say_truths},
    {"x", say_x},
    {"y", say_y},
    {"zcells", cells_with<MarkRole::kPattern>},
    {"z", [](const Speech& s, const Step& t) { return say_digits(s, eliminated_digits(t)); }},
});
// clang-format on

const FieldRow* find_field(std::string_view name) {
  return find_row(kFields, [name](const FieldRow& row) { return row.name == name; });
}

}  // namespace

bool is_placeholder(std::string_view name) { return find_field(name) != nullptr; }

std::string fill(const Speech& speech, const Step& step, std::string_view text,
                 const words::Field& more) {
  const auto value_of = [&](std::string_view name) -> std::optional<std::string> {
    if (name == more.name) return more.value;
    const FieldRow* field = find_field(name);
    if (field == nullptr) return std::nullopt;
    return field->say(speech, step);
  };
  return typeset(speech, words::fill_from(text, value_of));
}

}  // namespace shudu
