// Books: pages in order, nothing lost, memory flat.
#include "shudu/render/book.h"

#include <gtest/gtest.h>

#include "cards.h"
#include "shudu/core/layout_table.h"
#include "support/build_kind.h"
#include "support/memory_count.h"

namespace shudu {
namespace {

using test::full_card;
using test::texts_of;

std::vector<Picture> pages_of(int count, const PageSetup& setup) {
  std::vector<Picture> pages;
  Book book(setup, [&](const Picture& page) {
    pages.push_back(page);
    return true;
  });
  for (int i = 1; i <= count; ++i) EXPECT_TRUE(book.add(full_card(i)));
  EXPECT_TRUE(book.finish());
  EXPECT_EQ(book.page_count(), static_cast<int>(pages.size()));
  return pages;
}

bool has_text(const Picture& page, std::string_view wanted) {
  for (const TextShape& text : texts_of(page)) {
    if (text.text == wanted) return true;
  }
  return false;
}

TEST(Books, PagesAreFilledInOrder) {
  for (const int per_page : kPerPage) {
    PageSetup setup;
    setup.per_page = per_page;
    const std::vector<Picture> pages = pages_of(10, setup);
    ASSERT_EQ(pages.size(), static_cast<std::size_t>((10 + per_page - 1) / per_page));
    for (int i = 1; i <= 10; ++i) {
      const auto page = static_cast<std::size_t>((i - 1) / per_page);
      EXPECT_TRUE(has_text(pages[page], "Title " + std::to_string(i)));
      EXPECT_TRUE(has_text(pages[page], std::to_string(page + 1)));
    }
  }
}

TEST(Books, SolutionsFollowTheLastPuzzle) {
  PageSetup setup;
  setup.per_page = 4;
  setup.solutions = SolutionPlace::kEnd;
  const int room = solutions_per_page(setup);
  const std::vector<Picture> pages = pages_of(room + 1, setup);
  const auto puzzles = static_cast<std::size_t>((room + 1 + 3) / 4);
  ASSERT_EQ(pages.size(), puzzles + 2);
  EXPECT_TRUE(has_text(pages[puzzles], "Solutions"));
  std::vector<TextShape> digits = texts_of(pages[puzzles], '7');
  std::erase_if(digits, [](const TextShape& text) { return text.width > 0; });  // numbers have one
  EXPECT_EQ(digits.size(), 9U * static_cast<std::size_t>(room));  // and the number of a puzzle
  EXPECT_TRUE(has_text(pages[puzzles + 1], std::to_string(room + 1)));
}

// Digits, givens and layout come out of the packed form as they went in.
TEST(Books, KeptSolutionsAreWhole) {
  PageSetup setup;
  setup.solutions = SolutionPlace::kEnd;
  std::vector<Picture> pages;
  Book book(setup, [&](const Picture& page) {
    pages.push_back(page);
    return true;
  });
  const Layout& small = *layout_table()[1].layout;
  Card card = test::card_with(test::kSmall, small);
  card.number = "1";
  card.solution = test::grid_of("1243342143122134");
  book.add(card);
  Card without = full_card(2);
  without.solution.reset();
  book.add(without);
  book.add(full_card(3));
  book.finish();
  ASSERT_EQ(pages.size(), 4U);
  std::string digits;
  std::string bold;
  for (const TextShape& text : texts_of(pages[3])) {
    if (text.align != Align::kCenter || text.width > 0) continue;
    digits += text.text;
    if (text.is_bold) bold += text.text;
  }
  EXPECT_EQ(digits, "1243342143122134" + std::string(test::kSolution));
  EXPECT_EQ(bold.substr(0, 4), "1234");
  EXPECT_EQ(bold.size(), 4U + 30U);
}

TEST(Books, ASinkThatRefusesEndsIt) {
  PageSetup setup;
  Book book(setup, [](const Picture&) { return false; });
  EXPECT_FALSE(book.add(full_card(1)));
  EXPECT_FALSE(book.add(full_card(2)));
  EXPECT_FALSE(book.finish());
  EXPECT_EQ(book.page_count(), 1);
}

// cairo takes its memory past operator new; the test of the program looks at all of it.
TEST(Books, MemoryIsFlat) {
  if (!test::heap_is_counted()) GTEST_SKIP() << "a sanitizer counts the heap";
  const auto peak_of = [](int count) {
    PageSetup setup;
    setup.per_page = 9;
    Card card = full_card(1);
    const std::size_t before = test::heap_bytes();
    test::reset_heap_peak();
    Book book(setup, [](const Picture&) { return true; });
    for (int i = 0; i < count; ++i) book.add(card);
    book.finish();
    return test::heap_peak() - before;
  };
  constexpr int kMany = test::by_build(20000, 1000);
  EXPECT_LT(peak_of(kMany), peak_of(90) + 4096);
}

}  // namespace
}  // namespace shudu
