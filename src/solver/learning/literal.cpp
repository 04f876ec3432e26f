#include "solver/learning/literal.h"

#include "shudu/core/layout.h"

namespace shudu {
namespace {

class UnitMaker {
 public:
  Units make() {
    const Layout& layout = Layout::classic();
    for (const Cell cell : layout.all_cells()) {
      std::size_t place = 0;
      for (const Digit digit : layout.all_digits()) add(place++, candidate_of(cell, digit));
      ++unit_;
    }
    for (int house = 0; house < layout.house_count(); ++house) {
      for (const Digit digit : layout.all_digits()) {
        std::size_t place = 0;
        for (const Cell cell : layout.cell_list(House(house))) {
          add(place++, candidate_of(cell, digit));
        }
        ++unit_;
      }
    }
    for (std::size_t candidate = 0; candidate < kCandidates; ++candidate) make_peers(candidate);
    return units_;
  }

 private:
  void add(std::size_t place, std::size_t candidate) {
    units_.candidates[unit_][place] = static_cast<std::uint16_t>(candidate);
    units_.of[candidate][units_of_[candidate]] = static_cast<std::uint16_t>(unit_);
    units_.place[candidate][units_of_[candidate]++] = static_cast<std::uint8_t>(place);
  }

  void make_peers(std::size_t candidate) {
    std::array<bool, kCandidates> is_known{};
    is_known[candidate] = true;
    std::size_t count = 0;
    for (const std::uint16_t unit : units_.of[candidate]) {
      for (const std::uint16_t peer : units_.candidates[unit]) {
        if (is_known[peer]) continue;
        is_known[peer] = true;
        units_.peers[candidate][count++] = peer;
      }
    }
  }

  Units units_{};
  std::size_t unit_ = 0;
  std::array<std::size_t, kCandidates> units_of_{};
};

}  // namespace

const Units& Units::classic() {
  static const Units kClassic = UnitMaker().make();
  return kClassic;
}

}  // namespace shudu
