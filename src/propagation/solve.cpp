#include "shudu/propagation/solve.h"

#include "propagation/compile/builder.h"
#include "propagation/engine/portfolio.h"
#include "propagation/parts.h"

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
  const auto solved = solve(model, options);
  if (!solved) return solved.error();
  return solved->outcome;
}

Result<Solved, Refusal> solve(const variant::Model& model, const Options& options) {
  const auto problem = build_problem(model);
  if (!problem) return problem.error();
  if (options.threads > 1) return count_in_parts(**problem, options);
  Solved solved;
  const auto take = [&](Values values) {
    if (solved.first.empty()) solved.first.assign(values.begin(), values.end());
    return true;
  };
  Portfolio search(**problem);
  if (search.begin()) search.run(options, take, solved.outcome);
  return solved;
}

}  // namespace shudu::propagation
