// The search of the scale from one start is exact but slow, so layers say first what it may find:
// the ends through which some way of `most` nodes leads from the start and back. If none of them,
// ON or OFF, sees a victim, nothing of worth closes; if some do, the search keeps to them. That is
// safe: what is left out cannot be on a cycle short enough, nor anything that comes after it.
#include "rating/se/static_cycles.h"

#include <algorithm>

#include "rating/se/static_paths.h"

namespace shudu::se {
namespace {

class CycleFinder {
 public:
  CycleFinder(const Position& position, Mode mode, LinkGraph& graph,
              const std::vector<CycleVictim>& victims)
      : position_(position), mode_(mode), graph_(graph), words_(graph.words()), victims_(victims) {
    graph.build_previous();
    rows_.resize(victims.size() * static_cast<std::size_t>(words_));
    for (std::size_t i = 0; i < victims.size(); ++i) graph.weak_row(victims[i].spot, row(i));
  }

  void run(FunctionRef<bool(const FoundCycle&)> sink) {
    for (const Cell open : position_.open) {
      const unsigned marks = position_.marks[open.index()];
      if (!has_two_or_more(marks)) continue;
      for (unsigned left = marks; left != 0; left &= left - 1) {
        int most = 0;
        for (const CycleVictim& victim : victims_) most = std::max(most, victim.most);
        if (most < 4) return;
        const int spot = spot_at(open.index(), lowest(left));
        if (graph_.index(spot) < 0 || !may_close(graph_.index(spot), most)) continue;
        search(spot, most, sink);
      }
    }
  }

 private:
  [[nodiscard]] std::uint64_t* row(std::size_t i) {
    return &rows_[i * static_cast<std::size_t>(words_)];
  }

  // Sets passed_ to the start and the ends on ways from it and back; false where no victim sees an
  // ON and an OFF one.
  bool may_close(int start, int most) {
    const int steps = most / 2;  // a weak and a strong link each
    for (int w = 0; w < words_; ++w) passed_[w] = 0;
    met_.clear();
    LayerSearch forward(graph_);
    forward.start(graph_.next(start));
    int layers = 0;
    do {
      met_.insert(met_.end(), forward.met(), forward.met() + words_);
      ++layers;
    } while (layers < steps - 1 && forward.advance());
    LayerSearch back(graph_, LayerSearch::Direction::kBackward);
    back.start(graph_.previous(start));
    for (int left = steps - 1; left > 0; --left) {
      const std::uint64_t* met = &met_[static_cast<std::size_t>(std::min(left, layers) - 1) *
                                       static_cast<std::size_t>(words_)];
      for (int w = 0; w < words_; ++w) passed_[w] |= met[w] & back.layer()[w];
      if (!back.advance()) break;
    }
    passed_[start / 64] |= std::uint64_t{1} << start % 64;
    return sees_victim();
  }

  bool sees_victim() {
    const auto off = graph_.partners_of_all(passed_);
    for (std::size_t i = 0; i < victims_.size(); ++i) {
      if (victims_[i].most < 4) continue;
      const std::uint64_t* victim = row(i);
      std::uint64_t on_seen = 0;
      std::uint64_t off_seen = 0;
      for (int w = 0; w < words_; ++w) {
        on_seen |= victim[w] & passed_[w];
        off_seen |= victim[w] & off[static_cast<std::size_t>(w)];
      }
      if (on_seen != 0 && off_seen != 0) return true;
    }
    return false;
  }

  void search(int spot, int most, FunctionRef<bool(const FoundCycle&)> sink) {
    const auto may_pass = [&](int on) {
      const int end = graph_.index(on);
      return (passed_[end / 64] >> end % 64 & 1) != 0;
    };
    int number = 0;
    const StaticLinks links{position_, mode_, graph_.ends()};
    for_each_cycle(links, spot, most, may_pass, [&](const CyclePath& path) {
      const FoundCycle cycle{path, eliminations_of_cycle(position_, path), spot, number++};
      return cycle.eliminations.empty() || sink(cycle);
    });
  }

  const Position& position_;
  Mode mode_;
  LinkGraph& graph_;
  int words_;
  std::vector<std::uint64_t> rows_;
  const std::vector<CycleVictim>& victims_;
  std::uint64_t passed_[kMostEndWords];
  std::vector<std::uint64_t> met_;  // by double steps: all that was met so far
};

}  // namespace

void visit_cycles(const Position& position, Mode mode, LinkGraph& graph,
                  const std::vector<CycleVictim>& victims,
                  FunctionRef<bool(const FoundCycle& cycle)> sink) {
  if (!victims.empty()) CycleFinder(position, mode, graph, victims).run(sink);
}

std::optional<BestCycle> best_cycle(const Position& position, Mode mode, LinkGraph& graph,
                                    const std::vector<int>& victims, int most) {
  std::vector<CycleVictim> wanted;
  wanted.reserve(victims.size());
  for (const int spot : victims) wanted.push_back({spot, most});
  std::optional<BestCycle> best;
  visit_cycles(position, mode, graph, wanted, [&](const FoundCycle& cycle) {
    best = BestCycle{cycle.nodes(), cycle.spot, cycle.eliminations};
    for (CycleVictim& victim : wanted) victim.most = cycle.nodes() - 2;
    return false;
  });
  return best;
}

}  // namespace shudu::se
