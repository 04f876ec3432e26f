#include "shudu/arrays/solving.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "arrays/cells.h"
#include "arrays/crew.h"
#include "arrays/statuses.h"
#include "shudu/core/clash.h"
#include "shudu/solver/batch.h"
#include "shudu/verbs/lines.h"
#include "shudu/verbs/solving.h"

namespace shudu::arrays {
namespace {

constexpr std::size_t kSolvedBlock = 2'048;  // of a block: half a millisecond of easy puzzles

// Solutions that the kernels meet one by one; where there are more, they are counted in other ways.
constexpr std::uint64_t kMetOneByOne = 1'000;

// So few guesses are over before a thread has begun.
constexpr std::uint64_t kShortSearch = 2'000;

enum class Asked : std::uint8_t { kSolution, kCount, kCheck };

// What all blocks of a call share.
struct Call {
  const Rows& puzzles;
  const RowTerms& terms;
  Asked asked;
  std::uint64_t limit = 2;
  RowsOut out;  // solutions, or givens that can go
  std::uint64_t* counts = nullptr;
  RowStatus* statuses = nullptr;  // not null once the call is under way

  [[nodiscard]] std::size_t cells() const { return terms.cells(); }
  [[nodiscard]] const Layout& layout() const { return *terms.layout; }
  [[nodiscard]] bool wants_rows() const { return out.cells != nullptr; }
  // Only what is to be told apart is told apart.
  [[nodiscard]] std::uint64_t looked_for() const { return asked == Asked::kCount ? limit : 2; }
};

// What is written for a row, whoever found it.
struct Found {
  RowStatus status = RowStatus::kStopped;
  std::uint64_t count = 0;
  const std::uint8_t* values = nullptr;  // null: an open row, or no given that can go
};

void write(const Call& call, std::size_t row, const Found& found) {
  call.statuses[row] = found.status;
  if (call.counts != nullptr) call.counts[row] = found.count;
  if (!call.wants_rows()) return;
  std::uint8_t* const out = call.out.row(row);
  const bool is_mask = call.asked == Asked::kCheck;
  const CellForm form = is_mask ? CellForm::kValues : call.puzzles.form;
  if (found.values == nullptr) {
    write_open(call.cells(), form, out);
  } else {
    write_values(found.values, call.cells(), form, out);
  }
}

std::array<std::uint8_t, kMaxCells> mask_of(CellSet cells) {
  std::array<std::uint8_t, kMaxCells> mask{};
  for (const Cell cell : cells) mask[static_cast<std::size_t>(cell.index())] = 1;
  return mask;
}

// A row by itself, on any layout.
void answer_alone(const Call& call, std::size_t row, const std::atomic<bool>* flag) {
  const std::optional<Grid> grid = read_grid(call.puzzles, row, call.layout());
  if (!grid) return write(call, row, {RowStatus::kBadCell});
  if (find_clash(call.layout(), *grid)) return write(call, row, {RowStatus::kClash});
  verbs::Budget budget({call.terms.nodes, 1, flag});
  const verbs::Position position = verbs::position_of(call.layout(), *grid);
  if (call.asked == Asked::kCount) {
    const auto counted = verbs::count(budget, position, call.limit);
    if (!counted) return write(call, row, {status_of(counted.error())});
    const bool is_cut = budget.halt() != verbs::Halt::kNone;
    const RowStatus status =
        is_cut ? status_of(budget.halt()) : status_of(std::min(counted->solutions, call.limit));
    return write(call, row, {status, counted->count, nullptr});
  }
  if (call.asked == Asked::kSolution) {
    const auto solved = verbs::solve(budget, position);
    if (!solved) return write(call, row, {status_of(solved.error())});
    const std::uint8_t* const values =
        solved->solution ? solved->solution->values().data() : nullptr;
    return write(call, row, {status_of(solved->solutions), 0, values});
  }
  const auto checked = verbs::check(budget, position, call.wants_rows());
  if (!checked) return write(call, row, {status_of(checked.error())});
  const auto mask = mask_of(checked->redundant.value_or(CellSet()));
  write(call, row, {status_of(checked->solutions), 0, mask.data()});
}

// Blocks of classic rows, by the kernels. To be used by one thread.
class Batches {
 public:
  explicit Batches(const Call& call) : call_(call), texts_(kSolvedBlock * kMaxCells) {
    if (call.wants_rows()) solutions_.resize(kSolvedBlock * kMaxCells);
  }

  void answer(const Block& block, const std::atomic<bool>* flag) {
    const std::size_t count = block.end - block.begin;
    read(block);
    BatchOptions options;
    options.limit = std::min(call_.looked_for(), kMetOneByOne);
    options.which = call_.asked == Asked::kSolution ? Which::kSmallest : Which::kAny;
    options.node_budget = call_.terms.nodes;
    options.stop = flag;
    const PuzzleTexts puzzles{texts_.data(), count, kMaxCells};
    SolutionTexts solutions;
    if (call_.wants_rows()) solutions = {solutions_.data(), kMaxCells};
    solver_.solve(puzzles, options, solutions);
    if (asks_minimal()) solver_.find_redundant(puzzles, solutions, flag);
    for (std::size_t i = 0; i < count; ++i) write_row(block.begin + i, i, flag);
  }

