// What kinds take, in the few words that most rows need.
#pragma once

#include "shudu/variant/kinds.h"

namespace shudu::variant {

constexpr Parameters on_cells(int least, Repeats repeats = Repeats::kCounted,
                              int most = kAnyNumber) {
  return {.least_cells = least, .most_cells = most, .repeats = repeats};
}
constexpr Parameters on_pair() {
  return {.least_cells = 2, .most_cells = 2, .repeats = Repeats::kRefused};
}
/// Cells that a clue outside looks along.
constexpr Parameters on_line() {
  return {.least_cells = 1, .most_cells = kMostLines, .repeats = Repeats::kRefused};
}
constexpr Parameters of_grid(GridNeed need) { return {.grid = need}; }

constexpr Parameters with_numbers(Parameters takes, const NumberParameter& first,
                                  const NumberParameter& second) {
  takes.numbers = {first, second};
  return takes;
}
constexpr Parameters with_number(const Parameters& takes, const NumberParameter& number) {
  return with_numbers(takes, number, {});
}
constexpr Parameters with_lists(Parameters takes, const ListParameter& lists) {
  takes.lists = lists;
  return takes;
}
constexpr Parameters with_series(Parameters takes, SeriesParameter series) {
  takes.series = series;
  return takes;
}
constexpr Parameters by_table(Parameters takes) {
  takes.has_table = true;
  return takes;
}
constexpr Parameters by_automaton(Parameters takes) {
  takes.has_automaton = true;
  return takes;
}
constexpr Parameters of_branches() { return {.has_branches = true}; }
constexpr Parameters of_grid_cells(Parameters takes) {
  takes.grid = GridNeed::kCellsInGrid;
  return takes;
}
constexpr Parameters of_reading(Parameters takes) {
  takes.grid = GridNeed::kReading;
  return takes;
}
constexpr Parameters of_pairs(Parameters takes) {
  takes.makes_pairs = true;
  return takes;
}
constexpr Parameters of_sets(Parameters takes) {
  takes.makes_sets = true;
  return takes;
}

inline constexpr NumberParameter kAnySum{"sum", -kLargestNumber, kLargestNumber};
inline constexpr NumberParameter kPlainSum{"sum"};
inline constexpr NumberParameter kSumOrNone{"sum", 0, kLargestNumber, LeftOut::kNothing};
inline constexpr NumberParameter kPlainCount{"value"};
inline constexpr NumberParameter kPlace{"place", 1};
inline constexpr NumberParameter kTies{"ties", 0, 2};
inline constexpr NumberParameter kModulus{"modulus", 2, 1000, LeftOut::kFixed, 3};
inline constexpr NumberParameter kOneApart{"difference", 0, kLargestNumber, LeftOut::kFixed, 1};
inline constexpr NumberParameter kTimes{"ratio", 1, kLargestNumber, LeftOut::kFixed, 2};
inline constexpr NumberParameter kApartByHalf{"difference", 0, kLargestNumber,
                                              LeftOut::kHalfOfValues};
inline constexpr NumberParameter kApartByLockout{"difference", 0, kLargestNumber, LeftOut::kFixed,
                                                 4};
/// The states of a loop grow with its square.
inline constexpr NumberParameter kRunSum{"sum", 1, 200};
inline constexpr NumberParameter kIsLoop{"loop", 0, 1, LeftOut::kFixed, 0};

}  // namespace shudu::variant
