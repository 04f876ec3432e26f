// `generate` by reduction, and full grids, which need the same of a layout: a row of the table of
// methods each (method_table.h).
#include <memory>
#include <utility>
#include <vector>

#include "cli/generate/method_table.h"
#include "cli/words.h"
#include "shudu/service/json_object.h"

namespace shudu::cli {
namespace {

// Some seconds' worth of tries: a classic one takes microseconds, another layout's milliseconds.
constexpr std::uint64_t kClassicTries = 1'000'000;
constexpr std::uint64_t kLayoutTries = 10'000;

// A block should take well under a second, so that interrupts and progress are prompt.
constexpr std::size_t kFastBlock = 1024;
constexpr std::size_t kSlowBlock = 16;
constexpr std::size_t kLayoutBlock = 4;

struct Grids {
  std::unique_ptr<LayoutGrids> grids;  // none where they cannot be had as asked for
  GeneratePlan plan;                   // with what is common to both
};

Grids grids_for(const PlanRequest& request) {
  const std::optional<GridSpread> wish = request.options.generate.grids;
  Grids result;
  result.grids = std::make_unique<LayoutGrids>(request.layout, wish.value_or(GridSpread::kUniform));
  if (wish == GridSpread::kUniform && !result.grids->is_uniform()) {
    result.plan.error =
        say(request.options.language, Phrase::kNotUniform, dashed(option_row(OptionId::kGrids)));
    return result;
  }
  const bool is_classic = request.layout.is_classic();
  result.plan.tries =
      request.options.generate.tries.value_or(is_classic ? kClassicTries : kLayoutTries);
  result.plan.json = result.grids->is_uniform() ? R"(,"grids":"uniform")" : R"(,"grids":"fast")";
  return result;
}

template <typename Maker>
MakeItems item_maker(std::shared_ptr<Maker> maker, std::uint64_t seed, std::uint64_t tries) {
  return [maker = std::move(maker), seed, tries](std::uint64_t first, std::span<MadeItem> items,
                                                 const std::atomic<bool>* stop) {
    std::vector<SeriesItem> made(items.size());
    if (!maker->make(seed, first, tries, made, stop)) return false;
    for (std::size_t i = 0; i < items.size(); ++i) items[i].item = made[i];
    return true;
  };
}

// Full grids as items of which every cell is given.
class GridMaker {
 public:
  explicit GridMaker(LayoutGrids grids) : grids_(std::move(grids)) {}

  bool make(std::uint64_t seed, std::uint64_t first, std::uint64_t /*tries*/,
            std::span<SeriesItem> items, const std::atomic<bool>* stop) const {
    Leave leave(stop);
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (leave.is_over()) return false;
      Rng rng = item_rng(seed, first + i);
      items[i].tries = 1;
      const DrawnGrid drawn = grids_.try_to_draw(rng, leave);
      if (drawn.end == DrawnGrid::End::kOver) return false;
      if (drawn.grid) items[i].made = {*drawn.grid, *drawn.grid};
    }
    return true;
  }

 private:
  LayoutGrids grids_;
};

}  // namespace

GeneratePlan plan_reduce(const PlanRequest& request) {
  auto [grids, plan] = grids_for(request);
  if (plan.error) return plan;
  const GenerateOptions& options = request.options.generate;
  ReduceWish wish;
  wish.symmetry = options.symmetry.value_or(MaskSymmetry::kNone);
  wish.clues = options.clues;
  wish.is_minimal = !options.clues || request.options.minimal;
  const bool is_symmetric = wish.symmetry != MaskSymmetry::kNone;
  plan.block = !request.layout.is_classic()             ? kLayoutBlock
               : wish.clues.has_value() || is_symmetric ? kSlowBlock
                                                        : kFastBlock;
  const auto& symmetry = mask_symmetry_table()[static_cast<std::size_t>(wish.symmetry)];
  plan.json += ",\"symmetry\":";
  append_json_string(symmetry.slug, plan.json);
  if (wish.is_minimal) {
    plan.json += is_symmetric ? R"(,"minimal":"under symmetry")" : R"(,"minimal":true)";
  }
  plan.worker = [shared = *grids, wish, &kernel = request.kernel, seed = request.seed,
                 tries = plan.tries] {
    return item_maker(std::make_shared<ReducedPuzzles>(shared, wish, kernel), seed, tries);
  };
  return plan;
}

GeneratePlan plan_full_grids(const PlanRequest& request) {
  auto [grids, plan] = grids_for(request);
  if (plan.error) return plan;
  plan.block = grids->is_uniform() ? kFastBlock : kSlowBlock;
  plan.worker = [shared = *grids, seed = request.seed] {
    return item_maker(std::make_shared<GridMaker>(shared), seed, 1);
  };
  return plan;
}

}  // namespace shudu::cli
