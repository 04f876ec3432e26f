// True candidates again after one edit, with the memory of those before it: processor time in this
// thread, from the puzzle to the answer.
//
//   shudu_candidate_edits FILE MEMBER [NODES]
//
// FILE has a puzzle a line, in JSON, as text of f-puzzles or ISS in its MEMBER `fpuzzles` or `iss`,
// and a `name`. The edits: each given goes; each given and each rule comes back to the puzzle
// without it; in the puzzle without the rule the next given of the solution comes; and, told apart
// since it may open anything, each rule goes. Prints a line for each kind of edit and each edit
// over 50 ms, with what the same takes without a memory. A search that has not ended after NODES
// decisions (2,000,000) is given up and counts as over.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "processor_time.h"
#include "shudu/formats/variant/variant_formats.h"
#include "shudu/formats/variant/variant_text.h"
#include "shudu/propagation/true_candidates.h"
#include "shudu/variant/lower.h"

namespace {

using shudu::bench::processor_ms;
using shudu::propagation::CandidateMemory;
using shudu::propagation::Ending;
using shudu::variant::VariantPuzzle;

constexpr double kMost = 50;  // milliseconds

enum class Edit { kGivenGoes, kGivenComes, kRuleComes, kSolutionComes, kRuleGoes };
constexpr std::array<std::string_view, 5> kNames{"given goes", "given comes", "rule comes",
                                                 "given of the solution comes", "rule goes"};

struct Taken {
  int edits = 0;
  int over = 0;
  double total = 0;
  double longest = 0;
};

class Editor {
 public:
  explicit Editor(std::uint64_t nodes) : nodes_(nodes) {}

  void edit_all(const std::string& name, const VariantPuzzle& whole) {
    name_ = name;
    CandidateMemory memory;
    VariantPuzzle solved = whole;
    if (!ask(whole, &memory, &solved)) {
      std::printf("%s: not done in %llu decisions\n", name.c_str(),
                  static_cast<unsigned long long>(nodes_));
      return;
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(whole.cells()); ++i) {
      if (!whole.given(i)) continue;
      VariantPuzzle without = whole;
      without.candidates[i] = whole.all_values();
      const std::string what = "cell " + std::to_string(i);
      go(Edit::kGivenGoes, what, memory, without);
      come(Edit::kGivenComes, what, without, whole);
    }
    for (std::size_t i = 0; i < whole.constraints.size(); ++i) {
      VariantPuzzle without = whole;
      without.constraints.erase(without.constraints.begin() + static_cast<std::ptrdiff_t>(i));
      const std::string what = "rule " + std::to_string(i);
      go(Edit::kRuleGoes, what, memory, without);
      come(Edit::kRuleComes, what, without, whole);
      VariantPuzzle placed = without;
      const std::size_t cell = i * 7 % placed.candidates.size();
      placed.candidates[cell] &= solved.candidates[cell];
      come(Edit::kSolutionComes, what, without, placed);
    }
  }

  void tell() const {
    for (std::size_t i = 0; i < taken_.size(); ++i) {
      std::printf("%-28s %5d edits, %3d over %.0f ms, mean %.2f ms, longest %.1f ms\n",
                  kNames[i].data(), taken_[i].edits, taken_[i].over, kMost,
                  taken_[i].edits > 0 ? taken_[i].total / taken_[i].edits : 0, taken_[i].longest);
    }
  }

 private:
  // Milliseconds; nothing where it was given up. The true candidates go to `found`.
  std::optional<double> ask(const VariantPuzzle& puzzle, CandidateMemory* memory,
                            VariantPuzzle* found = nullptr) const {
    const double start = processor_ms();
    const auto answer =
        shudu::propagation::true_candidates(shudu::variant::lower(puzzle), {0, nodes_, {}}, memory);
    const double taken = processor_ms() - start;
    if (!answer || answer->outcome.ending != Ending::kExhausted) return std::nullopt;
    if (found != nullptr) found->candidates = answer->candidates;
    return taken;
  }

  // The memory stays as it was for the next edit of the same puzzle.
  void go(Edit edit, const std::string& what, CandidateMemory memory, const VariantPuzzle& after) {
    const auto again = ask(after, &memory);
    Taken& taken = taken_[static_cast<std::size_t>(edit)];
    ++taken.edits;
    if (again) {
      taken.total += *again;
      taken.longest = std::max(taken.longest, *again);
      if (*again <= kMost) return;
    }
    ++taken.over;
    const auto afresh = ask(after, nullptr);
    std::printf("%s, %s, %s: %.1f ms, without a memory %.1f ms\n", name_.c_str(),
                kNames[static_cast<std::size_t>(edit)].data(), what.c_str(), again.value_or(-1),
                afresh.value_or(-1));
  }

  // What comes is asked about where only the puzzle without it was asked about before.
  void come(Edit edit, const std::string& what, const VariantPuzzle& before,
            const VariantPuzzle& after) {
    CandidateMemory memory;
    if (ask(before, &memory)) go(edit, what, memory, after);
  }

  std::uint64_t nodes_;
  std::string name_;
  std::array<Taken, kNames.size()> taken_{};
};

}  // namespace

// NOLINTNEXTLINE(bugprone-exception-escape): a file of another shape ends the program
int main(int argc, char** argv) {
  constexpr std::uint64_t kNodes = 2'000'000;
  if (argc < 3) {
    std::fputs("usage: shudu_candidate_edits FILE MEMBER [NODES]\n", stderr);
    return 2;
  }
  std::ifstream file(argv[1]);
  const std::string member = argv[2];
  Editor editor(argc > 3 ? std::strtoull(argv[3], nullptr, 10) : kNodes);
  int read_puzzles = 0;
  for (std::string line; std::getline(file, line);) {
    const auto record = nlohmann::json::parse(line);
    const auto text = record.at(member).get<std::string>();
    const auto read = member == "iss" ? shudu::variant::read_iss(text)
                                      : shudu::variant::read_packed_fpuzzles_variant(text);
    if (!read) continue;
    ++read_puzzles;
    editor.edit_all(record.at("name").get<std::string>(), read->puzzle);
  }
  std::printf("%d puzzles\n", read_puzzles);
  editor.tell();
  return 0;
}
