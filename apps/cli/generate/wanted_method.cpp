// Tested in tests/cli/wanted_test.cpp and by the golden transcripts.
#include "cli/generate/wanted_method.h"

#include <fmt/format.h>

#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/rating/levels.h"
#include "shudu/rating/shudu_scale.h"
#include "shudu/service/json_object.h"
#include "shudu/service/presolved.h"
#include "shudu/service/rating_json.h"

namespace shudu::cli {
namespace {

using service::tenths_text;

Wish wish_of(const Options& options) {
  Wish wish;
  wish.level = find_level(options.generate.level);
  wish.er = options.wanted.er;
  if (!options.logic.techniques.empty()) wish.technique = options.logic.techniques.front();
  const bool is_void = wish.technique != nullptr && is_shown_by_easier(*wish.technique);
  wish.use = options.wanted.practice || is_void ? TechniqueUse::kPractise : TechniqueUse::kNeeded;
  wish.least_steps = options.wanted.least_steps;
  wish.bottlenecks = options.wanted.bottlenecks;
  return wish;
}

ReduceWish mask_of(const Options& options) {
  ReduceWish mask;
  mask.symmetry = options.generate.symmetry.value_or(MaskSymmetry::kNone);
  mask.clues = options.generate.clues;
  mask.is_minimal = !options.generate.clues || options.minimal;
  return mask;
}

// What is wrong with the options, whatever the wish.
UsageError check_options(const PlanRequest& request) {
  const Options& options = request.options;
  const Language language = options.language;
  const auto name = [](OptionId id) { return dashed(option_row(id)); };
  if (!options.generate.level.empty() && !find_level(options.generate.level)) {
    return say(language, Phrase::kNeeds, name(OptionId::kLevel) + ' ' + options.generate.level,
               "--method transform");
  }
  if (!request.layout.is_classic()) return say(language, Phrase::kOnlyClassic);
  if (options.generate.grids) {
    return say(language, Phrase::kExclusive, name(OptionId::kGrids),
               say(language, Phrase::kDifficulty));
  }
  if (options.logic.techniques.size() > 1) return say(language, Phrase::kOneTechnique);
  const bool has_technique = !options.logic.techniques.empty();
  for (const auto& [is_on, id] : {std::pair(options.wanted.practice, OptionId::kPractice),
                                  std::pair(options.wanted.presolved, OptionId::kPresolved)}) {
    if (is_on && !has_technique) {
      return say(language, Phrase::kNeeds, name(id), name(OptionId::kTechnique));
    }
  }
  return std::nullopt;
}

std::string technique_name(const Wish& wish, Language language) {
  return wish.technique == nullptr ? std::string()
                                   : std::string(wish.technique->names.in(language));
}

// Why no puzzle can be as wished.
std::optional<std::string> fault_text(const Wish& wish, Language language) {
  const std::string technique = technique_name(wish, language);
  switch (find_fault(wish)) {
    case WishFault::kNone:
      return std::nullopt;
    case WishFault::kErEmpty:
      return say(language, Phrase::kErEmpty, er_text(*wish.er), tenths_text(kLeastEr),
                 tenths_text(kMostEr));
    case WishFault::kErUnused:
      return say(language, Phrase::kErUnused, er_text(*wish.er));
    case WishFault::kOnRequest:
    case WishFault::kShownByEasier:
      return say(language, Phrase::kOffThePath, technique);
    case WishFault::kSinglePractised:
      return say(language, Phrase::kSinglePractised, technique);
    case WishFault::kTechniqueNotLevel:
      return say(language, Phrase::kTechniqueNotLevel, technique,
                 row_of(*wish.level).names.in(language));
    case WishFault::kTechniqueNotEr:
      return say(language, Phrase::kTechniqueNotEr, technique, er_text(*wish.er));
    case WishFault::kTechniqueContradicts:
      return say(language, Phrase::kTechniqueContradicts, technique);
    case WishFault::kLevelContradictsEr:
      return say(language, Phrase::kLevelContradictsEr, row_of(*wish.level).names.in(language),
                 er_text(*wish.er));
  }
  return std::nullopt;
}

std::string wish_json(const Wish& wish) {
  std::string text = R"(,"wanted":)";
  JsonObject object(text);
  if (wish.level) object.text("level", row_of(*wish.level).slug);
  if (wish.er) {
    object.name("er") += '[' + tenths_text(wish.er->from) + ',' + tenths_text(wish.er->to) + ']';
  }
  if (wish.technique != nullptr) object.text("technique", wish.technique->slug);
  if (wish.use == TechniqueUse::kPractise) object.boolean("practice", true);
  if (wish.least_steps > 0) {
    object.number("steps_at_least", static_cast<std::uint64_t>(wish.least_steps));
  }
  if (wish.bottlenecks) {
    object.name("bottlenecks") +=
        fmt::format("[{},{}]", wish.bottlenecks->from, wish.bottlenecks->to);
  }
  object.end();
  return text;
}

std::string mask_json(const ReduceWish& mask) {
  const auto& symmetry = mask_symmetry_table()[static_cast<std::size_t>(mask.symmetry)];
  std::string text = R"(,"grids":"uniform","symmetry":)";
  append_json_string(symmetry.slug, text);
  const bool is_symmetric = mask.symmetry != MaskSymmetry::kNone;
  if (mask.is_minimal) {
    text += is_symmetric ? R"(,"minimal":"under symmetry")" : R"(,"minimal":true)";
  }
  return text;
}

// How far the first group came that was given up; shared by the workers.
class Vain {
 public:
  void note(std::uint64_t first, const WantedTally& tally) {
    const std::lock_guard lock(mutex_);
    if (is_set_ && first_ < first) return;
    is_set_ = true;
    first_ = first;
    tally_ = tally;
  }
  [[nodiscard]] WantedTally tally() {
    const std::lock_guard lock(mutex_);
    return tally_;
  }

