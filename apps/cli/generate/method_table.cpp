// Tested in tests/cli/generate_test.cpp.
#include "cli/generate/method_table.h"

#include <array>

#include "cli/generate/research_values.h"
#include "cli/words.h"
#include "shudu/core/find_row.h"

namespace shudu::cli {
namespace {

constexpr std::array kMethods{
    GenerateMethod{
        "reduce",
        {"take givens away from a random grid", "从随机终盘去掉已知数", "從隨機終盤去掉已知數"},
        {OptionId::kClues, OptionId::kSymmetry, OptionId::kMinimal, OptionId::kGrids,
         OptionId::kLayout, OptionId::kUnlike, OptionId::kLevel, OptionId::kEr,
         OptionId::kTechnique, OptionId::kPractice, OptionId::kPresolved, OptionId::kStepsAtLeast,
         OptionId::kBottlenecks},
        MakeMethod::kReduce},
    GenerateMethod{"transform",
                   {"shuffle a fixed grid and look at it through a mask",
                    "打乱固定终盘后按模板挖空", "打亂固定終盤後依樣板挖空"},
                   {OptionId::kLevel, OptionId::kGrids, OptionId::kUnlike},
                   MakeMethod::kTransform},
    GenerateMethod{"weighted",
                   {"minimal puzzles with weights, for statistics", "带权重的极小题，用于统计",
                    "帶權重的極小題，用於統計"},
                   {},
                   MakeMethod::kWeighted},
    GenerateMethod{"controlled-bias",
                   {"the same by Berthier's method, slower and more even",
                    "同上，Berthier 的方法，较慢但更均匀", "同上，Berthier 的方法，較慢但更均勻"},
                   {},
                   MakeMethod::kControlledBias},
};

constexpr OptionSet kWishesOfFull{OptionId::kGrids, OptionId::kLayout, OptionId::kUnlike};

constexpr int kFewestClassicClues = 17;  // G. McGuire et al. 2012: there is none with 16

// That an origin says already.
UsageError check_again(const Options& options) {
  const GenerateOptions& wish = options.generate;
  const ResearchOptions& research = options.research;
  const std::array<GivenOption, 20> others{
      {{OptionId::kSeed, options.has_seed},
       {OptionId::kNumber, wish.has_number},
       {OptionId::kSkip, wish.skip > 0},
       {OptionId::kMethod, wish.method != nullptr},
       {OptionId::kFull, wish.full},
       {OptionId::kClues, wish.clues.has_value()},
       {OptionId::kSymmetry, wish.symmetry.has_value()},
       {OptionId::kMinimal, options.minimal},
       {OptionId::kGrids, wish.grids.has_value()},
       {OptionId::kLayout, options.layout.has_value()},
       {OptionId::kUnlike, wish.unlike},
       {OptionId::kLevel, !wish.level.empty()},
       {OptionId::kEr, options.wanted.er.has_value()},
       {OptionId::kTechnique, !options.logic.techniques.empty()},
       {OptionId::kPractice, options.wanted.practice},
       {OptionId::kStepsAtLeast, options.wanted.least_steps > 0},
       {OptionId::kBottlenecks, options.wanted.bottlenecks.has_value()},
       {OptionId::kPattern, !research.pattern.empty()},
       {OptionId::kBase, !research.base.empty()},
       {OptionId::kEstimate, research.estimate}}};
  for (const GivenOption& other : others) {
    if (!other.is_given) continue;
    return say(options.language, "exclusive", dashed(option_row(OptionId::kAgain)),
               dashed(option_row(other.id)));
  }
  return std::nullopt;
}

std::array<GivenOption, 13> given_wishes(const Options& options) {
  const GenerateOptions& wish = options.generate;
  return {{{OptionId::kClues, wish.clues.has_value()},
           {OptionId::kSymmetry, wish.symmetry.has_value()},
           {OptionId::kMinimal, options.minimal},
           {OptionId::kGrids, wish.grids.has_value()},
           {OptionId::kLayout, options.layout && !options.layout->is_classic()},
           {OptionId::kUnlike, wish.unlike},
           {OptionId::kLevel, !wish.level.empty()},
           {OptionId::kEr, options.wanted.er.has_value()},
           {OptionId::kTechnique, !options.logic.techniques.empty()},
           {OptionId::kPractice, options.wanted.practice},
           {OptionId::kPresolved, options.wanted.presolved},
           {OptionId::kStepsAtLeast, options.wanted.least_steps > 0},
           {OptionId::kBottlenecks, options.wanted.bottlenecks.has_value()}}};
}

// The methods that know a wish, as they are asked for.
std::string methods_with(OptionId id) {
  std::string names;
  for (const GenerateMethod& method : kMethods) {
    if (!method.wishes.has(id)) continue;
    names += names.empty() ? "--method " : "|";
    names += method.name;
  }
  return names;
}

UsageError check_clues(const Options& options) {
  if (!options.generate.clues) return std::nullopt;
  const bool is_classic = !options.layout || options.layout->is_classic();
  const int cells = is_classic ? kMaxCells : options.layout->cell_count();
  const ClueRange& clues = *options.generate.clues;
  const int fewest = is_classic ? kFewestClassicClues : 0;
  if (clues.high >= fewest && clues.low <= cells) return std::nullopt;
  return say(options.language, "no-such-clues", dashed(option_row(OptionId::kClues)), fewest,
             cells);
}

}  // namespace

std::span<const GenerateMethod> generate_method_table() { return kMethods; }

MakeMethod method_of(const Options& options) {
  if (options.generate.full) return MakeMethod::kFull;
  if (!options.research.pattern.empty()) return MakeMethod::kPattern;
  const GenerateMethod* const method = options.generate.method;
  return method != nullptr ? method->method : kMethods.front().method;
}

std::string_view method_name(MakeMethod method) {
  const auto* const row =
      find_row(kMethods, [method](const GenerateMethod& each) { return each.method == method; });
  return row != nullptr ? row->name : "pattern";
}

UsageError check_generate(const Options& options) {
  if (options.generate.again) return check_again(options);
  if (UsageError error = check_research(options)) return error;
  if (is_research(options)) return std::nullopt;
  const GenerateOptions& wish = options.generate;
  const GenerateMethod& method = wish.method != nullptr ? *wish.method : kMethods.front();
  if (wish.full && wish.method != nullptr) {
    return say(options.language, "exclusive", dashed(option_row(OptionId::kFull)),
               dashed(option_row(OptionId::kMethod)));
  }
  for (const GivenOption& given : given_wishes(options)) {
    if (!given.is_given) continue;
    const std::string name = dashed(option_row(given.id));
    if (wish.full && !kWishesOfFull.has(given.id)) {
      return say(options.language, "exclusive", dashed(option_row(OptionId::kFull)), name);
    }
    if (!wish.full && !method.wishes.has(given.id)) {
      return say(options.language, "needs", name, methods_with(given.id));
    }
  }
  return check_clues(options);
}

}  // namespace shudu::cli
