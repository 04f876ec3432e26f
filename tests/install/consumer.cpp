// The smallest user of an installed Shudu: solves one puzzle of the literature with the public
// headers. Built and run by install_test.sh.
#include <shudu/formats/reader.h>
#include <shudu/formats/xml/opensudoku.h>
#include <shudu/solver/solver.h>
#include <shudu/version.h>

#include <cstdio>

int main() {
  const shudu::ReadOptions options{.formats = shudu::all_formats()};
  const auto puzzle = shudu::read_puzzle(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", options);
  if (!puzzle || shudu::kLibraryVersion.empty()) return 1;
  const auto answer = shudu::solve(shudu::Layout::classic(), puzzle->givens);
  std::printf("%d\n", answer ? static_cast<int>(answer->count) : -1);
  return answer && answer->count == 1 ? 0 : 1;
}
