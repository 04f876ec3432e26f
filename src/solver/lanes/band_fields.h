// Three bands of 27 bits (cpu/digit_bands.h) to words of fields (fields/fields.h) and back, for all
// lanes at once. Word I takes row I of each band into the band's field.
#pragma once

#include "solver/cpu/digit_bands.h"
#include "solver/fields/fields.h"

namespace shudu {
namespace {

constexpr Word kFirstField = 0x1FF;
constexpr Word kSecondField = kFirstField << kFieldStep;

template <int I>
inline Vec fields_of(Vec a, Vec b, Vec c) {
  const Vec first = splat(kFirstField);
  const Vec second = splat(kSecondField);
  if constexpr (I == 0) {
    return select(first, a, select(second, up<11>(b), up<22>(c))) & splat(kCells);
  } else if constexpr (I == 1) {
    return select(first, down<9>(a), select(second, up<2>(b), up<13>(c))) & splat(kCells);
  } else {
    return select(first, down<18>(a), select(second, down<7>(b), up<4>(c))) & splat(kCells);
  }
}

/// Band B from words 0, 1 and 2.
template <int B>
inline Vec band_of(Vec x, Vec y, Vec z) {
  const Vec first = splat(kFirstField);
  const Vec second = splat(kFirstField << 9U);
  const Vec all = splat(kBandCells);
  if constexpr (B == 0) {
    return select(first, x, select(second, up<9>(y), up<18>(z))) & all;
  } else if constexpr (B == 1) {
    return select(first, down<11>(x), select(second, down<2>(y), up<7>(z))) & all;
  } else {
    return select(first, down<22>(x), select(second, down<13>(y), down<4>(z))) & all;
  }
}

}  // namespace
}  // namespace shudu
