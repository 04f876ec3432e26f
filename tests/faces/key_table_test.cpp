// The table of keys: every row of the design, no key twice, settings, letters by position, words.
#include "faces/key_table.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "faces/binding.h"
#include "faces/keyboards.h"

namespace shudu::faces {
namespace {

Key letter(char32_t character) { return {.character = character}; }
Key ctrl(char32_t character) { return {.character = character, .ctrl = true}; }

std::vector<std::string> words_in(std::string_view keys) {
  std::vector<std::string> words;
  while (!keys.empty()) words.emplace_back(next_word(keys));
  return words;
}

std::optional<Command> command_of(const Key& key, const KeySettings& settings = {}) {
  const auto bound = bound_of(key, settings);
  return bound ? std::optional(bound->command) : std::nullopt;
}

TEST(KeyTable, NoKeyStandsTwiceAndEachFindsItsRow) {
  std::map<std::string, Command> seen;
  std::set<std::string_view> slugs;
  for (const KeyRow& row : key_table()) {
    std::vector<std::string> words = words_in(row.keys);
    for (std::string& word : words_in(row.in_terminal)) words.push_back(std::move(word));
    for (const std::string& word : words) {
      EXPECT_TRUE(seen.emplace(word, row.command).second) << word;
      KeyText text = read_key_text(word);
      for (int digit = 1; digit <= 9; ++digit) {
        if (text.is_digits) text.key.character = U'0' + static_cast<char32_t>(digit);
        const auto bound = bound_of(text.key, {});
        ASSERT_TRUE(bound) << word;
        EXPECT_EQ(bound->command, row.command) << word;
        EXPECT_EQ(bound->digit, text.is_digits ? digit : 0) << word;
        EXPECT_FALSE(bound->grows) << word;
      }
    }
    EXPECT_FALSE(words.empty() && row.in_browser.empty()) << row.slug;
    EXPECT_TRUE(slugs.emplace(row.slug).second) << row.slug;
    EXPECT_EQ(&row_of(row.command), &row);
  }
}

TEST(KeyTable, NoKeyStandsTwiceInABrowser) {
  std::set<std::string> seen;
  for (const KeyRow& row : key_table()) {
    for (const std::string& word : words_in(row.keys))
      EXPECT_TRUE(seen.insert(word).second) << word;
    for (const std::string& word : words_in(row.in_browser)) {
      EXPECT_TRUE(seen.insert(word).second) << word;
    }
  }
  EXPECT_TRUE(seen.contains("Ctrl+z"));
}

// The design's table (section 3), by hand.
TEST(KeyTable, HoldsTheDesign) {
  const std::map<char32_t, Command> expected{
      {U'h', Command::kLeft},          {U'j', Command::kDown},        {U'k', Command::kUp},
      {U'l', Command::kRight},         {U'w', Command::kUp},          {U'a', Command::kLeft},
      {U's', Command::kDown},          {U'd', Command::kRight},       {U'n', Command::kNextEmpty},
      {U'N', Command::kPreviousEmpty}, {U'g', Command::kGoToCell},    {U'o', Command::kPick},
      {U'=', Command::kPickSame},      {U'0', Command::kErase},       {U'z', Command::kDigitMode},
      {U'x', Command::kCornerMode},    {U'c', Command::kCentreMode},  {U'v', Command::kColourMode},
      {U' ', Command::kNextMode},      {U'V', Command::kTint},        {U'y', Command::kDigitMode},
      {U'b', Command::kNumberFirst},   {U'u', Command::kUndo},        {U'U', Command::kRedo},
      {U'[', Command::kUndo},          {U']', Command::kRedo},        {U'm', Command::kSavepoint},
      {U'M', Command::kHistory},       {U'r', Command::kBack},        {U'i', Command::kCheck},
      {U't', Command::kHintMore},      {U'T', Command::kHintLess},    {U'e', Command::kWhy},
      {U'f', Command::kFillSelection}, {U'F', Command::kFillAll},     {U'.', Command::kReadCell},
      {U'R', Command::kReadRow},       {U'C', Command::kReadColumn},  {U'B', Command::kReadBox},
      {U',', Command::kReadLeft},      {U';', Command::kRepeat},      {U'p', Command::kPause},
      {U'?', Command::kHelp},          {U':', Command::kCommandLine}, {U'q', Command::kHome},
      {U'Q', Command::kLeave}};
  for (const auto& [character, command] : expected) {
    EXPECT_EQ(command_of(letter(character)), command) << static_cast<char>(character);
  }
  EXPECT_EQ(command_of(ctrl(U'a')), Command::kPickEmpty);
  EXPECT_EQ(command_of(ctrl(U'r')), Command::kRedo);
  EXPECT_EQ(command_of(ctrl(U'c')), Command::kLeave);
  EXPECT_EQ(command_of(ctrl(U'z')), Command::kStop);
  EXPECT_EQ(command_of(ctrl(U'l')), Command::kRedraw);
  EXPECT_EQ(command_of({KeyCode::kBackspace}), Command::kErase);
  EXPECT_EQ(command_of({.code = KeyCode::kDelete, .shift = true}), Command::kEraseAll);
  EXPECT_EQ(command_of({.code = KeyCode::kUp, .ctrl = true}), Command::kBoxUp);
  EXPECT_EQ(command_of({.code = KeyCode::kEnd, .ctrl = true}), Command::kLastCell);
  EXPECT_EQ(command_of({KeyCode::kPageDown}), Command::kThreeDown);
  EXPECT_EQ(bound_of({.character = U'7', .alt = true}, {}), (Bound{Command::kCentre, 7}));
  EXPECT_EQ(bound_of({.character = U'7', .ctrl = true}, {}), (Bound{Command::kCentre, 7}));
  EXPECT_EQ(bound_of({.character = U'7', .shift = true}, {}), (Bound{Command::kCorner, 7}));
  EXPECT_EQ(bound_of({.character = U'7', .shift = true, .ctrl = true}, {}),
            (Bound{Command::kColour, 7}));
}

TEST(KeyTable, WhatStaysUnused) {
  for (const Key& key : {ctrl(U'w'), ctrl(U't'), ctrl(U'n'), ctrl(U's'), letter(U'Z'), letter(U'@'),
                         letter(U'ä'), letter(U'数'), Key{.character = U'u', .alt = true},
                         Key{KeyCode::kInsert}, Key{KeyCode::kFunction, 2}}) {
    EXPECT_FALSE(bound_of(key, {.keyboard = "fr"})) << static_cast<unsigned>(key.character);
  }
}

TEST(KeyTable, ShiftAndCapitalsOfMovesGrowTheSelection) {
  const std::map<char32_t, Command> capitals{{U'H', Command::kLeft}, {U'J', Command::kDown},
                                             {U'K', Command::kUp},   {U'L', Command::kRight},
                                             {U'W', Command::kUp},   {U'A', Command::kLeft},
                                             {U'S', Command::kDown}, {U'D', Command::kRight}};
  for (const auto& [character, command] : capitals) {
    EXPECT_EQ(bound_of(letter(character), {}), (Bound{command, 0, true}));
  }
  EXPECT_EQ(bound_of({.code = KeyCode::kLeft, .shift = true}, {}),
            (Bound{Command::kLeft, 0, true}));
  EXPECT_EQ(bound_of({.code = KeyCode::kHome, .shift = true, .ctrl = true}, {}),
            (Bound{Command::kFirstCell, 0, true}));
  EXPECT_EQ(bound_of({.code = KeyCode::kTab, .shift = true}, {}),
            (Bound{Command::kNextRegion, 0, true}));
  EXPECT_FALSE(bound_of({.code = KeyCode::kEscape, .shift = true}, {}));
}

TEST(KeyTable, ZqsdMovesAndFreesWA) {
  const KeySettings azerty{.keyboard = "fr", .letters = "zqsd"};
  EXPECT_EQ(command_of(letter(U'z'), azerty), Command::kUp);
  EXPECT_EQ(command_of(letter(U'q'), azerty), Command::kLeft);
  EXPECT_EQ(command_of(letter(U's'), azerty), Command::kDown);
  EXPECT_EQ(command_of(letter(U'd'), azerty), Command::kRight);
  EXPECT_EQ(bound_of(letter(U'Q'), azerty), (Bound{Command::kLeft, 0, true}));
  EXPECT_EQ(command_of(letter(U'y'), azerty), Command::kDigitMode);
  EXPECT_FALSE(command_of(letter(U'w'), azerty));
  EXPECT_FALSE(command_of(letter(U'a'), azerty));
  EXPECT_EQ(command_of(ctrl(U'z'), azerty), Command::kStop);
  EXPECT_EQ(command_of(ctrl(U'c'), azerty), Command::kLeave);
}

TEST(KeyTable, LettersNoneLeavesOnlyHjkl) {
  const KeySettings none{.letters = "none"};
  for (const char32_t character : std::u32string(U"wasdWASD")) {
    EXPECT_FALSE(bound_of(letter(character), none));
  }
  EXPECT_EQ(command_of(letter(U'h'), none), Command::kLeft);
  EXPECT_EQ(command_of(letter(U'z'), none), Command::kDigitMode);
  EXPECT_EQ(command_of(letter(U'q'), none), Command::kHome);
}

// With each setting of letters, the keys shown are the keys that work, and none stands twice.
TEST(KeyTable, ShownKeysWorkWithEverySetting) {
  for (const std::string_view letters : {"wasd", "zqsd", "none"}) {
    const KeySettings settings{.letters = letters};
    std::map<std::string, Command> seen;
    for (const KeyRow& row : key_table()) {
      for (const std::string& word : words_in(keys_of(row, settings))) {
        EXPECT_TRUE(seen.emplace(word, row.command).second) << letters << " " << word;
        KeyText text = read_key_text(word);
        if (text.is_digits) text.key.character = U'3';
        EXPECT_EQ(command_of(text.key, settings), row.command) << letters << " " << word;
      }
    }
  }
  const KeySettings azerty{.letters = "zqsd"};
  EXPECT_EQ(keys_of(row_of(Command::kUp), azerty), "Up k z");
  EXPECT_EQ(keys_of(row_of(Command::kDigitMode), azerty), "y");
  EXPECT_EQ(keys_of(row_of(Command::kHome), azerty), "");
  EXPECT_EQ(keys_of(row_of(Command::kLeave), azerty), "Ctrl+c");
  EXPECT_EQ(keys_of(row_of(Command::kUp), {.letters = "none"}), "Up k");
}

TEST(KeyTable, RussianLettersCountByPosition) {
  const std::map<char32_t, Command> expected{
      {U'р', Command::kLeft},    {U'о', Command::kDown},     {U'л', Command::kUp},
      {U'д', Command::kRight},   {U'ц', Command::kUp},       {U'г', Command::kUndo},
      {U'Г', Command::kRedo},    {U'е', Command::kHintMore}, {U'й', Command::kHome},
      {U'х', Command::kUndo},    {U'ъ', Command::kRedo},     {U'ю', Command::kReadCell},
      {U'б', Command::kReadLeft}};
  for (const auto& [character, command] : expected) {
    EXPECT_EQ(command_of(letter(character), {.keyboard = "ru"}), command);
  }
  EXPECT_EQ(bound_of(letter(U'Ц'), {}), (Bound{Command::kUp, 0, true}));
}

TEST(KeyTable, FullWidthSignsCountAsTheirOwn) {
  EXPECT_EQ(bound_of(letter(U'５'), {}), (Bound{Command::kDigit, 5}));
  EXPECT_EQ(command_of(letter(U'０')), Command::kErase);
  EXPECT_EQ(command_of(letter(U'？')), Command::kHelp);
  EXPECT_EQ(command_of(letter(U'ｕ')), Command::kUndo);
  EXPECT_EQ(command_of(letter(U'\u3000')), Command::kNextMode);
}

TEST(KeyTable, EverythingHasWordsInThreeLanguages) {
  const auto full = [](const Words& words) {
    return !words.en.empty() && !words.zh_cn.empty() && !words.zh_tw.empty();
  };
  for (const KeyRow& row : key_table()) {
    EXPECT_TRUE(full(row.does)) << row.keys;
    EXPECT_TRUE(full(row_of(row.group).words));
  }
  for (const KeyNote& note : key_notes()) EXPECT_TRUE(full(note.keys) && full(note.does));
  // In zh-TW a row is 列 and a column 行; on the mainland the other way round.
  EXPECT_NE(row_of(Command::kReadRow).does.zh_cn.find("行"), std::string_view::npos);
  EXPECT_NE(row_of(Command::kReadRow).does.zh_tw.find("列"), std::string_view::npos);
}

}  // namespace
}  // namespace shudu::faces
