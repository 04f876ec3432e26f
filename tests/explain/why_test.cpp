// Refutations and mistakes in words: complete, in three languages, nothing told too early.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "explain/speeches.h"
#include "explain/wording.h"
#include "shudu/core/rng.h"
#include "shudu/explain/mistake_words.h"
#include "shudu/explain/why_words.h"
#include "shudu/solver/solver.h"
#include "support/build_kind.h"
#include "support/languages.h"

namespace shudu::test {
namespace {

Grid grid_of(std::string_view text) {
  Grid grid(9);
  for (int i = 0; i < 81; ++i) {
    const char c = text[static_cast<std::size_t>(i)];
    if (c != '.') grid.place(Cell(i), Digit(c - '0'));
  }
  return grid;
}

// Givens, and the only solution of them.
struct Example {
  explicit Example(std::string_view text)
      : givens(grid_of(text)), solution(solve(Layout::classic(), givens).value().first) {}
  Grid givens;
  Grid solution;
};

void expect_complete(const std::string& line) {
  EXPECT_FALSE(line.empty());
  EXPECT_EQ(line.find('{'), std::string::npos) << line;
  EXPECT_EQ(line.find("  "), std::string::npos) << line;
}

std::string name_of(Candidate candidate) {
  return std::to_string(candidate.digit.value()) + " at r" +
         std::to_string(candidate.cell.row_in(9) + 1) + "c" +
         std::to_string(candidate.cell.column_in(9) + 1);
}

const Profile& play() { return *find_profile("shudu"); }

TEST(WhyWords, EveryAnswerIsSaidInFull) {
  for (const char* text :
       {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."}) {
    const Example example(text);
    const View view(classic(), example.givens);
    Rng rng(41);
    for (int index = 0; index < kMaxCandidates; ++index) {
      if (rng.below(test::by_build(8, 48)) != 0) continue;
      const Candidate candidate = Candidate::from_index(index);
      const Why why = why_not(view, candidate, &example.solution, play());
      for (const Language language : kLanguages) {
        const auto lines = explain_why(classic(), why, language);
        ASSERT_FALSE(lines.empty());
        for (const std::string& line : lines) expect_complete(line);
        EXPECT_GT(lines.size(), why.steps.size());
        if (language != Language::kEnglish) continue;
        EXPECT_EQ(lines[0].find(name_of(candidate)), 0U) << lines[0];
      }
    }
  }
}

// A wing by definition: pivot r1c1 1 2, pincers r1c5 1 3 and r5c1 2 3; r5c5 sees both pincers.
TEST(WhyWords, NamesTheTechniqueFirst) {
  Pencilmarks marks(9);
  marks.set(Cell::at(0, 0, 9), {Digit(1), Digit(2)});
  marks.set(Cell::at(0, 4, 9), {Digit(1), Digit(3)});
  marks.set(Cell::at(4, 0, 9), {Digit(2), Digit(3)});
  const View view(classic(), Grid(9), Grid(9), marks);
  const Profile wings{"wings", {find_technique("xy-wing")}};
  const Why why = why_not(view, {Cell::at(4, 4, 9), Digit(3)}, nullptr, wings);
  const auto english = explain_why(classic(), why, Language::kEnglish);
  ASSERT_EQ(english.size(), 2U);
  EXPECT_EQ(english[0], "3 at r5c5: an XY-Wing forbids it.");
  EXPECT_EQ(english[1], explain_step(classic(), why.steps[0], Language::kEnglish));
  EXPECT_NE(english[1].find("3 in r5c5"), std::string::npos);
  EXPECT_EQ(explain_why(classic(), why, Language::kSimplifiedChinese)[0].find("r5c5 不能填 3："),
            0U);
  EXPECT_EQ(explain_why(classic(), why, Language::kTraditionalChinese)[0].find("r5c5 不能填 3："),
            0U);
}

TEST(WhyWords, SayWhatCanBeSeen) {
  const Example example(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  const View view(classic(), example.givens);
  const auto first_line = [&](int row, int column, int digit) {
    const Candidate candidate{Cell::at(row - 1, column - 1, 9), Digit(digit)};
    const Why why = why_not(view, candidate, &example.solution, play());
    return explain_why(classic(), why, Language::kEnglish)[0];
  };
  EXPECT_EQ(first_line(1, 1, 5), "5 at r1c1: it stands there already.");
  EXPECT_EQ(first_line(1, 1, 4), "4 at r1c1: the cell is filled with 5.");
  EXPECT_EQ(first_line(1, 3, 8), "8 at r1c3: the cell sees 8 already, at r3c3.");
  EXPECT_EQ(first_line(1, 3, 4), "4 at r1c3: nothing forbids it, it cannot be refuted.");
}

// By a hidden single in the cell itself, and in a cell that it sees.
TEST(WhyWords, SayHowAPlacementForbids) {
  const Example example(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  const View view(classic(), example.givens);
  const Profile hidden{"hidden", {find_technique("hidden-single")}};
  const auto last_line = [&](int row, int column, int digit, Language language) {
    const Candidate candidate{Cell::at(row - 1, column - 1, 9), Digit(digit)};
    const Why why = why_not(view, candidate, &example.solution, hidden);
    return explain_why(classic(), why, language).back();
  };
  EXPECT_EQ(last_line(3, 7, 1, Language::kEnglish), "So 1 is not at r3c7.");
  EXPECT_EQ(last_line(1, 3, 1, Language::kEnglish), "r1c3 sees r1c8, so 1 is not at r1c3.");
  EXPECT_EQ(last_line(1, 3, 1, Language::kSimplifiedChinese), "r1c3 能看到 r1c8，所以不能填 1。");
}

TEST(Wording, ArticlesGoBySound) {
  EXPECT_EQ(with_article("X-Wing"), "an X-Wing");
  EXPECT_EQ(with_article("AIC"), "an AIC");
  EXPECT_EQ(with_article("UVWXYZ-Wing"), "a UVWXYZ-Wing");
  EXPECT_EQ(with_article("RSTUVWXYZ-Wing"), "an RSTUVWXYZ-Wing");
  EXPECT_EQ(with_article("M-Wing"), "an M-Wing");
  EXPECT_EQ(with_article("W-Wing"), "a W-Wing");
  EXPECT_EQ(with_article("Extended Rectangle"), "an Extended Rectangle");
  EXPECT_EQ(with_article("Unique Rectangle Type 1"), "a Unique Rectangle Type 1");
  EXPECT_EQ(with_article("Swordfish"), "a Swordfish");
  EXPECT_EQ(with_article("Locked Candidates (Pointing)"), "Locked Candidates (Pointing)");
}

// A wrong digit and a lost candidate whose digits stand in no coordinate, so that finding them in
// the text would be telling them.
TEST(MistakeWords, NameTheSolutionsDigitOnlyAtTheEnd) {
  const Mistake wrong{MistakeKind::kWrongDigit, {Cell::at(2, 3, 9)}, {}, Digit(7), Digit(8)};
  const Mistake erased{MistakeKind::kErased, {Cell::at(2, 3, 9)}, {}, {}, Digit(8)};
  const Mistake empty{MistakeKind::kNoCandidate, {Cell::at(2, 3, 9)}, {}, {}, Digit(8)};
  for (const Mistake& mistake : {wrong, erased, empty}) {
    for (const Language language : kLanguages) {
      for (int stage = 1; stage < kMistakeStages; ++stage) {
        const Hint hint = hint_for_mistake(classic(), mistake, stage, language);
        expect_complete(hint.text);
        EXPECT_EQ(hint.text.find('8'), std::string::npos) << hint.text;
        EXPECT_TRUE(hint.marks.candidates.empty() && hint.marks.placements.empty());
      }
      const Hint last = hint_for_mistake(classic(), mistake, kMistakeStages, language);
      EXPECT_NE(last.text.find('8'), std::string::npos) << last.text;
      EXPECT_NE(last.text.find("r3c4"), std::string::npos) << last.text;
    }
  }
}

TEST(MistakeWords, EveryKindIsSaidInFull) {
  const House row(2);
  const CellSet pair{Cell(18), Cell(19)};
  for (const Mistake& mistake :
       {Mistake{MistakeKind::kTwice, pair, row, Digit(4), {}},
        Mistake{MistakeKind::kTwice, pair, {}, Digit(4), {}},
        Mistake{MistakeKind::kWrongDigit, {Cell(18)}, {}, Digit(4), Digit(5)},
        Mistake{MistakeKind::kNoCandidate, {Cell(18)}, {}, {}, {}},
        Mistake{MistakeKind::kNoCandidate, {Cell(18)}, {}, {}, Digit(5)},
        Mistake{MistakeKind::kNoPlace, {}, row, Digit(4), {}},
        Mistake{MistakeKind::kErased, {Cell(18)}, {}, {}, Digit(5)}}) {
    for (const Language language : kLanguages) {
      for (int stage = 0; stage <= kMistakeStages + 1; ++stage) {
        expect_complete(hint_for_mistake(classic(), mistake, stage, language).text);
      }
      const auto at = [&](int stage) {
        return hint_for_mistake(classic(), mistake, stage, language).text;
      };
      EXPECT_EQ(at(0), at(1));
      EXPECT_EQ(at(kMistakeStages), at(kMistakeStages + 2));
      EXPECT_NE(at(1), at(2));
    }
  }
}

// A row is 行 on the mainland and 列 in Taiwan.
TEST(MistakeWords, RowsAreCalledByTheirNames) {
  const Mistake twice{MistakeKind::kTwice, {Cell(18), Cell(22)}, House(2), Digit(4), {}};
  EXPECT_EQ(hint_for_mistake(classic(), twice, 4, Language::kEnglish).text,
            "In row 3, 4 stands more than once: at r3c1 and r3c5.");
  EXPECT_NE(hint_for_mistake(classic(), twice, 2, Language::kSimplifiedChinese).text.find("行"),
            std::string::npos);
  EXPECT_NE(hint_for_mistake(classic(), twice, 2, Language::kTraditionalChinese).text.find("列"),
            std::string::npos);
}

}  // namespace
}  // namespace shudu::test
