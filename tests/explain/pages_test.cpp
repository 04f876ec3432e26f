// The pages of docs/techniques say what the program does: every technique has its page, and the
// example on it is replayed. With SHUDU_UPDATE_GOLDEN=1 the blocks that the program makes are
// written anew; the prose around them stays.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <sstream>

#include "explain/page.h"
#include "shudu/explain/board_text.h"
#include "shudu/logic/step_check.h"
#include "shudu/solver/solver.h"

namespace shudu::test {
namespace {

namespace fs = std::filesystem;

bool is_update() { return std::getenv("SHUDU_UPDATE_GOLDEN") != nullptr; }

fs::path page_of(const Technique& technique) {
  return pages_dir() / (std::string(technique.slug) + ".md");
}

// Pages about a family, which no technique stands behind.
const std::set<std::string> kGuides = {"README.md", "als.md",     "chains.md",    "coloring.md",
                                       "fish.md",   "forcing.md", "uniqueness.md"};

/// Compares a block with what it should be, or writes it.
void expect_block(const fs::path& file, std::string_view name, const std::string& expected) {
  const std::string page = read_file(file);
  const auto block = block_of(page, name);
  ASSERT_TRUE(block.has_value()) << file << " has no block " << name;
  if (is_update()) {
    if (*block != expected) write_file(file, with_block(page, name, expected));
    return;
  }
  EXPECT_EQ(*block, expected) << file << ": SHUDU_UPDATE_GOLDEN=1 writes it anew";
}

class Pages : public testing::TestWithParam<std::string_view> {};

TEST_P(Pages, ShowWhatTheProgramFinds) {
  const Technique& technique = *find_technique(GetParam());
  const fs::path file = page_of(technique);
  ASSERT_TRUE(fs::exists(file)) << file;
  expect_block(file, "names", names_block(technique));
  const auto block = block_of(read_file(file), "example");
  ASSERT_TRUE(block.has_value()) << file;
  std::string why;
  const auto example = example_of(technique, *block, why);
  ASSERT_TRUE(example.has_value()) << file << ": " << why;
  const auto solved = solve(example->before.layout(), example->before.givens());
  ASSERT_TRUE(solved.has_value());
  EXPECT_EQ(check_step(example->before, example->step, solved->first), StepFault::kNone);
  expect_block(file, "example", example_block(*example));
}

TEST_P(Pages, HaveProseAndNarrowPictures) {
  const std::string page = read_file(page_of(*find_technique(GetParam())));
  for (const char* heading :
       {"\n## What it is\n", "\n## Why it is right\n", "\n## How to find it\n", "\n## Example\n",
        "\n## Related\n", "\n## Source\n"}) {
    EXPECT_NE(page.find(heading), std::string::npos) << heading;
  }
  const std::string lead = paragraph_below(page, "names");
  EXPECT_GE(lead.size(), 30U);
  EXPECT_LE(lead.size(), 200U) << lead;
  EXPECT_EQ(lead.find("]("), std::string::npos) << "the index repeats it: " << lead;
  const std::string example = block_of(page, "example").value_or("");
  const std::size_t begin = example.find("```text\n     c1");
  ASSERT_NE(begin, std::string::npos) << "no picture";
  std::istringstream picture(example.substr(begin, example.find("\n```\n", begin) - begin));
  for (std::string line; std::getline(picture, line);) EXPECT_LE(line.size(), kBoardColumns);
}

std::string name_of(const testing::TestParamInfo<std::string_view>& info) {
  std::string name(info.param);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

std::vector<std::string_view> all_slugs() {
  std::vector<std::string_view> slugs;
  for (const Technique& technique : technique_table()) slugs.push_back(technique.slug);
  return slugs;
}

INSTANTIATE_TEST_SUITE_P(All, Pages, testing::ValuesIn(all_slugs()), name_of);

TEST(PagesTogether, EachBelongsToATechniqueOrAFamily) {
  for (const auto& entry : fs::directory_iterator(pages_dir())) {
    const std::string name = entry.path().filename().string();
    const bool is_page = find_technique(entry.path().stem().string()) != nullptr;
    EXPECT_TRUE(is_page || kGuides.count(name) == 1) << name;
  }
  for (const std::string& guide : kGuides) EXPECT_TRUE(fs::exists(pages_dir() / guide)) << guide;
}

TEST(PagesTogether, TheIndexListsThemInOrder) {
  std::string index = "\n| | technique | in one sentence |\n|---|---|---|\n";
  int number = 0;
  for (const Technique& technique : technique_table()) {
    index += "| " + std::to_string(++number) + " | [" + std::string(technique.names.en) + "](" +
             std::string(technique.slug) + ".md) | " +
             paragraph_below(read_file(page_of(technique)), "names") + " |\n";
  }
  expect_block(pages_dir() / "README.md", "index", index);
}

TEST(PagesTogether, LinksLeadSomewhere) {
  for (const auto& entry : fs::directory_iterator(pages_dir())) {
    for (const std::string& link : links_of(read_file(entry.path()))) {
      const std::string target = link.substr(0, link.find('#'));
      EXPECT_TRUE(target.empty() || fs::exists(pages_dir() / target))
          << entry.path().filename() << ": " << link;
    }
  }
}

// Boilerplate is written once, on a family's page: no long sentence stands on two techniques'
// pages.
TEST(PagesTogether, DoNotRepeatEachOther) {
  std::map<std::string, std::string> first_page;
  for (const Technique& technique : technique_table()) {
    const std::string whole = read_file(page_of(technique));
    std::string page = with_block(whole, "names", "");
    page.erase(std::min(page.size(), page.find("\n## Example\n")));
    std::replace(page.begin(), page.end(), '\n', ' ');
    std::istringstream sentences(page);
    for (std::string sentence; std::getline(sentences, sentence, '.');) {
      if (sentence.size() < 80) continue;
      const auto [place, is_new] = first_page.emplace(sentence, technique.slug);
      EXPECT_TRUE(is_new) << technique.slug << " and " << place->second << ": " << sentence;
    }
  }
}

}  // namespace
}  // namespace shudu::test
