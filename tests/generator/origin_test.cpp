// Every origin is read back, and what it says is made again; what is none is refused with a
// sentence.
#include "shudu/generator/origin.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "shudu/core/layout_table.h"
#include "shudu/solver/method.h"
#include "support/build_kind.h"
#include "support/languages.h"
#include "wishes.h"

namespace shudu::test {
namespace {

bool equal(const Wish& a, const Wish& b) {
  return a.level == b.level && a.er == b.er && a.technique == b.technique && a.use == b.use &&
         a.least_steps == b.least_steps && a.bottlenecks == b.bottlenecks;
}

bool equal(const ReduceWish& a, const ReduceWish& b) {
  if (a.clues.has_value() != b.clues.has_value()) return false;
  const bool is_count_equal =
      !a.clues || (a.clues->low == b.clues->low && a.clues->high == b.clues->high);
  return a.symmetry == b.symmetry && is_count_equal && a.is_minimal == b.is_minimal;
}

// What a method does not name need not come back.
bool equal(const Origin& a, const Origin& b) {
  const PuzzleWish& wish = a.wish;
  const PuzzleWish& other = b.wish;
  const bool has_masks = wish.method == MakeMethod::kTransform;
  return a.seed == b.seed && a.item == b.item && wish.method == other.method &&
         wish.grids == other.grids && (!has_masks || wish.masks == other.masks) &&
         wish.pattern == other.pattern && equal(wish.givens, other.givens) &&
         equal(wish.difficulty, other.difficulty) &&
         layout_name(wish.layout) == layout_name(other.layout);
}

// The others are classic, whatever the wish says.
bool has_layout(MakeMethod method) {
  return method == MakeMethod::kReduce || method == MakeMethod::kPattern ||
         method == MakeMethod::kFull;
}

Origin sensible_origin(std::uint64_t number) {
  Origin origin = random_origin(number);
  if (!has_layout(origin.wish.method)) origin.wish.layout = Layout::classic();
  if (origin.wish.method == MakeMethod::kWeighted ||
      origin.wish.method == MakeMethod::kControlledBias) {
    origin.wish.grids.reset();
  }
  return origin;
}

RC_GTEST_PROP(OriginProperty, IsReadBack, (std::uint64_t number)) {
  const Origin origin = sensible_origin(number);
  const std::string line = print_origin(origin);
  const Result<Origin, OriginError> read = parse_origin(line);
  if (find_fault(origin.wish) != MakeFault::kNone) {
    RC_ASSERT(!read);
    RC_ASSERT(read.error().fault == OriginFault::kCannotBe);
    return;
  }
  RC_ASSERT(read.has_value());
  RC_ASSERT(equal(*read, origin));
  RC_ASSERT(print_origin(*read) == line);
  // As rated later.
  const Result<Origin, OriginError> rated = parse_origin(line + " level=easy");
  RC_ASSERT(rated.has_value());
  RC_ASSERT(print_origin(*rated) == line);
}

// Bytes of one origin replaced by others: read or refused, and never taken for the same words.
RC_GTEST_PROP(OriginProperty, HostileTextIsHarmless,
              (std::uint64_t number, std::uint8_t byte, std::uint16_t place)) {
  std::string line = print_origin(sensible_origin(number));
  line[place % line.size()] = static_cast<char>(byte);
  const Result<Origin, OriginError> read = parse_origin(line);
  if (read) {
    RC_ASSERT(parse_origin(print_origin(*read)).has_value());
    return;
  }
  for (const Language language : kLanguages) RC_ASSERT(!sentence(read.error(), language).empty());
}

bool has_one_solution(const Layout& layout, const Grid& puzzle) {
  const Method& judge = *find_method("dlx");
  return judge.count(layout, Pencilmarks::from_grid(puzzle), {.limit = 2}).count == 1;
}

TEST(Origin, IsMadeAgain) {
  int made_again = 0;
  int methods = 0;
  constexpr int kWanted = by_build(60, 8);
  for (std::uint64_t number = 1; made_again < kWanted; ++number) {
    ASSERT_LT(number, 2'000U);
    const Origin origin = sensible_origin(number);
    if (find_fault(origin.wish) != MakeFault::kNone) continue;
    // One try of controlled bias in 260,000 succeeds.
    if (origin.wish.method == MakeMethod::kControlledBias) continue;
    const MadeToWish made = make_to_wish(origin, 512);
    if (!made.item.made) continue;
    const std::string line = print_origin(origin);
    const MadeToWish again = make_to_wish(*parse_origin(line), 512);
    ASSERT_TRUE(again.item.made) << line;
    EXPECT_EQ(again.item.made->puzzle, made.item.made->puzzle) << line;
    EXPECT_EQ(again.item.made->solution, made.item.made->solution) << line;
    EXPECT_EQ(again.item.tries, made.item.tries) << line;
    EXPECT_TRUE(has_one_solution(origin.wish.layout, again.item.made->puzzle)) << line;
    ++made_again;
    methods |= 1 << static_cast<int>(origin.wish.method);
  }
  EXPECT_EQ(methods, by_build(0b1110111, methods));
}

TEST(Origin, SaysWhatItTakes) {
  Origin origin;
  origin.seed = 7;
  EXPECT_EQ(print_origin(origin), "generated seed=7 series=1");
  origin.item = 3;
  origin.wish.difficulty.level = Level::kHard;
  origin.wish.givens.symmetry = MaskSymmetry::kRotate180;
  EXPECT_EQ(print_origin(origin),
            "generated seed=7 item=3 level=hard symmetry=rotate180 series=1 scale=shudu-1");
  origin.wish.difficulty.er = WantedRange{70, 79};
  EXPECT_EQ(print_origin(origin),
            "generated seed=7 item=3 level=hard er=7.0-7.9 symmetry=rotate180 series=1 "
            "scale=shudu-1,se-1.2.1");
}

TEST(Origin, RefusesWithAReason) {
  const auto fault_of = [](std::string_view line) {
    const Result<Origin, OriginError> read = parse_origin(line);
    return read ? OriginFault::kCount : read.error().fault;
  };
  EXPECT_EQ(fault_of("generated seed=7 series=1"), OriginFault::kCount);
  EXPECT_EQ(fault_of(""), OriginFault::kNotAnOrigin);
  EXPECT_EQ(fault_of("imported format=hodoku"), OriginFault::kNotAnOrigin);
  EXPECT_EQ(fault_of("generated seed=7 level=hard"), OriginFault::kMissing);
  EXPECT_EQ(fault_of("generated series=1"), OriginFault::kMissing);
  EXPECT_EQ(fault_of("generated method=pattern seed=1 series=1"), OriginFault::kMissing);
  EXPECT_EQ(fault_of("generated seed=7 level=hard series=1"), OriginFault::kMissing);
  EXPECT_EQ(fault_of("generated seed=7 seed=7 series=1"), OriginFault::kRepeated);
  EXPECT_EQ(fault_of("generated seed=7  series=1"), OriginFault::kUnknownWord);
  EXPECT_EQ(fault_of("generated seed=7 colour=red series=1"), OriginFault::kUnknownWord);
  EXPECT_EQ(fault_of("generated seed=7 scale=shudu-1 series=1"), OriginFault::kUnknownWord);
  for (const char* words :
       {"seed=", "seed", "seed=-1", "seed=07", "seed=18446744073709551616", "seed=7 clues=30-20",
        "seed=7 clues=0-82", "seed=7 clues=a", "seed=7 layout=round", "seed=7 steps=0",
        "seed=7 symmetry=half", "seed=7 grids=slow", "seed=7 level=hell", "seed=7 practice=on",
        "seed=7 item=18446744073709551615", "seed=7 er=x"}) {
    EXPECT_EQ(fault_of("generated " + std::string(words) + " series=1"), OriginFault::kBadValue)
        << words;
  }
  EXPECT_EQ(fault_of("generated seed=7 practice series=1"), OriginFault::kNotTogether);
  EXPECT_EQ(fault_of("generated seed=7 minimal series=1"), OriginFault::kNotTogether);
  EXPECT_EQ(fault_of("generated seed=7 masks=hell series=1"), OriginFault::kNotTogether);
  EXPECT_EQ(fault_of("generated method=weighted seed=7 symmetry=flip series=1"),
            OriginFault::kNotTogether);
  EXPECT_EQ(fault_of("generated seed=7 series=2"), OriginFault::kOtherSeries);
  EXPECT_EQ(fault_of("generated seed=7 level=hard series=1 scale=shudu-2"),
            OriginFault::kOtherScale);
  EXPECT_EQ(fault_of("generated seed=7 series=1 scale=shudu-1"), OriginFault::kOtherScale);
  EXPECT_EQ(fault_of("generated seed=7 er=7.0 layout=6x6 series=1 scale=se-1.2.1"),
            OriginFault::kCannotBe);
  EXPECT_EQ(fault_of("generated seed=7 layout=x grids=uniform series=1"), OriginFault::kCannotBe);
}

TEST(Origin, OtherVersionsAreNamed) {
  const OriginError error =
      parse_origin("generated seed=7 level=hard series=1 scale=shudu-9").error();
  EXPECT_EQ(sentence(error, Language::kEnglish),
            "the puzzle was judged by shudu-9; this program judges by shudu-1 and may make another "
            "one");
  EXPECT_EQ(sentence(error, Language::kSimplifiedChinese),
            "这道题按 shudu-9 评定；本程序按 shudu-1 评定，生成的题可能不同");
}

}  // namespace
}  // namespace shudu::test
