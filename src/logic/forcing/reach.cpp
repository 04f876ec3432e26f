#include "logic/forcing/reach.h"

#include <algorithm>
#include <bit>

#include "shudu/core/as_index.h"

namespace shudu::forcing {
namespace {

constexpr int kNone = -1;

// The best source of each conclusion so far.
struct Best {
  std::vector<int> nodes;
  std::vector<int> source;
};

void meet(const ReachTable& table, const Source& source, int number, Best& best) {
  for (int w = 0; w < table.words(); ++w) {
    std::uint64_t common = ~std::uint64_t{0};
    for (const int premise : source.all()) common &= table.row(premise)[as_index(w)];
    for (; common != 0; common &= common - 1) {
      const int literal = 64 * w + std::countr_zero(common);
      // From x and from not x, x itself: that is a contradiction.
      if (source.kind == SourceKind::kBoth && literal / 2 == source.premises[0] / 2) continue;
      int nodes = 0;
      for (const int premise : source.all()) nodes += table.nodes(premise, literal);
      if (best.source[as_index(literal)] != kNone && best.nodes[as_index(literal)] <= nodes)
        continue;
      best.nodes[as_index(literal)] = nodes;
      best.source[as_index(literal)] = number;
    }
  }
}

}  // namespace

ReachTable::ReachTable(int candidates)
    : literals_(2 * candidates),
      words_((literals_ + 63) / 64),
      reached_(as_index(literals_) * as_index(words_)),
      nodes_(as_index(literals_) * as_index(literals_)) {}

void ReachTable::set(int premise, int literal, int nodes) {
  reached_[as_index(premise) * as_index(words_) + as_index(literal / 64)] |=
      std::uint64_t{1} << as_index(literal % 64);
  nodes_[as_index(premise) * as_index(literals_) + as_index(literal)] =
      static_cast<std::uint16_t>(nodes);
}

void ReachTable::fill(int premise, const Walk& walk) {
  for (int literal = 0; literal < literals_; ++literal) {
    if (walk.reaches(literal)) set(premise, literal, walk.nodes(literal));
  }
}

// The other end of a contradiction is its candidate on and off: both follow from the premise, but
// the first reason of a literal stays.
void ReachTable::fill(int premise, const CandidateList& candidates, const Trail& trail) {
  trail.count_ancestors(counts_);
  for (std::size_t i = 0; i < trail.nodes.size(); ++i) {
    const Literal literal = trail.nodes[i].literal;
    const int number = 2 * candidates.number(literal.candidate()) + (literal.is_on() ? 0 : 1);
    if (nodes(premise, number) == 0) set(premise, number, counts_[i]);
  }
}

std::span<const std::uint64_t> ReachTable::row(int premise) const {
  return std::span(reached_).subspan(as_index(premise) * as_index(words_), as_index(words_));
}

int ReachTable::nodes(int premise, int literal) const {
  return nodes_[as_index(premise) * as_index(literals_) + as_index(literal)];
}

std::vector<Source> sources_of(const Board& board, const CandidateList& candidates,
                               const SourceChoice& choice) {
  std::vector<Source> sources;
  for (const Cell cell : board.open_cells()) {
    const DigitSet digits = board.candidates(cell);
    if (!choice.cells || digits.size() < choice.fewest_in_cell) continue;
    Source source{.kind = SourceKind::kCell};
    for (const Digit digit : digits) source.add(2 * candidates.number({cell, digit}));
    sources.push_back(source);
  }
  for (int h = 0; h < board.layout().house_count(); ++h) {
    for (const Digit digit : board.layout().all_digits()) {
      const CellSet places = board.cells_of(digit, House(h));
      if (!choice.houses || places.size() < 2) continue;
      Source source{.kind = SourceKind::kHouse, .house = House(h)};
      for (const Cell cell : places) source.add(2 * candidates.number({cell, digit}));
      sources.push_back(source);
    }
  }
  for (int i = 0; i < candidates.size() && choice.both; ++i) {
    Source source{.kind = SourceKind::kBoth};
    source.add(2 * i);
    source.add(2 * i + 1);
    sources.push_back(source);
  }
  return sources;
}

std::vector<Verity> verities_of(const ReachTable& table, std::span<const Source> sources) {
  const std::size_t literals = as_index(table.literals());
  Best best{std::vector<int>(literals), std::vector<int>(literals, kNone)};
  for (std::size_t i = 0; i < sources.size(); ++i) {
    meet(table, sources[i], static_cast<int>(i), best);
  }
  std::vector<Verity> verities;
  for (std::size_t literal = 0; literal < literals; ++literal) {
    if (best.source[literal] == kNone) continue;
    verities.push_back({sources[as_index(best.source[literal])], static_cast<int>(literal)});
  }
  return verities;
}

}  // namespace shudu::forcing
