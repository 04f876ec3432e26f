// Lines of the user's own.
#include "cli/output/template.h"

#include <gtest/gtest.h>

namespace shudu::cli {
namespace {

std::string filled(std::string_view text, const Answer& answer) {
  EXPECT_EQ(check_template(text, Language::kEnglish), std::nullopt);
  std::string out;
  Template(text).fill(answer, Language::kEnglish, out);
  return out;
}

TEST(Template, FieldsAndEscapes) {
  Answer answer;
  answer.index = 4;
  answer.line = 7;
  answer.verdict = Verdict::kUnique;
  EXPECT_EQ(filled("{index}:{line} {status}", answer), "4:7 unique\n");
  EXPECT_EQ(filled("a\\tb\\nc\\\\d\\e", answer), "a\tb\nc\\d\\e\n");
  EXPECT_EQ(filled("{{index}} }}{{", answer), "{index} }{\n");
  EXPECT_EQ(filled("", answer), "\n");
  EXPECT_EQ(filled("\\", answer), "\\\n");
}

TEST(Template, WhatIsNotThereIsADash) {
  const Answer answer;
  EXPECT_EQ(filled("{puzzle}|{solution}|{count}|{givens}|{file}|{micros}", answer),
            "-|-|-|-|-|-\n");
}

TEST(Template, EveryFieldCanBeFilled) {
  for (const std::string& field : template_fields()) {
    EXPECT_NE(filled("{" + field + "}", Answer{}), "\n") << field;
  }
}

TEST(Template, CountsSayWhetherTheyAreExact) {
  Answer answer;
  answer.count = 12;
  EXPECT_EQ(filled("{count}", answer), "12\n");
  answer.count_is_exact = false;
  EXPECT_EQ(filled("{count}", answer), "12+\n");
}

TEST(Template, MistakesAreNamed) {
  for (const char* bad :
       {"{", "{puzzle", "}", "{}", "{puzzle }", "{nothing}", "{puzzle}}", "a}b"}) {
    EXPECT_NE(check_template(bad, Language::kEnglish), std::nullopt) << bad;
  }
}

}  // namespace
}  // namespace shudu::cli
