// A small user of an installed Shudu: solves a puzzle of the literature by the short calls, and
// many copies of it in one call. Built and run by install_test.sh.
#include <shudu/formats/reader.h>
#include <shudu/formats/xml/opensudoku.h>
#include <shudu/solver/batch.h>
#include <shudu/solver/solver.h>
#include <shudu/version.h>

#include <cstdio>
#include <string>
#include <vector>

namespace {

const char* const kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

bool solves_many() {
  std::string puzzles;
  for (int copy = 0; copy < 100; ++copy) puzzles += kPuzzle;
  std::vector<shudu::PuzzleResult> results(100);
  std::string solutions(puzzles.size(), '.');
  shudu::solve_many({puzzles.data(), 100}, {.limit = 2}, results, {solutions.data()});
  for (const shudu::PuzzleResult& result : results) {
    if (result.count != 1 || !result.is_exact()) return false;
  }
  return solutions.substr(81 * 99, 9) == "534678912";
}

}  // namespace

int main() {
  const shudu::ReadOptions options{.formats = shudu::all_formats()};
  const auto puzzle = shudu::read_puzzle(kPuzzle, options);
  if (!puzzle || shudu::kLibraryVersion.empty()) return 1;
  const auto answer = shudu::solve(shudu::Layout::classic(), puzzle->givens);
  std::printf("%d\n", answer ? static_cast<int>(answer->count) : -1);
  const auto unique = shudu::is_unique(shudu::Layout::classic(), puzzle->givens);
  return answer && answer->count == 1 && unique && *unique && solves_many() ? 0 : 1;
}
