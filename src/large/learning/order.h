// Which candidate is decided next: the one that took part in most conflicts, the last ones counting
// most (Een and Sorensson, "An extensible SAT solver", 2003); a heap has the best first.
//
// Tried: turns with a queue by the last conflict (Biere and Froehlich, "Evaluating CDCL variable
// scoring schemes", 2015). A fifth more time in all for the hard 25 x 25 grids; the queue alone
// took four fifths more.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace shudu::large {

class Scores {
 public:
  explicit Scores(std::uint32_t candidates);

  void bump(std::uint32_t candidate);
  /// After each conflict: what the next ones gain is 1/decay of what this one's gained.
  void decay(double factor) { gain_ /= factor; }
  /// Puts a candidate back that was taken.
  void put_back(std::uint32_t candidate) {
    if (places_[candidate] == kOut) insert(candidate);
  }
  [[nodiscard]] bool is_empty() const { return heap_.empty(); }
  [[nodiscard]] std::uint32_t best() const { return heap_.front(); }
  void take_best();
  [[nodiscard]] double score(std::uint32_t candidate) const { return scores_[candidate]; }

 private:
  static constexpr std::uint32_t kOut = 0xffffffffU;

  void insert(std::uint32_t candidate);
  void rise(std::size_t place);
  void sink(std::size_t place);
  void rescale();

  std::vector<double> scores_;
  std::vector<std::uint32_t> heap_;
  std::vector<std::uint32_t> places_;
  double gain_ = 1;
};

}  // namespace shudu::large
