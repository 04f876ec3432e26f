// What the first characters of a line begin, and how a line is trimmed.
#include "formats/stream_scanner.h"

#include <gtest/gtest.h>

#include "formats/stripped_line.h"

namespace shudu {
namespace {

TEST(BeginningOf, KnowsTags) {
  for (const std::string_view text : {"<a>", "</a>", "<!--", "<?xml", "<_x", "<A"}) {
    EXPECT_EQ(beginning_of(text), LineBeginning::kTag) << text;
  }
  for (const std::string_view text : {"<", "< a", "<1", "<<", "<\xFF"}) {
    EXPECT_EQ(beginning_of(text), LineBeginning::kLine) << text;
  }
}

TEST(BeginningOf, KnowsJsonFromArrays) {
  for (const std::string_view text :
       {"[{\"a\":1}]", "[ {", "[\"1234123412341234\"]", "[[[1", "{{{1", "[ [ [",
        "[\"..............."  // cut short
        "."}) {
    EXPECT_EQ(beginning_of(text), LineBeginning::kList) << text;
  }
  for (const std::string_view text : {"{\"a\":1}", "{ \"a\" : 1", "{\"\":"}) {
    EXPECT_EQ(beginning_of(text), LineBeginning::kValue) << text;
  }
  for (const std::string_view text :
       {"[1,2", "[[1", "{1", "{{1", "[\"53..7....\"", "{\"5\",", "{\"5", "[Puzzle]", "[]", "{}",
        "[[{", "{[", "{{[", "{\"a\"", "x", "4"}) {
    EXPECT_EQ(beginning_of(text), LineBeginning::kLine) << text;
  }
  for (const std::string_view text : {"[", "{", "[[", "{{", "[ [", "{ "}) {
    EXPECT_EQ(beginning_of(text), LineBeginning::kUndecided) << text;
  }
}

TEST(StripLine, RemovesWhatIsAtTheEnd) {
  EXPECT_EQ(strip_line(" a \t\r"), " a");
  EXPECT_EQ(strip_line(" \r"), "");
  EXPECT_EQ(strip_line(""), "");
  EXPECT_EQ(strip_line("a\r\r"), "a\r");
}

TEST(StripLine, KeepsSpacesThatAreCells) {
  const std::string cells = "12" + std::string(79, ' ');
  EXPECT_EQ(strip_line(cells), cells);
  EXPECT_EQ(strip_line(cells + "\r"), cells);
  EXPECT_EQ(strip_line(cells + " "), "12");
  EXPECT_EQ(strip_line("1." + std::string(79, ' ')), "1.");
  EXPECT_EQ(strip_line(std::string(81, ' ')), "");
}

}  // namespace
}  // namespace shudu
