// Makers of the methods transform (puzzles and its grids), weighted, controlled-bias and sparse.
#include "generator/item_maker.h"
#include "generator/sparse.h"
#include "shudu/generator/seeding.h"
#include "shudu/generator/transform.h"
#include "shudu/generator/weighted.h"

namespace shudu {
namespace {

class TransformMaker final : public ItemMaker {
 public:
  TransformMaker(const MakeTables& tables, const Kernel& kernel)
      : puzzles_(tables.wish.masks, tables.uniform, kernel) {}
  bool make(const Stretch& stretch, std::span<SeriesItem> items, Leave& leave) override {
    return puzzles_.make(stretch.seed, stretch.first, stretch.most_tries, items, leave.stop());
  }

 private:
  TransformPuzzles puzzles_;
};

// The grids that transform looks at, as items of which every cell is given.
class PlayedGrids final : public ItemMaker {
 public:
  explicit PlayedGrids(const MakeTables& tables) : grids_(tables.uniform) {}
  bool make(const Stretch& stretch, std::span<SeriesItem> items, Leave& leave) override {
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (leave.is_over()) return false;
      Rng rng = item_rng(stretch.seed, stretch.first + i);
      const Grid base = grids_ ? grids_->draw(rng) : transform_base_grid();
      const Grid grid = played_grid(base, rng);
      items[i] = {PuzzleWithSolution{grid, grid}, 1};
    }
    return true;
  }

 private:
  std::optional<UniformGrids> grids_;
};

// A WeightedMaker is made for a number of tries.
class WeighingMaker final : public ItemMaker {
 public:
  WeighingMaker(const MakeTables& tables, WeightedMethod method, const Kernel& kernel)
      : layout_(tables.wish.layout),
        kernel_(kernel),
        grids_(*tables.uniform),
        options_(WeightedOptions::classic(method)) {}

  bool make(const Stretch& stretch, std::span<SeriesItem> items, Leave& leave) override {
    if (!maker_ || options_.most_tries != stretch.most_tries) {
      options_.most_tries = stretch.most_tries;
      maker_.emplace(layout_, options_, kernel_);
    }
    std::vector<WeightedItem> made(items.size());
    const auto source = [this](Rng& rng) { return grids_.draw(rng); };
    if (!maker_->make(stretch.seed, stretch.first, source, made, leave.stop())) return false;
    for (std::size_t i = 0; i < items.size(); ++i) {
      items[i] = {std::nullopt, made[i].tries};
      if (!made[i].made) continue;
      const WeightedPuzzle& weighted = *made[i].made;
      items[i].made = {givens_of(weighted.puzzle), weighted.puzzle.solution};
      items[i].weight = weighted.weight;
    }
    return true;
  }

 private:
  const Layout& layout_;  // of the source's tables, which outlive this
  const Kernel& kernel_;
  UniformGrids grids_;
  WeightedOptions options_;
  std::optional<WeightedMaker> maker_;
};

}  // namespace

std::unique_ptr<ItemMaker> make_research_maker(const MakeTables& tables, const Kernel& kernel) {
  switch (tables.wish.method) {
    case MakeMethod::kTransform:
      return std::make_unique<TransformMaker>(tables, kernel);
    case MakeMethod::kPlayed:
      return std::make_unique<PlayedGrids>(tables);
    case MakeMethod::kSparse:
      return std::make_unique<SparseMaker>(tables.wish, kernel);
    case MakeMethod::kWeighted:
      return std::make_unique<WeighingMaker>(tables, WeightedMethod::kWeightedReduction, kernel);
    default:
      return std::make_unique<WeighingMaker>(tables, WeightedMethod::kControlledBias, kernel);
  }
}

}  // namespace shudu
