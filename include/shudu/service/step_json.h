// Steps and their marks as JSON, in the words of docs/cli.md: cells `r1c1`, eliminations
// `r2c3<>7`, placements `r1c1=5`, houses `row 3` in any language.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/language.h"
#include "shudu/core/layout.h"
#include "shudu/explain/explain.h"
#include "shudu/logic/step.h"
#include "shudu/service/json_object.h"

#pragma GCC visibility push(default)
namespace shudu {

/// How a step is told.
struct StepTelling {
  const Layout& layout;
  Language language;
  DigitSet digits;  ///< the field `digits`: of the pattern, or as a library line names them
};

/// From `digits` to `assumes_unique`: what there is of a step between its name and its text.
void add_step_parts(JsonObject& object, const Step& step, const StepTelling& telling);
/// All fields of a step, into an open object.
void add_step(JsonObject& object, const Step& step, const StepTelling& telling);

/// The steps of a path, with the digits of their patterns, as the field `steps`.
void add_steps(JsonObject& object, const std::vector<Step>& steps, const Layout& layout,
               Language language);

/// The name of a role in `marks`: `fin`.
[[nodiscard]] std::string_view mark_role_name(MarkRole role);

/// What a picture of a hint shows, as the field `marks`.
void add_marks(JsonObject& object, const StepMarks& marks, const Layout& layout);

}  // namespace shudu
#pragma GCC visibility pop
