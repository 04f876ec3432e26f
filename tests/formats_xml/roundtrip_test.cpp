// OpenSudoku reads back what it wrote, alone and when all formats look.
#include "formats/roundtrip.h"

#include <gtest/gtest.h>

#include "shudu/formats/xml/opensudoku.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

TEST(OpenSudokuRoundtrip, WritesWhatItReads) {
  const auto all = all_formats();
  const std::vector<const Format*> formats(all.begin(), all.end());
  EXPECT_TRUE(rc::check([&] { expect_roundtrip(opensudoku_format(), formats); }));
}

// With the XML format there, every other one is still detected as before.
TEST(OpenSudokuRoundtrip, DisturbsNoOtherFormat) {
  const auto all = all_formats();
  const std::vector<const Format*> formats(all.begin(), all.end());
  EXPECT_TRUE(rc::check([&] {
    const auto row = *rc::gen::inRange<std::size_t>(0, format_table().size());
    if (format_table()[row].write != nullptr) expect_roundtrip(format_table()[row], formats);
  }));
}

// Texts of variants that hold grids too: a sukaku, a layout, three of the notes.
TEST(VariantRoundtrip, GridsComeBack) {
  const auto all = all_formats();
  const std::vector<const Format*> formats(all.begin(), all.end());
  int rows = 0;
  for (const Format* const format : formats) {
    const bool is_of_table = find_format(format->name) != nullptr;
    if (is_of_table || format->write == nullptr || !format->writes.has(Part::kGivens)) continue;
    ++rows;
    EXPECT_TRUE(rc::check([&] { expect_roundtrip(*format, formats); })) << format->name;
  }
  EXPECT_EQ(rows, 4);  // shudu-variant, iss, jigsaw-line; opensudoku
}

// Before every other, and after it.
TEST(OpenSudokuRoundtrip, IsReadBesideEveryOther) {
  const auto all = all_formats();
  const std::vector<const Format*> formats(all.begin(), all.end());
  constexpr auto kEvery = by_build<std::size_t>(1, 6);
  for (std::size_t i = 0; i < formats.size(); i += kEvery) {
    const Format* other = formats[i];
    if (!other->writes.has(Part::kGivens)) continue;  // nothing, or variants alone
    EXPECT_TRUE(rc::check([&] {
      expect_pair(opensudoku_format(), *other, formats);
      expect_pair(*other, opensudoku_format(), formats);
    })) << other->name;
  }
}

}  // namespace
}  // namespace shudu::test
