// `generate --method transform`. Without --grids the classic base grid is played; with --grids
// uniform a grid drawn from all.
#include <memory>
#include <vector>

#include "cli/generate/method_table.h"
#include "cli/words.h"
#include "shudu/generator/transform.h"
#include "shudu/service/json_object.h"

namespace shudu::cli {
namespace {

constexpr std::uint64_t kTries = 10'000'000;  // masks; a hell puzzle takes some two thousand
constexpr std::size_t kTransformBlock = 64;

}  // namespace

GeneratePlan plan_transform(const PlanRequest& request) {
  const GenerateOptions& options = request.options.generate;
  GeneratePlan plan;
  // Nothing is searched for here: `fast` is the grid that costs nothing.
  const bool is_uniform = options.grids == GridSpread::kUniform;
  const TransformLevelRow* row = find_transform_level(options.level);
  if (row == nullptr && !options.level.empty()) {
    plan.error = say(request.options.language, Phrase::kNeeds,
                     dashed(option_row(OptionId::kLevel)) + ' ' + options.level, "--method reduce");
    return plan;
  }
  const TransformLevelRow& level = row != nullptr ? *row : *find_transform_level("medium");
  plan.tries = options.tries.value_or(kTries);
  plan.block = kTransformBlock;
  plan.json = is_uniform ? R"(,"grids":"uniform")" : R"(,"grids":"classic base")";
  plan.json += ",\"level\":";
  append_json_string(level.slug, plan.json);
  std::optional<UniformGrids> grids;
  if (is_uniform) grids.emplace();
  plan.worker = [grids, level = level.level, &kernel = request.kernel, seed = request.seed,
                 tries = plan.tries]() -> MakeItems {
    auto maker = std::make_shared<TransformPuzzles>(level, grids, kernel);
    return [maker, seed, tries](std::uint64_t first, std::span<MadeItem> items,
                                const std::atomic<bool>* stop) {
      std::vector<SeriesItem> made(items.size());
      if (!maker->make(seed, first, tries, made, stop)) return false;
      for (std::size_t i = 0; i < items.size(); ++i) items[i].item = made[i];
      return true;
    };
  };
  return plan;
}

}  // namespace shudu::cli
