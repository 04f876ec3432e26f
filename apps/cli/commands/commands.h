// The functions behind the verbs, one file each; the verb table names them.
// A verb gets the options as values and answers with an exit code.
#pragma once

#include "cli/options/options.h"
#include "cli/process.h"

namespace shudu::cli {

int run_solve(const Options& options, const Process& process);
int run_count(const Options& options, const Process& process);
int run_check(const Options& options, const Process& process);
int run_candidates(const Options& options, const Process& process);
int run_steps(const Options& options, const Process& process);
int run_explain(const Options& options, const Process& process);
int run_hint(const Options& options, const Process& process);
int run_rate(const Options& options, const Process& process);
int run_minimize(const Options& options, const Process& process);
int run_analyze(const Options& options, const Process& process);
int run_render(const Options& options, const Process& process);
int run_generate(const Options& options, const Process& process);
int run_canon(const Options& options, const Process& process);
int run_convert(const Options& options, const Process& process);
int run_bench(const Options& options, const Process& process);
int run_play(const Options& options, const Process& process);
int run_save(const Options& options, const Process& process);
int run_completions(const Options& options, const Process& process);
int run_version(const Options& options, const Process& process);
int run_help(const Options& options, const Process& process);

}  // namespace shudu::cli
