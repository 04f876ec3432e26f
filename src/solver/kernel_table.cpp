// The table of kernels, the fastest first; what is not of this processor family is not in it. A
// module for WebAssembly is loaded where its instructions are known, so it has one kernel: with
// vectors or without.
// Tested in tests/solver/kernel_test.cpp, which walks it.
#include "shudu/solver/kernel.h"

#include <array>

#include "shudu/core/processor.h"
#include "solver/kernel_code.h"
#include "solver/lanes/kernels.h"
#include "solver/single/kernels.h"

namespace shudu {
namespace {

bool always() { return true; }

#if defined(__x86_64__)
constexpr KernelCode kAvx512 = {solve_lanes_avx512, solve_reductions_avx512, solve_single_avx512};
constexpr KernelCode kAvx2 = {solve_lanes_avx2, solve_reductions_avx2, solve_single_avx2};
constexpr KernelCode kSse4 = {solve_lanes_sse4, solve_reductions_sse4, solve_single_sse4};
#endif
#if !defined(__wasm__) || defined(__wasm_simd128__)
constexpr KernelCode kSimd128 = {solve_lanes_simd128, solve_reductions_simd128,
                                 solve_single_simd128};
#endif
#if !defined(__wasm_simd128__)
constexpr KernelCode kScalar = {solve_lanes_scalar, solve_reductions_scalar, nullptr};
#endif

constexpr std::array kKernels = {
#if defined(__x86_64__)
    Kernel{"avx512",
           {"AVX-512, sixteen puzzles at once", "AVX-512，一次解十六题", "AVX-512，一次解十六題"},
           16,
           has_avx512,
           &kAvx512},
    Kernel{"avx2",
           {"AVX2, eight puzzles at once", "AVX2，一次解八题", "AVX2，一次解八題"},
           8,
           has_avx2,
           &kAvx2},
#endif
#if !defined(__wasm__) || defined(__wasm_simd128__)
    Kernel{"simd128",
           {"128-bit vectors, four puzzles at once", "128 位向量，一次解四题",
            "128 位元向量，一次解四題"},
           4,
           has_simd128,
           &kSimd128},
#endif
#if defined(__x86_64__)
    Kernel{"sse4",
           {"128-bit vectors as processors without AVX have them",
            "没有 AVX 的处理器上的 128 位向量", "沒有 AVX 的處理器上的 128 位元向量"},
           4,
           has_sse4,
           &kSse4},
#endif
#if !defined(__wasm_simd128__)
    Kernel{"scalar",
           {"plain words, two puzzles at a time", "普通整数，一次解两题", "普通整數，一次解兩題"},
           2,
           always,
           &kScalar},
#endif
};

}  // namespace

std::span<const Kernel> kernel_table() { return kKernels; }

const Kernel& best_kernel() {
  for (const Kernel& kernel : kKernels) {
    if (kernel.is_supported()) return kernel;
  }
  return kKernels.back();
}

const Kernel* find_kernel(std::string_view name) {
  for (const Kernel& kernel : kKernels) {
    if (kernel.name == name) return &kernel;
  }
  return nullptr;
}

}  // namespace shudu
