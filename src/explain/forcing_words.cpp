#include "explain/forcing_words.h"

#include <algorithm>
#include <span>

#include "explain/eureka.h"
#include "explain/step_parts.h"

namespace shudu {
namespace {

std::string figure(Digit digit) { return std::to_string(digit.value()); }

// `r1c1 is 5`; the sign between cell and digit comes with the language.
std::string say_candidate(const Speech& speech, Candidate candidate, const Words& between) {
  return say_cell(speech, candidate.cell) + in_language(speech, between) + figure(candidate.digit);
}

constexpr Words kIs = {" is ", " 填 ", " 填 "};
constexpr Words kIsNot = {" is not ", " 不填 ", " 不填 "};

const ChainNode& end_of(const Chain& chain) { return chain.back(); }

bool ends_on(const Chain& chain) { return chain.back().is_on; }

bool is_result(const Step& step, const ChainNode& node) {
  const auto& results = node.is_on ? step.placements : step.eliminations;
  return node.cells.size() == 1 &&
         std::find(results.begin(), results.end(), Candidate{node.cells.first(), node.digit}) !=
             results.end();
}

// A digit twice in a house, or two digits in a cell.
std::string say_two(const Speech& speech, const Step& step) {
  const ChainNode& one = end_of(step.chains[0]);
  const ChainNode& other = end_of(step.chains[1]);
  if (one.digit != other.digit) {
    const std::string cell = cells_in_short(speech, one.cells);
    const std::string digits = say_digits(speech, DigitSet{one.digit, other.digit});
    return is_english(speech) ? cell + " would be " + digits + " at once"
           : speech.language == Language::kSimplifiedChinese ? cell + " 要同时填 " + digits
                                                             : cell + " 要同時填 " + digits;
  }
  const std::string digit = figure(one.digit);
  const std::string places =
      say_list(speech, {cells_in_short(speech, one.cells), cells_in_short(speech, other.cells)});
  const std::string house = say_houses(speech, step.cover);
  if (is_english(speech)) {
    return house.empty() ? digit + " would be in both of " + places + ", which see each other"
                         : digit + " would stand twice in " + house + ", in " + places;
  }
  const bool is_mainland = speech.language == Language::kSimplifiedChinese;
  if (house.empty()) {
    return is_mainland ? "互相看到的 " + places + " 要同时填 " + digit
                       : "互相看到的 " + places + " 要同時填 " + digit;
  }
  return is_mainland ? house + "的 " + places + " 要同时填 " + digit
                     : house + "的 " + places + " 要同時填 " + digit;
}

// All candidates of a cell off, or all places of a digit in a house.
std::string say_nothing_left_by_chain(const Speech& speech, const Step& step) {
  const Words no_candidate = {" would have no candidate left", " 没有候选数可填",
                              " 沒有候選數可填"};
  const Words no_place = {" would have no place left for ", "无处可填 ", "無處可填 "};
  const std::string house = say_houses(speech, step.cover);
  const ChainNode& end = end_of(step.chains[0]);
  if (house.empty()) return cells_in_short(speech, end.cells) + in_language(speech, no_candidate);
  return house + in_language(speech, no_place) + figure(end.digit);
}

std::string say_both(const Speech& speech, const ChainNode& end) {
  const std::string cell = cells_in_short(speech, end.cells);
  const std::string digit = figure(end.digit);
  if (is_english(speech)) return cell + " would be " + digit + " and would not be " + digit;
  return cell + " 既要填 " + digit + " 又不能填 " + digit;  // the same in both scripts
}

// Nodes that say the same of one digit are written together where that is short.
std::size_t length_of_run(const Speech& speech, std::span<const ChainNode> nodes) {
  std::size_t length = 1;
  CellSet cells = nodes[0].cells;
  while (length < nodes.size() && !nodes[length].is_on && !nodes[0].is_on &&
         nodes[length].digit == nodes[0].digit) {
    cells |= nodes[length].cells;
    if (cells_in_short(speech, cells).find(',') != std::string::npos) break;
    ++length;
  }
  return length;
}

// The text of a run of nodes is `say(node, all cells of the run)`; between two runs stands `comma`.
template <typename Say>
std::string in_runs(const Speech& speech, std::span<const ChainNode> nodes, std::string_view comma,
                    Say say) {
  std::string text;
  while (!nodes.empty()) {
    const std::size_t length = length_of_run(speech, nodes);
    ChainNode node = nodes[0];
    for (const ChainNode& other : nodes.first(length)) node.cells |= other.cells;
    if (!text.empty()) text += comma;
    text += say(node);
    nodes = nodes.subspan(length);
  }
  return text;
}

std::string in_short(const Speech& speech, std::span<const ChainNode> nodes) {
  return in_runs(speech, nodes, ", ",
                 [&speech](const ChainNode& node) { return node_in_short(speech, node); });
}

// What sees a filled cell goes without saying: with it an argument is three times as long.
bool needs_telling(const ChainNode& node) { return node.is_on || node.link != LinkKind::kWeak; }

// `r8c5=3 (row 8)`, `r7c7=8 (cell)`, `r7c3<>6`.
std::string with_reason(const Speech& speech, const ChainNode& node) {
  std::string text = node_in_short(speech, node);
  if (!node.is_on) return text;
  const std::string reason = node.house < 0 ? in_language(speech, {"cell", "格", "格"})
                                            : say_house(speech, House(node.house));
  return text + (is_english(speech) ? " (" + reason + ")" : "（" + reason + "）");
}

// The nodes after the premise that need telling and that no chain before has told.
Chain untold(const Chain& chain, std::vector<ChainNode>& told) {
  Chain rest;
  for (const ChainNode& node : std::span(chain).subspan(1)) {
    if (!needs_telling(node)) continue;
    const bool is_told = std::any_of(told.begin(), told.end(), [&node](const ChainNode& other) {
      return other.digit == node.digit && other.cells == node.cells && other.is_on == node.is_on;
    });
    if (is_told) continue;
    told.push_back(node);
    rest.push_back(node);
  }
  return rest;
}

std::string argument(const Speech& speech, std::span<const ChainNode> nodes) {
  return in_runs(speech, nodes, is_english(speech) ? ", " : "，",
                 [&speech](const ChainNode& node) { return with_reason(speech, node); });
}

// `if r1c1=5, then r8c5=3 (row 8)`.
std::string say_case(const Speech& speech, const Chain& chain) {
  const std::string premise = node_in_short(speech, chain.front());
  std::vector<ChainNode> told;
  const std::string rest = argument(speech, untold(chain, told));
  if (is_english(speech)) {
    return rest.empty() ? "if " + premise + ", at once" : "if " + premise + ", then " + rest;
  }
  if (rest.empty()) return "若 " + premise + "，即得";
  return speech.language == Language::kSimplifiedChinese ? "若 " + premise + "，则 " + rest
                                                         : "若 " + premise + "，則 " + rest;
}

}  // namespace

std::string say_node(const Speech& speech, const ChainNode& node) {
  if (node.cells.size() == 1) {
    return say_candidate(speech, {node.cells.first(), node.digit}, node.is_on ? kIs : kIsNot);
  }
  const std::string cells = say_any_cell(speech, node.cells);
  const std::string digit = figure(node.digit);
  if (is_english(speech)) return digit + (node.is_on ? " is in " : " is not in ") + cells;
  if (node.is_on) return cells + " 填 " + digit;
  return say_cells(speech, node.cells) + " 都不填 " + digit;  // the same in both scripts
}

std::string say_opposite(const Speech& speech, ChainNode node) {
  node.is_on = !node.is_on;
  return say_node(speech, node);
}

std::string node_in_short(const Speech& speech, const ChainNode& node) {
  return cells_in_short(speech, node.cells) + (node.is_on ? "=" : "<>") + figure(node.digit);
}

bool is_verity(const Step& step) {
  return std::all_of(step.chains.begin(), step.chains.end(),
                     [&step](const Chain& chain) { return is_result(step, chain.back()); });
}

std::string say_clash(const Speech& speech, const Step& step) {
  if (step.chains.empty()) return {};
  const bool all_on = std::all_of(step.chains.begin(), step.chains.end(), ends_on);
  const bool any_on = std::any_of(step.chains.begin(), step.chains.end(), ends_on);
  if (all_on && step.chains.size() == 2) return say_two(speech, step);
  return any_on ? say_both(speech, end_of(step.chains[0]))
                : say_nothing_left_by_chain(speech, step);
}

std::string say_cases(const Speech& speech, const Step& step) {
  DigitSet digits;
  CellSet cells;
  bool has_off = false;
  for (const Chain& chain : step.chains) {
    digits.insert(chain.front().digit);
    cells |= chain.front().cells;
    has_off = has_off || !chain.front().is_on;
  }
  if (has_off) {
    const Candidate candidate = {cells.first(), digits.first()};
    if (is_english(speech)) {
      return "either " + say_candidate(speech, candidate, kIs) + " or it is not";
    }
    return say_candidate(speech, candidate, kIs) + " 或不填";
  }
  if (!step.base.empty()) {
    const std::string house = say_houses(speech, step.base);
    const std::string digit = figure(digits.first());
    if (is_english(speech)) {
      return "in " + house + ", " + digit + " is in " + say_any_cell(speech, cells);
    }
    return house + "的 " + digit + " 填在 " + say_any_cell(speech, cells);
  }
  return say_cell(speech, cells.first()) + in_language(speech, kIs) + say_any_digit(speech, digits);
}

std::string say_result(const Speech& speech, const Step& step) {
  return step.chains.empty() ? std::string() : say_node(speech, step.chains[0].back());
}

std::string say_branches(const Speech& speech, const Step& step) {
  std::vector<std::string> branches;
  for (const Chain& chain : step.chains) {
    if (chain.size() > 1) branches.push_back(eureka(speech, step, chain));
  }
  return say_clauses(speech, branches);
}

std::string say_arguments(const Speech& speech, const Step& step) {
  std::vector<std::string> cases;
  for (const Chain& chain : step.chains) cases.push_back(say_case(speech, chain));
  return say_clauses(speech, cases);
}

std::string say_consequences(const Speech& speech, const Step& step) {
  std::vector<ChainNode> told;
  Chain all;
  for (const Chain& chain : step.chains) {
    const Chain rest = untold(chain, told);
    all.insert(all.end(), rest.begin(), rest.end());
  }
  if (all.empty()) return in_language(speech, {"Then ", "则 ", "則 "});
  const std::string text = say_legend(speech, step);
  if (is_english(speech)) {
    return "One after another this gives" + text + ": " + argument(speech, all) + ". Then ";
  }
  return "依次推得" + text + "：" + argument(speech, all) + "。" +
         in_language(speech, {"", "于是 ", "於是 "});
}

// A cell that is left with one candidate.
std::string say_forced_digit(const Speech& speech, const ChainNode& node) {
  return cells_in_short(speech, node.cells) +
         in_language(speech, {" is left with ", " 只剩 ", " 只剩 "}) + figure(node.digit) +
         in_language(speech, {" alone", "", ""});
}

// A house that has one place left for a digit.
std::string say_forced_place(const Speech& speech, const ChainNode& node, House house) {
  const std::string where = say_house(speech, house);
  const std::string digit = figure(node.digit);
  const std::string cells = cells_in_short(speech, node.cells);
  if (is_english(speech)) return "in " + where + ", " + digit + " is left only in " + cells;
  return where + "的 " + digit + in_language(speech, {"", " 只剩 ", " 只剩 "}) + cells;
}

// The variable of a link is the cell that left and right share, else the next house of the base.
std::string say_forced(const Speech& speech, const Step& step) {
  if (step.chains.empty()) return {};
  const Chain& chain = step.chains[0];
  std::vector<std::string> links;
  std::size_t next_house = 0;
  for (std::size_t i = 2; i < chain.size(); i += 2) {
    const ChainNode& right = chain[i];
    if (right.cells == chain[i - 1].cells) {
      links.push_back(say_forced_digit(speech, right));
    } else if (next_house < step.base.size()) {
      links.push_back(say_forced_place(speech, right, step.base[next_house++]));
    }
  }
  return say_clauses(speech, links);
}

std::string say_legend(const Speech& speech, const Step& step) {
  bool has_house = false;
  bool has_cell = false;
  bool has_pattern = false;
  for (const Chain& chain : step.chains) {
    for (const ChainNode& node : std::span(chain).subspan(1)) {
      has_house = has_house || (node.is_on && node.house >= 0);
      has_cell = has_cell || (node.is_on && node.house < 0);
      has_pattern = has_pattern || (!node.is_on && needs_telling(node));
    }
  }
  std::vector<std::string> signs;
  if (has_house) {
    signs.push_back(in_language(speech, {"a house in brackets: the digit's last place there",
                                         "括号内的行、列、宫等：该数在其中仅剩此处",
                                         "括號內的列、行、宮等：該數在其中僅剩此處"}));
  }
  if (has_cell) {
    signs.push_back(in_language(speech, {"\"cell\": the cell's last candidate",
                                         "“格”：该格仅剩此数", "「格」：該格僅剩此數"}));
  }
  if (has_pattern) {
    signs.push_back(
        in_language(speech, {"<>: ruled out by a pattern in what is left",
                             "<>：被余下的候选数中的结构排除", "<>：被餘下的候選數中的結構排除"}));
  }
  if (signs.empty()) return {};
  const std::string text = say_clauses(speech, signs);
  return is_english(speech) ? " (" + text + ")" : "（" + text + "）";
}

std::string argument_in_short(const Speech& speech, const Chain& chain) {
  return in_short(speech, chain);
}

}  // namespace shudu
