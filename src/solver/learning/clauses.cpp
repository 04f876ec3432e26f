#include "solver/learning/clauses.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace shudu {

std::uint32_t Clauses::add(std::span<const Literal> literals, std::uint32_t levels) {
  assert(literals.size() >= 2);
  const auto number = static_cast<std::uint32_t>(clauses_.size());
  clauses_.push_back({.begin = static_cast<std::uint32_t>(literals_.size()),
                      .size = static_cast<std::uint16_t>(literals.size()),
                      .levels = static_cast<std::uint16_t>(levels),
                      .next = {enlist(number, literals[0]), enlist(number, literals[1])}});
  literals_.insert(literals_.end(), literals.begin(), literals.end());
  if (levels == kForEver) ++kept_;
  return number;
}

void Clauses::forget() {
  std::vector<std::uint16_t> levels;
  for (const Clause& clause : clauses_) {
    if (clause.levels != kForEver) levels.push_back(clause.levels);
  }
  if (levels.empty()) return;
  const auto half = static_cast<std::ptrdiff_t>(levels.size() / 2);
  std::nth_element(levels.begin(), levels.begin() + half, levels.end());
  const std::uint16_t middle = levels[levels.size() / 2];
  // Of those with the middle number the newer ones stay, so that about half stays in any case.
  const auto below = std::count_if(levels.begin(), levels.end(),
                                   [&](std::uint16_t level) { return level < middle; });
  std::ptrdiff_t room = half - below;
  Clauses rest(most_ + most_ / 10 + 1);
  for (std::size_t i = clauses_.size(); i-- > 0;) {
    const Clause& clause = clauses_[i];
    const bool stays = clause.levels == kForEver || clause.levels < middle ||
                       (clause.levels == middle && room-- > 0);
    if (!stays) continue;
    rest.add(std::span(literals_).subspan(clause.begin, clause.size), clause.levels);
  }
  *this = std::move(rest);
}

}  // namespace shudu
