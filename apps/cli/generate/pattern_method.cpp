// `generate --pattern FILE`: item i of the series stands on mask i, i modulo their number.
// What cannot be is refused before any work; the masks are read once, by the plan.
#include <memory>
#include <optional>
#include <vector>

#include "cli/generate/method_table.h"
#include "cli/generate/research_methods.h"
#include "cli/input/byte_stream.h"
#include "cli/input/sources.h"
#include "cli/stream_hash.h"
#include "cli/words.h"
#include "shudu/generator/mask_text.h"
#include "shudu/generator/pattern.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

// A mask is 81 marks: a hundred thousand of them.
constexpr std::size_t kMostMaskBytes = std::size_t{1} << 24U;
constexpr std::size_t kPatternBlock = 1024;

Source file_source(const std::string& path) {
  Source source;
  source.kind = path == "-" ? SourceKind::kStandardInput : SourceKind::kFile;
  source.path = path;
  source.name = echoed(path);
  return source;
}

// The masks of the file, or why there are none.
std::vector<CellSet> load_masks(const PlanRequest& request, GeneratePlan& plan) {
  const Language language = request.options.language;
  const Source source = file_source(request.options.research.pattern);
  std::string text;
  IntakeProgress progress;
  const SourceEnd end = read_source(source, -1, progress, [&text](std::string_view block) {
    text += block;
    return text.size() <= kMostMaskBytes;
  });
  if (end.has_failed() || !end.could_open) {
    plan.error = source_failure(source, end, language);
    plan.exit_code = kExitInputOutput;
    return {};
  }
  plan.input = hash_of_text(text);
  auto masks = read_masks(text, request.layout.size());
  if (masks) return std::move(masks).value();
  const Error& wrong = masks.error();
  plan.error = say(language, Phrase::kBadMask, source.name, wrong.at.line, wrong.at.column,
                   sentence(wrong, language).view());
  return {};
}

std::optional<std::string> find_obstacles(const PlanRequest& request,
                                          const std::vector<CellSet>& masks) {
  constexpr std::array<Phrase, 3> kPhrases{Phrase::kMaskTooFew, Phrase::kMaskEmptyRows,
                                           Phrase::kMaskEmptyColumns};
  for (std::size_t m = 0; m < masks.size(); ++m) {
    const MaskObstacle obstacle = find_obstacle(request.layout, masks[m]);
    if (obstacle == MaskObstacle::kNone) continue;
    return say(request.options.language, kPhrases[static_cast<std::size_t>(obstacle) - 1], m + 1,
               masks[m].size());
  }
  return std::nullopt;
}

}  // namespace

GeneratePlan plan_pattern(const PlanRequest& request) {
  GeneratePlan plan;
  const auto masks = std::make_shared<std::vector<CellSet>>(load_masks(request, plan));
  if (plan.error) return plan;
  plan.vain = find_obstacles(request, *masks);
  if (plan.vain) return plan;
  plan.block = kPatternBlock;
  plan.tries = request.options.generate.tries.value_or(kPatternBudget);
  const PatternOptions wanted{plan.tries, request.options.minimal, nullptr};
  const UniformGrids grids;
  plan.worker = [masks, wanted, grids, &layout = request.layout, &kernel = request.kernel,
                 seed = request.seed]() -> MakeItems {
    const auto climber = std::make_shared<PatternClimber>(layout, grids, kernel);
    return [masks, wanted, climber, seed](std::uint64_t first, std::span<MadeItem> items,
                                          const std::atomic<bool>* stop) {
      std::vector<PatternTask> tasks;
      for (std::uint64_t i = first; i < first + items.size(); ++i) {
        tasks.push_back({(*masks)[i % masks->size()], seed, i});
      }
      std::vector<PatternOutcome> outcomes(tasks.size());
      PatternOptions options = wanted;
      options.stop = stop;
      if (!climber->climb(tasks, options, outcomes)) return false;
      for (std::size_t i = 0; i < items.size(); ++i) {
        items[i].item.tries = outcomes[i].tests;
        items[i].json = ",\"mask\":" + std::to_string((first + i) % masks->size());
        if (!outcomes[i].puzzle) continue;
        items[i].item.made = {givens_of(*outcomes[i].puzzle), outcomes[i].puzzle->solution};
      }
      return true;
    };
  };
  return plan;
}

}  // namespace shudu::cli
