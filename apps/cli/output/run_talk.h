// What a run says on stderr besides failures: that it waits for the keyboard, how far it is, what
// it came to. Data goes to stdout, talk goes here.
#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

#include "cli/input/intake.h"
#include "cli/input/sources.h"
#include "cli/options/options.h"
#include "cli/output/answer.h"

namespace shudu::cli {

/// The clock starts when it is made. `show_progress` may be called from another thread.
class RunTalk {
 public:
  explicit RunTalk(const Options& options) : options_(options) {}

  void show_start(const std::vector<InputSource>& sources) const;
  void show_progress(std::uint64_t records, const IntakeProgress& progress) const;
  /// Takes the progress line away; the totals follow where they are asked for, or where a person
  /// has watched several answers go by.
  void show_end(const VerdictTally& tally) const;

 private:
  [[nodiscard]] double seconds() const;

  const Options& options_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace shudu::cli
