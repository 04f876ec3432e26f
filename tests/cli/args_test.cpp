// From words to options. Whole sentences of usage errors are in tests/golden/cli/usage.
#include "cli/options/args.h"

#include <gtest/gtest.h>

#include "cli/commands/verb_table.h"
#include "cli/options/option_values.h"
#include "support/folder.h"

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

TEST(Args, AFileOrAPuzzleWithoutAVerbIsSolved) {
  const std::string puzzle(
      "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
  std::string dashed_puzzle = puzzle;
  for (char& c : dashed_puzzle) c = c == '.' ? '-' : c;
  dashed_puzzle[0] = '-';
  const test::Folder folder;
  const std::string file = folder.file("puzzles.txt");
  const std::string verb_file = folder.file("check");
  test::write_file(file, "");
  test::write_file(verb_file, "");
  for (const std::string& word : {puzzle, dashed_puzzle, file, verb_file, std::string("-")}) {
    for (std::vector<std::string> words :
         {std::vector<std::string>{word}, {word, "--json"}, {"--json", word}, {"--", word}}) {
      const ParsedArguments parsed = parse(words);
      ASSERT_EQ(parsed.error, "") << word;
      ASSERT_NE(parsed.verb, nullptr) << word;
      EXPECT_EQ(parsed.verb->name, "solve");
      EXPECT_EQ(parsed.options.operands, std::vector<std::string>{word});
      EXPECT_EQ(parsed.options.json, words.size() == 2 && words[0] != "--");
    }
  }
  EXPECT_EQ(parse({"--limit", "3", file, "-j2"}).options.limit, 3U);
  EXPECT_EQ(parse({file, puzzle}).options.operands.size(), 2U);
  EXPECT_EQ(parse({"check"}).verb->name, "check");
}

TEST(Args, CellsOneByOneWithoutAVerbAreSolved) {
  std::vector<std::string> words(16, "0");
  words[0] = "1";
  EXPECT_EQ(parse(words).verb->name, "solve");
  words.pop_back();
  EXPECT_EQ(parse(words).verb, nullptr);
}

TEST(Args, WhatIsNoVerbNoFileAndNoPuzzleSaysSo) {
  EXPECT_EQ(parse({"slove"}).error, "unknown command 'slove'; did you mean 'solve'?");
  EXPECT_EQ(parse({"nowhere.txt"}).error,
            "'nowhere.txt' is neither a command nor a file nor a puzzle");
  EXPECT_EQ(parse({"--", "nowhere.txt"}).verb, nullptr);
  EXPECT_EQ(parse({"SOLVE"}).verb->name, "solve");
}

TEST(Args, AnEmptyArgumentIsAnError) {
  for (const char* blank : {"", " ", "   ", "\t", "\r\n"}) {
    EXPECT_EQ(parse({blank}).error, "an argument is empty");
    for (const Verb& verb : verb_table()) {
      EXPECT_EQ(parse({std::string(verb.name), blank}).error, "an argument is empty") << verb.name;
      EXPECT_NE(parse({std::string(verb.name), "--", blank}).error, "") << verb.name;
    }
  }
}

TEST(Args, WordsOfClosedListsMayHaveCapitals) {
  std::size_t rows = 0;
  for (const OptionRow& row : option_table()) {
    if (!row.has_choices()) continue;
    ++rows;
    for (const std::string& choice : row.target.choices()) {
      std::string capitals = choice;
      for (char& c : capitals) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
      std::string title = choice;
      title[0] = capitals[0];
      for (const std::string& word : {capitals, title}) {
        Options options;
        EXPECT_EQ(row.take(options, word), std::nullopt) << row.name << word;
      }
    }
  }
  EXPECT_GE(rows, 20U);
  EXPECT_EQ(parse({"generate", "--level", "Hard"}).error, "");
  EXPECT_EQ(parse({"render", "--paper", "A4", "--to", "PDF"}).error, "");
  EXPECT_EQ(parse({"steps", "--technique", "X-Wing", "--technique", "Naked Single"}).error, "");
  EXPECT_EQ(parse({"rate", "--scale", "SE_Corrected"}).error, "");
  EXPECT_EQ(parse({"solve", "--layout", "X+Windoku"}).error, "");
  EXPECT_EQ(parse({"solve", "--format", "{Puzzle}"}).error, "");
  EXPECT_EQ(parse({"hint", "--why", "R2C7=5"}).error, "");
  EXPECT_NE(parse({"generate", "--level", "Harder"}).error, "");
}

TEST(Args, NumbersMayHaveUnitsAndSigns) {
  const auto number = [](std::string_view text) { return parse_number(text, 0, ~0ULL); };
  EXPECT_EQ(number("10k"), 10'000U);
  EXPECT_EQ(number("10K"), 10'000U);
  EXPECT_EQ(number("2M"), 2'000'000U);
  EXPECT_EQ(number("3G"), 3'000'000'000U);
  EXPECT_EQ(number("1e6"), 1'000'000U);
  EXPECT_EQ(number("1E6"), 1'000'000U);
  EXPECT_EQ(number("1e0"), 1U);
  EXPECT_EQ(number("1.5k"), 1500U);
  EXPECT_EQ(number("2.5e6"), 2'500'000U);
  EXPECT_EQ(number("1_000_000"), 1'000'000U);
  EXPECT_EQ(number("1,000,000"), 1'000'000U);
  EXPECT_EQ(number("0e30"), 0U);
  for (const char* bad : {"k",     "e6",   "1kk",       "1e",      "1e+6",
                          "1e-2",  "1.5",  "1.0",       "1.2345k", ".5k",
                          "1.k",   "_1",   "1_",        "1__0",    "1_k",
                          "1,00",  ",100", "1,000_000", "1e20",    "20000000000G",
                          "1 000", "10 k", "1ke3",      "0x1k",    "1e99999999999999999999"}) {
    EXPECT_EQ(number(bad), std::nullopt) << bad;
  }
  EXPECT_EQ(parse({"generate", "-n", "1e3"}).options.generate.number, 1000U);
  EXPECT_EQ(parse({"solve", "--jobs", "1k"}).error,
            "option --jobs: '1k' is not a whole number from 1 to 256");
}

TEST(Args, NumbersAreStrict) {
  EXPECT_EQ(parse_number("0", 0, 9), 0U);
  EXPECT_EQ(parse_number("18446744073709551615", 0, ~0ULL), ~0ULL);
  for (const char* bad : {"", " 1", "1 ", "+1", "-1", "1.0", "0x1", "1e999", "NaN", "inf",
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
  EXPECT_EQ(parse({"\x1b[2J"}).error, "'\\x1b[2J' is neither a command nor a file nor a puzzle");
}

}  // namespace
}  // namespace shudu::cli
