// Bytes to inputs: the sequences of xterm, rxvt, the Linux console and the VT220, paste, mouse,
// what is dropped, and that it does not matter where the bytes are cut.
#include "tui/input/parser.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace shudu::tui {
namespace {

std::vector<Input> inputs_of(std::string_view bytes) {
  InputParser parser;
  std::vector<Input> inputs;
  parser.feed(bytes, inputs);
  return inputs;
}

std::vector<Input> inputs_and_time_out(std::string_view bytes) {
  InputParser parser;
  std::vector<Input> inputs;
  parser.feed(bytes, inputs);
  parser.time_out(inputs);
  EXPECT_FALSE(parser.is_waiting());
  return inputs;
}

std::vector<Input> letters(std::u32string_view text) {
  std::vector<Input> inputs;
  for (const char32_t character : text) inputs.emplace_back(Key{.character = character});
  return inputs;
}

std::vector<Input> one(Input input) { return {std::move(input)}; }

Key function(char32_t number) { return {KeyCode::kFunction, number}; }

TEST(Parser, LettersAndCharactersOfAnyLength) {
  EXPECT_EQ(inputs_of("a5 ~"), letters(U"a5 ~"));
  EXPECT_EQ(inputs_of("é数\xf0\x9f\x98\x80"), letters(U"é数\U0001F600"));
}

TEST(Parser, ControlBytesAreKeys) {
  EXPECT_EQ(inputs_of("\r"), one(Key{KeyCode::kEnter}));
  EXPECT_EQ(inputs_of("\n"), one(Key{KeyCode::kEnter}));
  EXPECT_EQ(inputs_of("\t"), one(Key{KeyCode::kTab}));
  EXPECT_EQ(inputs_of("\x7f"), one(Key{KeyCode::kBackspace}));
  EXPECT_EQ(inputs_of("\b"), one(Key{KeyCode::kBackspace}));
  EXPECT_EQ(inputs_of("\x03"), one(Key{.character = U'c', .ctrl = true}));
  EXPECT_EQ(inputs_of("\x1a"), one(Key{.character = U'z', .ctrl = true}));
  EXPECT_EQ(inputs_of(std::string(1, '\0')), one(Key{.character = U' ', .ctrl = true}));
}

struct Known {
  std::string_view bytes;
  Key key;
};

TEST(Parser, KeysOfManyTerminals) {
  const std::vector<Known> known{
      {"\x1b[A", {KeyCode::kUp}},
      {"\x1bOB", {KeyCode::kDown}},
      {"\x1b[1;2C", {.code = KeyCode::kRight, .shift = true}},
      {"\x1b[1;3D", {.code = KeyCode::kLeft, .alt = true}},
      {"\x1b[1;5A", {.code = KeyCode::kUp, .ctrl = true}},
      {"\x1b[1;6A", {.code = KeyCode::kUp, .shift = true, .ctrl = true}},
      {"\x1b[1;9A", {.code = KeyCode::kUp, .alt = true}},
      {"\x1b[5D", {.code = KeyCode::kLeft, .ctrl = true}},
      {"\x1bO5C", {.code = KeyCode::kRight, .ctrl = true}},
      {"\x1b[a", {.code = KeyCode::kUp, .shift = true}},    // rxvt
      {"\x1bOd", {.code = KeyCode::kLeft, .ctrl = true}},   // rxvt
      {"\x1b\x1b[A", {.code = KeyCode::kUp, .alt = true}},  // rxvt
      {"\x1b[H", {KeyCode::kHome}},
      {"\x1b[F", {KeyCode::kEnd}},
      {"\x1bOH", {KeyCode::kHome}},
      {"\x1b[1~", {KeyCode::kHome}},  // Linux console, VT220
      {"\x1b[4~", {KeyCode::kEnd}},
      {"\x1b[7~", {KeyCode::kHome}},  // rxvt
      {"\x1b[8~", {KeyCode::kEnd}},
      {"\x1b[7^", {.code = KeyCode::kHome, .ctrl = true}},
      {"\x1b[3$", {.code = KeyCode::kDelete, .shift = true}},
      {"\x1b[3@", {.code = KeyCode::kDelete, .shift = true, .ctrl = true}},
      {"\x1b[1;5H", {.code = KeyCode::kHome, .ctrl = true}},
      {"\x1b[1;5F", {.code = KeyCode::kEnd, .ctrl = true}},
      {"\x1b[2~", {KeyCode::kInsert}},
      {"\x1b[3~", {KeyCode::kDelete}},
      {"\x1b[3;2~", {.code = KeyCode::kDelete, .shift = true}},
      {"\x1b[5~", {KeyCode::kPageUp}},
      {"\x1b[6~", {KeyCode::kPageDown}},
      {"\x1b[Z", {.code = KeyCode::kTab, .shift = true}},
      {"\x1bOP", function(1)},
      {"\x1b[11~", function(1)},
      {"\x1b[[A", function(1)},
      {"\x1b[[E", function(5)},
      {"\x1b[15~", function(5)},
      {"\x1b[17~", function(6)},
      {"\x1b[21~", function(10)},
      {"\x1b[24~", function(12)},
      {"\x1b[1;2P", {.code = KeyCode::kFunction, .character = 1, .shift = true}},
      {"\x1bOM", {KeyCode::kEnter}},  // number pad
      {"\x1bOq", {.character = U'1'}},
      {"\x1bOy", {.character = U'9'}},
      {"\x1bOn", {.character = U'.'}},
      {"\x1b[27;5;49~", {.character = U'1', .ctrl = true}},  // xterm's other keys
      {"\x1b[27;6;33~", {.character = U'!', .shift = true, .ctrl = true}},
      {"\x1b[27;5;13~", {.code = KeyCode::kEnter, .ctrl = true}},
      {"\x1b"
       "5",
       {.character = U'5', .alt = true}},
      {"\x1bé", {.character = U'é', .alt = true}},
      {"\x1b\r", {.code = KeyCode::kEnter, .alt = true}},
      {"\x1b\x7f", {.code = KeyCode::kBackspace, .alt = true}},
  };
  for (const Known& row : known) {
    EXPECT_EQ(inputs_of(row.bytes), one(row.key)) << row.bytes.substr(1);
  }
}

TEST(Parser, ALoneEscapeNeedsTheTime) {
  InputParser parser;
  std::vector<Input> inputs;
  parser.feed("\x1b", inputs);
  EXPECT_TRUE(inputs.empty());
  EXPECT_TRUE(parser.is_waiting());
  parser.time_out(inputs);
  EXPECT_EQ(inputs, one(Key{KeyCode::kEscape}));
  EXPECT_FALSE(parser.is_waiting());
  parser.feed("5", inputs);
  EXPECT_EQ(inputs.back(), Input(Key{.character = U'5'}));
}

TEST(Parser, EscapesCanBePressedOften) {
  const Input escape = Key{KeyCode::kEscape};
  EXPECT_EQ(inputs_and_time_out("\x1b\x1b"), (std::vector<Input>{escape, escape}));
  EXPECT_EQ(inputs_and_time_out("\x1b\x1b\x1b"), (std::vector<Input>{escape, escape, escape}));
  EXPECT_EQ(inputs_of("\x1b\x1bx"),
            (std::vector<Input>{escape, Key{.character = U'x', .alt = true}}));
}

// Alt and a letter that begins a sequence: told by the time; nothing that follows is swallowed.
TEST(Parser, AltAndTheBeginningsOfSequences) {
  for (const char letter : std::string("[O]PX^_")) {
    const Key key{.character = static_cast<char32_t>(letter), .alt = true};
    EXPECT_EQ(inputs_and_time_out(std::string("\x1b") + letter), one(key));
  }
}

TEST(Parser, UnknownSequencesAreDroppedWhole) {
  for (const std::string_view bytes : {"\x1b[99~",
                                       "\x1b[?1;2c",
                                       "\x1b[>0;136;0c",
                                       "\x1b[I",
                                       "\x1b[O",
                                       "\x1b[12;40t",
                                       "\x1b[97;5u",
                                       "\x1b[25~",
                                       "\x1b[3;99~",
                                       "\x1b[2;3A",
                                       "\x1b[?2026;2$y",
                                       "\x1b]0;title\x07",
                                       "\x1b]11;rgb:ff/ff/ff\x1b\\",
                                       "\x1bP1$r0m\x1b\\",
                                       "\x1b_app\x1b\\",
                                       "\x1b^pm\x1b\\",
                                       "\x1bXsos\x1b\\",
                                       "\x1b[[Z",
                                       "\x1b[<1;2M",
                                       "\x1b[<1;2;3;4M",
                                       "\x1b[<0;0;5M",
                                       "\x1b[<35;5;5M",
                                       "\x1b[<66;5;5M",
                                       "\x1b[1;2;3;4;5;6;7A",
                                       "\x1bO9z",
                                       "\xc2\x9b"}) {
    EXPECT_EQ(inputs_of(std::string(bytes) + "x"), letters(U"x")) << bytes.substr(1);
  }
  const std::string long_one = "\x1b[" + std::string(100'000, '1') + "A";
  EXPECT_EQ(inputs_of(long_one + "x"), letters(U"x"));
  const std::string long_string = "\x1b]" + std::string(100'000, 'q') + "\x07";
  EXPECT_EQ(inputs_of(long_string + "x"), letters(U"x"));
}

TEST(Parser, AnUnfinishedSequenceEndsWithTheTimeAndPlaysNothing) {
  for (const std::string_view bytes :
       {"\x1b[1;", "\x1b[<0;3", "\x1b]0;qqq", "\x1bP1", "\x1bO1", "\x1b[[", "\x1b[M  "}) {
    EXPECT_TRUE(inputs_and_time_out(bytes).empty()) << bytes.substr(1);
  }
}

TEST(Parser, ASequenceThatIsCutOffByAnotherIsDropped) {
  EXPECT_EQ(inputs_of("\x1b[1;\x1b[B"), one(Key{KeyCode::kDown}));
  EXPECT_EQ(inputs_of("\x1bO\x1b[B"), one(Key{KeyCode::kDown}));
  EXPECT_EQ(inputs_of("\x1b]0;t\x1b[B"), one(Key{KeyCode::kDown}));
}

TEST(Parser, BytesThatAreNoTextAreTheReplacementCharacter) {
  EXPECT_EQ(inputs_of("\xff"), letters(U"\uFFFD"));
  EXPECT_EQ(inputs_of("\x80"
                      "a"),
            letters(U"\uFFFDa"));
  EXPECT_EQ(inputs_of("\xe6\x95"
                      "a"),
            letters(U"\uFFFDa"));
  EXPECT_EQ(inputs_of("\xc0\xaf"), letters(U"\uFFFD\uFFFD"));            // overlong
  EXPECT_EQ(inputs_of("\xed\xa0\x80"), letters(U"\uFFFD\uFFFD\uFFFD"));  // a surrogate
  EXPECT_EQ(inputs_of("\xf4\x90\x80\x80"), letters(U"\uFFFD\uFFFD\uFFFD\uFFFD"));
  EXPECT_EQ(inputs_and_time_out("\xe6\x95"), letters(U"\uFFFD"));
}

TEST(Parser, TheMouse) {
  EXPECT_EQ(inputs_of("\x1b[<0;5;3M"), one(Mouse{MouseAction::kPress, MouseButton::kLeft, 2, 4}));
  EXPECT_EQ(inputs_of("\x1b[<2;200;60M"),
            one(Mouse{MouseAction::kPress, MouseButton::kRight, 59, 199}));
  EXPECT_EQ(inputs_of("\x1b[<32;5;3M"), one(Mouse{MouseAction::kDrag, MouseButton::kLeft, 2, 4}));
  EXPECT_EQ(inputs_of("\x1b[<0;5;3m"), one(Mouse{MouseAction::kRelease, MouseButton::kLeft, 2, 4}));
  EXPECT_EQ(inputs_of("\x1b[<64;1;1M"),
            one(Mouse{MouseAction::kWheelUp, MouseButton::kNone, 0, 0}));
  EXPECT_EQ(inputs_of("\x1b[<65;1;1M"),
            one(Mouse{MouseAction::kWheelDown, MouseButton::kNone, 0, 0}));
  Mouse held{MouseAction::kPress, MouseButton::kLeft, 0, 0, true, true, true};
  EXPECT_EQ(inputs_of("\x1b[<28;1;1M"), one(held));
  // The coding before SGR, from terminals that know no other: its bytes never play.
  EXPECT_EQ(inputs_of("\x1b[M %#"), one(Mouse{MouseAction::kPress, MouseButton::kLeft, 2, 4}));
  EXPECT_EQ(inputs_of("\x1b[M#%#"), one(Mouse{MouseAction::kRelease, MouseButton::kNone, 2, 4}));
}

TEST(Parser, APasteIsOneInput) {
  EXPECT_EQ(inputs_of("\x1b[200~5\r\x1b[A\x03数\x1b[201~x"),
            (std::vector<Input>{Paste{"5\r\x1b[A\x03数"}, Key{.character = U'x'}}));
  EXPECT_EQ(inputs_of("\x1b[200~\x1b[201~"), one(Paste{}));
  EXPECT_EQ(inputs_of("\x1b[200~a\x1b\x1b[20\x1b[201~"), one(Paste{"a\x1b\x1b[20"}));
  EXPECT_EQ(inputs_of("\x1b[200~a\x1b[200~b\x1b[201~"), one(Paste{"a\x1b[200~b"}));
  // An end without a beginning is nothing.
  EXPECT_EQ(inputs_of("\x1b[201~x"), letters(U"x"));
}

TEST(Parser, APasteWaitsForItsEndAndNotForTheTime) {
  InputParser parser;
  std::vector<Input> inputs;
  parser.feed("\x1b[200~ab", inputs);
  EXPECT_FALSE(parser.is_waiting());
  parser.time_out(inputs);
  EXPECT_TRUE(inputs.empty());
  parser.feed("c\x1b[201~", inputs);
  EXPECT_EQ(inputs, one(Paste{"abc"}));
}

TEST(Parser, APasteIsBounded) {
  InputParser parser;
  std::vector<Input> inputs;
  parser.feed("\x1b[200~", inputs);
  const std::string block(100'000, '.');
  for (int i = 0; i < 30; ++i) parser.feed(block, inputs);
  parser.feed("\x1b[201~x", inputs);
  ASSERT_EQ(inputs.size(), 2U);
  EXPECT_EQ(std::get<Paste>(inputs[0]).text, std::string(kMostPaste, '.'));
}

// Pieces of sequences, whole ones, text and noise.
rc::Gen<std::string> any_bytes() {
  return rc::gen::map(
      rc::gen::container<std::vector<std::string>>(rc::gen::oneOf(
          rc::gen::elementOf(std::vector<std::string>{"\x1b",      "[",         "O",
                                                      "\x1b[1;5",  "A",         "~",
                                                      "\x1b[200~", "\x1b[201~", "\x1b[<0;3;4M",
                                                      "5",         "数",        "\xe6",
                                                      "\x95",      "\x1b]0;",   "\x07",
                                                      "\x1b\\",    "\x1b[M",    "\x1b[[",
                                                      "$",         "\x18"}),
          rc::gen::string<std::string>())),
      [](const std::vector<std::string>& parts) {
        std::string all;
        for (const std::string& part : parts) all += part;
        return all;
      });
}

RC_GTEST_PROP(Parser, ItDoesNotMatterWhereBytesAreCut, ()) {
  const std::string bytes = *any_bytes();
  const auto cuts = *rc::gen::container<std::vector<std::size_t>>(
      4, rc::gen::inRange(std::size_t{0}, bytes.size() + 1));
  InputParser parser;
  std::vector<Input> inputs;
  std::size_t begin = 0;
  std::vector<std::size_t> ends = cuts;
  ends.push_back(bytes.size());
  std::sort(ends.begin(), ends.end());
  for (const std::size_t end : ends) {
    parser.feed(std::string_view(bytes).substr(begin, end - begin), inputs);
    begin = end;
  }
  RC_ASSERT(inputs == inputs_of(bytes));
}

// After whatever came, the time and the end of a paste bring it back to the beginning.
RC_GTEST_PROP(Parser, ItAlwaysComesBack, ()) {
  InputParser parser;
  std::vector<Input> inputs;
  parser.feed(*any_bytes(), inputs);
  parser.time_out(inputs);
  parser.feed("\x1b[201~", inputs);
  parser.time_out(inputs);
  inputs.clear();
  parser.feed("5", inputs);
  RC_ASSERT(inputs == letters(U"5"));
}

}  // namespace
}  // namespace shudu::tui
