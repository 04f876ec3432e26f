// Opens a target region for 128-bit vectors. On x86-64 that is SSE4.2 (every processor since 2011);
// ARM64's and WebAssembly's vectors belong to what the whole program is built for and need no
// region of their own. See begin_avx512.h.
#if defined(__x86_64__) && defined(__clang__)
#pragma clang attribute push(__attribute__((target("sse4.2,popcnt"))), apply_to = function)
#elif defined(__x86_64__)
#pragma GCC push_options
#pragma GCC target("sse4.2,popcnt")
#elif defined(__clang__)
#pragma clang attribute push(__attribute__((unused)), apply_to = function)
#else
#pragma GCC push_options
#endif
