// How much a long test may do in this build. Tests are the same everywhere; builds with sanitizers
// or asserts run the longest of them on fewer cases, by the constants that are made with `by_build`
// and nothing else: what is tested is some times slower there, and its judges, which are not
// optimised, some dozen times.
#pragma once

#include <cstdint>

namespace shudu::test {

enum class BuildKind : std::uint8_t {
  kFast,     ///< what is tested is optimised, neither sanitizers nor asserts
  kChecked,  ///< with one or the other
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
/// The kind of this build.
inline constexpr BuildKind kBuildKind =
    kHasSanitizers || kHasAsserts ? BuildKind::kChecked : BuildKind::kFast;

/// The one of the two that this build can afford.
template <typename T>
constexpr T by_build(T fast, T checked) {
  return kBuildKind == BuildKind::kFast ? fast : checked;
}

}  // namespace shudu::test
