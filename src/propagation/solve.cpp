#include "shudu/propagation/solve.h"

#include "propagation/compile/builder.h"
#include "propagation/engine/portfolio.h"

namespace shudu::propagation {

Result<Outcome, Refusal> search(const variant::Model& model, const Options& options, Sink sink) {
  const auto problem = build_problem(model);
  if (!problem) return problem.error();
  Outcome outcome;
  Portfolio search(**problem);
  if (search.begin()) search.run(options, sink, outcome);
  return outcome;
}

Result<Outcome, Refusal> count(const variant::Model& model, const Options& options) {
  const auto take = [](Values) { return true; };
  return search(model, options, take);
}

Result<Solved, Refusal> solve(const variant::Model& model, const Options& options) {
  Solved solved;
  const auto take = [&](Values values) {
    if (solved.first.empty()) solved.first.assign(values.begin(), values.end());
    return true;
  };
  const auto outcome = search(model, options, take);
  if (!outcome) return outcome.error();
  solved.outcome = *outcome;
  return solved;
}

}  // namespace shudu::propagation
