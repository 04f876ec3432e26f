// The options of `bench`: kernels, passes, solvers of others.
// A part of the table of options (option_table.cpp), where their ids follow those of other verbs.
#pragma once

#include "cli/options/option_rows.h"

namespace shudu::cli::rows {

inline constexpr std::array kBenchRows{
    option(OptionId::kKernel, "--kernel NAME", Target{take_kernel, kernel_choices},
           {"The kernel to measure, or all that this machine has; without it, the best.",
            "要测量的计算内核，或本机可用的全部（all）；不指定时测量最快的。",
            "要測量的計算核心，或本機可用的全部（all）；不指定時測量最快的。"}),
    option(OptionId::kBatch, "--batch", on<&BenchOptions::batch>(),
           {"Many puzzles a call. This is what is measured without --single.",
            "每次调用解多道题；没有 --single 时即如此。",
            "每次呼叫解多道題；沒有 --single 時即如此。"}),
    option(
        OptionId::kSingle, "--single", on<&BenchOptions::single>(),
        {"One puzzle a call; with --batch both.", "每次调用解一道题；与 --batch 合用则两者都测。",
         "每次呼叫解一道題；與 --batch 合用則兩者都測。"}),
    option(OptionId::kRepeat, "--repeat N", whole<1, kMostRepeats, &BenchOptions::repeat>(),
           {"Timed passes of each kernel; their median counts.", "每个内核计时的遍数，取中位数。",
            "每個核心計時的次數，取中位數。"},
           {.default_text = "5"}),
    option(OptionId::kPeer, "--peer LIB:SYMBOL", Target{take_peer},
           {"Time a function of a shared library in turn with ours: 'size_t fn(const char* "
            "puzzle, size_t limit, uint32_t flags, char* solution, size_t* guesses)'. May be "
            "given several times.",
            "轮流测量共享库中的函数：“size_t fn(const char* puzzle, size_t limit, uint32_t flags, "
            "char* solution, size_t* guesses)”。可多次使用。",
            "輪流測量共享函式庫中的函式：「size_t fn(const char* puzzle, size_t limit, uint32_t "
            "flags, char* solution, size_t* guesses)」。可多次使用。"},
           {.is_repeatable = true}),
    option(OptionId::kPeerBatch, "--peer-batch LIB:SYMBOL", Target{take_peer},
           {"The same for a function that takes many puzzles: 'void fn(const char* puzzles, "
            "size_t count, size_t stride, size_t limit, char* solutions, uint8_t* counts, "
            "unsigned long long* stats)'.",
            "同上，函数一次接受多道题：“void fn(const char* puzzles, size_t count, size_t stride, "
            "size_t limit, char* solutions, uint8_t* counts, unsigned long long* stats)”。",
            "同上，函式一次接受多道題：「void fn(const char* puzzles, size_t count, size_t "
            "stride, size_t limit, char* solutions, uint8_t* counts, unsigned long long* "
            "stats)」。"},
           {.is_repeatable = true}),
};

}  // namespace shudu::cli::rows
