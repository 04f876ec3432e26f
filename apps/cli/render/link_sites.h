// Where the QR codes of `render` lead: programs on the web that open a puzzle from its address.
// One row each; a new one is a row and a function from the givens to the address.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "shudu/core/grid.h"

namespace shudu::cli {

struct LinkSite {
  std::string_view name;
  /// Precondition: a grid of nine with classic boxes.
  std::string (*link)(const Grid& givens);
};

[[nodiscard]] std::span<const LinkSite> link_sites();
[[nodiscard]] const LinkSite* find_link_site(std::string_view name);

}  // namespace shudu::cli
