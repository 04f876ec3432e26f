// Opens a target region: what follows may use AVX-512 as Ice Lake, Zen 4 and later have it. Close
// it with end_target.h. A region, not a flag on the file: with a flag, inline functions of the
// standard library that this file instantiates would be compiled for AVX-512 too and could be the
// ones that the whole program links. So standard headers are included before the region opens.
//
// g++ leaves what it writes by itself out of the region: constructors of structs with default
// member initialisers, and lambdas. So no struct in a region initialises a vector member, and no
// lambda takes or gives vectors: where g++ did not inline them, they passed garbage.
//
// No include guard: it is a piece of text that opens a region each time.
#if defined(__clang__)
#pragma clang attribute push(                                                                \
    __attribute__((target("avx2,bmi,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512dq,"            \
                          "avx512vl,avx512vbmi,avx512vbmi2,avx512vpopcntdq,avx512bitalg"))), \
    apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512dq,avx512vl")
#pragma GCC target("avx512vbmi,avx512vbmi2,avx512vpopcntdq,avx512bitalg")
// g++ 12 takes the undefined registers inside its own AVX-512 intrinsics for faults of the caller
// (its bug 105593).
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
