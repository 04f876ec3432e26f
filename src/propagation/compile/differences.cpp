#include "propagation/compile/differences.h"

#include <algorithm>
#include <numeric>

namespace shudu::propagation {
namespace {

using namespace variant;  // NOLINT(google-build-using-namespace): the names of all primitives

Variable root_of(std::vector<Variable>& same_as, Variable cell) {
  while (same_as[cell] != cell) cell = same_as[cell] = same_as[same_as[cell]];
  return cell;
}

void join(std::vector<Variable>& same_as, Variable a, Variable b) {
  a = root_of(same_as, a);
  b = root_of(same_as, b);
  same_as[std::max(a, b)] = std::min(a, b);
}

/// Sets of one cell each are equal cells.
bool are_of_one(const SameValues& rule) { return !rule.sets.empty() && rule.sets[0].size() == 1; }

class Differences {
 public:
  explicit Differences(Problem& problem) : problem_(problem), all_(problem.words) {}

  void operator()(const AllDifferent& rule) {
    all_differ(rule.cells);
    house(rule.cells);
  }
  void operator()(const OneOfSets& rule) {
    all_differ(rule.cells);
    house(rule.cells);
  }
  void operator()(const BetweenExtremes& rule) { all_differ(rule.line); }
  void operator()(const Related& rule) {
    for (std::size_t i = 0; i < rule.allowed.size(); ++i) {
      if ((rule.allowed[i] & only(static_cast<int>(i))) != 0) return;
    }
    differ(rule.first, rule.second);
  }
  void operator()(const BetweenEnds& rule) {
    if (rule.apart > 0 || (!rule.is_outside && !rule.middle.empty())) differ(rule.first, rule.last);
    for (const Variable cell : rule.middle) {
      differ(rule.first, cell);
      differ(rule.last, cell);
    }
  }
  template <typename T>
  void operator()(const T&) {}

 private:
  [[nodiscard]] std::span<std::uint64_t> differing(Variable cell) {
    return std::span(problem_.differs).subspan(cell * problem_.words, problem_.words);
  }
  void differ(Variable a, Variable b) {
    a = problem_.same_as[a];
    b = problem_.same_as[b];
    if (a == b) {
      problem_.is_impossible = true;
      return;
    }
    set_bit(differing(a), b);
    set_bit(differing(b), a);
  }
  /// Each cell differs from all others; who stands there twice, from itself.
  void all_differ(const Variables& cells) {
    if (cells.size() > static_cast<std::size_t>(problem_.values)) problem_.is_impossible = true;
    std::fill(all_.begin(), all_.end(), 0);
    for (const Variable cell : cells) {
      const Variable own = problem_.same_as[cell];
      if (has_bit(all_, own)) problem_.is_impossible = true;
      set_bit(all_, own);
    }
    for (const Variable cell : cells) {
      const Variable own = problem_.same_as[cell];
      const auto row = differing(own);
      for (std::size_t w = 0; w < row.size(); ++w) row[w] |= all_[w];
      clear_bit(row, own);
    }
  }
  void house(const Variables& cells) {
    if (cells.size() != static_cast<std::size_t>(problem_.values) || problem_.is_impossible) return;
    Variables sorted;
    sorted.reserve(cells.size());
    for (const Variable cell : cells) sorted.push_back(problem_.same_as[cell]);
    std::sort(sorted.begin(), sorted.end());
    const auto& houses = problem_.houses;
    if (std::find(houses.begin(), houses.end(), sorted) == houses.end()) {
      problem_.houses.push_back(std::move(sorted));
    }
  }

  Problem& problem_;
  Bits all_;  ///< of the cells in hand
};

}  // namespace

void join_equals(Problem& problem, const Model& model) {
  std::vector<Variable>& same_as = problem.same_as;
  same_as.resize(model.domains.size());
  std::iota(same_as.begin(), same_as.end(), Variable{0});
  for (const Primitive& primitive : model.rules) {
    if (const auto* equal = std::get_if<AllEqual>(&primitive.rule)) {
      for (const Variable cell : equal->cells) join(same_as, equal->cells.front(), cell);
    }
    const auto* same = std::get_if<SameValues>(&primitive.rule);
    if (same == nullptr || !are_of_one(*same)) continue;
    for (const Variables& set : same->sets) join(same_as, same->sets.front().front(), set.front());
  }
  problem.domains = model.domains;
  for (std::size_t i = 0; i < same_as.size(); ++i) {
    same_as[i] = root_of(same_as, static_cast<Variable>(i));
    if (same_as[i] != i) problem.domains[same_as[i]] &= problem.domains[i];
  }
}

void note_differences(Problem& problem, const Model& model) {
  problem.words = (model.domains.size() + 63) / 64;
  problem.differs.assign(problem.words * model.domains.size(), 0);
  Differences differences(problem);
  for (const Primitive& primitive : model.rules) std::visit(differences, primitive.rule);
  problem.house_bits = BitRows(problem.words);
  problem.house_bits.reserve(problem.houses.size());
  for (const Variables& house : problem.houses) problem.house_bits.add(house);
}

}  // namespace shudu::propagation
