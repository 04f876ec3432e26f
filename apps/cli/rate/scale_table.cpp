// The rows; see scale_table.h.
#include "cli/rate/scale_table.h"

#include <array>

#include "cli/rate/point_scales.h"
#include "cli/rate/se_scale.h"

namespace shudu::cli {
namespace {

constexpr std::array kScales{
    Scale{"se", true, rate_on_se},
    Scale{"se-corrected", true, rate_on_se_corrected},
    Scale{"se-nouniq", true, rate_on_se_nouniq},
    Scale{"hodoku", false, rate_on_hodoku},
    Scale{"shudu", false, rate_on_shudu},
};

}  // namespace

std::span<const Scale> scale_table() { return kScales; }

const Scale* find_scale(std::string_view name) {
  for (const Scale& scale : kScales) {
    if (scale.name == name) return &scale;
  }
  return nullptr;
}

}  // namespace shudu::cli