 private:
  std::mutex mutex_;
  bool is_set_ = false;
  std::uint64_t first_ = 0;
  WantedTally tally_;
};

// What a worker makes its items with.
struct WantedWorker {
  WantedPuzzles puzzles;
  Wish wish;
  bool is_presolved;
  std::uint64_t seed;
  std::uint64_t tries;
  std::shared_ptr<Vain> vain;

  bool make(std::uint64_t first, std::span<MadeItem> items, const std::atomic<bool>* stop) {
    std::vector<SeriesItem> made(items.size());
    if (!puzzles.make(seed, first, tries, made, stop)) return false;
    if (!made.back().made) vain->note(first, puzzles.tally());
    for (std::size_t i = 0; i < items.size(); ++i) {
      items[i].item = made[i];
      if (!is_presolved || !made[i].made) continue;
      items[i].line = service::presolved_line(made[i].made->puzzle, wish);
      items[i].json = R"(,"presolved":)";
      append_json_string(items[i].line, items[i].json);
    }
    return true;
  }
};

std::string screens_text(const WantedTally& tally, Language language) {
  return say(language, Phrase::kScreens, tally.tried, tally.clues, tally.basics, tally.technique,
             tally.er, tally.scale);
}

GeneratePlan plan_wanted(const PlanRequest& request) {
  const Options& options = request.options;
  GeneratePlan plan;
  plan.error = check_options(request);
  if (plan.error) return plan;
  const Wish wish = wish_of(options);
  plan.vain = fault_text(wish, options.language);
  if (plan.vain) return plan;
  if (wish.use == TechniqueUse::kPractise && !options.wanted.practice && !options.quiet) {
    complain(say(options.language, Phrase::kForPractice, technique_name(wish, options.language)));
  }
  const ReduceWish mask = mask_of(options);
  const auto vain = std::make_shared<Vain>();
  plan.block = WantedPuzzles::group_size(wish);
  plan.tries = options.generate.tries.value_or(kMostWantedTries);
  plan.json = mask_json(mask) + wish_json(wish);
  plan.remark = [vain, language = options.language] {
    return screens_text(vain->tally(), language);
  };
  plan.worker = [grids = UniformGrids(), wish, mask, vain, &kernel = request.kernel,
                 is_presolved = options.wanted.presolved, seed = request.seed,
                 tries = plan.tries]() -> MakeItems {
    auto worker = std::make_shared<WantedWorker>(WantedWorker{
        WantedPuzzles(wish, mask, grids, kernel), wish, is_presolved, seed, tries, vain});
    return [worker](std::uint64_t first, std::span<MadeItem> items, const std::atomic<bool>* stop) {
      return worker->make(first, items, stop);
    };
  };
  return plan;
}

}  // namespace

bool wishes_difficulty(const Options& options) {
  const WantedOptions& wanted = options.wanted;
  return !options.generate.level.empty() || !options.logic.techniques.empty() || wanted.er ||
         wanted.bottlenecks || wanted.least_steps > 0 || wanted.practice || wanted.presolved;
}

GeneratePlan plan_reduce_as_wished(const PlanRequest& request) {
  return wishes_difficulty(request.options) ? plan_wanted(request) : plan_reduce(request);
}

}  // namespace shudu::cli
