// What the options of `generate` for researchers ask for: masks, variations, estimates.
// Plain data, a part of `Options`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace shudu::cli {

/// {-removed+added}.
struct VaryWish {
  int removed = 1;
  int added = 1;
};

/// Where a search for variations goes on: in which puzzle of the base, at which choice of givens
/// that go, after how many of the puzzles of that choice. Written `12.305.4`.
struct VaryState {
  std::uint64_t base = 0;
  std::uint64_t choice = 0;
  std::uint64_t listed = 0;
};

struct ResearchOptions {
  std::string pattern;              ///< --pattern: a file of masks; empty: not given
  std::string base;                 ///< --base: a file of puzzles; empty: not given
  std::string known;                ///< --known: a file of puzzles; empty: not given
  std::optional<VaryWish> vary;     ///< --vary
  std::optional<VaryState> resume;  ///< --resume
  bool estimate = false;            ///< --estimate
};

}  // namespace shudu::cli
