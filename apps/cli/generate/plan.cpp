// Tested in tests/cli/generate_test.cpp, tests/cli/wanted_test.cpp and by the golden transcripts.
#include "cli/generate/plan.h"

#include <array>
#include <utility>

#include "cli/generate/method_table.h"
#include "cli/generate/wish_text.h"
#include "cli/input/byte_stream.h"
#include "cli/input/sources.h"
#include "cli/output/terminal.h"
#include "cli/stream_hash.h"
#include "cli/words.h"
#include "shudu/generator/mask_text.h"
#include "shudu/generator/origin.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

// A mask is 81 marks: a hundred thousand of them.
constexpr std::size_t kMostMaskBytes = std::size_t{1} << 24U;

std::string name_of(OptionId id) { return dashed(option_row(id)); }

// Does an option say how hard the puzzles are to be?
bool wishes_difficulty(const Options& options) {
  const WantedOptions& wanted = options.wanted;
  return !options.generate.level.empty() || !options.logic.techniques.empty() || wanted.er ||
         wanted.bottlenecks || wanted.least_steps > 0 || wanted.practice || wanted.presolved;
}

// What is wrong with the options for a difficulty, whatever the wish.
UsageError check_difficulty(const Options& options) {
  const Language language = options.language;
  if (!options.generate.level.empty() && !find_level(options.generate.level)) {
    return say(language, "needs", name_of(OptionId::kLevel) + ' ' + options.generate.level,
               "--method transform");
  }
  if (options.generate.grids) {
    return say(language, "exclusive", name_of(OptionId::kGrids), say(language, "difficulty"));
  }
  if (options.logic.techniques.size() > 1) return say(language, "one-technique");
  const bool has_technique = !options.logic.techniques.empty();
  for (const auto& [is_on, id] : {std::pair(options.wanted.practice, OptionId::kPractice),
                                  std::pair(options.wanted.presolved, OptionId::kPresolved)}) {
    if (is_on && !has_technique) {
      return say(language, "needs", name_of(id), name_of(OptionId::kTechnique));
    }
  }
  return std::nullopt;
}

TechniquePurpose purpose_of(const WantedOptions& wanted) {
  if (!wanted.practice) return TechniquePurpose::kSolve;
  return wanted.presolved ? TechniquePurpose::kPositions : TechniquePurpose::kPractise;
}

Wish difficulty_of(const Options& options) {
  Wish wish;
  wish.level = find_level(options.generate.level);
  wish.er = options.wanted.er;
  if (!options.logic.techniques.empty()) wish.technique = options.logic.techniques.front();
  wish.use = use_of(wish.technique, purpose_of(options.wanted));
  wish.least_steps = options.wanted.least_steps;
  wish.bottlenecks = options.wanted.bottlenecks;
  return wish;
}

UsageError read_reduce(const Options& options, PuzzleWish& wish) {
  const GenerateOptions& asked = options.generate;
  wish.grids = asked.grids;
  wish.givens.symmetry = asked.symmetry.value_or(MaskSymmetry::kNone);
  wish.givens.clues = asked.clues;
  if (!wishes_difficulty(options)) return std::nullopt;
  if (UsageError error = check_difficulty(options)) return error;
  wish.difficulty = difficulty_of(options);
  return std::nullopt;
}

// Nothing is searched for here: `fast` is the grid that costs nothing.
void read_played(const Options& options, PuzzleWish& wish) {
  if (options.generate.grids == GridSpread::kUniform) wish.grids = GridSpread::kUniform;
}

UsageError read_transform(const Options& options, PuzzleWish& wish) {
  const std::string& level = options.generate.level;
  const TransformLevelRow* const row = find_transform_level(level.empty() ? "medium" : level);
  if (row == nullptr) {
    return say(options.language, "needs", name_of(OptionId::kLevel) + ' ' + level,
               "--method reduce");
  }
  wish.masks = row->level;
  read_played(options, wish);
  return std::nullopt;
}

