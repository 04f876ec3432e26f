// How much a long test may do in this build. Tests are the same everywhere; instrumented,
// unoptimised and asserting builds run the longest of them on fewer cases, by these constants and
// nothing else.
#pragma once

namespace shudu::test {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(__OPTIMIZE__) || \
    !defined(NDEBUG)
inline constexpr bool kIsFastBuild = false;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(undefined_behavior_sanitizer)
inline constexpr bool kIsFastBuild = false;
#else
inline constexpr bool kIsFastBuild = true;
#endif
#else
/// Is this an optimised build without sanitizers and asserts?
inline constexpr bool kIsFastBuild = true;
#endif

/// `full` in a fast build, `reduced` in a slow one.
template <typename T>
constexpr T by_build(T full, T reduced) {
  return kIsFastBuild ? full : reduced;
}

}  // namespace shudu::test
