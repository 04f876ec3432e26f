// Do JSON texts of setters' tools state rules, or a size, that classic puzzles have not? By their
// characters alone, without a tree of values.
#pragma once

#include <string_view>

namespace shudu::variant {

/// The text without blanks and line ends around it.
[[nodiscard]] std::string_view stripped(std::string_view text);

/// Our JSON of one variant; not an answer that holds one.
[[nodiscard]] bool is_variant_json(std::string_view text);

/// f-puzzles' JSON with a key that no layout stands for, or over 9x9.
[[nodiscard]] bool is_fpuzzles_with_rules(std::string_view text);
/// The same, or a grid of f-puzzles' cells: empty objects, or such with its members.
[[nodiscard]] bool is_fpuzzles_board(std::string_view text);

}  // namespace shudu::variant
