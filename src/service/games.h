// What a service holds open between requests, each under a number that is never given twice: who
// still asks for a game that was closed is told so and never plays on in another. Positions of
// practice have numbers of their own. Beside them: what only makes later answers come sooner.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "shudu/game/practice.h"
#include "shudu/game/session.h"

namespace shudu::service {

/// What `candidates` has found for the puzzles before (candidates.cpp).
struct FoundCandidates;

/// Things of one kind under their numbers.
template <typename Thing>
class Numbered {
 public:
  /// Null where nothing open has that number.
  [[nodiscard]] Thing* find(std::uint64_t number) {
    for (Entry& entry : open_) {
      if (entry.number == number) return &entry.thing;
    }
    return nullptr;
  }
  [[nodiscard]] std::size_t count() const { return open_.size(); }

  /// The number of the new one, from 1.
  std::uint64_t open(Thing thing) {
    open_.push_back({++last_, std::move(thing)});
    return last_;
  }
  void close(std::uint64_t number) {
    std::erase_if(open_, [number](const Entry& entry) { return entry.number == number; });
  }

 private:
  struct Entry {
    std::uint64_t number = 0;
    Thing thing;
  };

  std::vector<Entry> open_;
  std::uint64_t last_ = 0;
};

/// Games; and positions of practice, which are no games.
class Games : public Numbered<game::Session> {
 public:
  [[nodiscard]] Numbered<game::Practice>& practices() { return practices_; }
  /// Null until it is made.
  [[nodiscard]] std::shared_ptr<FoundCandidates>& found_candidates() { return found_candidates_; }

 private:
  Numbered<game::Practice> practices_;
  std::shared_ptr<FoundCandidates> found_candidates_;
};

}  // namespace shudu::service
