// Tested in tests/cli/generate_test.cpp.
#include "cli/generate/method_table.h"

#include <array>

#include "cli/generate/research_values.h"
#include "cli/words.h"
#include "shudu/core/find_row.h"
#include "shudu/core/layout_table.h"
#include "shudu/generator/transform.h"
#include "shudu/large/generate.h"
#include "shudu/rating/levels.h"

namespace shudu::cli {
namespace {

bool knows_level_by_rating(std::string_view slug) { return find_level(slug).has_value(); }
bool knows_level_of_masks(std::string_view slug) { return find_transform_level(slug) != nullptr; }

constexpr std::array kMethods{
    GenerateMethod{
        "reduce",
        {"take givens away from a random grid", "从随机终盘去掉已知数", "從隨機終盤去掉已知數"},
        {OptionId::kClues, OptionId::kSymmetry, OptionId::kMinimal, OptionId::kGrids,
         OptionId::kLayout, OptionId::kUnlike, OptionId::kLevel, OptionId::kEr,
         OptionId::kTechnique, OptionId::kPractice, OptionId::kPresolved, OptionId::kStepsAtLeast,
         OptionId::kBottlenecks},
        MakeMethod::kReduce,
        knows_level_by_rating,
        MakeMethod::kFull},
    GenerateMethod{
        "sparse",
        {"17 to 19 givens, starting from puzzles of our own",
         "17 到 19 个已知数，从自有题目变化而来", "17 到 19 個已知數，從自有題目變化而來"},
        {OptionId::kClues, OptionId::kMinimal, OptionId::kUnlike, OptionId::kLevel, OptionId::kEr,
         OptionId::kTechnique, OptionId::kPractice, OptionId::kPresolved, OptionId::kStepsAtLeast,
         OptionId::kBottlenecks},
        MakeMethod::kSparse,
        knows_level_by_rating},
    GenerateMethod{"transform",
                   {"shuffle a fixed grid and look at it through a mask",
                    "打乱固定终盘后按模板挖空", "打亂固定終盤後依樣板挖空"},
                   {OptionId::kLevel, OptionId::kGrids, OptionId::kUnlike},
                   MakeMethod::kTransform,
                   knows_level_of_masks,
                   MakeMethod::kPlayed},
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

// What says which puzzles are made, but for --again and what goes with it.
std::array<GivenOption, 20> given_options(const Options& options) {
  const GenerateOptions& wish = options.generate;
  const ResearchOptions& research = options.research;
  return {{{OptionId::kSeed, options.has_seed},
           {OptionId::kNumber, wish.has_number},
           {OptionId::kSkip, wish.skip > 0},
           {OptionId::kMethod, wish.method != nullptr},
           {OptionId::kFull, wish.full},
           {OptionId::kClues, wish.clues.has_value()},
           {OptionId::kSymmetry, wish.symmetry.has_value()},
           {OptionId::kMinimal, options.minimal},
           {OptionId::kGrids, wish.grids.has_value()},
           {OptionId::kLayout, options.layout || options.large_boxes},
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
}

// That an origin says already.
UsageError check_again(const Options& options) {
  for (const GivenOption& other : given_options(options)) {
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

// As it is asked for, or would be.
std::string named(const GenerateMethod& method) {
  return dashed(option_row(OptionId::kMethod)) + ' ' + std::string(method.name);
}

// Why the method cannot do what the option says.
std::string not_understood(const Options& options, const GenerateMethod& method, OptionId id) {
  const GenerateOptions& wish = options.generate;
  if (id == OptionId::kLayout) {
    return say(options.language, "method-needs-classic", named(method),
               layout_name(*options.layout), methods_with(id));
  }
  // A method that nobody has named is meant by the level or by so few givens.
  const bool is_meant = wish.method == nullptr && &method != &kMethods.front();
  if (!is_meant) {
    return say(options.language, "needs", dashed(option_row(id)), methods_with(id));
  }
  if (method.method == MakeMethod::kSparse) {
    return say(options.language, "not-sparse-with", dashed(option_row(id)));
  }
  return say(options.language, "exclusive", dashed(option_row(OptionId::kLevel)) + ' ' + wish.level,
             dashed(option_row(id)));
}

UsageError no_such_clues(const Options& options, int fewest, int most) {
  return say(options.language, "no-such-clues", dashed(option_row(OptionId::kClues)), fewest, most);
}

UsageError check_clues(const Options& options) {
  if (!options.generate.clues) return std::nullopt;
  const bool is_classic = !options.layout || options.layout->is_classic();
  const int cells = is_classic ? kMaxCells : options.layout->cell_count();
  const ClueRange& clues = *options.generate.clues;
  const int fewest = is_classic ? kFewestSparse : 0;
  const bool is_there = clues.high >= fewest && clues.low <= cells && clues.high <= kMaxCells;
  return is_there ? std::nullopt : no_such_clues(options, fewest, cells);
}

// Of sizes over 9x9, in place of the methods.
UsageError check_large(const Options& options) {
  constexpr OptionSet kKnown{OptionId::kSeed,  OptionId::kNumber,  OptionId::kSkip,
                             OptionId::kClues, OptionId::kMinimal, OptionId::kLayout};
  const std::string size = size_name(*options.large_boxes);
  const auto refuse = [&](OptionId id) {
    return say(options.language, "not-of-size", dashed(option_row(id)), size);
  };
  for (const GivenOption& given : given_options(options)) {
    if (given.is_given && !kKnown.has(given.id)) return refuse(given.id);
  }
  if (options.wanted.presolved) return refuse(OptionId::kPresolved);
  const int order = options.large_boxes->order();
  if (order > large::kLargestMade) {
    return say(options.language, "too-large-to-make", size, large::kLargestMade);
  }
  const std::optional<ClueRange>& clues = options.generate.clues;
  // With fewer, two values would be in none of them.
  const bool has_too_few = clues && clues->high < order - 1;
  if (has_too_few || (clues && clues->high > order * order)) {
    return no_such_clues(options, order - 1, order * order);
  }
  return std::nullopt;
}

}  // namespace

std::span<const GenerateMethod> generate_method_table() { return kMethods; }

const GenerateMethod& meant_method(const Options& options) {
  const GenerateOptions& wish = options.generate;
  if (wish.method != nullptr) return *wish.method;
  const bool is_classic = !options.layout || options.layout->is_classic();
  const bool wants_few = is_classic && !wish.full && are_sparse(wish.clues);
  const MakeMethod unfit = wants_few ? MakeMethod::kReduce : MakeMethod::kSparse;
  const auto* const found = find_row(kMethods, [&wish, unfit](const GenerateMethod& method) {
    if (method.method == unfit) return false;
    return wish.level.empty() || (method.knows_level != nullptr && method.knows_level(wish.level));
  });
  return found != nullptr ? *found : kMethods.front();
}

MakeMethod method_of(const Options& options) {
  if (!options.research.pattern.empty()) return MakeMethod::kPattern;
  const GenerateMethod& method = meant_method(options);
  return options.generate.full ? method.full.value_or(method.method) : method.method;
}

std::string_view method_name(MakeMethod method) {
  const auto* const row =
      find_row(kMethods, [method](const GenerateMethod& each) { return each.method == method; });
  return row != nullptr ? row->name : "pattern";
}

UsageError check_generate(const Options& options) {
  if (options.generate.again) return check_again(options);
  if (options.large_boxes) return check_large(options);
  if (UsageError error = check_research(options)) return error;
  if (is_research(options)) return std::nullopt;
  const GenerateOptions& wish = options.generate;
  const GenerateMethod& method = meant_method(options);
  if (wish.full && !method.full) {
    return say(options.language, "exclusive", dashed(option_row(OptionId::kFull)), named(method));
  }
  for (const GivenOption& given : given_wishes(options)) {
    if (!given.is_given) continue;
    if (wish.full && !kWishesOfFull.has(given.id)) {
      return say(options.language, "exclusive", dashed(option_row(OptionId::kFull)),
                 dashed(option_row(given.id)));
    }
    if (!method.wishes.has(given.id)) return not_understood(options, method, given.id);
  }
  return check_clues(options);
}

}  // namespace shudu::cli
