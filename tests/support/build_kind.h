// How much a long test may do in this build. Tests are the same everywhere; instrumented,
// unoptimised and asserting builds run the longest of them on fewer cases, by the constants that
// are made with `by_build` and nothing else.
#pragma once

#include <cstdint>

namespace shudu::test {

enum class BuildKind : std::uint8_t {
  kFast,     ///< what is tested is optimised, neither sanitizers nor asserts
  kChecked,  ///< with one or the other, the tests themselves optimised too
  kCounted,  ///< the same with tests that are not: their judges are some dozen times slower
};

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kHasSanitizers = true;
#elif defined(__clang__)
inline constexpr bool kHasSanitizers = __has_feature(address_sanitizer) ||
                                       __has_feature(thread_sanitizer) ||
                                       __has_feature(undefined_behavior_sanitizer);
#else
inline constexpr bool kHasSanitizers = false;
#endif
#ifdef NDEBUG
inline constexpr bool kHasAsserts = false;
#else
inline constexpr bool kHasAsserts = true;
#endif
#ifdef __OPTIMIZE__
inline constexpr BuildKind kCheckedKind = BuildKind::kChecked;
#else
inline constexpr BuildKind kCheckedKind = BuildKind::kCounted;
#endif
/// The kind of this build.
inline constexpr BuildKind kBuildKind =
    kHasSanitizers || kHasAsserts ? kCheckedKind : BuildKind::kFast;

/// The one of the three that this build can afford.
template <typename T>
constexpr T by_build(T fast, T checked, T counted) {
  if (kBuildKind == BuildKind::kFast) return fast;
  return kBuildKind == BuildKind::kChecked ? checked : counted;
}

}  // namespace shudu::test
