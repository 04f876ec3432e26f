// Steps that Sudoku Explainer 1.2.1 applied, where the shared folder is there: the same technique
// (or those into which its name falls here) finds all that was removed or placed. Techniques that
// are much the same under another name there, and the many names of its chains, stand in kNames.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <sstream>

#include "logic/cases.h"
#include "shudu/logic/step_check.h"
#include "support/build_kind.h"
#include "support/lines.h"
#include "support/paths.h"

namespace shudu::test {
namespace {

const char* const kStepsFile = "data/ratings/se_steps.tsv.gz";

struct SeName {
  std::string_view start;  ///< of the name there; the longest that fits is meant
  std::string_view slugs;
};

constexpr SeName kNames[] = {
    {"Hidden Single", "hidden-single full-house"},
    {"Direct Pointing", "direct-pointing"},
    {"Direct Claiming", "direct-claiming"},
    {"Direct Hidden Pair", "direct-hidden-pair"},
    {"Direct Hidden Triplet", "direct-hidden-triple"},
    {"Naked Single", "naked-single"},
    {"Pointing", "pointing"},
    {"Claiming", "claiming"},
    {"Naked Pair", "naked-pair locked-pair"},
    {"Naked Triplet", "naked-triple locked-triple"},
    {"Naked Quad", "naked-quadruple"},
    {"Hidden Pair", "hidden-pair"},
    {"Hidden Triplet", "hidden-triple"},
    {"Hidden Quad", "hidden-quadruple"},
    {"X-Wing", "x-wing"},
    {"Swordfish", "swordfish"},
    {"Jellyfish", "jellyfish"},
    {"XY-Wing", "xy-wing"},
    {"XYZ-Wing", "xyz-wing"},
    {"Unique Rectangle type 1", "unique-rectangle-1"},
    {"Unique Rectangle type 2", "unique-rectangle-2 unique-rectangle-5"},
    {"Unique Rectangle type 3", "unique-rectangle-3"},
    {"Unique Rectangle type 4", "unique-rectangle-4"},
    {"Unique Loop type 1", "unique-loop-1"},
    {"Unique Loop type 2", "unique-loop-2"},
    {"Unique Loop type 3", "unique-loop-3"},
    {"Unique Loop type 4", "unique-loop-4"},
    {"Unique Loop 8 type 1", "unique-loop-1"},
    {"Unique Loop 8 type 2", "unique-loop-2"},
    {"Unique Loop 8 type 3", "unique-loop-3"},
    {"Unique Loop 8 type 4", "unique-loop-4"},
    {"BUG type 1", "bug-plus-1 bug-plus-n"},
    {"BUG type 2", "bug-type-2"},
    {"BUG type 3", "bug-type-3"},
    {"BUG type 4", "bug-type-4"},
    {"Aligned Pair Exclusion", "aligned-pair-exclusion"},
    {"Aligned Triplet Exclusion", "aligned-triple-exclusion"},
    {"Turbot Fish", "turbot-fish x-chain discontinuous-nice-loop"},
    {"Bidirectional X-Cycle", "fishy-cycle"},
    {"Bidirectional Y-Cycle", "xy-cycle"},
    {"Bidirectional Cycle", "continuous-nice-loop"},
    {"Forcing X-Chain", "x-chain turbot-fish discontinuous-nice-loop"},
    {"Forcing Chain", "discontinuous-nice-loop continuous-nice-loop aic x-chain xy-chain"},
    {"Nishio Forcing Chains", "nishio-forcing-chain"},
    {"Region Forcing Chains", "region-forcing-chain"},
    {"Cell Forcing Chains", "cell-forcing-chain"},
    {"Dynamic ", "dynamic-forcing-chain"},
};

constexpr SeName kNested[] = {
    {"(+)", "dynamic-plus-forcing-chain"},
    {"(+ Forcing Chains)", "nested-forcing-chain-2"},
    {"(+ Multiple Forcing Chains)", "nested-forcing-chain-3"},
    {"(+ Dynamic Forcing Chains)", "nested-forcing-chain-4"},
};

std::string_view slugs_of(std::string_view name) {
  for (const SeName& row : kNested) {
    if (name.ends_with(row.start)) return row.slugs;
  }
  const SeName* best = nullptr;
  for (const SeName& row : kNames) {
    if (!name.starts_with(row.start)) continue;
    if (best == nullptr || row.start.size() > best->start.size()) best = &row;
  }
  return best == nullptr ? std::string_view() : best->slugs;
}

// r6c7=8 or r6c7-8, blank separated.
std::vector<Candidate> read_places(const std::string& text) {
  std::vector<Candidate> list;
  std::istringstream stream(text);
  for (std::string word; stream >> word;) {
    const int row = word.at(1) - '1';
    const int column = word.at(3) - '1';
    list.push_back({Cell(9 * row + column), Digit(word.at(5) - '0')});
  }
  std::sort(list.begin(), list.end());
  return list;
}

View read_position(const std::string& cells, const std::string& candidates) {
  Grid grid(9);
  Pencilmarks marks(9);
  for (int i = 0; i < 81; ++i) {
    const char c = cells.at(static_cast<std::size_t>(i));
    if (c >= '1' && c <= '9') grid.place(Cell(i), Digit(c - '0'));
    for (int d = 0; d < 9; ++d) {
      if (candidates.at(static_cast<std::size_t>(9 * i + d)) == '.') {
        marks.erase(Cell(i), Digit::from_index(d));
      }
    }
  }
  return {Layout::classic(), grid, grid, marks};
}

struct SeStep {
  std::string id;
  std::string name;
  std::vector<Candidate> gone;
  std::vector<Candidate> placed;
  View view;
};

SeStep read_se_step(const std::string& line) {
  std::vector<std::string> fields;
  std::istringstream stream(line);
  for (std::string field; std::getline(stream, field, '\t');) fields.push_back(field);
  fields.resize(8);
  return {fields[0], fields[1], read_places(fields[6]), read_places(fields[5]),
          read_position(fields[3], fields[4])};
}

// A digit is placed too where all others leave its cell.
bool says(const Step& step, const SeStep& wanted) {
  const auto& gone = step.eliminations;
  for (const Candidate& placed : wanted.placed) {
    const auto& list = step.placements;
    if (std::find(list.begin(), list.end(), placed) != list.end()) continue;
    for (const Digit other : wanted.view.candidates(placed.cell) - DigitSet::only(placed.digit)) {
      if (!std::binary_search(gone.begin(), gone.end(), Candidate{placed.cell, other}))
        return false;
    }
  }
  return std::includes(gone.begin(), gone.end(), wanted.gone.begin(), wanted.gone.end());
}

bool is_found(const SeStep& wanted, std::string_view slugs, const Grid& solution) {
  bool found = false;
  std::istringstream stream{std::string(slugs)};
  for (std::string slug; !found && stream >> slug;) {
    const Technique* technique = find_technique(slug);
    if (technique == nullptr) {
      ADD_FAILURE() << slug;
      return false;
    }
    const auto sink = [&](Step&& step) {
      EXPECT_EQ(check_step(wanted.view, step, solution), StepFault::kNone) << text_of(step);
      found = says(step, wanted);
      return !found;
    };
    technique->find({wanted.view, *technique, FindOptions{}, sink});
  }
  return found;
}

TEST(SeSteps, AreFound) {
  const auto file = shared_file(kStepsFile);
  if (!file) GTEST_SKIP() << no_shared(kStepsFile);
  std::map<std::string, std::pair<int, int>> scores;
  int line_number = 0;
  int found = 0;
  int all = 0;
  for (const std::string& line : lines_of(*file)) {
    if (line.empty() || line[0] == '#' || line.starts_with("case_id")) continue;
    if (line_number++ % by_build(1, 400) != 0) continue;
    const SeStep wanted = read_se_step(line);
    const std::string_view slugs = slugs_of(wanted.name);
    ASSERT_FALSE(slugs.empty()) << wanted.name;
    auto& [hits, cases] = scores[wanted.name];
    ++cases;
    ++all;
    if (is_found(wanted, slugs, solution_of(wanted.view))) {
      ++hits;
      ++found;
    } else {
      std::printf("not found: %s %s\n", wanted.id.c_str(), wanted.name.c_str());
    }
  }
  for (const auto& [name, score] : scores) {
    std::printf("%-62s %3d of %3d\n", name.c_str(), score.first, score.second);
  }
  std::printf("%d of %d steps of Sudoku Explainer\n", found, all);
  EXPECT_GE(found * 1000, all * 999);
}

}  // namespace
}  // namespace shudu::test
