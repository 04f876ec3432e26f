// Is a puzzle what is wished for? The full check, by the path of the technique and by the ratings,
// the cheapest first; it ends at the first that says no.
#pragma once

#include <cstdint>
#include <optional>

#include "shudu/core/stop.h"
#include "shudu/generator/wanted.h"
#include "shudu/logic/path.h"
#include "shudu/logic/view.h"
#include "shudu/rating/se.h"
#include "shudu/rating/shudu_scale.h"

namespace shudu::wanted {

/// How far a puzzle got.
enum class Passed : std::uint8_t { kNothing, kTechnique, kEr, kAll };

/// What the check came to.
struct Judgement {
  Passed passed = Passed::kNothing;
  int er = 0;  ///< where the scale `se` was asked: the rating, or as much of it as was looked for
};

/// The first rung of the scale `shudu` that has the technique; null where none has.
[[nodiscard]] const ShuduRung* rung_of(const Technique& technique);
/// The last one that has it: chains stand twice, up to a length and longer.
[[nodiscard]] const ShuduRung* last_rung_of(const Technique& technique);
/// The least rating on the scale `se` of the technique's rows, in tenths; 0 where it has none.
[[nodiscard]] int least_er_of(const Technique& technique);

/// Below this, each technique of the scale `se` has one rating.
inline constexpr int kLeastVaryingEr = 45;

/// The techniques easier than the one wished for, or singles where it is to be practised.
/// Precondition: the wish names a technique.
[[nodiscard]] Profile easier_than_wished(const Wish& wish);

/// Do hints name others wherever the technique is, and is it hardly ever all that a puzzle needs
/// beside singles? Then to be next is to be there.
[[nodiscard]] bool is_only_there(const Technique& technique);
/// Do random puzzles hardly ever come to it?
[[nodiscard]] bool is_too_rare(const Technique& technique);

/// Where the way by hints comes to a technique: its position, before that step; nothing where it
/// comes to none, or was ended. Precondition: the puzzle is classic and has one solution.
[[nodiscard]] std::optional<View> find_next(const Grid& puzzle, const Technique& technique,
                                            Stop stop);

class Judge {
 public:
  explicit Judge(const Wish& wish);
  /// Precondition: the puzzle is classic and has one solution. Where `stop` becomes true the answer
  /// comes soon and means nothing.
  [[nodiscard]] Judgement judge(const Grid& puzzle, Stop stop) const;

 private:
  [[nodiscard]] bool is_path_wanted(const Grid& puzzle, Stop stop) const;
  [[nodiscard]] bool is_er_wanted(const Grid& puzzle, Stop stop, int& er) const;
  [[nodiscard]] bool is_scale_wanted(const Grid& puzzle, Stop stop) const;

  Wish wish_;
  Profile profile_;  // up to the technique
  bool is_se_to_agree_ = false;
  const ShuduRung* rung_ = nullptr;  // that is to be the hardest
  SeOptions se_options_;
  ShuduOptions shudu_options_;
  bool needs_se_ = false;
  bool needs_shudu_ = false;
  bool is_extreme_enough_ = false;  // the level is all that the scale is asked for
};

}  // namespace shudu::wanted
