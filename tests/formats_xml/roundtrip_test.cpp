// OpenSudoku reads back what it wrote, alone and when all formats look.
#include "formats/roundtrip.h"

#include <gtest/gtest.h>

#include "shudu/formats/xml/opensudoku.h"

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
    expect_roundtrip(format_table()[row], formats);
  }));
}

}  // namespace
}  // namespace shudu::test
