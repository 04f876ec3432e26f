// What is to be known of all nine digits, for the three registers of a layout at once: how many
// digits a cell can take. `gather` lays the rows side by side, so that a sum over nine digits is
// one sum of three registers and one over three neighbours in each.
//
//   gather:       register 0        register 1        register 2
//     third 0   row 0, digits 0-2  row 0, others     row 0, others   --.  three registers are
//     third 1   row 1, digits 3-5  row 1, others     row 1, others     |  added, then three
//     third 2   row 2, digits 6-8  row 2, others     row 2, others   --'  neighbours in each third
//
// Needs Lanes, Rows and their operations (cpu/digits_*.h) before it. Tests: those of kernels.h.
#pragma once

namespace shudu {
namespace {

/// One state of the search: what is possible, and what the last round has found in it.
struct Node {
  Rows cand;     ///< candidates
  Rows lone;     ///< for all digits: cells with one candidate
  Rows claimed;  ///< for all digits: cells that are some digit's only one in a row
  Rows own;      ///< of these, the digit's own
};

/// A state put aside. What its guess has made certain is in `lone`.
struct alignas(64) Frame {
  Rows cand, lone;
};

inline Node as_node(const Rows& cand, const Rows& lone) {
  const Rows none = {{no_cells(), no_cells(), no_cells()}};
  return {cand, lone, none, none};
}

inline Rows each_third(Lanes a) { return {{spread<0>(a), spread<1>(a), spread<2>(a)}}; }

struct OnceTwice {
  Lanes once, twice;  ///< cells with one candidate or more, with two or more; row r in third r
};

inline OnceTwice count_to_two(const Rows& cand) {
  const Rows z = gather(cand);
  const Lanes o = or3(z.row[0], z.row[1], z.row[2]);
  const Lanes t = majority(z.row[0], z.row[1], z.row[2]);
  const Lanes o1 = next_digit(o);
  const Lanes o2 = digit_after_next(o);
  const Lanes twice = or3(t, next_digit(t), digit_after_next(t)) | majority(o, o1, o2);
  return {or3(o, o1, o2), twice};
}

inline Lanes any_digit_of(const Rows& x) {
  const Rows z = gather(x);
  const Lanes o = or3(z.row[0], z.row[1], z.row[2]);
  return or3(o, next_digit(o), digit_after_next(o));
}

/// The exact number of digits, bit by bit, up to nine; row r (or whatever was put there) in third
/// r.
struct Count {
  Lanes ones, twos, more;  ///< more: four or more
};

inline Count count_digits(const Rows& x) {
  const Rows z = gather(x);
  const Lanes s = xor3(z.row[0], z.row[1], z.row[2]);
  const Lanes c = majority(z.row[0], z.row[1], z.row[2]);
  const Lanes s1 = next_digit(s);
  const Lanes s2 = digit_after_next(s);
  const Lanes c1 = next_digit(c);
  const Lanes c2 = digit_after_next(c);
  const Lanes carry = majority(s, s1, s2);
  const Lanes twos = xor3(c, c1, c2);
  return {xor3(s, s1, s2), twos ^ carry, and_or(twos, carry, majority(c, c1, c2))};
}

/// The cells with exactly two candidates, row r in third r.
inline Lanes pairs_of(const Rows& cand) {
  const Count n = count_digits(cand);
  return without(n.twos, n.ones | n.more);
}

}  // namespace
}  // namespace shudu
