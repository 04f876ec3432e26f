// Digits mean nothing to any layout, so grids whose first row ascends stand for all.
#include "shudu/generator/layout_grids.h"

#include <utility>
#include <vector>

#include "shudu/core/symmetry.h"
#include "shudu/solver/method.h"

namespace shudu {
namespace {

constexpr std::uint64_t kMostListed = 100'000;
constexpr int kSearches = 200;
constexpr std::uint64_t kSearchNodes = 100'000;

Grid renamed(const Grid& grid, Rng& rng) {
  Permutation names = kIdentityPermutation;
  rng.shuffle(std::span<std::uint8_t>(names).first(static_cast<std::size_t>(grid.size())));
  return Symmetry::renaming(grid.size(), names).apply(grid);
}

Pencilmarks with_first_row(int size, const Permutation& digits) {
  Pencilmarks marks(size);
  for (int c = 0; c < size; ++c) {
    const Digit digit = Digit::from_index(digits[static_cast<std::size_t>(c)]);
    marks.set(Cell(c), DigitSet::only(digit));
  }
  return marks;
}

// All grids whose first row ascends; none where they are too many.
std::vector<Grid> listed_grids(const Layout& layout) {
  std::vector<Grid> grids;
  // A layout of 8 or 9 rows has too many to try; those of none of these sizes end quickly.
  if (layout.size() > 6) return grids;
  const auto take = [&grids](const Grid& grid) {
    grids.push_back(grid);
    return grids.size() <= kMostListed;
  };
  find_method("mrv")->search(layout, with_first_row(layout.size(), kIdentityPermutation), {}, take);
  if (grids.size() > kMostListed) grids.clear();
  return grids;
}

// Has exact cover shown, with the nodes of one search, that the layout has no grid? A search that
// chooses at random learns nothing from a corner that cannot be filled and comes back to it.
bool is_proved_empty(const Layout& layout, Leave& leave) {
  const SearchOptions options{.limit = 1, .node_budget = kSearchNodes, .stop = leave.stop()};
  const SearchResult found = find_method("dlx")->count(
      layout, with_first_row(layout.size(), kIdentityPermutation), options);
  return found.end == SearchEnd::kComplete && found.count == 0;
}

}  // namespace

struct LayoutGrids::Tables {
  Layout layout;
  std::optional<UniformGrids> classic;
  std::vector<Grid> listed;
};

LayoutGrids::LayoutGrids(const Layout& layout, GridSpread spread) {
  Tables tables{layout, std::nullopt, {}};
  if (spread == GridSpread::kUniform) {
    if (layout.is_classic()) {
      tables.classic.emplace();
    } else {
      tables.listed = listed_grids(layout);
    }
  }
  tables_ = std::make_shared<const Tables>(std::move(tables));
}

const Layout& LayoutGrids::layout() const { return tables_->layout; }

bool LayoutGrids::is_uniform() const {
  return tables_->classic.has_value() || !tables_->listed.empty();
}

const UniformGrids* LayoutGrids::classic() const {
  return tables_->classic ? &*tables_->classic : nullptr;
}

std::optional<Grid> LayoutGrids::draw(Rng& rng) const {
  Leave leave;
  return try_to_draw(rng, leave).grid;
}

DrawnGrid LayoutGrids::try_to_draw(Rng& rng, Leave& leave) const {
  using End = DrawnGrid::End;
  if (tables_->classic) return {tables_->classic->draw(rng), End::kDrawn};
  if (!tables_->listed.empty()) {
    const std::uint64_t number = rng.below(tables_->listed.size());
    return {renamed(tables_->listed[static_cast<std::size_t>(number)], rng), End::kDrawn};
  }
  const int size = tables_->layout.size();
  const Method& search = *find_method("mrv");
  if (leave.is_over()) return {std::nullopt, End::kOver};
  for (int i = 0; i < kSearches; ++i) {
    Permutation digits = kIdentityPermutation;
    rng.shuffle(std::span<std::uint8_t>(digits).first(static_cast<std::size_t>(size)));
    const SearchOptions options{
        .limit = 1, .node_budget = kSearchNodes, .seed = rng.next(), .stop = leave.stop()};
    const SearchResult found = search.count(tables_->layout, with_first_row(size, digits), options);
    if (found.count != 0) return {found.first, End::kDrawn};
    if (found.end == SearchEnd::kComplete) return {std::nullopt, End::kNoneThere};
    if (leave.is_over()) return {std::nullopt, End::kOver};
    if (i == 0 && is_proved_empty(tables_->layout, leave)) return {std::nullopt, End::kNoneThere};
  }
  return {std::nullopt, leave.has_ended() ? End::kOver : End::kGivenUp};
}

}  // namespace shudu
