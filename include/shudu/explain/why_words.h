// A refutation in words: "5 at r2c7: an XY-Wing forbids it." and why it does. The value comes from
// shudu/logic/why.h; all functions are pure and thread-safe.
#pragma once

#include <string>
#include <vector>

#include "shudu/core/language.h"
#include "shudu/core/layout.h"
#include "shudu/logic/why.h"

#pragma GCC visibility push(default)
namespace shudu {

/// The answer in lines: the first says all in short; then each step with its reason, numbered where
/// there are several; then what follows and what is to be known about the answer. Never empty.
/// Pure and thread-safe.
[[nodiscard]] std::vector<std::string> explain_why(const Layout& layout, const Why& why,
                                                   Language language);

}  // namespace shudu
#pragma GCC visibility pop
