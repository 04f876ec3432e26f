// The batch of a kernel. Part of a kernel: included once, inside its target region.
//
// What one step of a grid or puzzle reads has been written a moment ago, in smaller pieces, and is
// there after some dozen cycles at best. So some grids go through their steps together: while one
// waits another works. All of them are cut into lines first.
#pragma once

namespace shudu {
namespace {

class Chunk {
 public:
  Chunk(const FormJob& job, FormMemory& memory) : job_(job), memory_(memory) {}

  /// The forms of `count` grids from `begin` on. Precondition: count <= kFormChunk.
  void run(std::size_t begin, std::size_t count) {
    grids_ = {};
    puzzles_ = {};
    for (std::size_t i = 0; i < count; ++i) prepare(job_.grids[begin + i], lines_[i]);
    for (std::size_t i = 0; i < count; ++i) {
      const Filling filling = filling_of(lines_[i]);
      if (filling == Filling::kClash) job_.forms[begin + i] = {job_.grids[begin + i], 0};
      if (filling == Filling::kFull) grids_.add(i);
      if (filling == Filling::kPuzzle) puzzles_.add(i);
    }
    if (grids_.count > 0) run_grids(begin);
    for (std::size_t first = 0; first < puzzles_.count; first += kFormGroup) {
      run_puzzles(begin, first, std::min(kFormGroup, puzzles_.count - first));
    }
  }

 private:
  struct Members {
    std::array<std::size_t, kFormChunk> of{};
    std::size_t count = 0;
    void add(std::size_t member) { of[count++] = member; }
  };
  using Puzzles = std::array<std::optional<PuzzleForm>, kFormGroup>;

  void run_grids(std::size_t begin) {
    std::array<std::optional<GridForm>, kFormChunk> forms;
    const std::size_t count = grids_.count;
    for (std::size_t i = 0; i < count; ++i) forms[i].emplace(lines_[grids_.of[i]]);
    for (std::size_t i = 0; i < count; ++i) forms[i]->name_boxes();
    for (std::size_t i = 0; i < count; ++i) forms[i]->classify();
    for (std::size_t i = 0; i < count; ++i) forms[i]->compare_classes();
    for (std::size_t i = 0; i < count; ++i) forms[i]->name_columns();
    for (std::size_t i = 0; i < count; ++i) forms[i]->compare();
    for (std::size_t i = 0; i < count; ++i) {
      forms[i]->finish(job_.forms[begin + grids_.of[i]], moves(begin + grids_.of[i]));
    }
  }

  void run_puzzles(std::size_t begin, std::size_t first, std::size_t count) {
    Puzzles forms;
    for (std::size_t i = 0; i < count; ++i) {
      forms[i].emplace(lines_[puzzles_.of[first + i]], memory_.puzzles[i]);
    }
    run_band<RowKind::kFirst>(forms, count);
    run_band<RowKind::kOpening>(forms, count);
    run_band<RowKind::kLast>(forms, count);
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t grid = begin + puzzles_.of[first + i];
      forms[i]->finish(job_.forms[grid], moves(grid));
    }
  }

  template <RowKind kRow>
  static void run_band(Puzzles& forms, std::size_t count) {
    run_row<kRow>(forms, count);
    run_row<RowKind::kSecond>(forms, count);
    run_row<RowKind::kThird>(forms, count);
  }

  template <RowKind kRow>
  static void run_row(Puzzles& forms, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) forms[i]->template make_keys<kRow>();
    for (std::size_t i = 0; i < count; ++i) forms[i]->template choose<kRow>();
    for (std::size_t i = 0; i < count; ++i) forms[i]->expand();
  }

  FormMoves* moves(std::size_t grid) const {
    return job_.moves == nullptr ? nullptr : job_.moves + grid;
  }

  std::array<Lines, kFormChunk> lines_;  // first, for they are aligned
  const FormJob& job_;
  FormMemory& memory_;
  Members grids_;
  Members puzzles_;
};

inline void run_batch(const FormJob& job, FormMemory& memory) {
  Chunk chunk(job, memory);
  for (std::size_t begin = 0; begin < job.count; begin += kFormChunk) {
    chunk.run(begin, std::min(kFormChunk, job.count - begin));
  }
}

}  // namespace
}  // namespace shudu
