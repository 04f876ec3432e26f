// From words to options. Whole sentences of usage errors are in tests/golden/cli/usage.
#include "cli/options/args.h"

#include <gtest/gtest.h>

#include "cli/options/option_values.h"

namespace shudu::cli {
namespace {

ParsedArguments parse(std::vector<std::string> words) {
  Process process;
  process.arguments = std::move(words);
  return parse_arguments(process);
}

TEST(Args, TheVerbMayStandBehindOptions) {
  const ParsedArguments parsed = parse({"--limit", "3", "-j", "2", "count", "-q", "file"});
  ASSERT_EQ(parsed.error, "");
  EXPECT_EQ(parsed.verb->name, "count");
  EXPECT_EQ(parsed.options.limit, 3U);
  EXPECT_EQ(parsed.options.jobs, 2);
  EXPECT_TRUE(parsed.options.quiet);
  EXPECT_EQ(parsed.options.operands, std::vector<std::string>{"file"});
}

TEST(Args, ValuesComeInAllTheUsualForms) {
  EXPECT_EQ(parse({"solve", "--limit=7"}).options.limit, 7U);
  EXPECT_EQ(parse({"solve", "--limit", "7"}).options.limit, 7U);
  EXPECT_EQ(parse({"solve", "-j4"}).options.jobs, 4);
  EXPECT_EQ(parse({"solve", "-qj4"}).options.jobs, 4);
  EXPECT_EQ(parse({"solve", "--format={puzzle}=1"}).options.line_format, "{puzzle}=1");
  EXPECT_EQ(parse({"solve", "--format="}).options.line_format, "");
  EXPECT_EQ(parse({"solve", "--format", "[{puzzle}]"}).options.line_format, "[{puzzle}]");
  EXPECT_EQ(parse({"solve", "-o-"}).options.output, "");
  EXPECT_EQ(parse({"solve", "-oout"}).options.output, "out");
}

TEST(Args, TheLastOfTwoWins) {
  EXPECT_EQ(parse({"solve", "--limit", "1", "--limit", "2"}).options.limit, 2U);
  EXPECT_EQ(parse({"solve", "--json", "--json"}).error, "");
}

TEST(Args, AfterTwoDashesEverythingIsAnOperand) {
  const ParsedArguments parsed = parse({"solve", "--", "--json", "--", "x"});
  ASSERT_EQ(parsed.error, "");
  EXPECT_FALSE(parsed.options.json);
  EXPECT_EQ(parsed.options.operands, (std::vector<std::string>{"--json", "--", "x"}));
}

TEST(Args, OperandsKeepTheirOrderAndBrackets) {
  const ParsedArguments parsed = parse({"solve", "[a,b]", "--json", "-", "{c}"});
  ASSERT_EQ(parsed.error, "");
  EXPECT_EQ(parsed.options.operands, (std::vector<std::string>{"[a,b]", "-", "{c}"}));
}

TEST(Args, APuzzleMayBeginWithADash) {
  std::string puzzle =
      "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
  for (char& c : puzzle) c = c == '.' ? '-' : c;
  puzzle[0] = '-';
  EXPECT_EQ(parse({"solve", puzzle}).options.operands, std::vector<std::string>{puzzle});
  EXPECT_NE(parse({"solve", "-x"}).error, "");
}

TEST(Args, WithoutAVerbThereAreHelpAndVersion) {
  EXPECT_EQ(parse({"--help"}).verb->name, "help");
  EXPECT_EQ(parse({"-h", "--lang", "zh-TW"}).verb->name, "help");
  EXPECT_EQ(parse({"--version", "--json"}).verb->name, "version");
  EXPECT_TRUE(parse({"--version", "--json"}).options.json);
  EXPECT_EQ(parse({}).verb, nullptr);
  EXPECT_EQ(parse({}).error, "");
  EXPECT_NE(parse({"--nothing"}).error, "");
}

TEST(Args, NumbersAreStrict) {
  EXPECT_EQ(parse_number("0", 0, 9), 0U);
  EXPECT_EQ(parse_number("18446744073709551615", 0, ~0ULL), ~0ULL);
  for (const char* bad : {"", " 1", "1 ", "+1", "-1", "1.0", "1e3", "0x1", "1e999", "NaN", "inf",
                          "18446744073709551616", "99999999999999999999999"}) {
    EXPECT_EQ(parse_number(bad, 0, ~0ULL), std::nullopt) << bad;
  }
  EXPECT_EQ(parse_number("10", 0, 9), std::nullopt);
  EXPECT_EQ(parse_number("0", 1, 9), std::nullopt);
}

TEST(Args, SecondsAreStrict) {
  EXPECT_EQ(parse_seconds("0.5"), 0.5);
  EXPECT_EQ(parse_seconds("3"), 3.0);
  EXPECT_EQ(parse_seconds("1000000000"), 1e9);
  for (const char* bad : {"", "0", "0.0", "-1", "+1", "1e3", "1e999", "nan", "NaN", "inf", "1s",
                          " 1", ".", "1..2", "1000000001", "0x1"}) {
    EXPECT_EQ(parse_seconds(bad), std::nullopt) << bad;
  }
}

TEST(Args, LanguageOfErrorsIsKnownBeforeTheError) {
  EXPECT_EQ(parse({"solve", "--nothing", "--lang", "zh-TW"}).error, "未知的選項「--nothing」");
  EXPECT_EQ(parse({"--lang=zh-CN", "solv"}).error, "未知的命令“solv”，是不是“solve”？");
}

TEST(Args, LanguageComesFromTheEnvironment) {
  Process process;
  EXPECT_EQ(choose_language(process), Language::kEnglish);
  process.locale = "zh_TW.UTF-8";
  EXPECT_EQ(choose_language(process), Language::kTraditionalChinese);
  process.language_wish = "zh-CN";
  EXPECT_EQ(choose_language(process), Language::kSimplifiedChinese);
  process.language_wish = "klingon";
  EXPECT_EQ(choose_language(process), Language::kTraditionalChinese);
}

TEST(Args, EscapesInWordsAreShown) {
  EXPECT_EQ(parse({"solve", "--x\x1b[31m"}).error, "unknown option '--x\\x1b[31m'");
  EXPECT_EQ(parse({"\x1b[2J"}).error, "unknown command '\\x1b[2J'");
}

}  // namespace
}  // namespace shudu::cli
