#include "logic/exchange.h"

#include <map>

namespace shudu::test {
namespace {

class Filler {
 public:
  Filler(const Layout& layout, const std::vector<PatternCell>& pattern)
      : layout_(layout), pattern_(pattern) {
    houses_.resize(static_cast<std::size_t>(layout.house_count()));
  }

  Exchange run() {
    fill(0);
    Exchange exchange;
    for (const auto& [houses, count] : ways_) {
      exchange.fillings += count;
      if (count == 1) ++exchange.alone;
    }
    return exchange;
  }

 private:
  DigitSet& at(House house) { return houses_[static_cast<std::size_t>(house.index())]; }

  void fill(std::size_t place) {
    if (place == pattern_.size()) {
      std::vector<unsigned> key;
      for (const DigitSet digits : houses_) {
        if (!digits.empty()) key.push_back(digits.bits());  // the same houses each time
      }
      ++ways_[key];
      return;
    }
    const PatternCell& one = pattern_[place];
    DigitSet free = one.digits;
    for (const House house : layout_.houses_of(one.cell)) free -= at(house);
    for (const Digit digit : free) {
      for (const House house : layout_.houses_of(one.cell)) at(house).insert(digit);
      fill(place + 1);
      for (const House house : layout_.houses_of(one.cell)) at(house).erase(digit);
    }
  }

  const Layout& layout_;
  const std::vector<PatternCell>& pattern_;
  std::vector<DigitSet> houses_;
  std::map<std::vector<unsigned>, int> ways_;
};

}  // namespace

Exchange exchange_of(const Layout& layout, const std::vector<PatternCell>& pattern) {
  return Filler(layout, pattern).run();
}

std::vector<PatternCell> marked_pattern_of(const Step& step) {
  std::map<Cell, DigitSet> digits;
  for (const Mark& mark : step.marks) {
    if (mark.role == MarkRole::kPattern) digits[mark.candidate.cell].insert(mark.candidate.digit);
  }
  std::vector<PatternCell> pattern;
  for (const auto& [cell, own] : digits) pattern.push_back({cell, own});
  return pattern;
}

std::vector<PatternCell> pattern_of(const Step& step) {
  std::vector<PatternCell> pattern = marked_pattern_of(step);
  for (PatternCell& one : pattern) one.digits = step.digits;
  return pattern;
}

}  // namespace shudu::test
