// Help fits the terminal in every language; man pages are accepted by scdoc; completions by shells.
#include "cli/options/help_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <sstream>

#include "cli/options/completions.h"
#include "cli/options/man_page.h"
#include "program_run.h"
#include "support/languages.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

using test::kLanguages;

void expect_narrow(const std::string& text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    EXPECT_LE(display_width(line), kHelpColumns) << line;
    EXPECT_TRUE(line.empty() || line.back() != ' ') << line;
  }
}

TEST(Help, EverythingFitsIntoEightyColumns) {
  for (const Language language : kLanguages) {
    expect_narrow(overview_text(language));
    for (const Verb& verb : verb_table()) expect_narrow(verb_help_text(verb, language));
  }
}

TEST(Help, NamesEveryVerbAndEveryOptionItShows) {
  for (const Language language : kLanguages) {
    const std::string overview = overview_text(language);
    for (const Verb& verb : verb_table()) {
      EXPECT_THAT(overview, testing::HasSubstr(std::string(verb.name)));
      const std::string help = verb_help_text(verb, language);
      for (const OptionRow* row : shown_options(verb)) {
        EXPECT_THAT(help, testing::HasSubstr(option_usage(*row)));
      }
    }
  }
}

// Where there are five; each once, and before all others.
TEST(Help, BeginsWithTheOptionsMostUsed) {
  for (const Verb& verb : verb_table()) {
    const std::vector<const OptionRow*> shown = shown_options(verb);
    const std::vector<const OptionRow*> most_used = most_used_options(verb);
    if (verb.operands == Operands::kPuzzles) EXPECT_EQ(most_used.size(), 5U) << verb.name;
    const std::string help = verb_help_text(verb, Language::kEnglish);
    std::size_t last = 0;
    for (const OptionRow* row : most_used) {
      EXPECT_NE(std::find(shown.begin(), shown.end(), row), shown.end()) << verb.name << row->name;
      EXPECT_EQ(std::count(most_used.begin(), most_used.end(), row), 1) << verb.name << row->name;
      const std::size_t at = help.find("\n  " + option_usage(*row));
      EXPECT_GT(at, last) << verb.name << row->name;
      EXPECT_EQ(help.find("\n  " + option_usage(*row) + " ", at + 1), std::string::npos);
      last = at;
    }
    for (const OptionRow* row : shown) {
      if (std::find(most_used.begin(), most_used.end(), row) != most_used.end()) continue;
      EXPECT_GT(help.find("\n  " + option_usage(*row)), last) << verb.name << row->name;
    }
  }
}

// Every value of the options that the topic lists, and a text for each.
void expect_whole_list(const Topic& topic, Language language) {
  const std::string text = topic_text(topic, language);
  expect_narrow(text);
  const std::string call = "shudu help " + std::string(topic.name);
  for (const OptionRow& row : option_table()) {
    if (topic_of(row) != &topic) continue;
    EXPECT_THAT(option_help(row, language), testing::HasSubstr(call));
    for (const std::string& choice : row.target.choices()) {
      EXPECT_THAT(text, testing::HasSubstr("\n  " + choice)) << topic.name;
    }
  }
  const nlohmann::json answer = nlohmann::json::parse(topic_json(topic, language));
  EXPECT_EQ(answer[std::string(topic.name)].size(), topic.entries(language).size());
  for (const TopicEntry& entry : topic.entries(language)) EXPECT_NE(entry.text, "") << entry.name;
}

TEST(Help, ListsAreWholeAndFitIntoEightyColumns) {
  EXPECT_GE(topic_table().size(), 7U);
  for (const Topic& topic : topic_table()) {
    EXPECT_EQ(find_verb(topic.name), nullptr);
    EXPECT_EQ(find_topic(topic.name), &topic);
    for (const Language language : kLanguages) expect_whole_list(topic, language);
  }
  EXPECT_EQ(find_topic("Techniques"), find_topic("techniques"));
  EXPECT_EQ(find_topic("puzzles"), nullptr);
}

TEST(Help, JsonNamesThemToo) {
  const nlohmann::json answer = nlohmann::json::parse(help_json(Language::kEnglish));
  EXPECT_EQ(answer["commands"].size(), verb_table().size());
  EXPECT_EQ(answer["commands"][0]["options"].size(), shown_options(verb_table()[0]).size());
}

// The exit code of a shell command that reads `text` as its input; 127: there is no such program.
int piped_into(const std::string& command, const std::string& text, std::string* out = nullptr) {
  const test::Folder folder;
  test::write_file(folder.file("in"), text);
  const std::string line = "{ " + command + "; } < " + folder.file("in") + " > " +
                           folder.file("out") + " 2> " + folder.file("err");
  const int status = std::system(line.c_str());  // NOLINT(cert-env33-c): shells are what is tested
  if (out != nullptr)
    *out = test::read_file(folder.file("out")) + test::read_file(folder.file("err"));
  return WEXITSTATUS(status);
}

bool has_program(const std::string& name) { return piped_into("command -v " + name, "") == 0; }

TEST(ManPages, ScdocAcceptsThem) {
  if (!has_program("scdoc")) GTEST_SKIP() << "NOT TESTED: scdoc is not installed";
  std::string out;
  EXPECT_EQ(piped_into("scdoc", program_man_page(), &out), 0) << out;
  EXPECT_THAT(out, testing::HasSubstr(".SH COMMANDS"));
  for (const Verb& verb : verb_table()) {
    EXPECT_EQ(piped_into("scdoc", verb_man_page(verb), &out), 0) << verb.name << out;
    EXPECT_THAT(out, testing::HasSubstr(".SH OPTIONS"));
  }
}

TEST(Completions, BashCompletesVerbsOptionsAndValues) {
  const std::string script = bash_completions();
  const auto completed = [&script](const std::string& words, const std::string& index) {
    std::string out;
    const std::string ask = script + "\nCOMP_WORDS=(" + words + "); COMP_CWORD=" + index +
                            "; _shudu; printf '%s ' \"${COMPREPLY[@]}\"\n";
    EXPECT_EQ(piped_into("bash", ask, &out), 0) << out;
    return out;
  };
  EXPECT_EQ(completed("shudu so", "1"), "solve ");
  EXPECT_EQ(completed("shudu co", "1"), "count convert completions ");
  EXPECT_EQ(completed("shudu solve --algorithm ml", "3"), " ");
  EXPECT_EQ(completed("shudu solve --algorithm m", "3"), "mrv ");
  EXPECT_EQ(completed("shudu solve --al", "2"), "--algorithm --all ");
  EXPECT_EQ(completed("shudu completions f", "2"), "fish ");
  EXPECT_EQ(completed("shudu convert --to sd", "3"), "sdm sdk ");
}

TEST(Completions, ZshAndFishReadTheirs) {
  for (const Language language : kLanguages) {
    std::string out;
    if (has_program("zsh")) {
      EXPECT_EQ(piped_into("zsh -n", zsh_completions(language), &out), 0) << out;
    }
    if (has_program("fish")) {
      const std::string ask =
          fish_completions(language) + "complete -C 'shudu solve --algorithm d'\n";
      EXPECT_EQ(piped_into("fish", ask, &out), 0) << out;
      EXPECT_THAT(out, testing::StartsWith("dlx\t"));
    }
  }
  if (!has_program("zsh") || !has_program("fish")) {
    GTEST_SKIP() << "NOT TESTED in full: zsh or fish is not installed";
  }
}

}  // namespace
}  // namespace shudu::cli
