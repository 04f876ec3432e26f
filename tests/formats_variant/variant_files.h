// Lines of the shared collections of variants, and what their puzzles and solutions are held to.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/formats/variant/variant_text.h"

namespace shudu::variant::test {

/// The objects of a file of lines of JSON in the shared folder; none where it is missing.
std::vector<nlohmann::json> shared_objects(std::string_view file);

/// The values of a solution as the collections write it: a character a cell (A is 1 where there are
/// more than 9 values), or decimals without separators.
std::vector<int> solution_of(const nlohmann::json& object, const VariantPuzzle& puzzle);

/// The first rule of the grid's cells that a solution breaks, in words; empty where it keeps all.
/// Rules that speak of free variables, whose values nobody published, are left out.
std::string broken_rule(VariantPuzzle puzzle, const std::vector<int>& solution);

/// How many cells of a solution may hold another value, the next one, without any rule being broken
/// by it.
int cells_that_do_not_matter(const VariantPuzzle& puzzle, const std::vector<int>& solution);

}  // namespace shudu::variant::test
