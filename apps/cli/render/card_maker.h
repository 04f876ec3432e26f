// From a record to what is printed of it: the position with its candidates or a hint, the solution,
// the difficulty, the link of the code. Workers make cards; pages are made of them in order.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/input/asked.h"
#include "shudu/render/page.h"

namespace shudu::cli {

/// A card and what is to be said about it on standard error.
struct MadeCard {
  Card card;
  std::vector<std::string> complaints;
  bool lacks_code = false;  ///< the site of the code opens no such puzzle
};

/// Makes the card and sets the answer's verdict: kUnasked where nothing had to be searched. Nothing
/// where the run was ended. A search that ran out of its time leaves out what it was for, with a
/// complaint. Precondition: the position has a record.
[[nodiscard]] std::optional<MadeCard> make_card(const Asked& asked);

}  // namespace shudu::cli
