// Tested in tests/service/line_batch_test.cpp, which holds every byte to that of single records.
#include "service/line_batch.h"

#include <algorithm>
#include <cassert>

namespace shudu::service {
namespace {

// What takes more guesses goes to the search in slices. Most puzzles take a few; those that are
// known for being hard some hundred.
constexpr std::uint64_t kMostGuesses = 200;

// A search in slices may have as many nodes as it wants within this.
constexpr std::uint64_t kLeastBudget = 100'000;

}  // namespace

void LineBatch::search(const Call& call, std::string_view text, const PlainLines& lines) {
  assert(lines.count <= kMostLines && text.size() >= lines.bytes());
  if (!solver_) {
    solver_.emplace();
    results_.resize(kMostLines);
    solutions_.resize(kMostLines * kMaxCells);
  }
  text_ = text;
  stride_ = lines.stride;
  solver_->solve({text.data(), lines.count, lines.stride}, line_batch_options(call), results_,
                 {solutions_.data(), kMaxCells});
}

bool LineBatch::answer(std::size_t line, JsonObject& object) const {
  const PuzzleResult& result = results_[line];
  if (result.count != 1 || !result.is_exact()) return false;
  std::string& out = object.name("puzzle");
  out += '"';
  const std::size_t begin = out.size();
  out += text_.substr(line * stride_, kMaxCells);
  std::replace_if(
      out.begin() + static_cast<std::ptrdiff_t>(begin), out.end(),
      [](char c) { return c < '1' || c > '9'; }, '.');
  out += '"';
  object.name("status") += "\"unique\"";
  std::string& solution = object.name("solution");
  solution += '"';
  solution.append(solutions_.data() + line * kMaxCells, kMaxCells);
  solution += '"';
  return true;
}

BatchOptions line_batch_options(const Call& call) {
  BatchOptions options;
  options.limit = 2;
  options.which = Which::kAny;
  options.node_budget = kMostGuesses;
  options.stop = call.stop();
  return options;
}

bool takes_line_batch(const Call& call) {
  return !call.flag("all") && !call.has("layout") && call.nodes() >= kLeastBudget;
}

}  // namespace shudu::service
