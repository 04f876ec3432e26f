// The walk over a sentence: its parts in order, nothing lost, broken braces as text.
#include "shudu/core/placeholders.h"

#include <gtest/gtest.h>

#include <string>

namespace shudu {
namespace {

std::string walked(std::string_view sentence) {
  std::string out;
  for_each_part(
      sentence, [&](std::string_view part) { out += "<" + std::string(part) + ">"; },
      [&](std::string_view field) { out += "[" + std::string(field) + "]"; });
  return out;
}

TEST(Placeholders, text_and_fields_come_in_the_order_of_the_sentence) {
  EXPECT_EQ(walked(""), "");
  EXPECT_EQ(walked("plain"), "<plain>");
  EXPECT_EQ(walked("{a}"), "[{a}]");
  EXPECT_EQ(walked("{n} of {m} cells."), "[{n}]< of >[{m}]< cells.>");
  EXPECT_EQ(walked("{a}{b}"), "[{a}][{b}]");
  EXPECT_EQ(walked("{n|cell|cells} left"), "[{n|cell|cells}]< left>");
}

TEST(Placeholders, a_brace_that_is_never_closed_is_text) {
  EXPECT_EQ(walked("{a} and {b"), "[{a}]< and {b>");
  EXPECT_EQ(walked("a } b"), "<a } b>");
  EXPECT_EQ(walked("{"), "<{>");
}

}  // namespace
}  // namespace shudu
