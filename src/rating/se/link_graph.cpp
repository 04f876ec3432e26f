// Ends are numbered by digit, then cell; rows of all ends stand one after the other, each of as
// many words as the position needs.
#include "rating/se/link_graph.h"

#include <algorithm>

namespace shudu::se {
namespace {

constexpr bool is_pair(unsigned mask) { return is_single(mask & (mask - 1)); }

// Calls `see(end)` for the set bits of a row.
template <typename See>
void for_each_end(const std::uint64_t* row, int words, See see) {
  for (int w = 0; w < words; ++w) {
    for (std::uint64_t left = row[w]; left != 0; left &= left - 1) {
      see(64 * w + std::countr_zero(left));
    }
  }
}

}  // namespace

void LinkGraph::build(const Position& position, Mode mode, int digit) {
  mode_ = mode;
  find_ends(position, mode, digit);
  number_ends();
  const auto size = static_cast<std::size_t>(count_ * words_);
  partners_.assign(size, 0);
  next_.assign(size, 0);
  find_links(position, mode, digit);
  std::uint64_t weak[kMostEndWords];
  for (int end = 0; end < count_; ++end) {
    rows(spots_[end], weak, &next_[at(end)]);
  }
}

void LinkGraph::find_ends(const Position& position, Mode mode, int digit) {
  ends_ = SpotSet();
  if (mode != Mode::kX) {
    for (const Cell open : position.open) {
      const unsigned marks = position.marks[open.index()];
      if (!is_pair(marks)) continue;
      ends_.add(spot_at(open.index(), lowest(marks)));
      ends_.add(spot_at(open.index(), lowest(marks & (marks - 1))));
    }
  }
  if (mode == Mode::kY) return;
  for (int d = digit < 0 ? 0 : digit; d < (digit < 0 ? 9 : digit + 1); ++d) {
    for (int house = 0; house < kHouses; ++house) {
      const unsigned places = position.places[d][house];
      if (!is_pair(places)) continue;
      ends_.add(spot_at(kGeometry.cell[house][lowest(places)], d));
      ends_.add(spot_at(kGeometry.cell[house][lowest(places & (places - 1))], d));
    }
  }
}

void LinkGraph::number_ends() {
  count_ = 0;
  std::fill(std::begin(index_), std::end(index_), std::int16_t{-1});
  std::fill(std::begin(cell_marks_), std::end(cell_marks_), std::uint16_t{0});
  for_each_spot(ends_, [&](int spot) {
    index_[spot] = static_cast<std::int16_t>(count_);
    spots_[count_++] = static_cast<std::uint16_t>(spot);
    Mask& marks = cell_marks_[cell_of_spot(spot)];
    marks = static_cast<Mask>(marks | 1U << digit_of_spot(spot));
  });
  words_ = std::max(1, (count_ + 63) / 64);
  if (words_ > 4) words_ = kMostEndWords;
}

void LinkGraph::link(int one, int other) {
  partners_[at(one) + static_cast<std::size_t>(other / 64)] |= std::uint64_t{1} << other % 64;
  partners_[at(other) + static_cast<std::size_t>(one / 64)] |= std::uint64_t{1} << one % 64;
}

void LinkGraph::find_links(const Position& position, Mode mode, int digit) {
  if (mode != Mode::kX) {
    for (const Cell open : position.open) {
      const unsigned marks = position.marks[open.index()];
      if (!is_pair(marks)) continue;
      link(index_[spot_at(open.index(), lowest(marks))],
           index_[spot_at(open.index(), lowest(marks & (marks - 1)))]);
    }
  }
  if (mode == Mode::kY) return;
  for (int d = digit < 0 ? 0 : digit; d < (digit < 0 ? 9 : digit + 1); ++d) {
    for (int house = 0; house < kHouses; ++house) {
      const unsigned places = position.places[d][house];
      if (!is_pair(places)) continue;
      link(index_[spot_at(kGeometry.cell[house][lowest(places)], d)],
           index_[spot_at(kGeometry.cell[house][lowest(places & (places - 1))], d)]);
    }
  }
}

template <std::size_t kWords>
void LinkGraph::rows_by(int spot, std::uint64_t* weak, std::uint64_t* next) const {
  std::uint64_t all[kWords]{};
  std::uint64_t seen_ends[kWords]{};
  const auto add = [&](int end) {
    seen_ends[end / 64] |= std::uint64_t{1} << end % 64;
    const Row row = partners(end);
    for (std::size_t w = 0; w < kWords; ++w) all[w] |= row[w];
  };
  const int cell = cell_of_spot(spot);
  const int digit = digit_of_spot(spot);
  if (mode_ == Mode::kXY) {
    for (unsigned left = cell_marks_[cell] & ~(1U << digit); left != 0; left &= left - 1) {
      add(index_[spot_at(cell, lowest(left))]);
    }
  }
  const CellSet& peers = kGeometry.peers[cell];
  const auto first = 2 * static_cast<std::size_t>(digit);
  std::uint64_t seen = ends_.words[first] & peers.low();
  for (; seen != 0; seen &= seen - 1) add(index_[spot_at(std::countr_zero(seen), digit)]);
  seen = ends_.words[first + 1] & peers.high();
  for (; seen != 0; seen &= seen - 1) add(index_[spot_at(64 + std::countr_zero(seen), digit)]);
  for (std::size_t w = 0; w < kWords; ++w) {
    weak[w] = seen_ends[w];
    next[w] = all[w];
  }
}

void LinkGraph::rows(int spot, std::uint64_t* weak, std::uint64_t* next) const {
  with_words(words_, [&]<std::size_t kWords>() { rows_by<kWords>(spot, weak, next); });
}

void LinkGraph::weak_row(int spot, std::uint64_t* row) const {
  std::uint64_t next[kMostEndWords];
  rows(spot, row, next);
}

std::array<std::uint64_t, kMostEndWords> LinkGraph::partners_of_all(
    const std::uint64_t* ends) const {
  std::array<std::uint64_t, kMostEndWords> row{};
  with_words(words_, [&]<std::size_t kWords>() {
    for_each_end(ends, static_cast<int>(kWords), [&](int end) {
      const Row partners_of_end = partners(end);
      for (std::size_t w = 0; w < kWords; ++w) row[w] |= partners_of_end[w];
    });
  });
  return row;
}

void LinkGraph::build_previous() {
  previous_.assign(next_.size(), 0);
  for (int end = 0; end < count_; ++end) {
    for_each_end(next(end), words_, [&](int other) {
      previous_[at(other) + static_cast<std::size_t>(end / 64)] |= std::uint64_t{1} << end % 64;
    });
  }
}

void LayerSearch::start(const std::uint64_t* first) {
  with_words(words_, [&]<std::size_t kWords>() {
    for (std::size_t w = 0; w < kWords; ++w) met_[w] = layer_[w] = first[w];
  });
}

template <std::size_t kWords>
bool LayerSearch::advance_by() {
  std::uint64_t all[kWords]{};
  for (std::size_t i = 0; i < kWords; ++i) {
    for (std::uint64_t left = layer_[i]; left != 0; left &= left - 1) {
      const int end = 64 * static_cast<int>(i) + std::countr_zero(left);
      const LinkGraph::Row row = is_forward_ ? graph_.next(end) : graph_.previous(end);
      for (std::size_t w = 0; w < kWords; ++w) all[w] |= row[w];
    }
  }
  std::uint64_t any = 0;
  for (std::size_t w = 0; w < kWords; ++w) {
    raw_[w] = all[w];
    layer_[w] = all[w] & ~met_[w];
    met_[w] |= layer_[w];
    any |= layer_[w];
  }
  return any != 0;
}

bool LayerSearch::advance() {
  return with_words(words_, [&]<std::size_t kWords>() { return advance_by<kWords>(); });
}

}  // namespace shudu::se
