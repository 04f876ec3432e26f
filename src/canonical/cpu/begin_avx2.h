// Opens a target region for AVX2 and the bit instructions that came with it (Haswell, Zen and
// later); end_target.h closes it. A region, not a flag on the file: with a flag, inline functions
// of the standard library would be compiled for AVX2 too and could be the ones that the whole
// program links. So standard headers are included before the region opens. No include guard: it is
// a piece of text that opens a region each time.
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,lzcnt,popcnt"))), \
                             apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2,lzcnt,popcnt")
#endif
