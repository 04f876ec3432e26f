#include "cli/output/answer.h"

#include <cstddef>
#include <numeric>

#include "cli/process.h"

namespace shudu::cli {

std::string_view verdict_name(Verdict verdict) {
  constexpr std::array<std::string_view, static_cast<std::size_t>(Verdict::kCount)> kNames{
      "unique", "multiple", "none", "invalid", "unreadable", "timeout", "stalled", "-"};
  return kNames[static_cast<std::size_t>(verdict)];
}

Verdict verdict_of(std::uint64_t solutions) {
  if (solutions == 0) return Verdict::kNone;
  return solutions == 1 ? Verdict::kUnique : Verdict::kMultiple;
}

void VerdictTally::add(const VerdictTally& other) {
  for (std::size_t i = 0; i < verdicts.size(); ++i) verdicts[i] += other.verdicts[i];
  failed += other.failed;
}

std::uint64_t VerdictTally::records() const {
  return std::accumulate(verdicts.begin(), verdicts.end(), std::uint64_t{0});
}

int VerdictTally::exit_code() const {
  if (of(Verdict::kUnreadable) > 0) return kExitUnreadable;
  const bool all_fine = of(Verdict::kUnique) + of(Verdict::kUnasked) == records();
  return all_fine && failed == 0 ? kExitFine : kExitPuzzle;
}

}  // namespace shudu::cli
