// What the options of `steps`, `explain` and `hint` ask for: which techniques, in which order, how
// far to go and how much to tell.
#pragma once

#include <optional>
#include <vector>

#include "shudu/explain/explain.h"
#include "shudu/logic/path.h"

namespace shudu::cli {

/// A candidate as it was typed; the size of the grid is not known yet. From 1.
struct CandidateName {
  int row = 1;
  int column = 1;
  int digit = 1;
};

struct LogicOptions {
  std::vector<const Technique*> techniques;  ///< --technique; empty: those of the profile
  std::vector<const Technique*> without;     ///< --without
  const Technique* until = nullptr;          ///< --until
  const Profile* profile = nullptr;          ///< --profile; nullptr: the first one
  bool no_uniqueness = false;
  std::optional<CandidateName> why;  ///< --why
  bool has_stage = false;            ///< --stage was given
  int stage = 1;                     ///< --stage, 1 to kHintStages
};

/// The profile that was asked for, without the techniques that were switched off.
[[nodiscard]] Profile profile_of(const LogicOptions& options);

}  // namespace shudu::cli
