// The dialogue in lines, word for word: transcripts in a world of their own, in three languages.
//
// tests/golden/tui/plain/NAME.txt is what goes over the line, and what the world does:
//
//   # a comment            > a line that is typed           @pass 1500   milliseconds go by
//   a line that is said    @leave   the input ends          @start       a new process begins
//   @language zh-TW  @puzzle 53..7....    of the next process  @foreign LINE  another process
//   appends
//
// The folder of the world is written FOLDER. SHUDU_UPDATE_GOLDEN=1 writes the files anew: read the
// difference before you keep it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <sstream>

#include "shudu/core/rng.h"
#include "support/paths.h"
#include "tui/faces.h"
#include "tui/plain/command_table.h"
#include "tui/plain/dialogue.h"
#include "tui/world.h"

namespace shudu::tui {
namespace {

using test::World;

// A dialogue in a world that can end and begin again.
class Talk {
 public:
  Lines start() {
    leave();
    shelf_ = std::make_unique<Shelf>(world.surroundings());
    Preferences otherwise;
    otherwise.language = language;
    setup.preferences = shelf_->read_preferences(otherwise);
    dialogue_ = std::make_unique<Dialogue>(*shelf_, world.surroundings(), setup, interrupt);
    setup.puzzle.clear();
    return dialogue_->begin();
  }
  Lines leave() {
    if (!dialogue_) return {};
    Lines lines = dialogue_->end();
    dialogue_.reset();
    shelf_.reset();
    return lines;
  }
  Lines type(std::string_view line) { return dialogue_->take(line); }
  [[nodiscard]] bool wants_to_leave() const { return dialogue_->wants_to_leave(); }
  void pass(std::uint64_t ms) {  // as the loop does, a second at a time
    for (; ms > 1000; ms -= 1000) {
      world.pass(1000);
      dialogue_->tick();
    }
    world.pass(ms);
    dialogue_->tick();
  }
  // Appends to the last played game behind the back of this process.
  void append_elsewhere(std::string_view line) const {
    storage::Answer<storage::Store> store = storage::Store::open(world.store());
    ASSERT_TRUE(store);
    const auto heads = store->list_games();
    ASSERT_TRUE(heads);
    const storage::GameHead& head = heads->front();
    const std::array events{
        storage::StoredEvent{head.head_n + 1, head.notes.elapsed_ms, std::string(line)}};
    ASSERT_TRUE(store->append(head.uid, events, head.played_ms));
  }

  World world;
  Interrupt interrupt;
  DialogueSetup setup;
  Language language = Language::kEnglish;

