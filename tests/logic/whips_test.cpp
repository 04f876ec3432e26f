// Whips and braids: every chain is held to the definition, link by link, by the position alone;
// what they refute together is what trying each candidate and following singles refutes; and the
// shortest whips are found again by trying every sequence.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <vector>

#include "logic/cases.h"
#include "logic/positions.h"
#include "logic/puzzles.h"
#include "shudu/core/layout_table.h"
#include "shudu/logic/path.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

bool are_linked(const View& view, Candidate a, Candidate b) {
  if (a.cell == b.cell) return a.digit != b.digit;
  return a.digit == b.digit && view.layout().peers(a.cell).contains(b.cell);
}

struct Right {
  Digit digit{1};
  CellSet cells;
};

bool is_linked(const View& view, Candidate candidate, const Right& right) {
  return std::all_of(right.cells.begin(), right.cells.end(), [&](Cell cell) {
    return are_linked(view, candidate, {cell, right.digit});
  });
}

// The candidates of a cell, or of a digit in a house.
std::vector<Candidate> of_cell(const View& view, Cell cell) {
  std::vector<Candidate> list;
  for (const Digit digit : view.candidates(cell)) list.push_back({cell, digit});
  return list;
}
std::vector<Candidate> of_house(const View& view, House house, Digit digit) {
  std::vector<Candidate> list;
  for (const Cell cell : view.cells_of(digit, house)) list.push_back({cell, digit});
  return list;
}

// A step, read link by link.
class Reader {
 public:
  Reader(const View& view, const Step& step) : view_(view), step_(step), chain_(step.chains[0]) {
    target_ = {chain_[0].cells.first(), chain_[0].digit};
    rights_.push_back({target_.digit, CellSet::only(target_.cell)});
  }

  void check() {
    std::size_t houses = 0;
    for (std::size_t i = 1; i < chain_.size(); i += 2) {
      const bool is_last = i + 1 == chain_.size();
      const Candidate left{chain_[i].cells.first(), chain_[i].digit};
      const bool is_cell =
          is_last ? step_.cover.empty() : chain_[i + 1].cells == CellSet::only(left.cell);
      const House house = is_cell ? House(0) : (is_last ? step_.cover[0] : step_.base[houses++]);
      check_link(is_cell ? of_cell(view_, left.cell) : of_house(view_, house, left.digit), left,
                 is_last ? Right{} : Right{chain_[i + 1].digit, chain_[i + 1].cells});
    }
    EXPECT_EQ(houses, step_.base.size());
    EXPECT_EQ(step_.eliminations, std::vector<Candidate>{target_});
    check_kind();
  }

 private:
  void check_link(const std::vector<Candidate>& variable, Candidate left, const Right& right) {
    EXPECT_NE(std::find(variable.begin(), variable.end(), left), variable.end());
    for (const Candidate& candidate : variable) {
      const bool is_right = candidate.digit == right.digit && right.cells.contains(candidate.cell);
      EXPECT_NE(is_ruled_out(candidate), is_right) << text_of(step_);
    }
    if (right.cells.size() > 1) {
      has_group_ = true;
      int around = 0;
      for (const House house : view_.layout().houses_of(right.cells.first())) {
        if (view_.layout().cells(house).contains_all(right.cells)) ++around;
      }
      EXPECT_GE(around, 2);
    }
    if (std::none_of(variable.begin(), variable.end(), [this](const Candidate& candidate) {
          return is_linked(view_, candidate, rights_.back());
        })) {
      is_continuous_ = false;
    } else {
      EXPECT_TRUE(is_linked(view_, left, rights_.back()));
    }
    EXPECT_TRUE(is_ruled_out(left));
    if (!right.cells.empty()) rights_.push_back(right);
  }
  void check_kind() const {
    const std::string_view slug = step_.technique->slug;
    EXPECT_EQ(has_group_, slug.starts_with("g-")) << text_of(step_);
    EXPECT_EQ(is_continuous_, slug.ends_with("whip")) << text_of(step_);
  }
  bool is_ruled_out(Candidate candidate) const {
    return std::any_of(rights_.begin(), rights_.end(),
                       [&](const Right& right) { return is_linked(view_, candidate, right); });
  }

  const View& view_;
  const Step& step_;
  const Chain& chain_;
  Candidate target_;
  std::vector<Right> rights_;  // the target first
  bool has_group_ = false;
  bool is_continuous_ = true;
};

using Marks = std::array<DigitSet, kMaxCells>;

CellSet places_in(const Marks& marks, CellSet cells, Digit digit) {
  CellSet places;
  for (const Cell cell : cells) {
    if (marks[static_cast<std::size_t>(cell.index())].contains(digit)) places.insert(cell);
  }
  return places;
}

