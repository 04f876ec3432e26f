// The batch of a kernel. Part of a kernel: included once, inside its target region.
//
// What one step of a puzzle waits for is there after some hundred cycles at best, so several
// puzzles are taken through their rows together: while one waits another works.
#pragma once

namespace shudu {
namespace {

// Grids whose lines are at hand at the same time.
class Group {
 public:
  Group(const FormJob& job, FormMemory& memory) : job_(job), memory_(memory) {}

  Lines& next_lines() { return lines_[count_]; }
  /// The grid of that number, whose lines were put into `next_lines`.
  void add(std::size_t grid) {
    grid_[count_++] = grid;
    if (count_ == kFormGroup) run();
  }

  void run() {
    std::array<std::optional<PuzzleForm>, kFormGroup> forms;
    for (std::size_t i = 0; i < count_; ++i) forms[i].emplace(lines_[i], memory_.puzzles[i]);
    for (int row = 0; row < 9; ++row) {
      for (std::size_t i = 0; i < count_; ++i) forms[i]->make_keys();
      for (std::size_t i = 0; i < count_; ++i) forms[i]->choose();
      for (std::size_t i = 0; i < count_; ++i) forms[i]->expand();
    }
    for (std::size_t i = 0; i < count_; ++i) {
      forms[i]->finish(job_.forms[grid_[i]],
                       job_.moves == nullptr ? nullptr : job_.moves + grid_[i]);
    }
    count_ = 0;
  }

 private:
  const FormJob& job_;
  FormMemory& memory_;
  std::array<Lines, kFormGroup> lines_;
  std::array<std::size_t, kFormGroup> grid_;
  std::size_t count_ = 0;
};

inline void run_batch(const FormJob& job, FormMemory& memory) {
  const BandTables& tables = band_tables();
  Group puzzles(job, memory);
  for (std::size_t i = 0; i < job.count; ++i) {
    Lines& lines = puzzles.next_lines();
    prepare(job.grids[i], lines);
    const Filling filling = filling_of(lines);
    if (filling == Filling::kClash) {
      job.forms[i] = {job.grids[i], 0};
    } else if (filling == Filling::kFull) {
      GridForm(tables, lines).run(job.forms[i], job.moves == nullptr ? nullptr : job.moves + i);
    } else {
      puzzles.add(i);
    }
  }
  puzzles.run();
}

}  // namespace
}  // namespace shudu