 private:
  std::unique_ptr<Shelf> shelf_;
  std::unique_ptr<Dialogue> dialogue_;
};

std::string without_folder(std::string text, const std::string& folder) {
  for (std::size_t at = text.find(folder); at != std::string::npos; at = text.find(folder)) {
    text.replace(at, folder.size(), "FOLDER");
  }
  return text;
}

// Plays what a transcript types and does; the whole transcript as it went.
std::string replay_transcript(const std::string& wanted) {
  Talk talk;
  std::string told;
  const auto tell = [&told, &talk](const Lines& lines) {
    for (const std::string& line : lines) {
      told += without_folder(line, talk.world.folder()) + '\n';
    }
  };
  std::istringstream lines(wanted);
  for (std::string line; std::getline(lines, line);) {
    const auto rest = [&line](std::string_view word) { return line.substr(word.size()); };
    if (!line.starts_with('>') && !line.starts_with('@') && !line.starts_with('#')) continue;
    told += line + '\n';
    if (line.starts_with('>')) {
      std::string typed = line.size() > 2 ? line.substr(2) : std::string();
      if (const std::size_t at = typed.find("FOLDER"); at != std::string::npos) {
        typed.replace(at, 6, talk.world.folder());
      }
      tell(talk.type(typed));
      if (talk.wants_to_leave()) tell(talk.leave());
    } else if (line.starts_with("@pass ")) {
      talk.pass(std::stoull(rest("@pass ")));
    } else if (line.starts_with("@language ")) {
      talk.language = find_language(rest("@language ")).value_or(Language::kEnglish);
    } else if (line.starts_with("@puzzle ")) {
      talk.setup.puzzle = rest("@puzzle ");
    } else if (line.starts_with("@foreign ")) {
      talk.append_elsewhere(rest("@foreign "));
    } else if (line == "@start") {
      tell(talk.start());
    } else if (line == "@leave") {
      tell(talk.leave());
    }
  }
  return told;
}

TEST(PlainGolden, Transcripts) {
  const std::filesystem::path folder = test::source_dir() / "tests/golden/tui/plain";
  int count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string wanted = test::read_file(entry.path().string());
    const std::string told = replay_transcript(wanted);
    if (std::getenv("SHUDU_UPDATE_GOLDEN") != nullptr) {
      test::write_file(entry.path().string(), told);
    }
    EXPECT_EQ(told, wanted) << entry.path();
    ++count;
  }
  EXPECT_GE(count, 6);
}

bool is_list(std::string_view word) {
  constexpr std::string_view kLists[] = {"board", "cell",  "history", "games",
                                         "set",   "stats", "help",    "?"};
  return std::find(std::begin(kLists), std::end(kLists), word) != std::end(kLists);
}

void expect_speakable(const std::string& typed, const Lines& lines) {
  for (const std::string& line : lines) {
    for (const char c : line) {
      ASSERT_TRUE(static_cast<unsigned char>(c) >= 0x20 && c != 0x7F)
          << "typed " << testing::PrintToString(typed) << " said " << testing::PrintToString(line);
    }
    ASSERT_EQ(line.find("\u009b"), std::string::npos) << "C1 control";
    ASSERT_EQ(line.find("\u202e"), std::string::npos) << "bidirectional mark";
  }
}

// A line of anything: words of the table, cells, numbers, noise.
std::string random_typed(Rng& rng) {
  const auto below = [&rng](std::size_t bound) {
    return static_cast<std::size_t>(rng.below(bound));
  };
  constexpr std::string_view kBits[] = {"27",    "r3c5",  "5",    "159",      "0",        "yes",
                                        "all",   "x",     "名字", "\x1b[31m", "\xff\xfe", "\u202e",
                                        "easy",  "seed",  "7",    "missing",  "\u009b2J", "９",
                                        "marks", "check", "off"};
  std::string line;
  const PlainRow& row = plain_table()[below(plain_table().size())];
  const bool is_slow = row.command == PlainCommand::kNew || row.command == PlainCommand::kQuit;
  if (below(4) != 0 && !is_slow) line = row.names.en.substr(0, row.names.en.find(' '));
  for (std::size_t i = below(4); i > 0; --i) {
    line += ' ';
    line += kBits[below(std::size(kBits))];
  }
  if (below(10) == 0) line += static_cast<char>(below(256));
  return line;
}

TEST(PlainProperty, NothingSaidCanDriveATerminal) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Talk talk;
    talk.setup.puzzle = test::kPuzzle;
    talk.language = static_cast<Language>(seed % 3);
    expect_speakable("", talk.start());
    Rng rng(seed);
    for (int i = 0; i < 150; ++i) {
      const std::string typed = random_typed(rng);
      const Lines lines = talk.type(typed);
      expect_speakable(typed, lines);
      const std::size_t begin = std::min(typed.find_first_not_of(' '), typed.size());
      const std::string word = typed.substr(begin, typed.find(' ', begin) - begin);
      if (!is_list(word)) {
        ASSERT_LE(lines.size(), 3U) << typed << '\n' << testing::PrintToString(lines);
      }
      if (talk.wants_to_leave()) break;
      if (i % 10 == 0) talk.pass(rng.below(5'000));
    }
    expect_speakable("the end", talk.leave());
  }
}

TEST(Plain, PracticeIsKeptAndTouchesNoGame) {
  Talk talk;
  talk.setup.puzzle = test::kPuzzle;
  static_cast<void>(talk.start());
  static_cast<void>(talk.type("practise xy-wing"));
  static_cast<void>(talk.type("back"));  // nothing was done: no try
  static_cast<void>(talk.type("practise xy-wing"));
  for (const std::string line : {"hint", "27 5", "out 11 1", "erase 27", "fill", "colour 27 3",
                                 "check", "giveup yes", "restart", "title x", "why 27 5"}) {
    expect_speakable(line, talk.type(line));
  }
  static_cast<void>(talk.type("practise w-wing"));  // the one before is given up
  static_cast<void>(talk.type("back"));
  static_cast<void>(talk.leave());
  storage::Answer<storage::Store> store = storage::Store::open(talk.world.store());
  ASSERT_TRUE(store);
  const auto practice = store->list_practice();
  ASSERT_TRUE(practice);
  ASSERT_EQ(practice->size(), 1U);
  EXPECT_EQ(practice->front().technique, "xy-wing");
  EXPECT_EQ(practice->front().tries, 1U);
  EXPECT_EQ(practice->front().solved, 0U);
  const auto heads = store->list_games();
  ASSERT_TRUE(heads);
  ASSERT_EQ(heads->size(), 1U);
  const auto game = store->read_game(heads->front().uid);
  ASSERT_TRUE(game);
  for (const storage::StoredEvent& event : game->events) {
    EXPECT_TRUE(event.line.ends_with("pause") || event.line.ends_with("resume")) << event.line;
  }
}

TEST(Plain, WhatIsTypedIsNotLimitedToGoodText) {
  Talk talk;
  talk.setup.puzzle = test::kPuzzle;
  static_cast<void>(talk.start());
  for (const std::string& typed :
       {std::string(60'000, 'x'), std::string(60'000, '\xff'), std::string("\0\0", 2),
        "import " + std::string(60'000, '1'), "save " + std::string(1'000, 'n'),
        "27," + std::string(50'000, '2')}) {
    expect_speakable(typed.substr(0, 40), talk.type(typed));
  }
}

}  // namespace
}  // namespace shudu::tui
