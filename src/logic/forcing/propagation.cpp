#include "logic/forcing/propagation.h"

#include <algorithm>
#include <bit>

#include "logic/forcing/inner_rules.h"
#include "shudu/core/as_index.h"

namespace shudu::forcing {
namespace {

using Ends = std::array<std::int16_t, kMaxSize>;

}  // namespace

int Trail::find(Literal literal) const {
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (nodes[i].literal == literal) return static_cast<int>(i);
  }
  return -1;
}

std::vector<int> Trail::ancestors(std::span<const std::int16_t> ends) const {
  std::vector<bool> is_used(nodes.size());
  for (const int end : ends) is_used[as_index(end)] = true;
  std::vector<int> list;
  for (int i = static_cast<int>(nodes.size()) - 1; i >= 0; --i) {
    if (!is_used[as_index(i)]) continue;
    list.push_back(i);
    for (const int parent : parents_of(i)) is_used[as_index(parent)] = true;
  }
  std::reverse(list.begin(), list.end());
  return list;
}

Chain Trail::chain_to(int node) const {
  const std::array<std::int16_t, 1> end = {static_cast<std::int16_t>(node)};
  Chain chain;
  for (const int i : ancestors(end)) {
    const TrailNode& from = nodes[as_index(i)];
    const Candidate candidate = from.literal.candidate();
    LinkKind link = from.cause == Cause::kWeak ? LinkKind::kWeak : LinkKind::kStrong;
    if (from.cause == Cause::kPremise) link = LinkKind::kStart;
    chain.push_back(
        {.digit = candidate.digit,
         .cells = CellSet::only(candidate.cell),
         .is_on = from.literal.is_on(),
         .link = link,
         .house = static_cast<std::int8_t>(from.cause == Cause::kHouse ? from.house.index() : -1)});
  }
  return chain;
}

// The ancestors of a node are itself and those of its parents: a row of bits for each node.
void Trail::count_ancestors(std::vector<std::uint16_t>& counts) const {
  const std::size_t words = (nodes.size() + 63) / 64;
  std::vector<std::uint64_t> rows(nodes.size() * words);
  counts.resize(nodes.size());
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    std::uint64_t* const row = rows.data() + i * words;
    for (const int parent : parents_of(static_cast<int>(i))) {
      const std::uint64_t* const other = rows.data() + as_index(parent) * words;
      for (std::size_t w = 0; w <= as_index(parent) / 64; ++w) row[w] |= other[w];
    }
    row[i / 64] |= std::uint64_t{1} << (i % 64);
    int count = 0;
    for (std::size_t w = 0; w <= i / 64; ++w) count += std::popcount(row[w]);
    counts[i] = static_cast<std::uint16_t>(count);
  }
}

Propagation::Propagation(const Board& start, Rules rules, Budget& budget)
    : start_(start), now_(start), rules_(rules), budget_(budget) {
  trail_.nodes.reserve(512);
  trail_.parents.reserve(1024);
}

const Trail& Propagation::run(Literal premise) {
  now_ = start_;
  trail_.nodes.clear();
  trail_.parents.clear();
  trail_.clash = {};
  clashes_.clear();
  next_ = 0;
  place_.fill(-1);
  derive(premise, Cause::kPremise, House(0), {});
  do {
    drain();
  } while (clashes_.empty() && apply_inner_rules());
  settle();
  return trail_;
}

void Propagation::drain() {
  while (next_ < trail_.nodes.size() && clashes_.empty()) {
    for (const std::size_t round = trail_.nodes.size(); next_ < round; ++next_) {
      const int node = static_cast<int>(next_);
      const Literal literal = trail_.nodes[next_].literal;
      if (place_of(literal) != node) continue;  // the other end of a contradiction
      literal.is_on() ? follow_on(node) : follow_off(node);
    }
  }
}

void Propagation::follow_on(int node) {
  const std::array<std::int16_t, 1> parent = {static_cast<std::int16_t>(node)};
  const Candidate on = trail_.nodes[as_index(node)].literal.candidate();
  if (rules_.in_cells) {
    for (const Digit digit : now_.candidates(on.cell)) {
      if (digit == on.digit) continue;
      derive(Literal::off({on.cell, digit}), Cause::kWeak, House(0), parent);
    }
  }
  for (const Cell cell : start_.layout().peers(on.cell) & now_.cells_of(on.digit)) {
    derive(Literal::off({cell, on.digit}), Cause::kWeak, House(0), parent);
  }
}

