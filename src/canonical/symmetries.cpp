// A renaming is read off where a digit stands and where it has gone.
#include "canonical/symmetries.h"

#include <cassert>

namespace shudu {

Symmetry with_renaming(const Symmetry& moves, const Grid& from, const Grid& to) {
  Permutation names = kIdentityPermutation;
  DigitSet named;
  DigitSet taken;
  for (const Cell cell : from.filled()) {
    const Digit digit = *from[cell];
    const Digit name = *to[moves.apply(cell)];
    assert(!named.contains(digit) ||
           names[static_cast<std::size_t>(digit.index())] == name.index());
    names[static_cast<std::size_t>(digit.index())] = static_cast<std::uint8_t>(name.index());
    named.insert(digit);
    taken.insert(name);
  }
  DigitSet left = DigitSet::first_n(from.size()) - taken;
  for (const Digit digit : DigitSet::first_n(from.size()) - named) {
    names[static_cast<std::size_t>(digit.index())] =
        static_cast<std::uint8_t>(left.first().index());
    left.erase(left.first());
  }
  const Symmetry result = moves.then(Symmetry::renaming(from.size(), names));
  assert(result.apply(from) == to);
  return result;
}

Symmetry symmetry_of(const FormMoves& moves, const Grid& grid, const Grid& form) {
  Permutation rows{};
  Permutation columns{};
  for (std::uint8_t i = 0; i < 9; ++i) {
    rows[moves.line[i]] = i;
    columns[moves.column[i]] = i;
  }
  return with_renaming(Symmetry::moving(9, rows, columns, moves.transposed), grid, form);
}

std::optional<Symmetry> symmetry_between(const CanonicalForm& a, const CanonicalForm& b) {
  if (a.form != b.form) return std::nullopt;
  return a.symmetry.then(b.symmetry.inverse());
}

}  // namespace shudu
