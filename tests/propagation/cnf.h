// A puzzle as clauses, for a second judge: CaDiCaL answers them, and nothing of what the solver or
// the lowerings do stands between.
//
// Variable (cell, value) says that the cell has the value. Rules that look at few cells at once are
// clauses as they are; what is read along cells (sums, heights, counts) is a `reading`: states from
// cell to cell, each a variable that is forced where it is reached. cnf_rules.h makes the clauses
// of each kind of rule from its words.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "shudu/variant/puzzle.h"

namespace shudu::propagation::test {

/// As DIMACS has them: a variable from 1 on, or its negative.
using Literal = int;
using Clause = std::vector<Literal>;

class Cnf {
 public:
  /// Values, candidates, rows, columns and regions, no rule.
  explicit Cnf(const variant::VariantPuzzle& puzzle);

  [[nodiscard]] const variant::VariantPuzzle& puzzle() const { return puzzle_; }
  [[nodiscard]] Literal is(variant::Variable cell, int value) const {
    return cell * puzzle_.values() + value - puzzle_.low + 1;
  }
  Literal fresh() { return ++variables_; }
  /// A clause that holds where all the conditions of now hold.
  void add(Clause clause);

  /// While it lives, clauses hold only where the literal does.
  class Where {
   public:
    Where(Cnf& cnf, Literal condition) : cnf_(cnf) { cnf_.conditions_.push_back(-condition); }
    Where(const Where&) = delete;
    Where& operator=(const Where&) = delete;
    ~Where() { cnf_.conditions_.pop_back(); }

   private:
    Cnf& cnf_;
  };

  void differ(const variant::Variables& cells);
  /// The two cells have values for which the test holds.
  void relate(variant::Variable first, variant::Variable second,
              const std::function<bool(int, int)>& test);
  void limit(variant::Variable cell, const std::function<bool(int)>& test);

  /// Signs that may stand at one place of a reading, each where its literal holds.
  using Signs = std::vector<std::pair<int, Literal>>;
  [[nodiscard]] Signs signs_of(variant::Variable cell) const;

  using State = std::vector<int>;
  using MaybeState = std::optional<State>;
  /// The state behind a sign; nothing where it may not stand there.
  using Step = std::function<MaybeState(const State&, int)>;
  /// The states at the end of a reading, each with a literal that is true where it is reached.
  std::map<State, Literal> read(const std::vector<Signs>& places, const State& start,
                                const Step& step);
  void read_cells(const variant::Variables& cells, const State& start, const Step& step,
                  const std::function<bool(const State&)>& accepts);

  /// DIMACS; `ruled_out` are literals of which one has to be false.
  [[nodiscard]] std::string text(const Clause& ruled_out) const;

 private:
  Clause step_clause(Literal reached, Literal stands, const MaybeState& after,
                     std::map<State, Literal>& next);

  variant::VariantPuzzle puzzle_;
  int variables_ = 0;
  std::size_t clauses_ = 0;
  Clause conditions_;
  std::string text_;
};

}  // namespace shudu::propagation::test
