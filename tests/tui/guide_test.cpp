// The keys of the player's guide (docs/playing.md) are the program's own table. With
// SHUDU_UPDATE_GOLDEN=1 they are written anew.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>

#include "support/paths.h"
#include "tui/faces.h"
#include "tui/world.h"

namespace shudu::tui {
namespace {

constexpr std::string_view kBegin =
    "<!-- keys: written from the program's own table; tests/tui/guide_test.cpp -->\n";
constexpr std::string_view kEnd = "<!-- end of keys -->\n";

// Keys parted by blanks, each as code; `|` would end a column of the table.
std::string as_code(std::string_view keys) {
  std::string out;
  while (!keys.empty()) {
    const std::size_t blank = std::min(keys.find(' '), keys.size());
    if (blank > 0) out += (out.empty() ? "`" : " `") + std::string(keys.substr(0, blank)) + "`";
    keys.remove_prefix(std::min(blank + 1, keys.size()));
  }
  return out;
}

std::string table_of_keys() {
  std::string out;
  for (const auto& [group, slug, words] : key_groups()) {
    out += "\n| " + std::string(words.en) + " | |\n|---|---|\n";
    for (const KeyRow& row : key_table()) {
      const std::string keys = keys_of(row, {});
      if (row.group != group || keys.empty()) continue;
      out += "| " + as_code(keys) + " | " + std::string(row.does.en) + " |\n";
    }
    for (const KeyNote& note : key_notes()) {
      if (note.group != group) continue;
      out += "| " + std::string(note.keys.en) + " | " + std::string(note.does.en) + " |\n";
    }
  }
  return out + "\n";
}

TEST(Guide, ItsKeysAreThoseOfTheProgram) {
  const std::string path = (shudu::test::source_dir() / "docs" / "playing.md").string();
  std::string text = shudu::test::read_file(path);
  const std::size_t begin = text.find(kBegin);
  const std::size_t end = text.find(kEnd);
  ASSERT_NE(begin, std::string::npos);
  ASSERT_NE(end, std::string::npos);
  const std::size_t from = begin + kBegin.size();
  const std::string wanted = table_of_keys();
  if (std::getenv("SHUDU_UPDATE_GOLDEN") != nullptr) {
    shudu::test::write_file(path, text.replace(from, end - from, wanted));
    return;
  }
  EXPECT_EQ(text.substr(from, end - from), wanted);
}

}  // namespace
}  // namespace shudu::tui
