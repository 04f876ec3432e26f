// From a record to what is printed of it: the position with its candidates or a hint, the solution,
// the difficulty, the link of the code. Workers make cards; pages are made of them in order.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/input/asked.h"
#include "shudu/core/result.h"
#include "shudu/render/page.h"
#include "shudu/render/variant_board.h"

namespace shudu::cli {

/// A card and what is to be said about it on standard error.
struct MadeCard {
  Card card;
  std::optional<VariantCard> variant;  ///< in place of the card
  std::vector<std::string> complaints;
  bool lacks_code = false;  ///< the site of the code opens no such puzzle
};

/// Makes the card and sets the answer's verdict: kUnasked where nothing had to be searched. Nothing
/// where the run was ended. A search that ran out of its time leaves out what it was for, with a
/// complaint. Precondition: the position has a record, and the question is about no variant.
[[nodiscard]] std::optional<MadeCard> make_card(const Asked& asked);

/// Can a variant be drawn as asked? Not with what the logic and layouts of the core have to say,
/// nor several on a page.
[[nodiscard]] bool draws_variants(const RenderOptions& wanted);
/// The card of the question's variant; searches nothing. Errors: kOtherRules, a grid of more than
/// 25 rows. Precondition: draws_variants.
[[nodiscard]] Result<MadeCard> make_variant_card(const Asked& asked);

}  // namespace shudu::cli
