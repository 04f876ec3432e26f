// The batch of a kernel. Part of a kernel: included once, inside its target region.
#pragma once

namespace shudu {
namespace {

inline void run_batch(const FormJob& job, FormMemory& memory) {
  const BandTables& tables = band_tables();
  Lines lines;
  for (std::size_t i = 0; i < job.count; ++i) {
    FormMoves* const moves = job.moves == nullptr ? nullptr : job.moves + i;
    prepare(job.grids[i], lines);
    const Filling filling = filling_of(lines);
    if (filling == Filling::kClash) {
      job.forms[i] = {job.grids[i], 0};
    } else if (filling == Filling::kFull) {
      GridForm(tables, lines).run(job.forms[i], moves);
    } else {
      PuzzleForm(lines, memory).run(job.forms[i], moves);
    }
  }
}

}  // namespace
}  // namespace shudu
