// Tested in tests/cli/totals_test.cpp.
#include "cli/output/totals.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "cli/words.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

// A rate as a whole number; a run too short to measure counts as a millionth of a second.
unsigned long long rate(std::uint64_t records, double seconds) {
  constexpr double kShortest = 1e-6;
  return static_cast<unsigned long long>(static_cast<double>(records) /
                                         std::max(seconds, kShortest));
}

std::string duration_text(double seconds) {
  constexpr double kMinute = 60;
  constexpr long long kSeconds = 60;
  if (seconds < kMinute) return fmt::format("{:.0f} s", seconds);
  const auto whole = static_cast<long long>(seconds);
  if (whole < kSeconds * kSeconds)
    return fmt::format("{}:{:02}", whole / kSeconds, whole % kSeconds);
  return fmt::format("{}:{:02}:{:02}", whole / kSeconds / kSeconds, whole / kSeconds % kSeconds,
                     whole % kSeconds);
}

}  // namespace

std::string totals_text(const VerdictTally& tally, double seconds, Language language) {
  struct Kind {
    Verdict verdict;
    Phrase phrase;
  };
  constexpr std::array kKinds{Kind{Verdict::kUnique, Phrase("total-unique")},
                              Kind{Verdict::kMultiple, Phrase("total-multiple")},
                              Kind{Verdict::kNone, Phrase("total-none")},
                              Kind{Verdict::kInvalid, Phrase("total-invalid")},
                              Kind{Verdict::kUnreadable, Phrase("total-unreadable")},
                              Kind{Verdict::kTimeout, Phrase("total-timeout")},
                              Kind{Verdict::kStalled, Phrase("total-stalled")}};
  static_assert(kKinds.size() + 1 == static_cast<std::size_t>(Verdict::kCount), "but kUnasked");
  std::vector<std::string> parts{say(language, "total-puzzles", tally.records())};
  for (const Kind& kind : kKinds) {
    const std::uint64_t count = tally.of(kind.verdict);
    const bool is_asked = tally.of(Verdict::kUnasked) == 0;
    if (count > 0 || (kind.verdict == Verdict::kUnique && is_asked)) {
      parts.push_back(say(language, kind.phrase, count));
    }
  }
  parts.push_back(say(language, "total-time", fmt::format("{:.3f}", seconds)));
  parts.push_back(say(language, "total-rate", grouped(rate(tally.records(), seconds))));
  return joined(parts, language == Language::kEnglish ? ", " : "，");
}

std::string progress_text(const ProgressState& state, Language language) {
  constexpr std::size_t kBar = 20;
  std::vector<std::string> parts;
  const bool has_bar = state.total_bytes > 0;
  const double share =
      has_bar
          ? std::min(1.0, static_cast<double>(state.bytes) / static_cast<double>(state.total_bytes))
          : 0;
  if (has_bar) {
    const auto full = static_cast<std::size_t>(share * static_cast<double>(kBar));
    parts.push_back("[" + std::string(full, '#') + std::string(kBar - full, '.') +
                    fmt::format("] {:.0f} %", share * 100));
  }
  parts.push_back(say(language, "progress", grouped(state.records),
                      grouped(rate(state.records, state.seconds))));
  if (share > 0 && share < 1) {
    const double left = state.seconds * (1 - share) / share;
    parts.push_back(say(language, "time-left", duration_text(left)));
  }
  return joined(parts, language == Language::kEnglish ? ", " : "，");
}

}  // namespace shudu::cli
