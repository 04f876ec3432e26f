// Jumping ahead: a step of xoshiro256 is a linear map T of 256 bits, so 2^128 steps are a
// polynomial in T, and polynomials need only be known modulo T's characteristic polynomial.
//
//   kCharacteristic   of T, without x^256; found from the generator's own bits by Berlekamp-Massey
//   kJump             x^(2^128) modulo it; the value that the generator's authors publish
//
// i jumps are kJump^i, by squaring. Tested in tests/core/rng_test.cpp: the 256x256 matrix of T
// squared 128 times gives the same, and the characteristic polynomial of T takes any state to 0.
#include "shudu/core/rng.h"

namespace shudu {
namespace {

// Bit k of the 256 is the coefficient of x^k.
using Polynomial = std::array<std::uint64_t, 4>;

constexpr Polynomial kCharacteristic{0x9d116f2bb0f0f001U, 0x0280002bcefd1a5eU, 0x04b4edcf26259f85U,
                                     0x0003c03c3f3ecb19U};
constexpr Polynomial kJump{0x180ec6d33cfd0abaU, 0xd5a61266f0c9392cU, 0xa9582618e03fc9aaU,
                           0x39abdc4529b1661cU};

constexpr bool has_term(const Polynomial& p, unsigned k) {
  return ((p[k / 64U] >> (k % 64U)) & 1U) != 0;
}

constexpr void add(Polynomial& p, const Polynomial& q) {
  for (std::size_t i = 0; i < p.size(); ++i) p[i] ^= q[i];
}

constexpr Polynomial times_x(const Polynomial& p) {
  Polynomial result{p[0] << 1U, (p[1] << 1U) | (p[0] >> 63U), (p[2] << 1U) | (p[1] >> 63U),
                    (p[3] << 1U) | (p[2] >> 63U)};
  if (has_term(p, 255)) add(result, kCharacteristic);
  return result;
}

// From the highest coefficient of `p` down, as in Horner's scheme.
constexpr Polynomial product(const Polynomial& p, const Polynomial& q) {
  Polynomial result{};
  for (unsigned k = 256; k-- > 0;) {
    result = times_x(result);
    if (has_term(p, k)) add(result, q);
  }
  return result;
}

Rng advance(Rng rng, const Polynomial& steps) {
  Rng::State sum{};
  for (unsigned k = 0; k < 256; ++k) {
    if (has_term(steps, k)) {
      for (std::size_t i = 0; i < sum.size(); ++i) sum[i] ^= rng.state()[i];
    }
    rng.next();
  }
  return Rng::from_state(sum);
}

}  // namespace

void Rng::jump() { *this = advance(*this, kJump); }

Rng Rng::stream(std::uint64_t index) const {
  Polynomial steps{1};
  Polynomial power = kJump;
  for (; index != 0; index >>= 1U) {
    if ((index & 1U) != 0) steps = product(steps, power);
    power = product(power, power);
  }
  return advance(*this, steps);
}

}  // namespace shudu
