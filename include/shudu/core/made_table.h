// A table that a function makes: by the compiler, but in the module for WebAssembly when it starts,
// because there each byte is carried to somebody, and making is a millisecond.
//
//   inline const auto kSquares = made_table(make_squares);   // constexpr auto make_squares()
//
// For large tables that gzip cannot pack well, and that nothing reads before the program has
// started. What is to be known at compile time is asked of the function:
// static_assert(make_squares()[3] == 9).
#pragma once

#pragma GCC visibility push(default)
namespace shudu {

#if defined(__wasm__)
template <typename Make>
[[nodiscard]] auto made_table(Make make) {
  return make();
}
#else
template <typename Make>
[[nodiscard]] consteval auto made_table(Make make) {
  return make();
}
#endif

}  // namespace shudu
#pragma GCC visibility pop
