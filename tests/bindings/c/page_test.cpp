// docs/c.md shows the example program as it stands in the tree; the programs of the page are built
// and run by tests/install.
#include <gtest/gtest.h>

#include "support/folder.h"
#include "support/paths.h"

namespace shudu::c {
namespace {

TEST(ThePageOfC, ShowsTheExampleAsItIs) {
  const std::string page = test::read_file(test::source_dir() / "docs/c.md");
  const std::string example = test::read_file(test::source_dir() / "examples/c/make_puzzle.c");
  ASSERT_FALSE(example.empty());
  EXPECT_NE(page.find("\n```c\n" + example + "```\n"), std::string::npos);
}

}  // namespace
}  // namespace shudu::c
