// Links as people paste them, and what is none.
#include "formats/link.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>

namespace shudu {
namespace {

// host|path|query|fragment
std::string parts_of(std::string_view line) {
  const std::optional<Link> link = parse_link(line);
  if (!link) return "none";
  return link->host + "|" + std::string(link->path.view()) + "|" + std::string(link->query.view()) +
         "|" + std::string(link->fragment.view());
}

TEST(Link, HasFourParts) {
  EXPECT_EQ(parts_of("https://a.com/b/c?d=e&f#g?h#i"), "a.com|b/c|d=e&f|g?h#i");
  EXPECT_EQ(parts_of("https://a.com"), "a.com|||");
  EXPECT_EQ(parts_of("https://a.com/"), "a.com|||");
  EXPECT_EQ(parts_of("https://a.com?d"), "a.com||d|");
  EXPECT_EQ(parts_of("https://a.com#g"), "a.com|||g");
  EXPECT_EQ(parts_of("a.com/b#"), "a.com|b||");
}

TEST(Link, SchemeCaseAndWwwSayNothing) {
  for (const std::string_view line : {"http://a.com/B", "HTTPS://A.com/B", "a.com/B", "A.COM/B",
                                      "www.a.com/B", "https://WWW.a.com:8080/B", "  a.com/B \t"}) {
    EXPECT_EQ(parts_of(line), "a.com|B||") << line;
  }
}

TEST(Link, KeepsBlanksInside) { EXPECT_EQ(parts_of("a.com/?x=1 2/ "), "a.com||x=1 2/|"); }

TEST(Link, OtherLinesAreNone) {
  for (const std::string_view line :
       {"", " ", "https://", "://a.com", "localhost/x", "a b.com/x", ".com/", "ftp://a.com/x",
        "a.com:80x/", "4.......,", "1..2_.com", "[1.2]"}) {
    EXPECT_EQ(parts_of(line), "none") << line;
  }
}

TEST(Link, SitesAreHostsAndWhatEndsInThem) {
  const std::array<std::string_view, 2> sites = {"a.com", "b.org"};
  EXPECT_TRUE(is_at("a.com", sites));
  EXPECT_TRUE(is_at("x.b.org", sites));
  EXPECT_FALSE(is_at("aa.com", sites));
  EXPECT_FALSE(is_at("com", sites));
  EXPECT_FALSE(is_at("a.com.evil", sites));
}

TEST(Link, QueryValues) {
  const std::optional<Link> link = parse_link("a.com/?one=1&Two=2=2&three&one=3#one=4");
  ASSERT_TRUE(link.has_value());
  EXPECT_EQ(query_value(*link, "one")->view(), "1");
  EXPECT_EQ(query_value(*link, "two")->view(), "2=2");
  EXPECT_FALSE(query_value(*link, "three").has_value());
  EXPECT_FALSE(query_value(*link, "ne").has_value());
  EXPECT_EQ(query_value(*parse_link("a.com?x="), "x")->view(), "");
}

TEST(Link, Decodes) {
  EXPECT_EQ(percent_decoded("a%2Bb%2f%3D"), "a+b/=");
  EXPECT_EQ(percent_decoded("%"), "%");
  EXPECT_EQ(percent_decoded("%4"), "%4");
  EXPECT_EQ(percent_decoded("%zz%41"), "%zzA");
  EXPECT_EQ(packed_data("a b%20c%2Bd"), "a+b+c+d");
}

RC_GTEST_PROP(Link, Property_PartsLieInTheLine, (const std::string& line)) {
  for (const std::string& text : {line, "a.com/" + line, "https://a.com?" + line}) {
    const std::optional<Link> link = parse_link(text);
    if (!link) continue;
    for (const Piece& piece : {link->path, link->query, link->fragment}) {
      RC_ASSERT(piece.begin <= piece.end && piece.end <= text.size());
    }
    RC_ASSERT(percent_decoded(text).size() <= text.size());
    (void)query_value(*link, "x");
  }
}

}  // namespace
}  // namespace shudu
