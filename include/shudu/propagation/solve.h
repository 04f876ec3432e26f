// Exact answers for puzzles of any rules, as a variant::Model states them: one solution, how many,
// is it the only one.
//
// The engine holds a set of values for each variable, lets every rule strike out what it can, and
// branches on the variable that has been in most conflicts for its size (Boussemart, Hemery,
// Lecoutre and Sais, "Boosting systematic search by weighting constraints", 2004). Rules on sums
// are read with what the houses say of them. docs/internal/propagation.md tells how, and what was
// tried. Tested in tests/propagation, against a literal enumeration and rule by rule.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "shudu/core/function_ref.h"
#include "shudu/core/result.h"
#include "shudu/core/stop.h"
#include "shudu/variant/primitive.h"

#pragma GCC visibility push(default)
namespace shudu::propagation {

/// So many variables a model may have; the memory of a search grows with their square, to 100 MB.
inline constexpr int kMostVariables = 2048;

/// Why a model is not searched.
enum class Refusal : std::uint8_t {
  kTooManyVariables,  ///< more than kMostVariables
  kTooManyValues,     ///< none, or more than variant::kMostValues
  kBadVariable,  ///< a rule names a variable that is not there, or a domain is not of the range
  kBadShape,     ///< a rule is not of the shape that primitive.h asks for
  kTooLarge,     ///< an automaton of more than 2^22 edges along its line
};

/// A solution, the place of each variable's value in the range: 0 is Model::low.
using Values = std::span<const std::uint8_t>;

/// Given each solution when it is found; false ends the search. Never called by two threads at a
/// time.
using Sink = FunctionRef<bool(Values)>;

struct Options {
  /// Ends after so many solutions; 0: all are counted. 2 proves that there is one alone.
  std::uint64_t limit = 2;
  /// Ends after so many decisions; 0: no bound.
  std::uint64_t most_nodes = 0;
  /// Looked at every 64 decisions, some tenths of a millisecond.
  Stop stop;
  /// That `count` and `solve` may have, 1 to kMaxThreads; `search` has one. The stop is looked at
  /// by all of them.
  int threads = 1;
};

enum class Ending : std::uint8_t {
  kExhausted,  ///< there are no more solutions than those counted
  kLimit,      ///< Options::limit was reached, or the sink wanted no more
  kBudget,     ///< Options::most_nodes
  kStopped,    ///< Options::stop
};

struct Outcome {
  std::uint64_t solutions = 0;
  std::uint64_t nodes = 0;     ///< decisions, those of the root's probing included
  std::uint64_t failures = 0;  ///< contradictions met
  Ending ending = Ending::kExhausted;

  /// Is `solutions` the number there is?
  [[nodiscard]] bool is_exact() const { return ending == Ending::kExhausted; }
};

/// Hands over solutions in the order of being found, which is the same for the same model and
/// limit, and says nothing of which is the smallest. Thread-safe.
[[nodiscard]] Result<Outcome, Refusal> search(const variant::Model& model, const Options& options,
                                              Sink sink);

/// The same without looking at them. The count does not depend on the number of threads, unless a
/// budget or a stop ended it: then it is what was found until then.
[[nodiscard]] Result<Outcome, Refusal> count(const variant::Model& model, const Options& options);

struct Solved {
  Outcome outcome;
  /// The first that was found, with several threads some solution; empty where none was.
  std::vector<std::uint8_t> first;
};

/// The first solution and, by the default limit, whether it is the only one. Thread-safe.
[[nodiscard]] Result<Solved, Refusal> solve(const variant::Model& model,
                                            const Options& options = {});

}  // namespace shudu::propagation
#pragma GCC visibility pop
