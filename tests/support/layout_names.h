// Names of layouts for tests that walk them: every row of the table, unions and regions of their
// own.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "shudu/core/layout_table.h"

namespace shudu::test {

/// All of them, or each `every`-th.
[[nodiscard]] inline std::vector<std::string> layout_names(std::size_t every = 1) {
  std::vector<std::string> names;
  for (const LayoutRow& row : layout_table()) names.emplace_back(row.slug);
  for (const char* name : {"x+windoku", "anti-king+disjoint-groups", "4x4+x", "6x6-3x2+anti-king",
                           "8x8-4x2+x", "jigsaw:111122113222333244334444555666555666",
                           "6x6+extra:1.....1.....1.....1.....1.....1....."}) {
    names.emplace_back(name);
  }
  std::vector<std::string> kept;
  for (std::size_t i = 0; i < names.size(); i += every) kept.push_back(names[i]);
  return kept;
}

}  // namespace shudu::test
