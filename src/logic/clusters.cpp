#include "logic/clusters.h"

#include "logic/facts_conjugates.h"

namespace shudu {
namespace {

// Who is joined to whom, and from there the clusters.
class ClusterBuilder {
 public:
  explicit ClusterBuilder(const View& view) : view_(view), partners_(kMaxCandidates) {
    for (const Digit digit : view.layout().all_digits()) {
      for (const ConjugatePair& pair : conjugates_of(view, digit)) {
        join({pair.one, digit}, {pair.other, digit});
      }
    }
    for (const Cell cell : view.bivalue_cells()) {
      const DigitSet digits = view.candidates(cell);
      join({cell, digits.first()}, {cell, (digits - DigitSet::only(digits.first())).first()});
    }
  }

  [[nodiscard]] std::vector<Cluster> build() {
    std::vector<Cluster> all;
    CandidateSet done;
    joined_.for_each([&](Candidate start) {
      if (done.contains(start)) return;
      Cluster cluster = from(start);
      done |= cluster.colored[0] | cluster.colored[1];
      if (cluster.colored[0].intersects(cluster.colored[1])) return;
      for (std::size_t color = 0; color < 2; ++color) {
        cluster.colored[color].for_each(
            [&](Candidate candidate) { cluster.killed[color] |= killed_by(view_, candidate); });
      }
      all.push_back(cluster);
    });
    return all;
  }

 private:
  std::vector<Candidate>& partners(Candidate candidate) {
    return partners_[static_cast<std::size_t>(candidate.index())];
  }
  void join(Candidate one, Candidate other) {
    partners(one).push_back(other);
    partners(other).push_back(one);
    joined_.insert(one);
    joined_.insert(other);
  }

  Cluster from(Candidate start) {
    Cluster cluster;
    cluster.colored[0].insert(start);
    std::vector<Candidate> fresh = {start};
    for (std::size_t color = 1; !fresh.empty(); color = 1 - color) {
      std::vector<Candidate> next;
      for (const Candidate& candidate : fresh) {
        for (const Candidate& partner : partners(candidate)) {
          if (cluster.colored[color].contains(partner)) continue;
          cluster.colored[color].insert(partner);
          next.push_back(partner);
        }
      }
      fresh = std::move(next);
    }
    return cluster;
  }

  const View& view_;
  std::vector<std::vector<Candidate>> partners_;
  CandidateSet joined_;
};

}  // namespace

std::vector<Cluster> clusters_of(const View& view) { return ClusterBuilder(view).build(); }

CandidateSet killed_by(const View& view, Candidate candidate) {
  CandidateSet killed;
  for (const Digit digit : view.candidates(candidate.cell) - DigitSet::only(candidate.digit)) {
    killed.insert({candidate.cell, digit});
  }
  for (const Cell cell : view.layout().peers(candidate.cell) & view.cells_of(candidate.digit)) {
    killed.insert({cell, candidate.digit});
  }
  return killed;
}

DigitSet digits_in(const CandidateSet& set, const View& view, Cell cell) {
  DigitSet digits;
  for (const Digit digit : view.candidates(cell)) {
    if (set.contains({cell, digit})) digits.insert(digit);
  }
  return digits;
}

DigitSet digits_of(const CandidateSet& set) {
  DigitSet digits;
  set.for_each([&digits](Candidate candidate) { digits.insert(candidate.digit); });
  return digits;
}

}  // namespace shudu
