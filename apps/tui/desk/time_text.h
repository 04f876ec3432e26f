// A time of the statistics as a clock shows it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "shudu/game/said.h"

namespace shudu::tui {

/// `12:05`; `-` where there is none.
[[nodiscard]] inline std::string time_text(const std::optional<std::uint64_t>& ms) {
  return ms ? game::clock_text(static_cast<std::int64_t>(*ms)) : "-";
}

}  // namespace shudu::tui
