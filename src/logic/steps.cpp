// The first step of a technique, or all of them; here is decided whether it may run at all. See
// shudu/logic/technique.h.
#include <utility>

#include "shudu/logic/technique.h"

namespace shudu {
namespace {

bool may_run(const View& view, const Technique& technique, const FindOptions& options) {
  if (options.is_stopped()) return false;
  if (technique.has(Trait::kUniqueness) && !options.uniqueness) return false;
  if (technique.has(Trait::kGivens) && !options.givens_known) return false;
  return !technique.has(Trait::kClassicOnly) || view.layout().is_classic();
}

}  // namespace

bool visit_steps(const View& view, const Technique& technique, const FindOptions& options,
                 StepSink sink) {
  return !may_run(view, technique, options) || technique.find({view, technique, options, sink});
}

std::optional<Step> first_step(const View& view, const Technique& technique,
                               const FindOptions& options) {
  std::optional<Step> first;
  visit_steps(view, technique, options, [&first](Step&& step) {
    first = std::move(step);
    return false;
  });
  return first;
}

std::vector<Step> all_steps(const View& view, const Technique& technique,
                            const FindOptions& options) {
  std::vector<Step> steps;
  visit_steps(view, technique, options, [&steps](Step&& step) {
    steps.push_back(std::move(step));
    return true;
  });
  return steps;
}

}  // namespace shudu
