// Tests that are instantiated for every row of the table of techniques.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

#include "shudu/logic/technique.h"

namespace shudu {

inline void PrintTo(const Technique& technique, std::ostream* out) { *out << technique.slug; }

namespace test {

inline std::vector<const Technique*> all_techniques() {
  std::vector<const Technique*> all;
  for (const Technique& technique : technique_table()) all.push_back(&technique);
  return all;
}

/// The slug as the name of a case.
inline std::string technique_name(const testing::TestParamInfo<const Technique*>& info) {
  std::string name(info.param->slug);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

}  // namespace test
}  // namespace shudu
