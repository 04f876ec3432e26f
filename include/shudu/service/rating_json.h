// Ratings as JSON, in the words of docs/cli.md: the object `rating`, and the list `steps` of what
// each step or stage of the path costs. Pure and thread-safe.
#pragma once

#include <string>

#include "shudu/core/grid.h"
#include "shudu/core/language.h"
#include "shudu/core/layout.h"
#include "shudu/verbs/rating.h"

#pragma GCC visibility push(default)
namespace shudu::service {

/// What is said in place of a technique where nothing but trial goes on.
[[nodiscard]] std::string trial_name(Language language);

/// Appends the object.
void append_rating(const verbs::Rating& rating, Language language, std::string& out);

/// Appends the list with its brackets; empty where the path was not asked for. Each step is told in
/// the position where it was taken; `puzzle` is what was rated.
void append_rating_steps(const View& puzzle, const verbs::Rating& rating, Language language,
                         std::string& out);

}  // namespace shudu::service
#pragma GCC visibility pop
