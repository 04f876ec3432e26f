// Reduction on any layout, one puzzle at a time by the method `fast`; what solver/reduction.h does
// on the classic grid.
#pragma once

#include <optional>

#include "shudu/core/layout.h"
#include "shudu/generator/leave.h"
#include "shudu/solver/reduction.h"

namespace shudu {

/// The givens that are left; nothing when `leave`, asked before each question, was over or a
/// question took more than two million nodes. Precondition: sizes agree; the task's puzzle has its
/// solution alone.
[[nodiscard]] std::optional<CellSet> reduce_on_layout(const Layout& layout,
                                                      const ReductionTask& task,
                                                      const ReductionOptions& options,
                                                      Leave& leave);

}  // namespace shudu
