// `generate --method weighted` and `--method controlled-bias`: minimal puzzles with weights, which
// stand in their JSON objects. Classic grids, which can be drawn evenly.
#include <fmt/format.h>

#include <memory>
#include <vector>

#include "cli/generate/research_methods.h"
#include "cli/words.h"
#include "shudu/generator/layout_grids.h"
#include "shudu/generator/weighted.h"

namespace shudu::cli {
namespace {

GeneratePlan plan_method(const PlanRequest& request, WeightedMethod method) {
  GeneratePlan plan;
  if (!request.layout.is_classic()) {
    plan.error = say(request.options.language, Phrase::kNeeds, "--method", "--layout classic");
    return plan;
  }
  WeightedOptions options = WeightedOptions::classic(method);
  if (request.options.generate.tries) options.most_tries = *request.options.generate.tries;
  plan.block = method == WeightedMethod::kWeightedReduction ? 256 : 8;
  plan.tries = options.most_tries;
  plan.json = ",\"start_cells\":" + std::to_string(options.start_cells);
  const UniformGrids grids;
  plan.worker = [options, grids, &layout = request.layout, &kernel = request.kernel,
                 seed = request.seed]() -> MakeItems {
    const auto maker = std::make_shared<WeightedMaker>(layout, options, kernel);
    return [maker, grids, seed](std::uint64_t first, std::span<MadeItem> items,
                                const std::atomic<bool>* stop) {
      std::vector<WeightedItem> made(items.size());
      const auto source = [&grids](Rng& rng) { return grids.draw(rng); };
      if (!maker->make(seed, first, source, made, stop)) return false;
      for (std::size_t i = 0; i < items.size(); ++i) {
        items[i].item.tries = made[i].tries;
        if (!made[i].made) continue;
        const WeightedPuzzle& weighted = *made[i].made;
        items[i].item.made = {givens_of(weighted.puzzle), weighted.puzzle.solution};
        items[i].json = fmt::format(",\"weight\":{:.17g}", weighted.weight);
      }
      return true;
    };
  };
  return plan;
}

}  // namespace

GeneratePlan plan_controlled_bias(const PlanRequest& request) {
  return plan_method(request, WeightedMethod::kControlledBias);
}

GeneratePlan plan_weighted(const PlanRequest& request) {
  return plan_method(request, WeightedMethod::kWeightedReduction);
}

}  // namespace shudu::cli
