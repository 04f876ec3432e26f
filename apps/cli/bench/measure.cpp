#include "cli/bench/measure.h"

#include <algorithm>
#include <cstring>
#include <ctime>

namespace shudu::cli {
namespace {

constexpr double kPassSeconds = 0.1;
constexpr double kNanoseconds = 1e-9;

double cpu_seconds() {
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + kNanoseconds * static_cast<double>(time.tv_nsec);
}

// The seconds that a number of passes took; never 0.
double timed(Side& side, std::uint64_t passes, const std::atomic<bool>& stop) {
  const double start = cpu_seconds();
  for (std::uint64_t i = 0; i < passes && !stop.load(); ++i) side.pass(stop);
  return std::max(cpu_seconds() - start, kNanoseconds);
}

bool answers_differ(const char* a, const char* b) {
  return a[0] != '\0' && b[0] != '\0' && std::memcmp(a, b, kMaxCells) != 0;
}

void compare(const Side& first, const Side& side, std::size_t puzzles, SideOutcome& outcome) {
  for (std::size_t p = 0; p < puzzles; ++p) {
    outcome.solutions += side.count(p);
    if (side.count(p) != first.count(p)) {
      ++outcome.other_counts;
    } else if (side.count(p) == 1 && answers_differ(side.solution(p), first.solution(p))) {
      ++outcome.other_answers;
    }
  }
}

Rate rate_of(std::vector<double> rates) {
  std::sort(rates.begin(), rates.end());
  const double above = rates[rates.size() / 2];
  const double below = rates[(rates.size() - 1) / 2];
  return {(above + below) / 2, rates.front(), rates.back()};
}

}  // namespace

std::optional<std::vector<SideOutcome>> measure(const std::vector<std::unique_ptr<Side>>& sides,
                                                std::size_t puzzles, int repeat,
                                                const std::atomic<bool>& stop) {
  std::vector<SideOutcome> outcomes(sides.size());
  std::vector<std::uint64_t> passes(sides.size(), 1);
  std::vector<std::vector<double>> rates(sides.size());
  for (std::size_t s = 0; s < sides.size(); ++s) {
    const double start = cpu_seconds();
    outcomes[s].totals = sides[s]->pass(stop);
    const double seconds = std::max(cpu_seconds() - start, kNanoseconds);
    if (stop.load()) return std::nullopt;
    passes[s] = static_cast<std::uint64_t>(std::min(kPassSeconds / seconds, 1e6)) + 1;
    compare(*sides.front(), *sides[s], puzzles, outcomes[s]);
  }
  for (int r = 0; r < repeat; ++r) {
    for (std::size_t s = 0; s < sides.size(); ++s) {
      const double seconds = timed(*sides[s], passes[s], stop);
      if (stop.load()) return std::nullopt;
      rates[s].push_back(static_cast<double>(puzzles) * static_cast<double>(passes[s]) / seconds);
    }
  }
  for (std::size_t s = 0; s < sides.size(); ++s) outcomes[s].rate = rate_of(std::move(rates[s]));
  return outcomes;
}

}  // namespace shudu::cli
