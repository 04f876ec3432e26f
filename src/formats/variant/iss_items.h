// The items of a text that ISS reads, before anybody asks what they mean: `.Name~argument~...`, and
// the items between `.Or`, `.And` or `.Replicate` and `.End`. Grids without any names become such
// items too (iss_plain.cpp), so that there is one reader of rules.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/result.h"

namespace shudu::variant {

struct IssItem {
  std::string name;
  std::vector<std::string> arguments;
  std::vector<IssItem> children;
  std::size_t offset = 0;  ///< of its dot, in the whole text
};

/// All items of a text: sections between blank lines, lines of comments after `#` left out. Errors
/// have their place: kBadSyntax, kUnfinished (an end is missing), kTooDeep, those of plain grids.
[[nodiscard]] Result<std::vector<IssItem>> read_iss_items(std::string_view text);

/// A grid that is not a constraint string, `text` without its blanks: cells, candidates, a killer
/// text, a jigsaw. No items where it is none of them.
[[nodiscard]] Result<std::vector<IssItem>> read_plain_items(std::string_view text,
                                                            std::string_view with_blanks);

}  // namespace shudu::variant
