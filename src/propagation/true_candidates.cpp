#include "shudu/propagation/true_candidates.h"

#include "propagation/compile/builder.h"
#include "propagation/engine/portfolio.h"

namespace shudu::propagation {
namespace {

class Union {
 public:
  Union(const Problem& problem, TrueCandidates& found)
      : problem_(problem), search_(problem), found_(found) {}

  bool begin() { return search_.begin(); }

  void take_witnesses(std::span<const std::vector<std::uint8_t>> witnesses) {
    for (const std::vector<std::uint8_t>& values : witnesses) {
      if (values.size() == problem_.variables() && search_.solves(values)) show(values);
    }
  }

  void look(const Options& options) {
    for (std::size_t i = 0; i < problem_.variables(); ++i) {
      if (!problem_.stands(i)) continue;
      for (const int value : Each(search_.root_domain(i))) {
        const Set open = search_.root_domain(i) & ~found_.candidates[i];
        if ((open & only(value)) == 0) continue;
        if (!decide(static_cast<Variable>(i), value, options)) return;
      }
    }
  }

 private:
  void show(Values values) {
    for (std::size_t i = 0; i < values.size(); ++i) found_.candidates[i] |= only(values[i]);
    found_.witnesses.emplace_back(values.begin(), values.end());
  }
  /// Whether the candidate is true; false: the work is over.
  bool decide(Variable cell, int value, const Options& options) {
    const auto take = [&](Values values) {
      show(values);
      return true;
    };
    const auto is_true =
        search_.has_solution_with(cell, only(value), options, take, found_.outcome);
    if (!is_true) return false;
    return *is_true || search_.restrict_root(cell, ~only(value));
  }

  const Problem& problem_;
  Portfolio search_;
  TrueCandidates& found_;
};

}  // namespace

Result<TrueCandidates, Refusal> true_candidates(
    const variant::Model& model, const Options& options,
    std::span<const std::vector<std::uint8_t>> witnesses) {
  const auto problem = build_problem(model);
  if (!problem) return problem.error();
  TrueCandidates found;
  found.candidates.resize(model.domains.size());
  Union all(**problem, found);
  if (!all.begin()) return found;
  all.take_witnesses(witnesses);
  all.look(options);
  return found;
}

}  // namespace shudu::propagation
