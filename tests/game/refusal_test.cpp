// The table of refusals: its slugs are a contract, its sentences stand in three languages, and each
// refusal of a move comes from a move that earns it. Those of saved games are in save_test.cpp.
#include "shudu/game/refusal.h"

#include <gtest/gtest.h>

#include <set>

#include "game/game_case.h"
#include "game/refusal_table.h"
#include "shudu/game/intent.h"
#include "shudu/game/techniques.h"
#include "support/languages.h"

namespace shudu::game {
namespace {

using test::kGivens;

using test::kLanguages;

// Programs and stored files know these names: none of them may change, new ones come at the end of
// their group.
constexpr std::array<std::string_view, static_cast<std::size_t>(RefusalCode::kCount)> kSlugs{
    "given",
    "holds-digit",
    "nothing-selected",
    "nothing-to-erase",
    "nothing-to-undo",
    "nothing-to-redo",
    "nothing-changes",
    "paused",
    "not-paused",
    "finished",
    "read-only",
    "illegal-mark",
    "auto-marks",
    "no-single-solution",
    "no-wrong-digit",
    "out-of-order",
    "event-limit",
    "unknown-savepoint",
    "too-many-savepoints",
    "no-such-move",
    "malformed",
    "clash",
    "no-solution",
    "nearly",
    "undecided",
    "solved-already",
    "bad-name",
    "not-a-save",
    "newer-version",
    "too-large",
    "line-too-long",
    "bad-text",
    "truncated",
    "damaged",
    "unexpected-line",
    "bad-value",
    "bad-givens",
    "bad-event",
    "board-differs"};

std::multiset<std::string> fields_of(std::string_view text) {
  std::multiset<std::string> fields;
  for (std::size_t open = text.find('{'); open != std::string_view::npos;
       open = text.find('{', open + 1)) {
    fields.emplace(text.substr(open, text.find('}', open) + 1 - open));
  }
  return fields;
}

TEST(Refusal, names_for_programs_are_stable) {
  std::set<std::string_view> seen;
  for (std::size_t i = 0; i < kSlugs.size(); ++i) {
    EXPECT_EQ(refusal_slug(static_cast<RefusalCode>(i)), kSlugs[i]);
    EXPECT_TRUE(seen.insert(kSlugs[i]).second) << kSlugs[i];
  }
}

TEST(Refusal, every_sentence_stands_in_three_languages_with_the_same_fields) {
  const std::set<std::string> known{"{cell}",  "{digit}",    "{line}",   "{n}",
                                    "{token}", "{expected}", "{reason}", "{cause}"};
  std::set<std::string_view> seen;
  for (const RefusalRow& row : refusal_table()) {
    const std::multiset<std::string> fields = fields_of(row.words.en);
    for (const std::string& field : fields) EXPECT_TRUE(known.contains(field)) << row.slug << field;
    for (const Language language : kLanguages) {
      EXPECT_FALSE(row.words.in(language).empty()) << row.slug;
      EXPECT_EQ(fields_of(row.words.in(language)), fields) << row.slug;
    }
    EXPECT_TRUE(seen.insert(row.words.en).second) << row.slug;
    if (row.key == RefusalCode::kClash) continue;  // the words of the room core
    EXPECT_NE(row.words.en, row.words.zh_cn) << row.slug;
    EXPECT_NE(row.words.en, row.words.zh_tw) << row.slug;
    // The only one whose characters are the same in both scripts.
    EXPECT_EQ(row.words.zh_cn == row.words.zh_tw, row.key == RefusalCode::kIllegalMark) << row.slug;
  }
  EXPECT_EQ(seen.size(), kSlugs.size());
}

// With every field set no placeholder is left in any language.
TEST(Refusal, no_sentence_keeps_a_field_unfilled) {
  for (std::size_t i = 0; i < kSlugs.size(); ++i) {
    Refusal refusal;
    refusal.code = static_cast<RefusalCode>(i);
    refusal.cell = Cell(80);
    refusal.digit = Digit(7);
    refusal.line = 12;
    refusal.number = 34;
    refusal.reason = RefusalCode::kPaused;
    refusal.token = Token("token");
    refusal.expected = Token("expected");
    for (const Language language : kLanguages) {
      const std::string text = sentence(refusal, language);
      EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
      EXPECT_TRUE(i == static_cast<std::size_t>(RefusalCode::kClash) || !text.empty()) << kSlugs[i];
    }
  }
}

// A refusal with one field after the other.
class Made {
 public:
  explicit Made(RefusalCode code) { refusal_.code = code; }
  Made& cell(int index) { return refusal_.cell = Cell(index), *this; }
  Made& digit(int value) { return refusal_.digit = Digit(value), *this; }
  Made& line(std::uint32_t line) { return refusal_.line = line, *this; }
  Made& number(std::uint64_t number) { return refusal_.number = number, *this; }
  Made& reason(RefusalCode reason) { return refusal_.reason = reason, *this; }
  Made& tokens(std::string_view found, std::string_view expected) {
    refusal_.token = Token(found);
    refusal_.expected = Token(expected);
    return *this;
  }
  [[nodiscard]] std::string in(Language language) const { return sentence(refusal_, language); }

