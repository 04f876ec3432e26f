#include "explain/page.h"

#include <algorithm>
#include <regex>
#include <sstream>

#include "explain/eureka.h"
#include "logic/cases.h"
#include "shudu/explain/board_text.h"
#include "shudu/explain/explain.h"
#include "shudu/formats/reader.h"
#include "support/lines.h"
#include "support/paths.h"

namespace shudu::test {
namespace {

constexpr Language kEnglish = Language::kEnglish;

std::string opening(std::string_view name) { return "<!-- " + std::string(name) + " -->"; }
std::string closing(std::string_view name) { return "<!-- /" + std::string(name) + " -->"; }

View view_of(const Puzzle& puzzle) {
  Grid grid = puzzle.givens;
  for (const Cell cell : puzzle.placed.filled()) grid.place(cell, *puzzle.placed[cell]);
  if (puzzle.marks) return {Layout::classic(), puzzle.givens, grid, *puzzle.marks};
  const View all(Layout::classic(), grid);
  return {Layout::classic(), puzzle.givens, grid, all.marks()};
}

std::string in_code(const std::string& text) { return "```text\n" + text + "```\n"; }

}  // namespace

std::filesystem::path pages_dir() { return source_dir() / "docs/techniques"; }

std::optional<std::string> block_of(std::string_view page, std::string_view name) {
  const std::size_t open = page.find(opening(name));
  const std::size_t close = page.find(closing(name));
  if (open == std::string_view::npos || close == std::string_view::npos || close < open) return {};
  const std::size_t begin = open + opening(name).size();
  return std::string(page.substr(begin, close - begin));
}

std::string with_block(const std::string& page, std::string_view name, const std::string& text) {
  const std::size_t begin = page.find(opening(name)) + opening(name).size();
  return page.substr(0, begin) + text + page.substr(page.find(closing(name)));
}

std::string paragraph_below(std::string_view page, std::string_view name) {
  const std::size_t close = page.find(closing(name));
  if (close == std::string_view::npos) return {};
  std::istringstream stream{std::string(page.substr(close + closing(name).size()))};
  std::string paragraph;
  for (std::string line; std::getline(stream, line);) {
    if (line.empty() && !paragraph.empty()) break;
    if (line.empty()) continue;
    if (!paragraph.empty()) paragraph += ' ';
    paragraph += line;
  }
  return paragraph;
}

std::vector<std::string> links_of(const std::string& page) {
  static const std::regex kCode("```[^`]*```|`[^`]*`");
  static const std::regex kLink(R"(\]\(([^)\s]+)\))");
  static const std::regex kScheme("[a-z]+:.*");
  const std::string prose = std::regex_replace(page, kCode, "");
  std::vector<std::string> links;
  for (std::sregex_iterator link(prose.begin(), prose.end(), kLink), end; link != end; ++link) {
    if (!std::regex_match((*link)[1].str(), kScheme)) links.push_back((*link)[1].str());
  }
  return links;
}

std::optional<Example> example_of(const Technique& technique, std::string_view block,
                                  std::string& why) {
  std::istringstream stream{std::string(block)};
  std::string line;
  while (std::getline(stream, line) && (line.empty() || line[0] != ':')) line.clear();
  const Result<Puzzle> puzzle = read_puzzle(line, {});
  if (!puzzle) {
    why = "no position that can be read: " + line;
    return {};
  }
  const std::vector<std::string> fields = fields_of(line, 8);
  const std::vector<Candidate> eliminations = read_candidates(fields[5]);
  const std::vector<Candidate> placements = read_candidates(fields[6]);
  FindOptions options;
  options.duals = technique.has(Trait::kOnRequest);
  const View view = view_of(*puzzle);
  std::vector<Step> steps = all_steps(view, technique, options);
  const auto step = std::find_if(steps.begin(), steps.end(), [&](const Step& one) {
    return one.eliminations == eliminations && one.placements == placements;
  });
  if (step == steps.end()) {
    why = "no step with these eliminations and placements: " + line;
    return {};
  }
  return Example{line, view, std::move(*step)};
}

std::string names_block(const Technique& technique) {
  const Words& names = technique.names;
  std::string text = "\n# " + std::string(names.en) + "\n\n";
  text += "简体中文：" + std::string(names.zh_cn) + " · 繁體中文：" + std::string(names.zh_tw) +
          " · in `shudu`: `" + std::string(technique.slug) + "`\n";
  if (technique.has(Trait::kOnRequest)) text += "\n*Only used when asked for by its name.*\n";
  if (technique.has(Trait::kUniqueness)) {
    text += "\n*Assumes that the puzzle has exactly one solution: [why](uniqueness.md).*\n";
  }
  if (technique.has(Trait::kGivens)) {
    text += "\n*Needs to know which digits were given and which were entered.*\n";
  }
  return text;
}

std::string example_block(const Example& example) {
  const Layout& layout = example.before.layout();
  const StepMarks marks = hint_for(layout, example.step, kHintStages, kEnglish).marks;
  std::string text = "\n" + in_code(example.line + '\n');
  text += '\n' + in_code(board_text(example.before, marks));
  text += "\nSigns: " + board_legend(example.before, marks, kEnglish) + ".\n";
  text += "\n> " + explain_step(layout, example.step, kEnglish) + '\n';
  std::string chains;
  for (const Chain& chain : example.step.chains) {
    chains += eureka({layout, kEnglish}, example.step, chain) + '\n';
  }
  if (!chains.empty()) text += '\n' + in_code(chains);
  return text;
}

}  // namespace shudu::test
