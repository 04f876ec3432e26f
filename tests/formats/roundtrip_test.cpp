// Walks the table: every format that writes reads back what it wrote, and refuses what it cannot
// hold.
#include "formats/roundtrip.h"

#include <gtest/gtest.h>

#include "formats/record_list.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

std::vector<const Format*> table() {
  std::vector<const Format*> formats;
  for (const Format& format : format_table()) formats.push_back(&format);
  return formats;
}

class Roundtrip : public ::testing::TestWithParam<const Format*> {};

TEST_P(Roundtrip, WritesWhatItReads) {
  if (GetParam()->write == nullptr) GTEST_SKIP() << "read only";
  EXPECT_TRUE(rc::check([&] { expect_roundtrip(*GetParam(), table()); }));
}

// What another format wrote stands before it, and after it: nothing of either is lost or read as
// something else.
TEST_P(Roundtrip, ReadsWhatItWroteBesideEveryOther) {
  constexpr auto kEvery = by_build<std::size_t>(1, 6);  // of the pairs
  const auto own = static_cast<std::size_t>(GetParam() - format_table().data());
  for (const Format* other : table()) {
    const auto place = static_cast<std::size_t>(other - format_table().data());
    if ((own + place) % kEvery != 0) continue;
    if (other->writes == Holdings() || GetParam()->writes == Holdings()) continue;
    EXPECT_TRUE(rc::check([&] { expect_pair(*GetParam(), *other, table()); }))
        << GetParam()->name << ", " << other->name;
  }
}

// Each part by itself, on top of what the format needs at least.
TEST_P(Roundtrip, RefusesWhatItCannotHold) {
  const Format& format = *GetParam();
  Puzzle plain;
  plain.givens = grid_of("1" + std::string(80, '.'));
  const auto with = [&](auto&& change) {
    Puzzle puzzle = plain;
    change(puzzle);
    return puzzle;
  };
  const Grid two = grid_of(".2" + std::string(79, '.'));
  struct Case {
    Part part;
    Puzzle puzzle;
  };
  const std::vector<Case> cases = {
      {Part::kGivens, plain},
      {Part::kPlaced, with([&](Puzzle& puzzle) { puzzle.placed = two; })},
      {Part::kMarks, with([&](Puzzle& puzzle) { puzzle.marks = basic_marks(puzzle.givens); })},
      {Part::kSukaku, with([](Puzzle& puzzle) {
         puzzle.marks = Pencilmarks(9);
         puzzle.marks_are_puzzle = true;
       })},
      {Part::kSolution,
       with([](Puzzle& puzzle) { puzzle.solution = grid_of(std::string(81, '1')); })},
      {Part::kNotes, with([](Puzzle& puzzle) { puzzle.notes.title = "a"; })},
      {Part::kOtherSizes, with([](Puzzle& puzzle) { puzzle.clear(6); })},
      {Part::kLayout, with([](Puzzle& puzzle) { puzzle.layout = "x"; })},
  };
  for (const Case& one : cases) {
    std::string out = "before";
    RecordWriter writer(format);
    const Status status = writer.write(one.puzzle, out);
    EXPECT_EQ(status.has_value(), format.writes.has(one.part)) << static_cast<int>(one.part);
    if (status) continue;
    EXPECT_EQ(status.error().code, ErrorCode::kCannotHold);
    EXPECT_FALSE(status.error().token.empty());
    EXPECT_EQ(out, "before");
  }
}

INSTANTIATE_TEST_SUITE_P(Formats, Roundtrip, ::testing::ValuesIn(table()), [](const auto& test) {
  std::string name(test.param->name);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace shudu::test
