// How much a long test may do in this build. Tests are the same everywhere; instrumented,
// unoptimised and asserting builds run the longest of them on fewer cases, by the constants that
// are made with `by_build` and nothing else.
#pragma once

#include <cstdint>

namespace shudu::test {

enum class BuildKind : std::uint8_t {
  kFast,     ///< optimised, neither sanitizers nor asserts
  kChecked,  ///< optimised, with one or the other
  kCounted,  ///< not optimised, as for coverage: some hundred times slower
};

#if !defined(__OPTIMIZE__)
inline constexpr BuildKind kBuildKind = BuildKind::kCounted;
#elif !defined(NDEBUG) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr BuildKind kBuildKind = BuildKind::kChecked;
#elif defined(__clang__)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(undefined_behavior_sanitizer)
inline constexpr BuildKind kBuildKind = BuildKind::kChecked;
#else
inline constexpr BuildKind kBuildKind = BuildKind::kFast;
#endif
#else
/// The kind of this build.
inline constexpr BuildKind kBuildKind = BuildKind::kFast;
#endif

/// The one of the three that this build can afford.
template <typename T>
constexpr T by_build(T fast, T checked, T counted) {
  if (kBuildKind == BuildKind::kFast) return fast;
  return kBuildKind == BuildKind::kChecked ? checked : counted;
}

}  // namespace shudu::test
