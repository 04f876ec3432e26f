// A step in words: the full reason, and hints that reveal it little by little.
//
//   stage 1   what kind of thing to look for: a cell that can be filled, candidates that can go
//   stage 2   the technique
//   stage 3   where: the digit, or the houses, or both
//   stage 4   the cells and candidates of the pattern with their roles
//   stage 5   the full reason and what follows from it
//   stage 6   as 5; whoever shows it applies the step
//
// No stage before 5 says or marks what follows: not the digit that is going to be placed, not which
// candidates go. Words are in English, zh-CN and zh-TW, each written by hand; the sentences stand
// in src/explain/sentences_*.cpp, which are whose in reasons.cpp. All functions are pure and
// thread-safe.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "shudu/core/language.h"
#include "shudu/core/layout.h"
#include "shudu/logic/step.h"

#pragma GCC visibility push(default)
namespace shudu {

inline constexpr int kHintStages = 6;

/// What a picture of a stage shows: each stage marks only what it names.
struct StepMarks {
  std::vector<House> houses;
  std::vector<Cell> cells;
  std::vector<Mark> candidates;
  std::vector<Chain> links;
  std::vector<Candidate> eliminations;
  std::vector<Candidate> placements;
};

struct Hint {
  std::string text;  ///< a sentence or more, complete without a picture
  StepMarks marks;
};

/// The reason and its result; for a step that assumes a single solution, that it does.
[[nodiscard]] std::string explain_step(const Layout& layout, const Step& step, Language language);

/// A stage of a hint, 1 to kHintStages.
[[nodiscard]] Hint hint_for(const Layout& layout, const Step& step, int stage, Language language);

/// The first of chain_texts; empty where the step has no chain.
[[nodiscard]] std::string chain_text(const Layout& layout, const Step& step, Language language);

/// The chains of a step, each branch on its own: `(5)r1c2 = (5)r1c8 - (5=7)r3c9`, groups and almost
/// locked sets with merged cells. The branches of nets, whose nodes may need several of those
/// before them, as their arguments in order: `r3c4=2, r1c5<>2, r3c7=3`.
[[nodiscard]] std::vector<std::string> chain_texts(const Layout& layout, const Step& step,
                                                   Language language);
/// A fish, or both of a siamese one, base, cover, fins and endo-fins: `r258 \ c149 fr5c2 efr8c4`.
/// Boxes are `b`, extra regions `x`. Empty for a step that is no fish.
[[nodiscard]] std::vector<std::string> fish_texts(const Layout& layout, const Step& step);

/// `r1c1`, on every layout and in every language.
[[nodiscard]] std::string cell_text(const Layout& layout, Cell cell);
/// `row 3`, `第 3 行`.
[[nodiscard]] std::string house_name(const Layout& layout, House house, Language language);
/// The houses of a step, base before cover, each once.
[[nodiscard]] std::vector<std::string> house_names(const Layout& layout, const Step& step,
                                                   Language language);
/// `r2c3<>7`.
[[nodiscard]] std::string elimination_text(const Layout& layout, Candidate gone);
/// `r1c1=5`.
[[nodiscard]] std::string placement_text(const Layout& layout, Candidate placed);

}  // namespace shudu
#pragma GCC visibility pop
