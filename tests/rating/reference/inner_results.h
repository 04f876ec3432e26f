// The finished lists of inner chain families, by family and position: functions of S for one real
// grid, and most S come again and again.
#pragma once

#include <map>
#include <string>

#include "rating/reference/nodes.h"

namespace shudu::se::reference {

struct InnerResults {
  bool with_proof = false;
  std::map<std::pair<int, std::string>, ChainHints> known;
};

}  // namespace shudu::se::reference
