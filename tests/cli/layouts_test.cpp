// Every verb, every scale and every method of `generate` on every layout, in every language: no
// sentence says that a size is not supported which is, and what does not know a layout is named
// together with the layout.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "cases.h"
#include "cli/commands/verb_table.h"
#include "cli/generate/method_table.h"
#include "program_run.h"
#include "shudu/core/layout_table.h"
#include "shudu/verbs/rating.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::array<const char*, 3> kAllLanguages{"en", "zh-CN", "zh-TW"};
// What takes seconds is asked in one where builds are slow.
constexpr std::size_t kLanguagesOfVerbs = by_build<std::size_t>(3, 1);

// A puzzle of each named layout, as records that name it.
const std::string& puzzles_of_layouts() {
  static const std::string kRecords = [] {
    std::string records;
    for (const LayoutRow& row : layout_table()) {
      records +=
          run({"generate", "--layout", std::string(row.slug), "--seed", "3", "-q", "--json"}).out;
    }
    return records;
  }();
  return kRecords;
}

void expect_no_size(const std::string& text, const std::string& of) {
  for (const char* said : {"not supported", "不支持", "不支援"}) {
    EXPECT_THAT(text, Not(HasSubstr(said))) << of;
  }
}

TEST(Layouts, NoVerbSaysThatASizeIsNotSupported) {
  ASSERT_EQ(text_lines(puzzles_of_layouts()).size(), layout_table().size());
  for (const cli::Verb& verb : cli::verb_table()) {
    if (verb.operands != cli::Operands::kPuzzles) continue;
    for (std::size_t i = 0; i < kLanguagesOfVerbs; ++i) {
      std::vector<std::string> words{std::string(verb.name), "--lang", kAllLanguages[i]};
      // All steps there are would take seconds.
      if (verb.own.has(cli::OptionId::kTechnique)) {
        words.insert(words.end(), {"--technique", "naked-single"});
      }
      if (verb.name == "render") words.insert(words.end(), {"--to", "pdf", "--difficulty", "se"});
      const RunResult result = run(words, puzzles_of_layouts());
      expect_no_size(result.out + result.err, std::string(verb.name));
      EXPECT_NE(result.exit_code, 2) << verb.name << result.err;
    }
  }
}

// A rating, or why the scale has none for the layout.
void expect_rating_or_names(const std::string& line, const std::string& scale,
                            const LayoutRow& row) {
  if (row.layout->is_classic() || scale == "shudu") {
    EXPECT_THAT(line, Not(HasSubstr("error: "))) << scale << row.slug;
    return;
  }
  for (const std::string& part : {std::string("-\terror: "), ' ' + scale + ' ',
                                  ' ' + std::string(row.slug), std::string(" shudu ")}) {
    EXPECT_THAT(line, HasSubstr(part)) << scale << row.slug;
  }
}

TEST(Layouts, AScaleThatDoesNotKnowOneNamesBoth) {
  for (const verbs::Scale& scale : verbs::scale_table()) {
    for (const char* language : kAllLanguages) {
      const std::string name(scale.name);
      const RunResult result =
          run({"rate", "--scale", name, "--lang", language}, puzzles_of_layouts());
      const std::vector<std::string> lines = text_lines(result.out);
      ASSERT_EQ(lines.size(), layout_table().size()) << name;
      for (std::size_t i = 0; i < lines.size(); ++i) {
        expect_rating_or_names(lines[i], name, layout_table()[i]);
      }
    }
  }
}

TEST(Layouts, AMethodThatDoesNotKnowOneNamesBoth) {
  for (const cli::GenerateMethod& method : cli::generate_method_table()) {
    if (method.wishes.has(cli::OptionId::kLayout)) continue;
    for (const LayoutRow& row : layout_table()) {
      if (row.layout->is_classic()) continue;
      for (const char* language : kAllLanguages) {
        const RunResult result = run({"generate", "--method", std::string(method.name), "--layout",
                                      std::string(row.slug), "--lang", language});
        EXPECT_EQ(result.exit_code, 2) << method.name << row.slug;
        expect_no_size(result.err, std::string(method.name));
        EXPECT_THAT(result.err, HasSubstr("--method " + std::string(method.name) + ' '));
        EXPECT_THAT(result.err, HasSubstr(' ' + std::string(row.slug)));
        EXPECT_THAT(result.err, HasSubstr("--method reduce"));
      }
    }
  }
}

}  // namespace
}  // namespace shudu::test
