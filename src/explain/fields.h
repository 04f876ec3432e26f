// What stands for the fields of a sentence: `{cells}`, `{house}`, `{chain}` and the like,
// each found in the step in the same way whatever its technique. The table is in fields.cpp.
#pragma once

#include <string>
#include <string_view>

#include "explain/places.h"
#include "shudu/logic/step.h"
#include "shudu/words/fill.h"

namespace shudu {

/// The text with its fields filled in from the step, `more` among them. One that is not known stays
/// as it is.
[[nodiscard]] std::string fill(const Speech& speech, const Step& step, std::string_view text,
                               const words::Field& more = {});

/// Is there such a field? Without braces.
[[nodiscard]] bool is_placeholder(std::string_view name);

}  // namespace shudu
