// Houses with cages inside: what one cage takes, the others and the rest of the house do not have.
// A cage alone does not see this, and sums do not see values. Each way to deal the values of a
// house out to its cages is a lane, as the combinations of a cage are.
#include <algorithm>
#include <array>
#include <utility>

#include "propagation/compile/sums.h"

namespace shudu::propagation {
namespace {

/// More ways than these take longer than they win.
constexpr std::size_t kMostWays = 128;

/// Values of part after part, of which a house has up to one a cell.
struct Way {
  std::array<std::uint16_t, Combinations::kMostValues> parts{};
  Set used = 0;
};

class Partitions {
 public:
  Partitions(const Problem& problem, Builder& builder)
      : problem_(problem), builder_(builder), cages_(all_cages(problem)), bits_(problem.words) {
    bits_.reserve(cages_.size());
    for (const KnownCage& cage : cages_) bits_.add(cage.cells);
  }

  void add(std::size_t house) {
    partition_ = {};
    partition_.ends.reserve(problem_.houses[house].size());
    cells_.clear();
    list_[0] = {};
    ways_ = 1;
    choose_cages(house);
    for (const std::size_t cage : chosen_) add_part(cages_[cage]);
    if (cells_.empty()) return;
    if (cells_.size() < problem_.houses[house].size()) add_rest(problem_.houses[house]);
    fill_lanes();
    builder_.add(cells_, std::move(partition_));
  }

 private:
  void choose_cages(std::size_t house);
  void add_part(const KnownCage& cage);
  void add_rest(const Variables& house);
  void fill_lanes();

  const Problem& problem_;
  Builder& builder_;
  std::vector<KnownCage> cages_;
  BitRows bits_;  ///< their cells
  Bits open_;
  std::vector<std::size_t> chosen_;
  // Of the house in hand.
  Partition partition_;
  Variables cells_;
  std::size_t ways_ = 0;
  std::vector<Way> list_{kMostWays + 1};  ///< the ways, then no more that counts
  std::vector<Way> longer_{kMostWays + 1};
};

/// Cages inside the house that do not meet, the first of those that do.
void Partitions::choose_cages(std::size_t house) {
  chosen_.clear();
  const auto cells = problem_.house_bits[house];
  open_.assign(cells.begin(), cells.end());
  for (std::size_t cage = 0; cage < cages_.size(); ++cage) {
    const auto own = std::as_const(bits_)[cage];
    bool fits = cages_[cage].cells.size() < problem_.houses[house].size();
    for (std::size_t i = 0; fits && i < open_.size(); ++i) fits = (own[i] & ~open_[i]) == 0;
    if (!fits) continue;
    for (std::size_t i = 0; i < open_.size(); ++i) open_[i] &= ~own[i];
    chosen_.push_back(cage);
  }
}

/// Each way with a set more; without the cage where there are too many, or none.
void Partitions::add_part(const KnownCage& cage) {
  const auto sets = problem_.combinations->sets(static_cast<int>(cage.cells.size()), cage.sum);
  std::size_t count = 0;
  for (std::size_t i = 0; i < ways_; ++i) {
    for (const Set set : sets) {
      Way& longer = longer_[count];  // which is overwritten where the set does not fit
      longer = list_[i];
      longer.parts[partition_.ends.size()] = static_cast<std::uint16_t>(set);
      longer.used |= set;
      count += static_cast<std::size_t>((set & list_[i].used) == 0);
      if (count > kMostWays) return;
    }
  }
  if (count == 0) return;
  list_.swap(longer_);
  ways_ = count;
  cells_.insert(cells_.end(), cage.cells.begin(), cage.cells.end());
  partition_.ends.push_back(static_cast<std::uint8_t>(cells_.size()));
}

/// What is left stands behind the cages.
void Partitions::add_rest(const Variables& house) {
  for (std::size_t i = 0; i < ways_; ++i) {
    list_[i].parts[partition_.ends.size()] =
        static_cast<std::uint16_t>(problem_.all & ~list_[i].used);
  }
  const auto end = static_cast<std::ptrdiff_t>(cells_.size());
  for (const Variable cell : house) {
    const auto last = cells_.begin() + end;
    if (std::find(cells_.begin(), last, cell) == last) cells_.push_back(cell);
  }
  partition_.ends.push_back(static_cast<std::uint8_t>(cells_.size()));
}

void Partitions::fill_lanes() {
  const std::size_t parts = partition_.ends.size();
  partition_.ways.resize((ways_ + 15) / 16 * parts);
  for (std::size_t i = 0; i < ways_; ++i) {
    for (std::size_t part = 0; part < parts; ++part) {
      partition_.ways[i / 16 * parts + part].of16[i % 16] = list_[i].parts[part];
    }
  }
}

}  // namespace

void add_partitions(const Problem& problem, Builder& builder) {
  if (!problem.combinations->has_any()) return;
  Partitions partitions(problem, builder);
  for (std::size_t i = 0; i < problem.houses.size(); ++i) partitions.add(i);
}

}  // namespace shudu::propagation
