#include "cli/options/logic_options.h"

#include <utility>

namespace shudu::cli {

Profile profile_of(const LogicOptions& options) {
  Profile profile = options.profile != nullptr ? *options.profile : profile_table().front();
  for (const Technique* technique : options.without) {
    profile = without(std::move(profile), *technique);
  }
  return profile;
}

}  // namespace shudu::cli