// The wish as far as it stands in the options.
UsageError read_wish(const Options& options, PuzzleWish& wish) {
  wish.method = method_of(options);
  switch (wish.method) {
    case MakeMethod::kReduce:
    case MakeMethod::kSparse:
      return read_reduce(options, wish);
    case MakeMethod::kTransform:
      return read_transform(options, wish);
    case MakeMethod::kPattern:
      return std::nullopt;
    case MakeMethod::kFull:
      wish.grids = options.generate.grids;
      return std::nullopt;
    case MakeMethod::kPlayed:
      read_played(options, wish);
      return std::nullopt;
    default:
      return std::nullopt;
  }
}

InputSource file_source(const std::string& path) {
  InputSource source;
  source.kind = path == "-" ? InputKind::kStandardInput : InputKind::kFile;
  source.path = path;
  source.name = echoed(path);
  return source;
}

// The masks of the file, or why there are none.
void load_patterns(const Options& options, int size, GeneratePlan& plan) {
  const Language language = options.language;
  const InputSource source = file_source(options.research.pattern);
  std::string text;
  IntakeProgress progress;
  const SourceEnd end = read_source(source, -1, progress, [&text](std::string_view block) {
    text += block;
    return text.size() <= kMostMaskBytes;
  });
  if (end.has_failed() || !end.could_open) {
    plan.error = source_failure(source, end, language);
    plan.exit_code = kExitInputOutput;
    return;
  }
  plan.input = hash_of_text(text);
  auto masks = read_masks(text, size);
  if (masks) {
    plan.patterns = std::move(masks).value();
    return;
  }
  const Error& wrong = masks.error();
  plan.error = say(language, "bad-mask", source.name, wrong.at.line, wrong.at.column,
                   sentence(wrong, language).view());
}

// What is wrong with the wish, on each of the patterns.
void judge(const Options& options, PuzzleWish& wish, GeneratePlan& plan) {
  const std::size_t count = plan.patterns.empty() ? 1 : plan.patterns.size();
  for (std::size_t i = 0; i < count; ++i) {
    if (!plan.patterns.empty()) wish.pattern = plan.patterns[i];
    const MakeFault fault = find_fault(wish);
    if (fault == MakeFault::kNone) continue;
    const std::string text = fault_text(fault, wish, i + 1, options.language);
    const bool is_usage = fault == MakeFault::kOnlyClassic || fault == MakeFault::kNotUniform ||
                          fault == MakeFault::kNotSparse;
    (is_usage ? plan.error : plan.vain) = text;
    return;
  }
}

// Puzzles that nobody can need the technique for are made for practice, which is said.
void say_practice(const Options& options, const Wish& wish) {
  const bool is_said = options.quiet || options.wanted.practice || options.generate.again;
  if (wish.use != TechniqueUse::kPractise || is_said) return;
  complain(say(options.language, "for-practice", technique_name(wish, options.language)));
}

}  // namespace

GeneratePlan plan_generate(const Options& options, const Layout& layout) {
  GeneratePlan plan;
  PuzzleWish wish;
  wish.layout = layout;
  if (options.generate.again) {
    wish = options.generate.again->wish;
    if (wish.method == MakeMethod::kPattern) plan.patterns = {wish.pattern};
    if (options.wanted.presolved && wish.difficulty.technique == nullptr) {
      plan.error = say(options.language, "needs", name_of(OptionId::kPresolved),
                       name_of(OptionId::kTechnique));
    }
  } else {
    plan.error = read_wish(options, wish);
    wish.givens.is_minimal = options.minimal || !may_have_spare_givens(wish);
    const bool is_on_file = !plan.error && wish.method == MakeMethod::kPattern;
    if (is_on_file) load_patterns(options, layout.size(), plan);
  }
  if (!plan.error) judge(options, wish, plan);
  if (plan.error || plan.vain) return plan;
  say_practice(options, wish.difficulty);
  plan.tries = options.generate.tries.value_or(usual_tries(wish));
  plan.source.emplace(wish);
  return plan;
}

}  // namespace shudu::cli
