// Literals over candidates, and the clauses that are stored.
//
// A literal says that a candidate is true (its value stands in its cell) or false. Clauses lie one
// behind the other in one array, each with two words in front: how many literals it has, and what
// is known of it. At most one true candidate in a group is never written down: state.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace shudu::large {

struct Literal {
  std::uint32_t code = 0;  // 2 * candidate, and 1 where the candidate is false

  [[nodiscard]] constexpr std::uint32_t candidate() const { return code >> 1U; }
  [[nodiscard]] constexpr bool is_negative() const { return (code & 1U) != 0; }
  constexpr Literal operator~() const { return {code ^ 1U}; }
  friend constexpr bool operator==(const Literal&, const Literal&) = default;
};

[[nodiscard]] constexpr Literal is_true(std::uint32_t candidate) { return {2 * candidate}; }
[[nodiscard]] constexpr Literal is_false(std::uint32_t candidate) { return {2 * candidate + 1}; }

/// Where a clause begins in the array.
using ClauseRef = std::uint32_t;
inline constexpr ClauseRef kNoClause = 0xffffffffU;

/// What is known of a clause.
struct ClauseNote {
  std::uint32_t is_learned : 1;   // else it must stay: the puzzle, or a solution ruled out
  std::uint32_t is_garbage : 1;   // thrown away at the next collection
  std::uint32_t is_vivified : 1;  // looked at by vivification since it was learned
  std::uint32_t used : 2;         // rounds of reduction that it is still held for
  std::uint32_t glue : 27;        // levels among its literals, when last it was counted
};
/// So many rounds of reduction a clause of such a glue is held after it took part.
[[nodiscard]] constexpr std::uint32_t rounds_held(std::uint32_t glue) { return glue <= 6 ? 2 : 1; }
inline constexpr std::uint32_t kLargestGlue = (1U << 27U) - 1;
static_assert(sizeof(ClauseNote) == sizeof(std::uint32_t));

class Clauses {
 public:
  ClauseRef add(std::span<const Literal> literals, ClauseNote note) {
    const auto ref = static_cast<ClauseRef>(heads_.size());
    heads_.push_back(Word{.size = static_cast<std::uint32_t>(literals.size())});
    heads_.push_back(Word{.note = note});
    for (const Literal literal : literals) heads_.push_back(Word{.literal = literal});
    return ref;
  }

  [[nodiscard]] std::uint32_t size(ClauseRef ref) const { return heads_[ref].size; }
  [[nodiscard]] ClauseNote& note(ClauseRef ref) { return heads_[ref + 1].note; }
  [[nodiscard]] const ClauseNote& note(ClauseRef ref) const { return heads_[ref + 1].note; }
  // The literals; the first two are the watched ones.
  [[nodiscard]] Literal* begin(ClauseRef ref) { return &heads_[ref + 2].literal; }
  [[nodiscard]] const Literal* begin(ClauseRef ref) const { return &heads_[ref + 2].literal; }
  [[nodiscard]] std::span<const Literal> literals(ClauseRef ref) const {
    return {begin(ref), size(ref)};
  }
  [[nodiscard]] std::size_t bytes() const { return heads_.size() * sizeof(Word); }

 private:
  union Word {
    std::uint32_t size;
    ClauseNote note;
    Literal literal;
  };
  static_assert(sizeof(Word) == sizeof(std::uint32_t));

  std::vector<Word> heads_;
};

}  // namespace shudu::large
