// Proves that each puzzle of a file has one solution, in this thread, and prints what it took:
//
//   shudu_variant_proofs FILE [MOST_NODES]
//
// FILE has a puzzle a line, as tests/variant/prototype_form.h reads them. One line a puzzle: what
// came of it (one, none, several, unproved), nodes, milliseconds of processor time from the text to
// the proof, the name; parted by tabs. tools/variant_bench.py makes the table of it.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

#include "processor_time.h"
#include "shudu/propagation/solve.h"
#include "shudu/variant/lower.h"
#include "variant/prototype_form.h"

namespace {

using shudu::bench::processor_ms;
using shudu::propagation::Ending;
using shudu::propagation::Outcome;

const char* verdict(const Outcome& outcome) {
  if (outcome.ending == Ending::kBudget || outcome.ending == Ending::kStopped) return "unproved";
  if (outcome.solutions == 0) return "none";
  return outcome.solutions == 1 ? "one" : "several";
}

bool prove(const std::string& line, std::uint64_t most_nodes) {
  const double start = processor_ms();
  const auto named = shudu::variant::test::read_named_puzzle(line);
  if (!named) return false;
  const auto counted =
      shudu::propagation::count(shudu::variant::lower(named->puzzle), {2, most_nodes, {}});
  const double time = processor_ms() - start;
  if (!counted) return false;
  std::printf("%s\t%llu\t%.3f\t%s\n", verdict(*counted),
              static_cast<unsigned long long>(counted->nodes), time, named->name.c_str());
  std::fflush(stdout);
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fputs("usage: shudu_variant_proofs FILE [MOST_NODES]\n", stderr);
    return 2;
  }
  std::ifstream file(argv[1]);
  const std::uint64_t most_nodes = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 0;
  std::string line;
  bool is_good = file.good();
  while (std::getline(file, line)) is_good = prove(line, most_nodes) && is_good;
  return is_good ? 0 : 1;
}
