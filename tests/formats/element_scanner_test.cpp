// Where elements end: quotes, comments, nesting, escapes, limits.
#include "formats/element_scanner.h"

#include <gtest/gtest.h>

#include <string>

#include "shudu/formats/reader.h"

namespace shudu {
namespace {

using State = ElementScanner::State;

// The element at the front of `text`, fed byte by byte; what is left follows after a bar.
std::string first_element(const std::string& text, int depth = 0) {
  ElementScanner scanner;
  scanner.begin(depth);
  std::size_t i = 0;
  while (i < text.size() && !scanner.is_done()) {
    const std::size_t taken = scanner.feed(text.substr(i, 1));
    if (taken == 0) break;
    i += taken;
  }
  EXPECT_EQ(scanner.is_done(), scanner.state() == State::kWhole);
  return std::string(scanner.text()) + "|" + text.substr(i);
}

TEST(ElementScanner, EndsTagsOutsideOfQuotes) {
  EXPECT_EQ(first_element("<a>b"), "<a>|b");
  EXPECT_EQ(first_element("<a b='>' c=\">\"/>x"), "<a b='>' c=\">\"/>|x");
  EXPECT_EQ(first_element("</a>"), "</a>|");
  EXPECT_EQ(first_element("<>x"), "<>|x");
}

TEST(ElementScanner, TakesCommentsAndDeclarationsAsOnePiece) {
  EXPECT_EQ(first_element("<!-- > -- ' -->x"), "<!-- > -- ' -->|x");
  EXPECT_EQ(first_element("<!-->x-->y"), "<!-->x-->|y");
  EXPECT_EQ(first_element("<?xml > version='1' ?>x"), "<?xml > version='1' ?>|x");
  EXPECT_EQ(first_element("<!DOCTYPE a [ <!ENTITY b \"]>\"> ]>x"),
            "<!DOCTYPE a [ <!ENTITY b \"]>\"> ]>|x");
  EXPECT_EQ(first_element("<![CDATA[ > ]] ]]>x"), "<![CDATA[ > ]] ]]>|x");
  EXPECT_EQ(first_element("<!-x>y"), "<!-x>|y");
}

TEST(ElementScanner, TakesATableUpToItsEnd) {
  EXPECT_EQ(first_element("<table><tr><td>5</td></table>x"), "<table><tr><td>5</td></table>|x");
  EXPECT_EQ(first_element("<TABLE a='</table>'>\n< 5 <<td></Table\n>x"),
            "<TABLE a='</table>'>\n< 5 <<td></Table\n>|x");
  EXPECT_EQ(first_element("<table><!-- </table> <table> --></table>x"),
            "<table><!-- </table> <table> --></table>|x");
  EXPECT_EQ(first_element("<tables>x"), "<tables>|x");
  EXPECT_EQ(first_element("</table>x"), "</table>|x");
  EXPECT_EQ(first_element("<table><tables></tables></table>x"),
            "<table><tables></tables></table>|x");
}

TEST(ElementScanner, ATableInATableBeginsAnew) {
  ElementScanner scanner;
  scanner.begin(0);
  EXPECT_EQ(scanner.feed("<table><td><table>5</table>6</table>"), 17U);
  EXPECT_TRUE(scanner.has_begun_anew());
  EXPECT_EQ(scanner.feed(">5</table>6</table>"), 10U);
  EXPECT_FALSE(scanner.has_begun_anew());
  EXPECT_EQ(scanner.text(), "<table>5</table>");
  EXPECT_EQ(scanner.nesting(), 0);
}

TEST(ElementScanner, CountsBracketsOutsideOfStrings) {
  EXPECT_EQ(first_element("{\"a\":[1,{\"b\":\"}]\\\"}\"}]}x"), "{\"a\":[1,{\"b\":\"}]\\\"}\"}]}|x");
  EXPECT_EQ(first_element("\"a\\\"b\"c"), "\"a\\\"b\"|c");
  EXPECT_EQ(first_element("[]]"), "[]|]");
}

TEST(ElementScanner, LeavesWhatEndsAWord) {
  EXPECT_EQ(first_element("null,1"), "null|,1");
  EXPECT_EQ(first_element("12]"), "12|]");
  EXPECT_EQ(first_element("12\n"), "12|\n");
}

TEST(ElementScanner, LeavesWhatEndsAText) {
  ElementScanner scanner;
  scanner.begin_text();
  EXPECT_EQ(scanner.feed("a b<c"), 3U);
  EXPECT_TRUE(scanner.is_done());
  EXPECT_EQ(scanner.text(), "a b");
}

TEST(ElementScanner, KnowsWhichTagsOpenAndClose) {
  const auto nesting = [](std::string_view text) {
    ElementScanner scanner;
    scanner.begin(0);
    EXPECT_EQ(scanner.feed(text), text.size());
    return scanner.nesting();
  };
  EXPECT_EQ(nesting("<a>"), 1);
  EXPECT_EQ(nesting("</a>"), -1);
  EXPECT_EQ(nesting("<a/>"), 0);
  EXPECT_EQ(nesting("<?a?>"), 0);
  EXPECT_EQ(nesting("<!-- -->"), 0);
  EXPECT_EQ(nesting("{}"), 0);
}

TEST(ElementScanner, RefusesDeepNestingButFindsTheEnd) {
  const std::string eight = std::string(8, '[') + std::string(8, ']');
  const std::string nine = std::string(9, '[') + std::string(9, ']');
  ElementScanner scanner;
  scanner.begin(0);
  EXPECT_EQ(scanner.feed(eight), eight.size());
  EXPECT_EQ(scanner.state(), State::kWhole);
  scanner.begin(1);
  EXPECT_EQ(scanner.feed(eight), eight.size());
  EXPECT_EQ(scanner.state(), State::kTooDeep);
  scanner.begin(0);
  EXPECT_EQ(scanner.feed(nine + "x"), nine.size());
  EXPECT_EQ(scanner.state(), State::kTooDeep);
  EXPECT_TRUE(scanner.is_done());
}

TEST(ElementScanner, KeepsNoMoreThanTheLimit) {
  const std::string fits = "\"" + std::string(kMaxRecordBytes - 2, 'x') + "\"";
  const std::string over = "\"" + std::string(kMaxRecordBytes - 1, 'x') + "\"";
  ElementScanner scanner;
  scanner.begin(0);
  EXPECT_EQ(scanner.feed(fits), fits.size());
  EXPECT_EQ(scanner.state(), State::kWhole);
  EXPECT_EQ(scanner.text(), fits);
  scanner.begin(0);
  EXPECT_EQ(scanner.feed(over + "y"), over.size());
  EXPECT_EQ(scanner.state(), State::kTooLarge);
  EXPECT_EQ(scanner.text().size(), kMaxRecordBytes);
}

// Wherever its bytes are cut.
TEST(ElementScanner, KeepsMoreOfNumbers) {
  const auto value = [](std::size_t names, std::size_t numbers) {
    std::string text = "{\"" + std::string(names, 'n') + "\":\"";
    for (std::size_t i = 0; i < numbers; ++i) text += "7 ";
    return text + "\"}";
  };
  const std::string fits = value(4'000, 50'000);
  const std::string other = value(5'000, 50'000);
  const std::string longer = value(1, 600'000);
  const std::string tag = '<' + value(1, 50'000) + '>';
  for (const std::size_t block : {std::size_t{1'000}, fits.size(), longer.size()}) {
    const auto state_after = [block](const std::string& text) {
      ElementScanner scanner;
      scanner.begin(0);
      for (std::size_t from = 0; from < text.size(); from += block) {
        scanner.feed(std::string_view(text).substr(from, block));
      }
      const bool is_kept = scanner.state() == State::kWhole;
      EXPECT_EQ(scanner.text().size(), is_kept ? text.size() : kMaxRecordBytes);
      return scanner.state();
    };
    EXPECT_EQ(state_after(fits), State::kWhole) << block;
    EXPECT_EQ(state_after(other), State::kTooLarge) << block;
    EXPECT_EQ(state_after(longer), State::kTooLarge) << block;
    EXPECT_EQ(state_after(tag), State::kTooLarge) << block;
  }
}

}  // namespace
}  // namespace shudu
