// Words for every technique, on the steps of all its cases: none is missing, each is complete and
// clean, hints say and mark the result from the fifth stage on and not before.
#include "shudu/explain/explain.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <regex>
#include <set>
#include <string>

#include "explain/fields.h"
#include "explain/hint_words.h"
#include "explain/reasons.h"
#include "explain/sentence_rows.h"
#include "explain/speeches.h"
#include "explain/stories.h"
#include "logic/each_technique.h"
#include "shudu/logic/path.h"
#include "support/languages.h"

namespace shudu::test {
namespace {

constexpr int kReasonStage = 5;

// What no sentence may hold.
void expect_clean(const std::string& text) {
  EXPECT_FALSE(text.empty());
  for (const std::string_view fault :
       {"{",    "}",    "  ",   " ,",   ", ,", ",,",   " .",   "..",   ": .",  ": ;",  ";;",
        " ;",   "()",   "( ",   " )",   "\n",  "、、", "，，", "。。", "、，", "、。", "，。",
        "：。", "：；", "；；", "（）", " 。", " ，",  " 、",  "。 ",  "， ",  "、 ",  "， 。"}) {
    EXPECT_FALSE(has(text, fault)) << '"' << fault << "\" in: " << text;
  }
  // Making an expression takes longer than the search.
  static const std::regex kLeftOver("\\b(in|is|at|and|or|of) (,|\\.|;|and|or)");
  static const std::regex kArticle("\\ban [bcdfgjkpqtvwyz]|\\ba [aeio]");
  EXPECT_FALSE(std::regex_search(text, kLeftOver)) << text;
  EXPECT_FALSE(std::regex_search(text, kArticle)) << text;
  EXPECT_NE(text.front(), ' ');
  EXPECT_TRUE(has("?.)", text.substr(text.size() - 1)) || text.ends_with("。") ||
              text.ends_with("）"))
      << text;
}

// A name may have dots for what is left out of a list.
std::string without_dots(std::string text, std::string_view name) {
  const auto at = text.find(name);
  const auto dots = name.find(" ...");
  if (at != std::string::npos && dots != std::string_view::npos) text.erase(at + dots, 4);
  return text;
}

// Numbers that stand by themselves, without those of cells, houses, fish and techniques' names.
std::set<std::string> figures_of(std::string text, std::string_view name) {
  const auto at = text.find(name);
  if (at != std::string::npos) text.erase(at, name.size());
  static const std::array kNames{
      std::regex("r[0-9]+c[0-9]+"),
      std::regex("(rows?|columns?|box(es)?|regions?) [0-9]( and [0-9]|, [0-9])*"),
      std::regex("第 [0-9](、[0-9])*")};
  for (const std::regex& name_of_house : kNames) {
    text = std::regex_replace(text, name_of_house, "#");
  }
  std::set<std::string> figures;
  static const std::regex kNumber("[0-9]+");
  for (std::sregex_iterator it(text.begin(), text.end(), kNumber), end; it != end; ++it) {
    figures.insert(it->str());
  }
  return figures;
}

bool is_gone(const Step& step, Candidate candidate) {
  return std::find(step.eliminations.begin(), step.eliminations.end(), candidate) !=
         step.eliminations.end();
}

void expect_hidden_result(const Step& step, const Hint& hint, Language language) {
  EXPECT_TRUE(hint.marks.eliminations.empty());
  EXPECT_TRUE(hint.marks.placements.empty());
  EXPECT_TRUE(hint.marks.links.empty());
  const std::set<std::string> figures = figures_of(hint.text, step.technique->names.in(language));
  for (const Candidate& placed : step.placements) {
    EXPECT_EQ(figures.count(std::to_string(placed.digit.value())), 0U) << hint.text;
    for (const Mark& mark : hint.marks.candidates) {
      EXPECT_NE(mark.candidate.digit, placed.digit) << hint.text;
    }
  }
  for (const Mark& mark : hint.marks.candidates) {
    const bool is_literal = mark.role == MarkRole::kOn || mark.role == MarkRole::kOff;
    EXPECT_FALSE(is_literal && is_gone(step, mark.candidate)) << hint.text;
  }
}

// Every candidate of the result, by its words: "5 in r2c3, r7c3".
std::string result_in_words(const Step& step, Language language) {
  const Speech speech{classic(), language};
  return step.placements.empty() ? say_candidates(speech, step.eliminations)
                                 : say_placements(speech, step.placements);
}

void expect_told(const Step& step, Language language) {
  for (int stage = 1; stage <= kHintStages; ++stage) {
    const Hint hint = hint_for(classic(), step, stage, language);
    expect_clean(without_dots(hint.text, step.technique->names.in(language)));
    if (stage < kReasonStage) {
      expect_hidden_result(step, hint, language);
      EXPECT_TRUE(stage >= 3 || hint.marks.houses.empty());
      EXPECT_TRUE(stage == 4 || (hint.marks.candidates.empty() && hint.marks.cells.empty()));
      continue;
    }
    EXPECT_EQ(hint.text, explain_step(classic(), step, language));
    EXPECT_TRUE(has(hint.text, result_in_words(step, language))) << hint.text;
    EXPECT_EQ(hint.marks.eliminations, step.eliminations);
    EXPECT_EQ(hint.marks.placements, step.placements);
    EXPECT_EQ(hint.marks.links, step.chains);
    const bool has_assumption = has(hint.text, words_of(Saying::kOneSolution).in(language));
    EXPECT_EQ(has_assumption, step.flags.uniqueness) << hint.text;
  }
}

class TechniqueWords : public testing::TestWithParam<const Technique*> {};

TEST_P(TechniqueWords, TellEveryStepOfItsCases) {
  const Technique& technique = *GetParam();
  ASSERT_NE(find_reason(technique), nullptr);
  const std::vector<Step> steps = told_steps(technique);
  EXPECT_GE(steps.size(), 3U);
  for (const Step& step : steps) {
    for (const Language language : kLanguages) {
      EXPECT_FALSE(technique.names.in(language).empty());
      expect_told(step, language);
    }
    for (const std::string& chain : chain_texts(classic(), step, Language::kEnglish)) {
      EXPECT_FALSE(chain.empty() || has(chain, "  ") || has(chain, "()")) << chain;
    }
    EXPECT_EQ(chain_texts(classic(), step, Language::kEnglish).size(), step.chains.size());
  }
}

INSTANTIATE_TEST_SUITE_P(All, TechniqueWords, testing::ValuesIn(all_techniques()), technique_name);

std::vector<SentenceRow> all_sentences() {
  std::vector<SentenceRow> all;
  for (const auto rows : sentence_tables()) {
    all.insert(all.end(), rows.begin(), rows.end());
  }
  return all;
}

TEST(Sentences, StandOnceAndUsePlaceholdersThatAreKnown) {
  std::set<SentenceName> known;
  for (const SentenceRow& row : all_sentences()) {
    EXPECT_TRUE(known.insert(row.key).second) << row.words.en;
    for (const Language language : kLanguages) {
      const words::FieldNames fields = words::field_names(row.words.in(language));
      for (std::size_t i = 0; i < fields.count; ++i) {
        EXPECT_TRUE(is_placeholder(fields.names[i])) << fields.names[i] << " in: " << row.words.en;
      }
    }
  }
}

// Characters that only the mainland writes; nothing in Taiwan's words may have one.
TEST(Sentences, TaiwanIsNotWrittenAsTheMainland) {
  constexpr std::string_view kMainland[] = {
      "个", "数", "这", "为", "与", "对", "链", "环", "区", "块", "显", "隐", "组", "余", "处",
      "两", "宫", "鱼", "鳍", "删", "强", "无", "论", "设", "则", "从", "别", "时", "着", "里",
      "还", "没", "双", "尽", "类", "颜", "锁", "经", "过", "连", "纯", "检", "单", "结"};
  for (const SentenceRow& row : all_sentences()) {
    for (const std::string_view character : kMainland) {
      EXPECT_FALSE(has(std::string(row.words.zh_tw), character)) << character << row.words.zh_tw;
    }
  }
}

TEST(Hints, SayTheResultOnlyAtTheEnd) {
  Grid grid(9);
  const std::string text =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  for (int i = 0; i < 81; ++i) {
    const char c = text[static_cast<std::size_t>(i)];
    if (c != '.') grid.place(Cell(i), Digit(c - '0'));
  }
  const View view(classic(), grid);
  const auto step = next_step(view, *find_profile("shudu"));
  ASSERT_TRUE(step.has_value());
  const auto digit = std::to_string(step->placements.at(0).digit.value());
  for (int stage = 1; stage < kReasonStage; ++stage) {
    const Hint hint = hint_for(classic(), *step, stage, Language::kEnglish);
    EXPECT_TRUE(hint.marks.eliminations.empty() && hint.marks.placements.empty());
    EXPECT_EQ(figures_of(hint.text, "").count(digit), 0U) << hint.text;
  }
  EXPECT_EQ(hint_for(classic(), *step, 1, Language::kEnglish).text, "A cell can be filled now.");
  const Hint full = hint_for(classic(), *step, kReasonStage, Language::kEnglish);
  EXPECT_FALSE(full.marks.placements.empty());
  EXPECT_EQ(figures_of(full.text, "").count(digit), 1U) << full.text;
}

TEST(Parts, AreWrittenAsTheCommandLineHasThem) {
  const Candidate candidate{Cell(11), Digit(7)};
  EXPECT_EQ(cell_text(classic(), Cell(11)), "r2c3");
  EXPECT_EQ(elimination_text(classic(), candidate), "r2c3<>7");
  EXPECT_EQ(placement_text(classic(), candidate), "r2c3=7");
  EXPECT_EQ(house_name(classic(), House(2), Language::kEnglish), "row 3");
  EXPECT_EQ(house_name(classic(), House(2), Language::kTraditionalChinese), "第 3 列");
  Step step;
  step.technique = find_technique("x-wing");
  step.base = {House(1), House(4)};
  step.cover = {House(11), House(15)};
  const std::vector<std::string> houses = {"row 2", "row 5", "column 3", "column 7"};
  EXPECT_EQ(house_names(classic(), step, Language::kEnglish), houses);
  EXPECT_EQ(fish_texts(classic(), step), std::vector<std::string>{"r25 \\ c37"});
  EXPECT_EQ(chain_text(classic(), step, Language::kEnglish), "");
}

TEST(Parts, FishNameTheirFins) {
  Step step;
  step.technique = find_technique("finned-franken-jellyfish");
  step.base = {House(1), House(4), House(7), House(20)};
  step.cover = {House(9), House(12), House(17), House(18)};
  const Cell fin = Cell::at(4, 1, 9);
  const Cell endo_fin = Cell::at(1, 7, 9);
  step.marks = {{{fin, Digit(1)}, MarkRole::kFin}, {{endo_fin, Digit(1)}, MarkRole::kEndoFin}};
  EXPECT_EQ(fish_texts(classic(), step), std::vector<std::string>{"r258b3 \\ c149b1 fr5c2 efr2c8"});
}

}  // namespace
}  // namespace shudu::test
