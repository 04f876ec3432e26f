// Tested in tests/service/reworking_test.cpp and wishes_test.cpp.
#include "service/generating.h"

#include <algorithm>
#include <array>

#include "shudu/core/layout_table.h"
#include "shudu/core/texts_of.h"
#include "shudu/formats/puzzle.h"
#include "shudu/generator/mask_symmetry.h"
#include "shudu/generator/mask_text.h"
#include "shudu/rating/levels.h"
#include "shudu/service/grid_text.h"
#include "shudu/service/presolved.h"
#include "shudu/verbs/generate.h"

namespace shudu::service {
namespace {

using verbs::GenerateWish;
using verbs::NotGenerated;

constexpr std::uint64_t kLayoutTries = 10'000;  // of a layout: milliseconds each
// What the climb on a pattern cannot look for.
constexpr std::array<std::string_view, 8> kNotWithPattern{
    "symmetry", "clues", "level", "technique", "er", "steps_at_least", "practice", "presolved"};

std::uint64_t most_tries(const Call& call, const PuzzleWish& wish) {
  const std::uint64_t limit = call.limits().tries;
  const std::uint64_t most = std::min(call.whole("tries").value_or(limit), limit);
  const bool is_quick = wish.layout.is_classic() || wish.method == MakeMethod::kPattern;
  return is_quick ? most : std::min(most, kLayoutTries);
}

// What is wrong with the fields together.
Outcome find_field_trouble(const Call& call) {
  for (const std::string_view field : {"practice", "presolved"}) {
    if (call.flag(field) && !call.has("technique")) {
      return call.fail(Reason::kMissingField, {.field = "technique"});
    }
  }
  for (const std::string_view field : kNotWithPattern) {
    if (call.has("pattern") && call.has(field)) {
      return call.fail(Reason::kNotWithOther, {.field = "pattern", .text = field});
    }
  }
  if (call.flag("minimal") && !call.has("pattern")) {
    return call.fail(Reason::kMissingField, {.field = "pattern"});
  }
  return std::nullopt;
}

Outcome read_difficulty(const Call& call, Wish& wish) {
  if (call.has("level")) wish.level = find_level(call.text("level"));
  if (call.has("er")) {
    wish.er = parse_er(call.text("er"));
    if (!wish.er) return call.fail(Reason::kNotRatings, {.field = "er"});
  }
  wish.least_steps = static_cast<int>(call.whole("steps_at_least").value_or(0));
  if (call.has("technique")) wish.technique = find_technique(call.text("technique"));
  const bool is_position = call.flag("practice") && call.flag("presolved");
  const auto practice = is_position ? TechniquePurpose::kPositions : TechniquePurpose::kPractise;
  wish.use = use_of(wish.technique, call.flag("practice") ? practice : TechniquePurpose::kSolve);
  return std::nullopt;
}

void read_givens(const Call& call, ReduceWish& givens) {
  const MaskSymmetryRow* const row = find_mask_symmetry(call.text("symmetry"));
  if (row != nullptr) givens.symmetry = row->symmetry;
  if (!call.has("clues")) return;
  const auto count = static_cast<int>(call.whole("clues").value_or(0));
  givens.clues = parse_clues(call.text("clues")).value_or(ClueRange{count, count});
}

Outcome read_pattern(const Call& call, PuzzleWish& wish) {
  auto masks = read_masks(call.text("pattern"), wish.layout.size());
  if (!masks) return call.fail(masks.error());
  if (masks->size() != 1) return call.fail(Reason::kNotAPattern, {.field = "pattern"});
  wish.method = MakeMethod::kPattern;
  wish.pattern = masks->front();
  return std::nullopt;
}

}  // namespace

Outcome read_fields(const Call& call, WithSparse with_sparse, GenerateWish& wish) {
  PuzzleWish& wished = wish.origin.wish;
  const Result<Layout> layout = parse_layout(call.has("layout") ? call.text("layout") : "classic");
  if (!layout) return call.fail(layout.error());
  wished.layout = *layout;
  if (Outcome bad = find_field_trouble(call)) return bad;
  if (Outcome bad = read_difficulty(call, wished.difficulty)) return bad;
  read_givens(call, wished.givens);
  if (call.has("pattern")) {
    if (Outcome bad = read_pattern(call, wished)) return bad;
  }
  const bool is_sparse = wished.layout.is_classic() && are_sparse(wished.givens.clues);
  if (is_sparse && wished.givens.clues->low >= kFewestSparse) {
    if (with_sparse == WithSparse::kRefused) {
      return call.fail(Reason::kSparse,
                       {.n = static_cast<std::uint64_t>(wished.givens.clues->low)});
    }
    if (wished.givens.symmetry != MaskSymmetry::kNone) {
      return call.fail(Reason::kNotWithOther, {.field = "symmetry", .text = "clues"});
    }
    wished.method = MakeMethod::kSparse;
  }
  wished.givens.is_minimal = call.flag("minimal") || !may_have_spare_givens(wished);
  wish.origin.seed = *call.whole("seed");
  wish.origin.item = call.whole("index").value_or(0);
  wish.most_tries = most_tries(call, wished);
  if (call.flag("nearest")) wish.takes_nearest = verbs::NearestWhen::kNotMet;
  return std::nullopt;
}

namespace {

Failure fail_for_difficulty(const Call& call, const Wish& wish) {
  switch (find_fault(wish)) {
    case WishFault::kOnRequest:
    case WishFault::kShownByEasier:
    case WishFault::kSinglePractised:
    case WishFault::kTooRare:
      return call.fail(Reason::kNotMadeFor,
                       {.field = "technique", .text = wish.technique->names.in(call.language())});
    default:
      return call.fail(Reason::kContradictingWish);
  }
}

}  // namespace

Failure failure_of(const Call& call, MakeFault fault, const PuzzleWish& wish) {
  switch (fault) {
    case MakeFault::kPatternTooFew:
    case MakeFault::kPatternEmptyRows:
    case MakeFault::kPatternEmptyColumns:
      return call.fail(Reason::kImpossiblePattern);
    case MakeFault::kDifficulty:
      return fail_for_difficulty(call, wish.difficulty);
    default:
      return call.fail(Reason::kOnlyClassic, {.field = "layout"});
  }
}

namespace {

Failure fail_for(const Call& call, const NotGenerated& none, const GenerateWish& wish) {
  switch (none.why) {
    case NotGenerated::Why::kFault:
      return failure_of(call, none.fault, wish.origin.wish);
    case NotGenerated::Why::kNoGrid:
      return call.fail(Reason::kNoGrid, {.field = "layout"});
    case NotGenerated::Why::kEnded:
      return call.halted();
    case NotGenerated::Why::kNotFound:
      break;
  }
  return call.fail(Reason::kNotFound, {.n = *wish.most_tries});
}

}  // namespace

std::vector<std::string_view> level_slugs() { return texts_of(level_table(), &LevelRow::slug); }

std::vector<std::string_view> symmetry_slugs() {
  return texts_of(mask_symmetry_table(), &MaskSymmetryRow::slug);
}

Outcome answer_generate(Call& call, JsonObject& answer) {
  GenerateWish wish;
  if (Outcome bad = read_fields(call, WithSparse::kRefused, wish)) return bad;
  const auto generated = verbs::generate(call, wish);
  if (!generated) return fail_for(call, generated.error(), wish);
  const auto& [made, tries, origin, nearest] = *generated;
  const PuzzleWish& wished = wish.origin.wish;
  add_grid(answer, "puzzle", made.puzzle);
  const std::string layout = kept_name(wished.layout);
  if (!layout.empty()) answer.text("layout", layout);
  add_grid(answer, "solution", made.solution);
  answer.number("clues", static_cast<std::uint64_t>(made.puzzle.filled_count()));
  const auto symmetry = static_cast<std::size_t>(wished.givens.symmetry);
  answer.text("symmetry", mask_symmetry_table()[symmetry].slug);
  answer.number("seed", origin.seed);
  answer.number("index", wish.origin.item);
  answer.number("tries", tries);
  answer.text("origin", print_origin(origin));
  if (call.flag("presolved")) {
    answer.text("presolved", presolved_line(made.puzzle, wished.difficulty));
  }
  if (nearest) {
    answer.boolean("nearest", true);
    answer.text("level", row_of(*nearest).slug);
  }
  return std::nullopt;
}

}  // namespace shudu::service
