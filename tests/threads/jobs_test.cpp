// Verbs with several workers, inside this process, so that ThreadSanitizer sees all of them: what
// they write is the same with any number of workers. That each answer is right is for the tests of
// the verbs.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cli/process.h"
#include "support/folder.h"
#include "support/paths.h"

namespace shudu::cli {
namespace {

struct Call {
  std::string name;
  std::vector<std::string> words;
  bool reads = true;  ///< takes the examples as its file
};

class Jobs : public testing::TestWithParam<Call> {
 protected:
  std::string written_by(const std::string& workers) {
    const std::string out = folder_.file(workers);
    Process process;
    process.arguments = GetParam().words;
    for (const std::string& word : {std::string("--jobs"), workers, std::string("-o"), out}) {
      process.arguments.push_back(word);
    }
    if (GetParam().reads) {
      process.arguments.push_back((test::source_dir() / "examples/puzzles.txt").string());
    }
    EXPECT_LE(run_program(process), kExitPuzzle);
    return test::read_file(out);
  }

 private:
  test::Folder folder_;
};

TEST_P(Jobs, AnyNumberWritesTheSame) {
  const std::string one = written_by("1");
  EXPECT_FALSE(one.empty());
  EXPECT_EQ(written_by("4"), one);
}

// `rate` and `explain` over all examples take minutes under ThreadSanitizer; --limit ends `solve`.
INSTANTIATE_TEST_SUITE_P(
    Verbs, Jobs,
    testing::Values(
        Call{"solve", {"solve"}}, Call{"solveAsRecords", {"solve", "--json"}},
        Call{"count", {"count"}}, Call{"check", {"check", "--json"}}, Call{"canon", {"canon"}},
        Call{"convert", {"convert", "--to", "csv"}}, Call{"minimize", {"minimize"}},
        Call{"rate", {"rate", "--scale", "hodoku"}}, Call{"hint", {"hint"}},
        Call{"generate", {"generate", "-n", "200", "--seed", "3"}, false},
        Call{"generateEasy", {"generate", "-n", "3", "--seed", "3", "--level", "easy"}, false},
        Call{"generateWide", {"generate", "-n", "2", "--seed", "3", "--layout", "x"}, false}),
    [](const auto& call) { return call.param.name; });

}  // namespace
}  // namespace shudu::cli
