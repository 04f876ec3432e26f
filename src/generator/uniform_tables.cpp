#include "generator/uniform_tables.h"

namespace shudu::full_grid {

UniformTables::UniformTables() : fillings(partitions) {
  const std::size_t n = fillings.classes().size();
  std::vector<std::uint64_t> weights;
  for (const FillingClass& top : fillings.classes()) {
    const std::uint64_t bands = std::uint64_t{top.pairs} * top.fillings;
    weights.push_back(bands * bound(top));
    total_weight_ += weights.back();
  }
  // Weights times n fill n columns of total_weight_ each: a column that its class does not fill is
  // filled up from a class that has too much.
  columns_.resize(n);
  std::vector<std::size_t> small;
  std::vector<std::size_t> large;
  for (std::size_t i = 0; i < n; ++i) {
    columns_[i] = {weights[i] * n, i};
    (columns_[i].own < total_weight_ ? small : large).push_back(i);
  }
  while (!small.empty() && !large.empty()) {
    const std::size_t from = large.back();
    columns_[small.back()].other = from;
    columns_[from].own -= total_weight_ - columns_[small.back()].own;
    small.pop_back();
    if (columns_[from].own >= total_weight_) continue;
    large.pop_back();
    small.push_back(from);
  }
}

std::size_t UniformTables::draw_class(Rng& rng) const {
  const auto i = static_cast<std::size_t>(rng.below(columns_.size()));
  return rng.below(total_weight_) < columns_[i].own ? i : columns_[i].other;
}

std::uint64_t UniformTables::products(const ColumnChoice& first, const ColumnChoice& middle,
                                      std::size_t top,
                                      std::array<std::uint32_t, kChoices>& to) const {
  const std::uint16_t* seen_in_second = partitions.seen_from(first.second);
  const std::uint16_t* seen_in_third = partitions.seen_from(first.third);
  const std::uint16_t* second = fillings.counts(seen_in_second[middle.second]);
  const std::uint16_t* third = fillings.counts(seen_in_third[middle.third]);
  const auto& choices = partitions.choices(top);
  std::uint64_t sum = 0;
  for (std::size_t k = 0; k < kChoices; ++k) {
    to[k] = std::uint32_t{second[seen_in_second[choices[k].second]]} *
            third[seen_in_third[choices[k].third]];
    sum += to[k];
  }
  return sum;
}

}  // namespace shudu::full_grid
