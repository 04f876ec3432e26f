// Signs of Shift and digits: each table, learnt keyboards, and what a sign means on each of them.
#include "faces/keyboards.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "faces/key_table.h"
#include "shudu/core/characters.h"

namespace shudu::faces {
namespace {

TEST(Keyboards, AreThoseOfTheDesign) {
  std::vector<std::string> slugs;
  for (const Keyboard& row : keyboard_table()) slugs.emplace_back(row.slug);
  EXPECT_EQ(slugs, (std::vector<std::string>{"us", "uk", "de", "es", "it", "pt", "br", "se", "ch",
                                             "jp", "fr", "cz", "ru"}));
  EXPECT_EQ(find_keyboard("dvorak"), nullptr);
}

TEST(Keyboards, EverySignIsOneCharacterAndNoneStandsTwice) {
  for (const Keyboard& row : keyboard_table()) {
    std::set<std::string_view> signs;
    for (std::size_t i = 0; i < 9; ++i) {
      const std::string_view sign = row.signs[i];
      EXPECT_EQ(utf8_of(first_character(sign)), sign) << row.slug;
      EXPECT_EQ(digit_of_sign(row, first_character(sign)), static_cast<int>(i) + 1) << row.slug;
      signs.insert(sign);
    }
    EXPECT_EQ(signs.size(), 9U) << row.slug;
    EXPECT_FALSE(digit_of_sign(row, U'5'));
  }
}

TEST(Keyboards, SignsPlayCornerMarksAndMeanNothingElse) {
  for (const Keyboard& row : keyboard_table()) {
    const KeySettings settings{.keyboard = row.slug};
    for (std::size_t i = 0; i < 9; ++i) {
      const Key key{.character = first_character(row.signs[i])};
      const Bound mark{Command::kCorner, static_cast<int>(i) + 1};
      EXPECT_EQ(bound_of(key, settings), mark) << row.slug << " " << row.signs[i];
      // Digits stay digits, also where they need Shift.
      const Key digit{.character = static_cast<char32_t>(U'1' + i)};
      EXPECT_EQ(bound_of(digit, settings), (Bound{Command::kDigit, static_cast<int>(i) + 1}));
    }
  }
}

// Where a sign has a meaning of its own in the table, the mark wins; the design knows of three
// such signs, all Russian, whose commands are reached by position and F1.
TEST(Keyboards, OnlyTheRussianOneTakesSignsOfTheTable) {
  std::string taken;
  for (const Keyboard& row : keyboard_table()) {
    for (const std::string_view sign : row.signs) {
      const Key key{.character = first_character(sign)};
      if (bound_of(key, {.keyboard = "none"})) taken += std::string(row.slug) + std::string(sign);
    }
  }
  EXPECT_EQ(taken, "ru;ru:ru?");
  const KeySettings russian{.keyboard = "ru"};
  EXPECT_EQ(bound_of({.character = U'Ж'}, russian)->command, Command::kCommandLine);
  EXPECT_EQ(bound_of({.character = U'ж'}, russian)->command, Command::kRepeat);
  EXPECT_EQ(bound_of({.code = KeyCode::kFunction, .character = 1}, russian)->command,
            Command::kHelp);
}

TEST(Keyboards, ALearntOneKeepsItsSignsInTheSetting) {
  const std::u32string shift = U"¹²³⁴⁵⁶⁷⁸⁹";
  const std::u32string option = U"¡™£¢∞§¶•ª";
  const auto setting = learnt_keyboard(shift, option);
  ASSERT_TRUE(setting);
  EXPECT_EQ(*setting, "learnt ¹ ² ³ ⁴ ⁵ ⁶ ⁷ ⁸ ⁹ ¡ ™ £ ¢ ∞ § ¶ • ª");
  const KeySettings settings{.keyboard = *setting};
  EXPECT_EQ(bound_of({.character = U'⁴'}, settings), (Bound{Command::kCorner, 4}));
  EXPECT_EQ(bound_of({.character = U'∞'}, settings), (Bound{Command::kCentre, 5}));
  const auto short_one = learnt_keyboard(shift, {});
  ASSERT_TRUE(short_one);
  EXPECT_FALSE(mark_of_sign(*keyboard_of(*short_one), U'∞'));
}

TEST(Keyboards, WhatCannotBeLearntIsRefused) {
  EXPECT_FALSE(learnt_keyboard(std::u32string(U"!@#$%^&*"), {}));   // eight
  EXPECT_FALSE(learnt_keyboard(std::u32string(U"!@#$%^&*!"), {}));  // twice
  EXPECT_FALSE(learnt_keyboard(std::u32string(U"123456789"), {}));  // Shift gives the digit
  EXPECT_FALSE(learnt_keyboard(std::u32string(U"!@#$%^&* "), {}));
  EXPECT_FALSE(learnt_keyboard(std::u32string(U"!@#$%^&*("), std::u32string(U"!234567ab")));
  for (const char* text : {"learnt", "learnt ! @", "", "learnt ! @ # $ % ^ & * \xff",
                           "learnt ! @ # $ % ^ & * ( x", "learnt !! @ # $ % ^ & * ("}) {
    EXPECT_FALSE(keyboard_of(text)) << text;
  }
}

}  // namespace
}  // namespace shudu::faces
