#include "solver/learning/assignment.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace shudu {
namespace {

constexpr std::uint16_t kAllPlaces = 0x1FF;

}  // namespace

Assignment::Assignment() {
  left_.fill(kAllPlaces);
  starts_.reserve(kCandidates);
}

int Assignment::fewest_left(std::size_t candidate) const {
  int fewest = 9;
  for (const std::uint16_t unit : units_.of[candidate]) {
    fewest = std::min(fewest, std::popcount(left_[unit]));
  }
  return fewest;
}

void Assignment::assign(Literal literal, Reason reason) {
  const std::size_t candidate = literal.candidate();
  assert(is_open(candidate));
  values_[candidate] = literal.is_in() ? 1 : -1;
  levels_[candidate] = static_cast<std::uint16_t>(level());
  reasons_[candidate] = reason;
  trail_[size_++] = literal;
}

void Assignment::attempt(Literal literal) {
  starts_.push_back(size_);
  assign(literal, {});
}

void Assignment::go_back(std::size_t level) {
  if (level >= starts_.size()) return;
  const std::size_t end = starts_[level];
  while (size_ > end) {
    const Literal literal = trail_[--size_];
    const std::size_t candidate = literal.candidate();
    values_[candidate] = 0;
    if (literal.is_in() || size_ >= followed_) continue;
    for (std::size_t i = 0; i < kUnitsOfOne; ++i) {
      left_[units_.of[candidate][i]] |=
          static_cast<std::uint16_t>(1U << units_.place[candidate][i]);
    }
  }
  followed_ = std::min(followed_, size_);
  starts_.resize(level);
}

bool Assignment::settle(Clauses& clauses, Conflict& conflict) {
  while (followed_ < size_) {
    const Literal literal = trail_[followed_++];
    const bool goes_on = literal.is_in() ? put_peers_out(literal.candidate(), conflict)
                                         : take_from_units(literal.candidate(), conflict);
    if (!goes_on) return false;
    const std::uint32_t broken = clauses.watch(!literal, *this);
    if (broken != Clauses::kNone) {
      conflict = {{Reason::Kind::kClause, broken}, kCandidates};
      return false;
    }
  }
  return true;
}

bool Assignment::put_peers_out(std::size_t candidate, Conflict& conflict) {
  const Reason reason{Reason::Kind::kPeer, static_cast<std::uint32_t>(candidate)};
  for (const std::uint16_t peer : units_.peers[candidate]) {
    if (is_open(peer)) {
      assign(Literal::out(peer), reason);
    } else if (is_in(peer)) {
      conflict = {reason, peer};
      return false;
    }
  }
  return true;
}

// All four units first: the way back gives the candidate to all of them.
bool Assignment::take_from_units(std::size_t candidate, Conflict& conflict) {
  const auto& units = units_.of[candidate];
  for (std::size_t i = 0; i < kUnitsOfOne; ++i) {
    left_[units[i]] &= static_cast<std::uint16_t>(~(1U << units_.place[candidate][i]));
  }
  for (const std::uint16_t unit : units) {
    const unsigned left = left_[unit];
    if ((left & (left - 1)) != 0) continue;
    const Reason reason{Reason::Kind::kUnit, unit};
    const std::size_t last =
        left != 0 ? units_.candidates[unit][static_cast<std::size_t>(std::countr_zero(left))]
                  : kCandidates;
    if (left == 0 || is_false(Literal::in(last))) {
      conflict = {reason, kCandidates};
      return false;
    }
    if (is_open(last)) assign(Literal::in(last), reason);
  }
  return true;
}

}  // namespace shudu