 private:
  [[nodiscard]] bool asks_minimal() const {
    return call_.asked == Asked::kCheck && call_.wants_rows();
  }

  // A badly written row goes in without a given and is not looked at again.
  void read(const Block& block) {
    are_bad_.assign(block.end - block.begin, false);
    for (std::size_t row = block.begin; row < block.end; ++row) {
      const std::uint8_t* const cells = call_.puzzles.row(row);
      char* const text = texts_.data() + (row - block.begin) * kMaxCells;
      const CellForm form = call_.puzzles.form;
      if (read_text(cells, kMaxCells, form, kMaxSize, text)) continue;
      are_bad_[row - block.begin] = true;
      std::memset(text, '.', kMaxCells);
    }
  }

  void write_row(std::size_t row, std::size_t i, const std::atomic<bool>* flag) {
    if (are_bad_[i]) return write(call_, row, {RowStatus::kBadCell});
    const PuzzleResult& result = solver_.result(i);
    if (result.end == SearchEnd::kStopped) return write(call_, row, {RowStatus::kStopped});
    // Clashes, what has very many solutions, and what must be told at a budget's end.
    const bool is_plain =
        result.end != SearchEnd::kBudget && result.count > 0 && result.count < kMetOneByOne;
    if (!is_plain) return answer_alone(call_, row, flag);
    Found found{status_of(result.count), result.count, nullptr};
    if (!call_.wants_rows()) return write(call_, row, found);
    if (asks_minimal()) {
      const auto mask = mask_of(solver_.is_unique(i) ? solver_.redundant(i) : CellSet());
      found.values = mask.data();
      return write(call_, row, found);
    }
    call_.statuses[row] = found.status;
    write_text(solutions_.data() + i * kMaxCells, kMaxCells, call_.puzzles.form,
               call_.out.row(row));
  }

  const Call& call_;
  verbs::LineSolver solver_;
  std::vector<char> texts_;
  std::vector<char> solutions_;
  std::vector<bool> are_bad_;
};

// A few classic rows, here and now; what takes longer is left at kStopped. True where none is.
bool answer_few(const Call& call) {
  const bool is_short = call.terms.layout->is_classic() && call.asked != Asked::kCount &&
                        !(call.asked == Asked::kCheck && call.wants_rows());
  if (!is_short || call.puzzles.count >= verbs::kFewestLines) return false;
  bool are_all = true;
  for (std::size_t row = 0; row < call.puzzles.count; ++row) {
    const std::uint8_t* const cells = call.puzzles.row(row);
    std::array<char, kMaxCells> text;
    std::array<char, kMaxCells> solution;
    if (!read_text(cells, kMaxCells, call.puzzles.form, kMaxSize, text.data())) {
      write(call, row, {RowStatus::kBadCell});
      continue;
    }
    SearchOptions options;
    options.limit = 2;
    options.node_budget = std::min(kShortSearch, call.terms.nodes);
    const PuzzleResult result = solve_text(text.data(), options, solution.data());
    if (result.end != SearchEnd::kComplete || result.count != 1) {
      are_all = false;
      continue;
    }
    call.statuses[row] = RowStatus::kUnique;
    if (call.wants_rows()) {
      write_text(solution.data(), kMaxCells, call.puzzles.form, call.out.row(row));
    }
  }
  return are_all;
}

bool answer_rows(Call call) {
  const std::size_t count = call.puzzles.count;
  std::vector<RowStatus> own;
  if (call.statuses == nullptr) {
    own.resize(count);
    call.statuses = own.data();
  }
  std::fill_n(call.statuses, count, RowStatus::kStopped);
  if (answer_few(call)) return true;
  const bool in_batches = call.layout().is_classic() && count >= verbs::kFewestLines;
  const std::size_t block = in_batches ? block_for(call.terms, count, kSolvedBlock) : 1;
  const bool is_whole = share_out(call.terms, count, block, [&](Blocks& blocks) {
    std::optional<Batches> batches;
    if (in_batches) batches.emplace(call);
    while (const std::optional<Block> next = blocks.next()) {
      if (batches) {
        batches->answer(*next, blocks.flag());
      } else if (call.statuses[next->begin] == RowStatus::kStopped) {
        answer_alone(call, next->begin, blocks.flag());
      }
      blocks.finish(*next);
    }
  });
  if (is_whole) return true;
  for (std::size_t row = 0; row < count; ++row) {
    if (call.statuses[row] == RowStatus::kStopped) write(call, row, {});
  }
  return false;
}

}  // namespace

bool solve_rows(const Rows& puzzles, const RowTerms& terms, const RowsOut& solutions,
                RowStatus* statuses) {
  return answer_rows({puzzles, terms, Asked::kSolution, 2, solutions, nullptr, statuses});
}

bool count_rows(const Rows& puzzles, const RowTerms& terms, std::uint64_t limit,
                std::uint64_t* counts, RowStatus* statuses) {
  return answer_rows({puzzles, terms, Asked::kCount, limit, {}, counts, statuses});
}

bool check_rows(const Rows& puzzles, const RowTerms& terms, RowStatus* statuses,
                const RowsOut& redundant) {
  return answer_rows({puzzles, terms, Asked::kCheck, 2, redundant, nullptr, statuses});
}

}  // namespace shudu::arrays
