// Opens a target region for 128-bit vectors. On x86-64 that is AVX (Sandy Bridge, Bulldozer and
// later), for its instructions of three operands: the same vectors with SSE4's instructions
// (begin_sse4.h) are 8 to 20 % slower. ARM64's and WebAssembly's vectors belong to what the whole
// program is built for and need no region of their own. See begin_avx512.h.
#if defined(__x86_64__) && defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx,popcnt"))), apply_to = function)
#elif defined(__x86_64__)
#pragma GCC push_options
#pragma GCC target("avx,popcnt")
#elif defined(__clang__)
#pragma clang attribute push(__attribute__((annotate("simd128"))), apply_to = function)
#else
#pragma GCC push_options
#endif
