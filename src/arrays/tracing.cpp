#include "shudu/arrays/tracing.h"

#include <algorithm>
#include <array>
#include <vector>

#include "arrays/cells.h"
#include "arrays/crew.h"
#include "arrays/statuses.h"
#include "shudu/core/clash.h"
#include "shudu/logic/technique.h"
#include "shudu/verbs/stepping.h"

namespace shudu::arrays {
namespace {

constexpr std::size_t kTracedBlock = 16;  // of a block: a megabyte of masks at most

using Masks = std::array<std::uint16_t, kMaxCells>;
using Effect = std::array<std::int16_t, 2>;

struct RowTrace {
  RowStatus status = RowStatus::kStopped;
  PathEnd end = PathEnd::kStopped;
  std::vector<Step> steps;
  std::vector<Masks> positions;  // one more than steps, or none
};

Masks masks_of(const View& view) {
  Masks masks{};
  const Pencilmarks marks = verbs::marks_of(view);
  for (int i = 0; i < marks.cell_count(); ++i) {
    masks[static_cast<std::size_t>(i)] = static_cast<std::uint16_t>(marks[Cell(i)].bits());
  }
  return masks;
}

RowTrace trace_grid(const Grid& givens, const RowTerms& terms, const Profile& profile,
                    const std::atomic<bool>* flag) {
  verbs::Budget budget({terms.nodes, 1, flag});
  Puzzle record;
  record.clear(givens.size());
  record.givens = givens;
  const auto assessed = verbs::assess(budget, verbs::position_of(*terms.layout, record));
  if (!assessed) return {status_of(assessed.error()), PathEnd::kStopped, {}, {}};
  verbs::Explained explained = verbs::explain_path(budget, *assessed, profile);
  if (explained.path.end == PathEnd::kStopped && budget.halt() != verbs::Halt::kNone) return {};
  RowTrace trace{
      status_of(assessed->solutions), explained.path.end, std::move(explained.path.steps), {}};
  View view = assessed->view;
  trace.positions.push_back(masks_of(view));
  for (const Step& step : trace.steps) {
    view.apply(step);
    trace.positions.push_back(masks_of(view));
  }
  return trace;
}

RowTrace trace_row(const Rows& puzzles, std::size_t row, const RowTerms& terms,
                   const Profile& profile, const std::atomic<bool>* flag) {
  const std::optional<Grid> grid = read_grid(puzzles, row, *terms.layout);
  if (!grid) return {RowStatus::kBadCell, PathEnd::kContradiction, {}, {}};
  const bool clashes = find_clash(*terms.layout, *grid).has_value();
  if (clashes) return {RowStatus::kClash, PathEnd::kContradiction, {}, {}};
  return trace_grid(*grid, terms, profile, flag);
}

std::vector<Effect> effects_of(const Step& step) {
  std::vector<Effect> effects;
  const auto add = [&effects](const Candidate& candidate, int sign) {
    effects.push_back({static_cast<std::int16_t>(candidate.cell.index()),
                       static_cast<std::int16_t>(sign * candidate.digit.value())});
  };
  for (const Candidate& placed : step.placements) add(placed, 1);
  for (const Candidate& gone : step.eliminations) add(gone, -1);
  return effects;
}

// Appends traces to the arrays of the caller, row by row.
class TraceWriter {
 public:
  TraceWriter(const RowTerms& terms, const TraceOut& out, RowStatus* statuses)
      : cells_(terms.cells()), out_(out), statuses_(statuses) {
    if (out_.offsets != nullptr) out_.offsets[0] = 0;
    if (out_.effect_offsets != nullptr) out_.effect_offsets[0] = 0;
  }

  void take(const RowTrace& trace) {
    for (std::size_t i = 0; i < trace.steps.size(); ++i) {
      take_step(trace.steps[i], trace.positions[i], trace.positions[i + 1]);
    }
    if (statuses_ != nullptr) statuses_[rows_] = trace.status;
    if (out_.ends != nullptr) out_.ends[rows_] = static_cast<std::uint8_t>(trace.end);
    ++rows_;
    if (out_.offsets != nullptr) out_.offsets[rows_] = size_.steps;
  }

  [[nodiscard]] std::size_t rows() const { return rows_; }
  [[nodiscard]] const TraceSize& size() const { return size_; }

 private:
  void take_step(const Step& step, const Masks& before, const Masks& after) {
    const std::vector<Effect> effects = effects_of(step);
    for (const Effect& effect : effects) {
      const bool has_room = out_.effects != nullptr && size_.effects < out_.effect_room;
      if (has_room) std::copy(effect.begin(), effect.end(), out_.effects + 2 * size_.effects);
      ++size_.effects;
    }
    if (size_.steps < out_.step_room) {
      const std::size_t at = size_.steps;
      if (out_.techniques != nullptr) {
        const auto index = step.technique - technique_table().data();
        out_.techniques[at] = static_cast<std::uint16_t>(index);
      }
      if (out_.before != nullptr) std::copy_n(before.begin(), cells_, out_.before + at * cells_);
      if (out_.after != nullptr) std::copy_n(after.begin(), cells_, out_.after + at * cells_);
      if (out_.effect_offsets != nullptr) out_.effect_offsets[at + 1] = size_.effects;
    }
    ++size_.steps;
  }

  std::size_t cells_;
  const TraceOut& out_;
  RowStatus* statuses_;
  std::size_t rows_ = 0;
  TraceSize size_;
};

}  // namespace

TraceSize trace_rows(const Rows& puzzles, const RowTerms& terms, const Profile& profile,
                     const TraceOut& out, RowStatus* statuses) {
  TraceWriter writer(terms, out, statuses);
  const std::size_t block = block_for(terms, puzzles.count, kTracedBlock);
  const bool is_whole = share_out(terms, puzzles.count, block, [&](Blocks& blocks) {
    std::vector<RowTrace> traces;
    while (const std::optional<Block> next = blocks.next()) {
      traces.clear();
      for (std::size_t row = next->begin; row < next->end; ++row) {
        traces.push_back(trace_row(puzzles, row, terms, profile, blocks.flag()));
      }
      blocks.finish_in_order(*next, [&] {
        for (const RowTrace& trace : traces) writer.take(trace);
      });
    }
  });
  while (writer.rows() < puzzles.count) writer.take({});  // that were not answered
  TraceSize size = writer.size();
  size.is_whole = is_whole;
  return size;
}

}  // namespace shudu::arrays
