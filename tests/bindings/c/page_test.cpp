// docs/c.md shows the example program as it stands in the tree; the programs of the page are built
// and run by tests/install.
#include <gtest/gtest.h>

#include <regex>
#include <string>

#include "support/folder.h"
#include "support/paths.h"

namespace shudu::c {
namespace {

TEST(ThePageOfC, ShowsTheExamplesAsTheyAre) {
  const std::string page = test::read_file(test::source_dir() / "docs/c.md");
  for (const char* const name : {"make_puzzle.c", "solve_rows.c"}) {
    const std::string example = test::read_file(test::source_dir() / "examples/c" / name);
    ASSERT_FALSE(example.empty());
    EXPECT_NE(page.find("\n```c\n" + example + "```\n"), std::string::npos) << name;
  }
}

// Every function of both headers stands on the page.
TEST(ThePageOfC, NamesEveryFunction) {
  const std::string page = test::read_file(test::source_dir() / "docs/c.md");
  std::size_t functions = 0;
  for (const char* const name : {"shudu.h", "shudu_arrays.h"}) {
    const auto folder = test::source_dir() / "bindings/c/include/shudu";
    const std::string header = test::read_file(folder / name);
    const std::regex pattern("\n[a-z][a-z0-9_ *]*[ *](shudu_[a-z_]+)\\(");
    for (std::sregex_iterator it(header.begin(), header.end(), pattern), end; it != end; ++it) {
      const std::string function = (*it)[1];
      EXPECT_NE(page.find("`" + function + "`"), std::string::npos) << function;
      ++functions;
    }
  }
  EXPECT_EQ(functions, 9U + 16U);
}

}  // namespace
}  // namespace shudu::c
