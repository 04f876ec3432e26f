// The puzzles that `generate --vary` begins with, and those that are known already.
#pragma once

#include <string>
#include <vector>

#include "cli/options/options.h"
#include "shudu/core/grid.h"
#include "shudu/core/layout.h"

namespace shudu::cli {

struct VaryBase {
  std::vector<Grid> puzzles;
  std::vector<std::string> left_out;  ///< of each: rules that no layout has, by name
  bool has_bad_records = false;       ///< some were passed over, which was said
};

/// Adds the readable puzzles of a file that are of `layout`, or a puzzle that is given in its
/// place. False: it could not be read, which was said.
[[nodiscard]] bool load_base(const std::string& path, const Options& options, const Layout& layout,
                             VaryBase& base);

}  // namespace shudu::cli
