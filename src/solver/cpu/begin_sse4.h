// Opens a target region for the 128-bit vectors of x86-64 processors before AVX, and of small ones
// until today: SSE4.2 (since 2008). See begin_avx512.h.
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("sse4.2,popcnt"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("sse4.2,popcnt")
#endif
