// Which way a candidate is decided: the way it went last, or that of the longest trail without a
// conflict that there was (target: since the last rephasing; best: ever), as in Biere and Fleury,
// "Chasing target phases" (2020).
#pragma once

#include <cstdint>
#include <vector>

#include "large/learning/state.h"

namespace shudu::large {

class Phases {
 public:
  explicit Phases(std::uint32_t candidates)
      : saved_(candidates, 1), target_(candidates, 0), best_(candidates, 0) {}

  void save(Literal literal) { saved_[literal.candidate()] = literal.is_negative() ? -1 : 1; }

  [[nodiscard]] Literal choose(std::uint32_t candidate) const {
    const auto& phases = target_[candidate] != 0 ? target_ : saved_;
    return phases[candidate] > 0 ? is_true(candidate) : is_false(candidate);
  }

  /// The first `length` literals of the trail are without a conflict.
  void note_trail(const State& state, std::size_t length);

  /// Starts afresh: in turn all true, the best, all false, the best.
  void rephase();

 private:
  std::vector<std::int8_t> saved_;
  std::vector<std::int8_t> target_;
  std::vector<std::int8_t> best_;
  std::size_t target_length_ = 0;
  std::size_t best_length_ = 0;
  std::uint64_t rephased_ = 0;
};

}  // namespace shudu::large
