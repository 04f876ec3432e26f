// A hint in its stages, each a little nearer to the step or the mistake, as the field `stages`: the
// number of each, its text, and what a picture of it marks.
#pragma once

#include "shudu/core/function_ref.h"
#include "shudu/explain/explain.h"
#include "shudu/service/json_object.h"

namespace shudu::service {

/// The last stage of a step that says anything new: the sixth says the same.
inline constexpr int kLastToldStage = 5;

/// `tell(stage)` from 1 to `stages`.
void add_stages(JsonObject& object, int stages, const Layout& layout,
                FunctionRef<Hint(int stage)> tell);

/// Those of a step.
void add_step_stages(JsonObject& object, const Step& step, const Layout& layout, Language language);

}  // namespace shudu::service
