// Whether a model is one: nothing of it is trusted before.
#include <algorithm>
#include <type_traits>

#include "propagation/compile/builder.h"

namespace shudu::propagation {
namespace {

using namespace variant;  // NOLINT(google-build-using-namespace): the names of all primitives

class Checker {
 public:
  explicit Checker(const Model& model)
      : variables_(model.domains.size()),
        values_(static_cast<std::size_t>(model.values)),
        outside_(~below(model.values)) {}

  [[nodiscard]] bool knows(Variable cell) const { return cell < variables_; }
  [[nodiscard]] bool knows(const Variables& cells) const {
    return std::all_of(cells.begin(), cells.end(), [&](Variable cell) { return knows(cell); });
  }
  [[nodiscard]] bool knows(const std::vector<Variables>& lists) const {
    return std::all_of(lists.begin(), lists.end(), [&](const auto& list) { return knows(list); });
  }

  [[nodiscard]] std::optional<Refusal> look(const Primitive& primitive) const;

 private:
  /// So many edges along a line may be unrolled.
  static constexpr std::size_t kMostEdges = std::size_t{1} << 22;

  [[nodiscard]] static bool is_too_large(const Word& rule) {
    return !rule.cells.empty() && rule.edges.size() > kMostEdges / rule.cells.size();
  }
  template <typename T>
  [[nodiscard]] static bool is_too_large(const T&) {
    return false;
  }

  [[nodiscard]] std::optional<Refusal> inside(const AnyOf& any) const {
    for (const std::vector<Primitive>& branch : any.branches) {
      for (const Primitive& primitive : branch) {
        if (const auto refusal = look(primitive)) return refusal;
      }
    }
    return std::nullopt;
  }
  template <typename T>
  [[nodiscard]] std::optional<Refusal> inside(const T&) const {
    return std::nullopt;
  }

  // Which variables a rule names: the members that hold them have few names.
  template <typename T>
  [[nodiscard]] bool names_known(const T& rule) const {
    if constexpr (std::is_same_v<T, Related> || std::is_same_v<T, LessLine>) {
      return knows(rule.first) && knows(rule.second);
    } else if constexpr (std::is_same_v<T, WeightedSum>) {
      return std::all_of(rule.terms.begin(), rule.terms.end(),
                         [&](const auto& term) { return knows(term.cell); });
    } else if constexpr (std::is_same_v<T, BetweenEnds>) {
      return knows(rule.first) && knows(rule.last) && knows(rule.middle);
    } else if constexpr (std::is_same_v<T, Element>) {
      return knows(rule.line) && knows(rule.index) && knows(rule.target);
    } else if constexpr (std::is_same_v<T, CountDistinct>) {
      return knows(rule.count) && knows(rule.cells);
    } else if constexpr (std::is_same_v<T, BetweenExtremes> || std::is_same_v<T, PrefixSum>) {
      return knows(rule.line);
    } else if constexpr (std::is_same_v<T, EqualSums>) {
      return knows(rule.segments);
    } else if constexpr (std::is_same_v<T, SameValues>) {
      return knows(rule.sets);
    } else if constexpr (std::is_same_v<T, Ranks>) {
      return knows(rule.lines);
    } else if constexpr (std::is_same_v<T, AnyOf> || std::is_same_v<T, Impossible>) {
      return true;  // a choice is looked into by `inside`
    } else {
      return knows(rule.cells);
    }
  }

  [[nodiscard]] bool is_in_shape(const Related& rule) const {
    return rule.allowed.size() == values_;
  }
  [[nodiscard]] bool is_in_shape(const OneOfSets& rule) const {
    return std::all_of(rule.sets.begin(), rule.sets.end(), [&](Set set) {
      return (set & outside_) == 0 && static_cast<std::size_t>(size_of(set)) == rule.cells.size();
    });
  }
  [[nodiscard]] bool is_in_shape(const Word& rule) const {
    const auto is_state = [&](std::uint32_t state) { return state < rule.states; };
    return std::all_of(rule.starts.begin(), rule.starts.end(), is_state) &&
           std::all_of(rule.accepting.begin(), rule.accepting.end(), is_state) &&
           std::all_of(rule.edges.begin(), rule.edges.end(), [&](const Word::Edge& edge) {
             return is_state(edge.from) && is_state(edge.to);
           });
  }
  [[nodiscard]] bool is_in_shape(const PrefixSum& rule) const {
    return !rule.line.empty() && rule.line.size() <= kMostOfLine;
  }
  [[nodiscard]] bool is_in_shape(const SameValues& rule) const { return are_equal_long(rule.sets); }
  [[nodiscard]] bool is_in_shape(const LessLine& rule) const {
    return rule.first.size() == rule.second.size();
  }
  [[nodiscard]] bool is_in_shape(const Ranks& rule) const {
    return are_equal_long(rule.lines) && rule.ranks.size() == rule.lines.size();
  }
  template <typename T>
  [[nodiscard]] bool is_in_shape(const T&) const {
    return true;
  }
  static bool are_equal_long(const std::vector<Variables>& lists) {
    return std::all_of(lists.begin(), lists.end(),
                       [&](const auto& list) { return list.size() == lists.front().size(); });
  }

  std::size_t variables_;
  std::size_t values_;
  Set outside_;
};

std::optional<Refusal> Checker::look(const Primitive& primitive) const {
  return std::visit(
      [&](const auto& rule) -> std::optional<Refusal> {
        if (!names_known(rule)) return Refusal::kBadVariable;
        if (!is_in_shape(rule)) return Refusal::kBadShape;
        if (is_too_large(rule)) return Refusal::kTooLarge;
        return inside(rule);
      },
      primitive.rule);
}

}  // namespace

std::optional<Refusal> refusal_of(const Model& model) {
  if (model.domains.size() > static_cast<std::size_t>(kMostVariables)) {
    return Refusal::kTooManyVariables;
  }
  if (model.values < 1 || model.values > kMostValues) return Refusal::kTooManyValues;
  for (const Set domain : model.domains) {
    if ((domain & ~below(model.values)) != 0) return Refusal::kBadVariable;
  }
  const Checker checker(model);
  for (const Primitive& primitive : model.rules) {
    if (const auto refusal = checker.look(primitive)) return refusal;
  }
  return std::nullopt;
}

}  // namespace shudu::propagation
