// Which of several readings is taken, and what is said when they contradict each other.
#include "formats/resolve.h"

#include <gtest/gtest.h>

#include "formats/record_list.h"
#include "shudu/core/layout_table.h"

namespace shudu::test {
namespace {

const std::string kResolveCells = "1" + std::string(80, '.');

// Formats that read any line as what they are called for.
Result<Puzzle> read_givens(std::span<const std::string_view>, ReadContext&) {
  Puzzle puzzle;
  puzzle.givens = grid_of(kResolveCells);
  return puzzle;
}
Result<Puzzle> read_noted(std::span<const std::string_view> lines, ReadContext& context) {
  Result<Puzzle> puzzle = read_givens(lines, context);
  puzzle->notes.title = "noted";
  return puzzle;
}
Result<Puzzle> read_solved(std::span<const std::string_view> lines, ReadContext& context) {
  Result<Puzzle> puzzle = read_givens(lines, context);
  puzzle->solution = grid_of(std::string(81, '1'));
  return puzzle;
}
Result<Puzzle> read_placed(std::span<const std::string_view> lines, ReadContext& context) {
  Result<Puzzle> puzzle = read_givens(lines, context);
  puzzle->placed.place(Cell(5), Digit(5));
  return puzzle;
}
Result<Puzzle> read_other(std::span<const std::string_view>, ReadContext&) { return Puzzle(); }
Result<Puzzle> read_small(std::span<const std::string_view>, ReadContext&) {
  Puzzle puzzle;
  puzzle.clear(4);
  return puzzle;
}
Result<Puzzle> read_five(std::span<const std::string_view>, ReadContext&) {
  Puzzle puzzle;
  puzzle.clear(5);
  return puzzle;
}
Result<Puzzle> read_nothing(std::span<const std::string_view>, ReadContext&) {
  Error error;
  error.code = ErrorCode::kBadSyntax;
  return error;
}

Format named(std::string_view name,
             Result<Puzzle> (*read)(std::span<const std::string_view>, ReadContext&)) {
  Format format = format_named("line");
  format.name = name;
  format.read = read;
  return format;
}

class Resolve : public ::testing::Test {
 protected:
  Resolution by(std::vector<const Format*> formats) {
    const std::string_view line = "any";
    return resolve(formats, {&line, 1}, context_);
  }
  ReadContext context_;
  const Format givens_ = named("givens", read_givens);
  const Format noted_ = named("noted", read_noted);
  const Format solved_ = named("solved", read_solved);
  const Format placed_ = named("placed", read_placed);
  const Format other_ = named("other", read_other);
  const Format small_ = named("small", read_small);
  const Format five_ = named("five", read_five);
  const Format nothing_ = named("nothing", read_nothing);
};

TEST_F(Resolve, TheFirstOfEqualReadingsWins) {
  const Format twin = named("twin", read_givens);
  EXPECT_EQ(by({&givens_, &twin}).format, &givens_);
  EXPECT_EQ(by({&twin, &givens_}).format, &twin);
  EXPECT_EQ(by({&givens_, &noted_}).format, &noted_);
  EXPECT_EQ(by({&noted_, &givens_}).format, &noted_);
}

TEST_F(Resolve, AReadingThatKnowsMoreWins) {
  EXPECT_EQ(by({&givens_, &solved_}).format, &solved_);
  EXPECT_EQ(by({&solved_, &givens_}).format, &solved_);
}

TEST_F(Resolve, ReadingsThatFailDropOut) {
  EXPECT_EQ(by({&nothing_, &givens_}).format, &givens_);
  const Resolution none = by({&nothing_, &five_});
  EXPECT_EQ(none.format, &nothing_);
  EXPECT_EQ(none.puzzle.error().code, ErrorCode::kBadSyntax);
}

TEST_F(Resolve, ContradictionsAreNamed) {
  for (const Format* second : {&other_, &small_}) {
    const Resolution result = by({&givens_, second});
    EXPECT_EQ(result.format, nullptr);
    ASSERT_FALSE(result.puzzle);
    EXPECT_EQ(result.puzzle.error().code, ErrorCode::kAmbiguousFormat);
    EXPECT_EQ(result.puzzle.error().token.view(), "givens, " + std::string(second->name));
  }
  // Each knows something that the other does not: neither is dropped silently.
  EXPECT_FALSE(by({&solved_, &placed_}).puzzle);
}

TEST_F(Resolve, SizesAreChecked) {
  EXPECT_EQ(by({&five_}).puzzle.error().code, ErrorCode::kUnsupportedLayout);
  EXPECT_EQ(by({&five_}).puzzle.error().found, 5U);
  context_.layout = *default_layout(4);
  EXPECT_EQ(by({&givens_, &small_}).format, &small_);
  EXPECT_EQ(by({&givens_}).puzzle.error().code, ErrorCode::kLayoutMismatch);
}

}  // namespace
}  // namespace shudu::test
