#include "logic/als_step.h"

#include <algorithm>

namespace shudu {

std::size_t Reported::Hash::operator()(const Known& known) const {
  constexpr std::uint64_t kFactor = 0x9E3779B97F4A7C15;  // the golden ratio's bits
  std::uint64_t hash = 0;
  const auto mix = [&hash](CellSet cells) {
    hash = (hash ^ cells.low()) * kFactor;
    hash = (hash ^ (hash >> 32U) ^ cells.high()) * kFactor;
  };
  mix(known.cells);
  for (const Digit digit : known.victims.digits()) mix(known.victims.of(digit));
  return static_cast<std::size_t>(hash ^ (hash >> 32U) ^ known.victims.digits().bits());
}

void add_mark(Step& step, Candidate candidate, MarkRole role) {
  const bool is_there = std::any_of(step.marks.begin(), step.marks.end(),
                                    [&](const Mark& mark) { return mark.candidate == candidate; });
  if (!is_there) step.marks.push_back({candidate, role});
}

void add_als(Step& step, const Als& als) {
  step.als.push_back({als.cells, als.digits});
  for (const Cell cell : als.cells) {
    if (std::find(step.cells.begin(), step.cells.end(), cell) == step.cells.end()) {
      step.cells.push_back(cell);
    }
  }
}

void add_common(Step& step, const View& view, std::size_t one, std::size_t other, Digit digit) {
  step.commons.push_back({static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(other), digit});
  const CellSet cells = step.als[one].cells | step.als[other].cells;
  for (const Cell cell : cells& view.cells_of(digit)) {
    add_mark(step, {cell, digit}, MarkRole::kColorA);
  }
}

void mark_digits(Step& step, const View& view, const StepAls& als, DigitSet digits) {
  for (const Cell cell : als.cells) {
    for (const Digit digit : view.candidates(cell) & digits) {
      add_mark(step, {cell, digit}, MarkRole::kPattern);
    }
  }
}

Step als_step(const Technique& technique, std::span<const Als* const> sets,
              const Victims& victims) {
  Step step;
  step.technique = &technique;
  step.digits = victims.digits();
  for (const Als* als : sets) add_als(step, *als);
  for (const Digit digit : victims.digits()) {
    for (const Cell cell : victims.of(digit)) step.eliminations.push_back({cell, digit});
  }
  return step;
}

}  // namespace shudu
