#include "shudu/propagation/smallest.h"

#include "propagation/compile/builder.h"
#include "propagation/engine/portfolio.h"

namespace shudu::propagation {
namespace {

class Descent {
 public:
  Descent(const Problem& problem, Values known, Smallest& found)
      : problem_(problem), search_(problem), best_(known.begin(), known.end()), found_(found) {}

  // False where the work was ended.
  bool run(const Options& options) {
    if (!search_.begin()) return false;
    for (std::size_t i = 0; i < problem_.variables(); ++i) {
      const Variable cell = problem_.same_as[i];
      for (const int value : Each(search_.root_domain(cell) & below(cell))) {
        const auto is_there = find(cell, value, options);
        if (!is_there) return false;
        if (*is_there) break;
        search_.restrict_root(cell, ~only(value));
      }
      search_.restrict_root(cell, only(best_[cell]));
    }
    found_.values = std::move(best_);
    return true;
  }

 private:
  [[nodiscard]] Set below(Variable cell) const { return only(best_[cell]) - 1; }

  // Is there a solution with this value? It is the best one then.
  std::optional<bool> find(Variable cell, int value, const Options& options) {
    const auto take = [&](Values values) {
      best_.assign(values.begin(), values.end());
      return true;
    };
    return search_.has_solution_with(cell, only(value), options, take, found_.outcome);
  }

  const Problem& problem_;
  Portfolio search_;
  std::vector<std::uint8_t> best_;
  Smallest& found_;
};

}  // namespace

Result<Smallest, Refusal> smallest(const variant::Model& model, const Options& options,
                                   Values known) {
  const auto problem = build_problem(model);
  if (!problem) return problem.error();
  Smallest found;
  Descent(**problem, known, found).run(options);
  return found;
}

}  // namespace shudu::propagation
