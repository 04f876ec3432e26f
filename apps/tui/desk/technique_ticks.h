// The setting `techniques` as ticks, one a technique: what a list of ticks changes, and the
// shortest value of the setting that says it.
//
//   hard                        as it is
//   hard,-swordfish             hard without one
//   easy,x-wing,no-uniqueness   easy and one more, nothing that assumes a single solution
//
// A value: no disk, no screen. Tested in tests/tui/technique_ticks_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shudu/logic/technique.h"

namespace shudu::tui {

class TechniqueTicks {
 public:
  /// Of a value of the setting; slugs that no technique has are left out.
  explicit TechniqueTicks(std::string_view setting);

  [[nodiscard]] bool has(const Technique& technique) const;
  void turn(const Technique& technique);
  /// Precondition: a word of game::kUsualTechniques. What assumes a single solution stays on or
  /// off.
  void choose(std::string_view preset);
  /// The preset that has just these ticks; empty: none has.
  [[nodiscard]] std::string_view preset() const;
  /// May hints assume that there is a single solution?
  [[nodiscard]] bool assumes_one() const { return assumes_one_; }
  void turn_assumes_one() { assumes_one_ = !assumes_one_; }
  /// Ticked, and of those that assume a single solution only where that is on.
  [[nodiscard]] int count() const;

  /// The shortest value that says it. It may be too long for a game's setting.
  [[nodiscard]] std::string value() const;

 private:
  std::vector<bool> ticks_;  ///< in the order of technique_table()
  bool assumes_one_ = true;
};

}  // namespace shudu::tui
