// Solvers for `shudu bench --peer` to load: one that is right, slow and short, and some that are
// wrong, each in one way. They know nothing of ours.
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace {

struct Search {
  char grid[82];
  std::size_t limit;
  char* solution;
  std::size_t count = 0;
  std::size_t guesses = 0;
};

bool fits(const char* grid, int cell, char digit) {
  for (int i = 0; i < 9; ++i) {
    const int box = cell / 27 * 27 + cell % 9 / 3 * 3 + i / 3 * 9 + i % 3;
    if (grid[cell / 9 * 9 + i] == digit || grid[i * 9 + cell % 9] == digit || grid[box] == digit) {
      return false;
    }
  }
  return true;
}

int choices(const char* grid, int cell) {
  int count = 0;
  for (char digit = '1'; digit <= '9'; ++digit) count += fits(grid, cell, digit) ? 1 : 0;
  return count;
}

void search(Search& state) {
  int best = -1;
  int fewest = 10;
  for (int cell = 0; cell < 81; ++cell) {
    if (state.grid[cell] != '.') continue;
    const int count = choices(state.grid, cell);
    if (count < fewest) {
      fewest = count;
      best = cell;
    }
  }
  if (best < 0) {
    if (state.count++ == 0) std::memcpy(state.solution, state.grid, 81);
    return;
  }
  if (fewest > 1) ++state.guesses;
  for (char digit = '1'; digit <= '9' && state.count < state.limit; ++digit) {
    if (!fits(state.grid, best, digit)) continue;
    state.grid[best] = digit;
    search(state);
    state.grid[best] = '.';
  }
}

std::size_t solve(const char* puzzle, std::size_t limit, char* solution, std::size_t* guesses) {
  Search state{};
  state.limit = limit;
  state.solution = solution;
  for (int cell = 0; cell < 81; ++cell) {
    const char given = puzzle[cell];
    // Only what the interface promises: digits and dots, and a zero after them.
    if (given != '.' && (given < '1' || given > '9')) return 99;
    state.grid[cell] = '.';
    if (given != '.' && !fits(state.grid, cell, given)) return 0;
    state.grid[cell] = given;
  }
  if (puzzle[81] != '\0') return 99;
  search(state);
  *guesses = state.guesses;
  return state.count;
}

}  // namespace

extern "C" {

std::size_t right(const char* puzzle, std::size_t limit, std::uint32_t flags, char* solution,
                  std::size_t* guesses) {
  return flags == 0 ? solve(puzzle, limit, solution, guesses) : 99;
}

std::size_t one_too_many(const char* puzzle, std::size_t limit, std::uint32_t /*flags*/,
                         char* solution, std::size_t* guesses) {
  return solve(puzzle, limit, solution, guesses) + 1;
}

std::size_t wrong_grid(const char* puzzle, std::size_t limit, std::uint32_t /*flags*/,
                       char* solution, std::size_t* guesses) {
  const std::size_t count = solve(puzzle, limit, solution, guesses);
  solution[0] = solution[1];
  return count;
}

// Counts and writes nothing, as some do when they are asked for several solutions.
std::size_t only_counts(const char* puzzle, std::size_t limit, std::uint32_t /*flags*/,
                        char* /*solution*/, std::size_t* guesses) {
  char unseen[81];
  return solve(puzzle, limit, unseen, guesses);
}

// NOLINTNEXTLINE(readability-function-size): as many parameters as --peer-batch hands over
void right_many(const char* puzzles, std::size_t count, std::size_t stride, std::size_t limit,
                char* solutions, std::uint8_t* counts, unsigned long long* stats) {
  stats[0] = 0;
  for (std::size_t p = 0; p < count; ++p) {
    std::size_t guesses = 0;
    counts[p] =
        static_cast<std::uint8_t>(solve(puzzles + p * stride, limit, solutions + p * 81, &guesses));
    stats[0] += guesses;
  }
}

}  // extern "C"