 private:
  Refusal refusal_;
};

struct Example {
  Made refusal;
  std::string_view en, zh_cn, zh_tw;
};

TEST(Refusal, sentences_as_people_read_them) {
  using enum RefusalCode;
  const std::vector<Example> examples{
      {Made(kNewerVersion).number(2), "This game was saved by a newer Shudu (version 2).",
       "由更新版本的 Shudu 保存（版本 2）。", "由較新版本的 Shudu 儲存（版本 2）。"},
      {Made(kTooLarge), "The file is larger than 1 MiB.", "文件大于 1 MiB。", "檔案大於 1 MiB。"},
      {Made(kBadText).line(3), "Line 3 has a character that is not allowed.",
       "文本第 3 行有不允许的字符。", "文字第 3 行有不允許的字元。"},
      {Made(kUnexpectedLine).line(5).tokens("givens", "layout"),
       "Line 5: expected 'layout', found 'givens'.", "文本第 5 行：应为“layout”，却是“givens”。",
       "文字第 5 行：應為「layout」，卻是「givens」。"},
      {Made(kBadEvent).cell(2).line(20).number(7).reason(kGiven),
       "Move 7 (line 20): r1c3 belongs to the puzzle and stays.",
       "第 7 步（文本第 20 行）：r1c3 是题目给出的数字，不能改。",
       "第 7 步（文字第 20 行）：r1c3 是題目給的數字，不能改。"},
      {Made(kBoardDiffers).cell(12).line(26),
       "The moves do not lead to the board in this file (line 26, first difference: r2c4).",
       "步骤与文件中的盘面不符（文本第 26 行，首个不同：r2c4）。",
       "步驟與檔案中的盤面不符（文字第 26 行，首個不同：r2c4）。"},
      {Made(kNearly).cell(33).digit(5), "No solution. Without the 5 at r4c7 it would have one.",
       "此题无解。去掉 r4c7 的 5 就有解。", "此題無解。去掉 r4c7 的 5 就有解。"},
      {Made(kIllegalMark).cell(33).digit(3), "r4c7 already holds 3.", "r4c7 已是 3。",
       "r4c7 已是 3。"},
  };
  for (const Example& example : examples) {
    EXPECT_EQ(example.refusal.in(Language::kEnglish), example.en);
    EXPECT_EQ(example.refusal.in(Language::kSimplifiedChinese), example.zh_cn);
    EXPECT_EQ(example.refusal.in(Language::kTraditionalChinese), example.zh_tw);
  }
}

TEST(Refusal, cells_are_named_by_the_size_of_the_grid) {
  Refusal refusal;
  refusal.code = RefusalCode::kGiven;
  refusal.cell = Cell(5);
  refusal.size = 4;
  EXPECT_EQ(sentence(refusal, Language::kEnglish), "r2c2 belongs to the puzzle and stays.");
}

// Two equal digits are told by the room core, in whose words a row is 行 and in Taiwan 列.
TEST(Refusal, a_clash_names_its_house_and_cells) {
  std::string givens(kGivens);
  givens[18] = '.';
  givens[18 + 2] = '5';
  givens[18 + 6] = '5';
  NewGame game = test::new_game(Layout::classic(), test::grid_of(givens, 9));
  const Refusal refusal = start(game, {}).error();
  EXPECT_EQ(refusal.code, RefusalCode::kClash);
  EXPECT_EQ(sentence(refusal, Language::kEnglish), "duplicate 5 in row 3 (r3c3 r3c7)");
  EXPECT_NE(sentence(refusal, Language::kSimplifiedChinese).find("第 3 行"), std::string::npos);
  EXPECT_NE(sentence(refusal, Language::kTraditionalChinese).find("第 3 列"), std::string::npos);
}

Session game_of(std::string_view givens = kGivens) {
  return *start(test::new_game(Layout::classic(), test::grid_of(givens, 9)), {});
}

// Does an event given by its line without number.
std::optional<Refusal> act(Session& session, std::string_view line) {
  const std::string text = std::to_string(session.log().size() + 1) + " " + std::string(line);
  const std::optional<Event> event = parse_event(text, 9);
  if (!event) {
    ADD_FAILURE() << line;
    return std::nullopt;
  }
  const std::optional<Refusal> refusal = find_refusal(session, *event);
  const Session before = session;
  const Outcome<Applied> applied = apply(session, *event);
  EXPECT_EQ(applied.has_value(), !refusal.has_value()) << line;
  if (refusal) {
    EXPECT_EQ(session.state(), before.state()) << line;
    EXPECT_EQ(session.log().size(), before.log().size()) << line;
    EXPECT_EQ(session.counts(), before.counts()) << line;
    EXPECT_EQ(session.elapsed(), before.elapsed()) << line;
    if (!applied) {
      EXPECT_EQ(applied.error(), *refusal) << line;
    }
  }
  return refusal;
}

std::string_view told(const std::optional<Refusal>& refusal) {
  return refusal ? refusal_slug(refusal->code) : std::string_view("taken");
}

struct Moves {
  std::vector<std::string_view> before;
  std::string_view line;
  std::string_view told;
};

TEST(Refusal, every_move_that_is_refused_says_why) {
  const std::vector<Moves> cases{
      {{}, "0 place r1c3 4", "given"},
      {{}, "0 corner r1c3 +4", "given"},
      {{}, "0 hint naked-single r1c3-4", "given"},
      {{}, "0 reveal r1c3=2", "given"},
      {{"0 place r1c1 4"}, "0 corner r1c1 +4", "holds-digit"},
      {{"0 place r1c1 4"}, "0 out r1c1 +4", "holds-digit"},
      {{"0 place r1c1 4"}, "0 hint naked-single r1c1=4", "holds-digit"},
      {{}, "0 undo", "nothing-to-undo"},
      {{}, "0 redo", "nothing-to-redo"},
      {{"0 place r1c1 4"}, "0 redo", "nothing-to-redo"},
      {{"0 place r1c1 4"}, "0 place r1c1 4", "nothing-changes"},
      {{}, "0 corner r1c1 -4", "nothing-changes"},
      {{}, "0 clear r1c1 all", "nothing-changes"},
      {{}, "0 clear r1c3 value", "nothing-changes"},
      {{}, "0 auto off", "nothing-changes"},
      {{}, "0 goto 0", "nothing-changes"},
      {{}, "0 set check rules", "nothing-changes"},
      {{"0 savepoint a"}, "0 savepoint a", "nothing-changes"},
      {{"0 pause"}, "0 place r1c1 4", "paused"},
      {{"0 pause"}, "0 pause", "paused"},
      {{"0 pause"}, "0 undo", "paused"},
      {{"0 pause"}, "0 set check off", "taken"},
      {{}, "0 resume", "not-paused"},
      {{"0 giveup"}, "0 place r1c1 4", "finished"},
      {{"0 giveup"}, "0 pause", "finished"},
      {{"0 giveup"}, "0 check rules 0", "finished"},
      {{"0 giveup"}, "0 undo", "taken"},
      {{"0 auto on"}, "0 centre r1c1 +4", "auto-marks"},
      {{"0 auto on"}, "0 fill all legal", "auto-marks"},
      {{"9 place r1c1 4"}, "8 undo", "out-of-order"},
      {{}, "0 drop nowhere", "unknown-savepoint"},
      {{"0 place r1c1 4", "0 check rules 0"}, "0 goto 2", "no-such-move"},
      {{}, "0 set auto-marks on", "malformed"},
      {{}, "0 reveal r1c1-4", "malformed"},
  };
  for (const Moves& moves : cases) {
    Session session = game_of();
    for (const std::string_view line : moves.before) {
      EXPECT_FALSE(act(session, line).has_value()) << line;
    }
    EXPECT_EQ(told(act(session, moves.line)), moves.told) << moves.line;
  }
}

TEST(Refusal, a_puzzle_of_several_solutions_has_nothing_to_check_against) {
  Session session = game_of(std::string(81, '.'));
  EXPECT_EQ(told(act(session, "0 check solution 0")), "no-single-solution");
  EXPECT_EQ(told(act(session, "0 set check solution")), "no-single-solution");
  EXPECT_EQ(told(act(session, "0 giveup")), "no-single-solution");
  EXPECT_EQ(told(act(session, "0 check rules 0")), "taken");
}

TEST(Refusal, events_come_in_order_and_a_game_open_elsewhere_takes_none) {
  Session session = game_of();
  Event event = *parse_event("2 0 place r1c1 4", 9);
  EXPECT_EQ(find_refusal(session, event)->code, RefusalCode::kOutOfOrder);
  EXPECT_EQ(find_refusal(session, event)->number, 1U);
  event.number = 0;
  EXPECT_EQ(find_refusal(session, event)->code, RefusalCode::kOutOfOrder);
  event.number = 1;
  EXPECT_FALSE(find_refusal(session, event).has_value());
  session.set_read_only(true);
  EXPECT_EQ(find_refusal(session, event)->code, RefusalCode::kReadOnly);
  EXPECT_FALSE(apply(session, event).has_value());
  EXPECT_TRUE(session.log().empty());
}

// Events that no line gives: fields out of their range, or set where the kind has none.
TEST(Refusal, an_event_that_no_line_says_is_malformed) {
  const Session session = game_of();
  const Event good = *parse_event("1 0 place r1c1 4", 9);
  EXPECT_FALSE(find_refusal(session, good).has_value());
  std::vector<Event> bad(7, good);
  bad[0].cells = {};
  bad[1].digits = {};
  bad[2].digits.insert(Digit(5));
  bad[3].count = 1;
  bad[4].text = "text";
  bad[5].actions.push_back({Cell(0), Digit(1), true});
  bad[6].elapsed = kMaxElapsed + 1;
  for (std::size_t i = 0; i < bad.size(); ++i) {
    const std::optional<Refusal> refusal = find_refusal(session, bad[i]);
    ASSERT_TRUE(refusal.has_value()) << i;
    EXPECT_EQ(refusal->code, RefusalCode::kMalformed) << i;
  }
}

TEST(Refusal, savepoints_and_events_have_their_limits) {
  Session session = game_of();
  for (std::size_t i = 0; i < kMaxSavepoints; ++i) {
    ASSERT_FALSE(act(session, "0 savepoint " + std::to_string(i)).has_value());
  }
  const std::optional<Refusal> full = act(session, "0 savepoint one more");
  ASSERT_EQ(told(full), "too-many-savepoints");
  EXPECT_EQ(full->number, kMaxSavepoints);
  // One that is there may still move.
  ASSERT_FALSE(act(session, "0 place r1c1 4").has_value());
  EXPECT_EQ(told(act(session, "0 savepoint 7")), "taken");
  while (session.log().size() < kMaxEvents) {
    Event event;
    event.number = static_cast<std::uint32_t>(session.log().size() + 1);
    event.kind = session.cursor() == 0 ? EventKind::kRedo : EventKind::kUndo;
    ASSERT_TRUE(apply(session, event).has_value());
  }
  const std::optional<Refusal> limit = act(session, "0 place r1c2 8");
  ASSERT_EQ(told(limit), "event-limit");
  EXPECT_EQ(sentence(*limit, Language::kEnglish),
            "This game is full after 20000 moves. Continue in a copy.");
}

TEST(Refusal, the_beginning_says_what_cannot_be_kept) {
  const NewGame good = test::new_game(Layout::classic(), test::grid_of(kGivens, 9));
  const auto told_of = [](const NewGame& game, const Settings& settings) {
    const Outcome<Session> session = start(game, settings);
    if (session) return std::string("kept");
    EXPECT_EQ(session.error().code, RefusalCode::kBadName);
    return std::string(session.error().token.view());
  };
  const auto with = [&](std::string About::*field, std::string text) {
    NewGame game = good;
    game.about.*field = std::move(text);
    return told_of(game, {});
  };
  EXPECT_EQ(told_of(good, {}), "kept");
  EXPECT_EQ(with(&About::uid, "7K3m9q2x4w8v6t1r5p0n"), "uid");
  EXPECT_EQ(with(&About::uid, "7k3m"), "uid");
  EXPECT_EQ(with(&About::title, "two\nlines"), "title");
  EXPECT_EQ(with(&About::title, "\x1B[2J"), "title");
  EXPECT_EQ(with(&About::title, "-"), "title");
  EXPECT_EQ(with(&About::title, std::string(kMaxTitle, 'x')), "kept");
  EXPECT_EQ(with(&About::title, std::string(kMaxTitle + 1, 'x')), "title");
  EXPECT_EQ(with(&About::origin, " generated"), "from");
  EXPECT_EQ(with(&About::rating, "4.2"), "rating");
  EXPECT_EQ(with(&About::rating, "er=04.2"), "rating");
  EXPECT_EQ(with(&About::rating, "er=11.9"), "kept");
  EXPECT_EQ(with(&About::created, "2026-13-21T07:58:03Z"), "created");
  EXPECT_EQ(with(&About::played, "yesterday"), "played");
  const auto with_techniques = [&](std::string text) {
    Settings settings;
    settings.techniques = std::move(text);
    return told_of(good, settings);
  };
  EXPECT_EQ(with_techniques("x-wing,swordfish,no-uniqueness"), "kept");
  EXPECT_EQ(with_techniques("all,-x-wing,bug-xz"), "kept");
  EXPECT_EQ(with_techniques("all,easy"), "techniques");
  EXPECT_EQ(with_techniques("x-wing,-swordfish"), "techniques");
  EXPECT_EQ(with_techniques("X Wing"), "techniques");
  std::string longest = "xx";
  while (longest.size() < kMostTechniquesText) longest += ",x";
  EXPECT_EQ(longest.size(), kMostTechniquesText);
  EXPECT_EQ(with_techniques(longest), "kept");
  EXPECT_EQ(with_techniques(longest + "x"), "techniques");
}

}  // namespace
}  // namespace shudu::game