// Following singles from a candidate, by a plain loop over marks.
bool is_refuted_by_singles(const View& view, Candidate target) {
  const Layout& layout = view.layout();
  Marks marks{};
  for (const Cell cell : view.open_cells()) {
    marks[static_cast<std::size_t>(cell.index())] = view.candidates(cell);
  }
  const auto at = [&marks](Cell cell) -> DigitSet& {
    return marks[static_cast<std::size_t>(cell.index())];
  };
  std::vector<Candidate> queue = {target};
  std::vector<Candidate> done;
  while (!queue.empty()) {
    const Candidate on = queue.back();
    queue.pop_back();
    if (std::find(done.begin(), done.end(), on) != done.end()) continue;
    done.push_back(on);
    at(on.cell) &= DigitSet::only(on.digit);
    for (const Cell peer : layout.peers(on.cell)) at(peer).erase(on.digit);
    for (const Cell cell : view.open_cells()) {
      if (at(cell).empty()) return true;
      const bool was_more = view.candidates(cell).size() > 1;
      if (at(cell).size() == 1 && was_more) queue.push_back({cell, at(cell).first()});
    }
    for (int h = 0; h < layout.house_count(); ++h) {
      for (const Digit digit : layout.all_digits()) {
        const CellSet before = view.cells_of(digit, House(h));
        const CellSet left = places_in(marks, before, digit);
        if (left.empty() && !before.empty()) return true;
        if (left.size() == 1 && before.size() > 1) queue.push_back({left.first(), digit});
      }
    }
  }
  return false;
}

using Variables = std::vector<std::vector<Candidate>>;

Variables variables_of(const View& view) {
  Variables variables;
  for (const Cell cell : view.open_cells()) variables.push_back(of_cell(view, cell));
  for (int h = 0; h < view.layout().house_count(); ++h) {
    for (const Digit digit : view.layout().all_digits()) {
      variables.push_back(of_house(view, House(h), digit));
    }
  }
  return variables;
}

// Is there a whip of so many links, or fewer, from these rights on? Every sequence is tried.
bool has_whip(const View& view, const Variables& variables, std::vector<Candidate>& rights,
              int links) {
  for (const auto& variable : variables) {
    bool is_tied = false;
    std::vector<Candidate> left;
    for (const Candidate& candidate : variable) {
      is_tied = is_tied || are_linked(view, candidate, rights.back());
      if (std::none_of(rights.begin(), rights.end(), [&](const Candidate& right) {
            return are_linked(view, candidate, right);
          })) {
        left.push_back(candidate);
      }
    }
    if (!is_tied || left.size() > 1) continue;
    if (left.empty()) return true;
    const bool is_old = std::find(rights.begin(), rights.end(), left[0]) != rights.end();
    if (links == 1 || is_old) continue;
    rights.push_back(left[0]);
    const bool is_found = has_whip(view, variables, rights, links - 1);
    rights.pop_back();
    if (is_found) return true;
  }
  return false;
}

std::vector<View> stuck_positions(int count) {
  const Profile easy = easy_profile();
  std::vector<View> views;
  Rng rng(41);
  while (static_cast<int>(views.size()) < count) {
    View view(Layout::classic(), random_puzzle(rng).givens);
    if (solve_path(view, easy).end == PathEnd::kStuck) views.push_back(view);
  }
  return views;
}

constexpr std::array<const char*, 4> kSlugs = {"whip", "g-whip", "braid", "g-braid"};

// Of the steps at a position.
constexpr auto kMostRead = by_build<std::size_t>(10'000, 10);

TEST(Whips, FollowTheDefinitionLinkByLink) {
  std::map<std::string_view, int> counts;
  for (const View& view : stuck_positions(by_build(6, 0))) {
    for (const char* slug : kSlugs) {
      for (const Step& step : some_steps(view, slug, kMostRead)) {
        Reader(view, step).check();
        ++counts[slug];
      }
    }
  }
  for (const char* slug : kSlugs) {
    const auto cases = cases_of(slug);
    for (std::size_t at = by_build(0U, 1U); at < cases.size(); at += by_build(1U, 4U)) {
      const Case& one = cases[at];
      const View view = view_of(one.cells, one.deleted);
      for (const Step& step : some_steps(view, slug, kMostRead)) {
        Reader(view, step).check();
        ++counts[slug];
      }
    }
    EXPECT_GT(counts[slug], 0) << slug;
  }
}

TEST(Whips, WithBraidsRefuteWhatSinglesRefute) {
  for (const View& view : stuck_positions(by_build(6, 1))) {
    CandidateSet refuted;
    for (const char* slug : {"whip", "braid"}) {
      for (const Step& step : all_steps(view, *find_technique(slug))) {
        refuted.insert(step.eliminations[0]);
      }
    }
    for (const Cell cell : view.open_cells()) {
      for (const Digit digit : view.candidates(cell)) {
        EXPECT_EQ(refuted.contains({cell, digit}), is_refuted_by_singles(view, {cell, digit}));
      }
    }
  }
}

// Is there a whip of `shortest` links and none of fewer? Without: is there none?
void expect_shortest(const View& view, const Variables& variables, Candidate target,
                     std::optional<int> shortest) {
  constexpr int kMostLinks = 3;
  for (int links = 1; links <= kMostLinks; ++links) {
    std::vector<Candidate> rights = {target};
    EXPECT_EQ(has_whip(view, variables, rights, links), shortest && *shortest <= links);
  }
}

TEST(Whips, AreOfTheShortest) {
  for (const View& view : stuck_positions(by_build(4, 1))) {
    std::map<Candidate, int> lengths;
    for (const Step& step : all_steps(view, *find_technique("whip"))) {
      lengths[step.eliminations[0]] = static_cast<int>(step.chains[0].size() / 2);
    }
    const Variables variables = variables_of(view);
    for (const Cell cell : view.open_cells()) {
      for (const Digit digit : view.candidates(cell)) {
        const auto found = lengths.find({cell, digit});
        expect_shortest(view, variables, {cell, digit},
                        found == lengths.end() ? std::nullopt : std::optional(found->second));
      }
    }
  }
}

}  // namespace
}  // namespace shudu::test
