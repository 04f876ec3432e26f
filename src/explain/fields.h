// What stands for the placeholders of a sentence: `{cells}`, `{house}`, `{chain}` and the like,
// each found in the step in the same way whatever its technique. The table is in fields.cpp.
#pragma once

#include <string>
#include <string_view>

#include "explain/places.h"
#include "shudu/logic/step.h"

namespace shudu {

/// The words with their placeholders filled in from the step. One that is not known stays as it is.
[[nodiscard]] std::string fill(const Speech& speech, const Step& step, std::string_view words);

/// Is there such a placeholder? With its braces.
[[nodiscard]] bool is_placeholder(std::string_view name);

}  // namespace shudu
