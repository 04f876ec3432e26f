// The names of what a record states and a `Puzzle` has no place for, collected while reading.
//
// A name is a word of the field in lower case with dashes (`killer-cage`), the same in all
// languages. Keys that nobody knows are named as they are written, as far as they are letters,
// digits and dashes: they come from a link and end on a terminal. Sorted, each once, a bounded
// number. Tested in tests/formats/fpuzzles_test.cpp.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "shudu/core/characters.h"

namespace shudu {

class LeftOut {
 public:
  /// A name of ours, or a key of somebody else's.
  void add(std::string_view name) {
    constexpr std::size_t kMostNames = 24;
    constexpr std::size_t kLongest = 32;
    std::string kept;
    for (const char c : name.substr(0, kLongest)) {
      const bool is_plain = is_letter(c) || is_digit(c) || c == '-';
      kept += is_plain ? c : '?';
    }
    if (names_.size() < kMostNames) names_.insert(kept);
  }

  /// As `Puzzle::left_out` keeps them.
  [[nodiscard]] std::string text() const {
    std::string all;
    for (const std::string& name : names_) {
      if (!all.empty()) all += ", ";
      all += name;
    }
    return all;
  }

 private:
  std::set<std::string> names_;
};

}  // namespace shudu