void Propagation::follow_off(int node) {
  const Candidate gone = trail_.nodes[as_index(node)].literal.candidate();
  now_.erase(gone);
  if (rules_.in_cells) look_at_cell(gone.cell);
  for (const House house : start_.layout().houses_of(gone.cell)) look_at_house(house, gone.digit);
}

void Propagation::look_at_cell(Cell cell) {
  const DigitSet left = now_.candidates(cell);
  if (left.size() > 1) return;
  const bool is_empty = left.empty() || place_of(Literal::off({cell, left.first()})) >= 0;
  Clash clash{.kind = ClashKind::kCellEmpty};
  for (const Digit digit : start_.candidates(cell)) {
    if (!is_empty && left.contains(digit)) continue;
    clash.add(place_of(Literal::off({cell, digit})));
  }
  if (is_empty) return note(clash);
  derive(Literal::on({cell, left.first()}), Cause::kCell, House(0),
         std::span(clash.ends).first(clash.count));
}

void Propagation::look_at_house(House house, Digit digit) {
  const CellSet left = now_.cells_of(digit, house);
  if (left.size() > 1) return;
  const bool is_empty = left.empty() || place_of(Literal::off({left.first(), digit})) >= 0;
  Clash clash{.kind = ClashKind::kNoPlace, .has_house = true, .house = house};
  for (const Cell cell : start_.cells_of(digit, house)) {
    if (!is_empty && left.contains(cell)) continue;
    clash.add(place_of(Literal::off({cell, digit})));
  }
  if (is_empty) return note(clash);
  derive(Literal::on({left.first(), digit}), Cause::kHouse, house,
         std::span(clash.ends).first(clash.count));
}

bool Propagation::apply_inner_rules() {
  if (rules_.level == 0) return false;
  const std::size_t before = trail_.nodes.size();
  const auto take = [this](Candidate gone, const CandidateSet& because) {
    std::vector<std::int16_t> parents;
    because.for_each([&](Candidate candidate) {
      parents.push_back(static_cast<std::int16_t>(place_of(Literal::off(candidate))));
    });
    if (parents.empty()) return;  // holds without this branch
    derive(Literal::off(gone), Cause::kInner, House(0), parents);
  };
  apply_inner(start_, now_, rules_.level, budget_, take);
  return trail_.nodes.size() > before;
}

int Propagation::append(Literal literal, Cause cause, House house, Parents parents) {
  trail_.nodes.push_back({literal, cause, house, static_cast<std::uint32_t>(trail_.parents.size()),
                          static_cast<std::uint16_t>(parents.size())});
  trail_.parents.insert(trail_.parents.end(), parents.begin(), parents.end());
  return static_cast<int>(trail_.nodes.size()) - 1;
}

void Propagation::derive(Literal literal, Cause cause, House house, Parents parents) {
  if (place_of(literal) >= 0) return;
  const int other = place_of(literal.opposite());
  if (other < 0) {
    const int node = append(literal, cause, house, parents);
    place_[literal.index()] = static_cast<std::int16_t>(node);
    return;
  }
  Clash clash;
  if (cause == Cause::kWeak) {
    clash.kind = ClashKind::kTwoOn;
    clash.add(other);
    clash.add(parents.front());
  } else {
    clash.kind = ClashKind::kBoth;
    clash.add(other);
    clash.add(append(literal, cause, house, parents));
  }
  note(clash);
}

void Propagation::note(Clash clash) { clashes_.push_back(clash); }

// The contradiction of the fewest nodes, the first of those.
void Propagation::settle() {
  for (Clash& clash : clashes_) {
    const auto ends = std::span<const std::int16_t>(clash.ends).first(clash.count);
    clash.nodes = static_cast<int>(trail_.ancestors(ends).size());
    if (!trail_.clash || clash.nodes < trail_.clash.nodes) trail_.clash = clash;
  }
}

}  // namespace shudu::forcing
