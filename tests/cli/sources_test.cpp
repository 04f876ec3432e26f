// What the operands name.
#include "cli/input/sources.h"

#include <gtest/gtest.h>

#include "cases.h"
#include "program_run.h"

namespace shudu::cli {
namespace {

using test::kEasy;

std::vector<InputSource> sources_of(std::vector<std::string> operands) {
  Options options;
  options.operands = std::move(operands);
  return find_sources(options);
}

TEST(Sources, NothingAndADashAreStandardInput) {
  EXPECT_EQ(sources_of({}).at(0).kind, InputKind::kStandardInput);
  EXPECT_EQ(sources_of({"-"}).at(0).kind, InputKind::kStandardInput);
}

TEST(Sources, AFileIsAFileWhateverItsName) {
  const test::Folder folder;
  const std::string path = folder.file(std::string(kEasy));
  test::write_file(path, "");
  EXPECT_EQ(sources_of({path}).at(0).kind, InputKind::kFile);
}

TEST(Sources, APuzzleThatIsNoFileIsItself) {
  for (const std::string& text :
       {std::string(kEasy), std::string(kEasy).substr(1), std::string(kEasy) + "5",
        std::string("1..............."), std::string("{1,0,0,0},{0,0,0,0},{0,0,0,0},{0,0,0,0}")}) {
    EXPECT_EQ(sources_of({text}).at(0).kind, InputKind::kText) << text;
  }
}

TEST(Sources, OtherWordsAreFilesThatAreNotThere) {
  for (const char* text : {"puzzles.txt", "1234", "a/b", "2024-01-01.txt", "....",
                           "dir/................................"}) {
    EXPECT_EQ(sources_of({text}).at(0).kind, InputKind::kFile) << text;
  }
}

TEST(Sources, WordsThatAreOnePuzzleTogether) {
  std::vector<std::string> words;
  for (const char c : kEasy) words.emplace_back(1, c == '.' ? '0' : c);
  EXPECT_EQ(sources_of(words).size(), 1U);
  words.pop_back();
  EXPECT_EQ(sources_of(words).size(), 80U);
  EXPECT_EQ(sources_of({std::string(kEasy), std::string(kEasy)}).size(), 2U);
}

TEST(Sources, NamesAreShownOnlyWhereThereAreSeveral) {
  EXPECT_EQ(shown_name(sources_of({"a"}), 0), "");
  EXPECT_EQ(shown_name(sources_of({"a", "b\x1b"}), 1), "b\\x1b");
  EXPECT_EQ(shown_name(sources_of({"a", std::string(kEasy)}), 1), "");
}

}  // namespace
}  // namespace shudu::cli
