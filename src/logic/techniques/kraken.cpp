// Kraken fish: a basic fish whose fins see nothing useful, but whose chains do.
//
// n base lines keep a digit inside n covers but for the fins (fish.h). Either no fin is true, and
// the covers have the digit in the base and nowhere else, or a fin is. What both ways show holds:
//
//   type 1  a candidate of a cover outside the base, which each fin refutes by sight or by a chain
//   type 2  any candidate that each fin, and each place of the body in one cover, refutes so: if no
//           fin is true, that cover has its digit in one of these places
//
// The chains are those of forcing chains, shortest ones with groups (forcing/links.h). Two to four
// lines, kMostFins fins at most, a body candidate in every line of base and cover. A fish whose
// fins all see the candidate is a finned fish: a step has a source that needs a chain. Type 2
// leaves out what the fish would remove, and sources with all places of a house: a region forcing
// chain. A candidate has one step, by the fewest lines, then nodes, then the first. Order: lines,
// then candidate. In the step: see fish.h; `chains` one from each source (fins, then of type 2 the
// places in that cover) to the candidate. Right as said, case by case. Source: "Kraken fish",
// Ultimate FISH Guide, Players' Forum (2006-2007); types as HoDoKu's. Tests: tests/cases.
#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

#include "logic/finders.h"
#include "logic/finding.h"
#include "logic/forcing/forcing_step.h"
#include "logic/forcing/links.h"
#include "logic/forcing/reach.h"
#include "logic/techniques/fish.h"
#include "shudu/core/sort.h"

namespace shudu {
namespace {

constexpr int kMostKrakenLines = 4;
constexpr int kMostFins = 3;

// What each candidate refutes by a chain.
class Refutations {
 public:
  Refutations(const View& view, const FindOptions& options)
      : board_(view), graph_(board_, true), walk_(graph_), table_(graph_.candidates().size()) {
    for (int premise = 0; premise < 2 * graph_.candidates().size(); premise += 2) {
      if (options.is_stopped()) return;
      walk_.run(premise);
      table_.fill(premise, walk_);
    }
  }

  [[nodiscard]] const forcing::CandidateList& candidates() const { return graph_.candidates(); }
  /// Nodes of the chain that refutes the other; 0: there is none.
  [[nodiscard]] int nodes(Candidate from, Candidate gone) const {
    return table_.nodes(2 * candidates().number(from), 2 * candidates().number(gone) + 1);
  }
  /// What all of these refute.
  [[nodiscard]] std::vector<Candidate> common(CellSet cells, Digit digit) const {
    std::vector<Candidate> gone;
    for (int w = 0; w < table_.words(); ++w) {
      std::uint64_t bits = 0xaaaaaaaaaaaaaaaaU;  // the odd ones: off
      for (const Cell cell : cells) {
        bits &= table_.row(2 * candidates().number({cell, digit}))[static_cast<std::size_t>(w)];
      }
      for (; bits != 0; bits &= bits - 1) {
        gone.push_back(candidates()[(64 * w + std::countr_zero(bits)) / 2]);
      }
    }
    return gone;
  }
  [[nodiscard]] Chain chain(Candidate from, Candidate gone) {
    walk_.run(2 * candidates().number(from));
    return walk_.chain_to(2 * candidates().number(gone) + 1);
  }

 private:
  forcing::Board board_;
  forcing::LinkGraph graph_;
  forcing::Walk walk_;
  forcing::ReachTable table_;
};

// The best fish for a candidate so far.
struct Found {
  Fish fish;
  CellSet sources;  // fins, for type 2 also places in a cover
  int nodes = 0;
};

class KrakenSearch {
 public:
  explicit KrakenSearch(const FindTask& task)
      : task_(task),
        view_(task.view),
        layout_(task.view.layout()),
        is_type_1_(kind_of<KrakenType>(task.technique) == KrakenType::kOne),
        refutations_(task.view, task.options),
        found_(kMaxCandidates) {}

  bool run() {
    for (size_ = 2; size_ <= kMostKrakenLines; ++size_) {
      for (const Digit digit : layout_.all_digits()) {
        digit_ = digit;
        for (const bool is_rows : {true, false}) {
          is_rows_ = is_rows;
          if (!view_.cells_of(digit).empty() && !choose_base()) return false;
        }
      }
      if (!hand_over_found()) return false;
    }
    return true;
  }

 private:
  [[nodiscard]] House base_line(int line) const { return House(is_rows_ ? line : n() + line); }
  [[nodiscard]] House cover_line(int line) const { return House(is_rows_ ? n() + line : line); }
  [[nodiscard]] int n() const { return layout_.size(); }
  [[nodiscard]] unsigned places(int line) const { return view_.places(base_line(line), digit_); }

  bool choose_base();
  void choose_covers(unsigned base);
  void look_at(unsigned base, unsigned cover);
  void find_type_1(const Fish& fish, CellSet in_covers);
  void find_type_2(const Fish& fish, CellSet in_covers);
  [[nodiscard]] bool holds_house(CellSet sources) const;
  void note(const Fish& fish, CellSet sources, Candidate gone);
  bool hand_over_found();
  [[nodiscard]] Step step_for(const Found& found, Candidate gone);

  const FindTask& task_;
  const View& view_;
  const Layout& layout_;
  bool is_type_1_;
  Refutations refutations_;
  std::vector<std::optional<Found>> found_;
  CandidateSet done_;
  int size_ = 2;
  Digit digit_{1};
  bool is_rows_ = true;
};

bool KrakenSearch::choose_base() {
  unsigned open = 0;
  for (int line = 0; line < n(); ++line) {
    if (places(line) != 0) open |= 1U << static_cast<unsigned>(line);
  }
  return for_each_subset(open, size_, [this](unsigned base) {
    choose_covers(base);
    return !task_.options.is_stopped();
  });
}

// Covers that leave few fins: those with the most candidates leave the fewest.
void KrakenSearch::choose_covers(unsigned base) {
  unsigned all = 0;
  int total = 0;
  std::array<int, kMaxSize> counts{};
  for (unsigned left = base; left != 0; left &= left - 1) {
    unsigned there = places(std::countr_zero(left));
    all |= there;
    total += std::popcount(there);
    for (; there != 0; there &= there - 1) {
      ++counts[static_cast<std::size_t>(std::countr_zero(there))];
    }
  }
  std::array<int, kMaxSize> sorted = counts;
  sort_stably(sorted.rbegin(), sorted.rend());
  int least_fins = total;
  for (int i = 0; i < size_; ++i) least_fins -= sorted[static_cast<std::size_t>(i)];
  if (least_fins > kMostFins) return;
  for_each_subset(all, size_, [&](unsigned cover) {
    int fins = total;
    for (unsigned left = cover; left != 0; left &= left - 1) {
      fins -= counts[static_cast<std::size_t>(std::countr_zero(left))];
    }
    if (fins > 0 && fins <= kMostFins) look_at(base, cover);
    return !task_.options.is_stopped();
  });
}

void KrakenSearch::look_at(unsigned base, unsigned cover) {
  Fish fish;
  fish.digit = digit_;
  CellSet in_base;
  CellSet in_covers;
  for (unsigned left = base; left != 0; left &= left - 1) {
    const int line = std::countr_zero(left);
    if ((places(line) & cover) == 0) return;
    fish.base |= bit_of(base_line(line));
    in_base |= view_.cells_of(digit_, base_line(line));
  }
  for (unsigned left = cover; left != 0; left &= left - 1) {
    fish.cover |= bit_of(cover_line(std::countr_zero(left)));
    in_covers |= view_.cells_of(digit_, cover_line(std::countr_zero(left)));
  }
  fish.body = in_base & in_covers;
  fish.fins = in_base - in_covers;
  is_type_1_ ? find_type_1(fish, in_covers) : find_type_2(fish, in_covers);
}

void KrakenSearch::find_type_1(const Fish& fish, CellSet in_covers) {
  for (const Cell cell : in_covers - fish.body) note(fish, fish.fins, {cell, digit_});
}

void KrakenSearch::find_type_2(const Fish& fish, CellSet in_covers) {
  const CellSet fish_removes = in_covers - fish.body;
  for (HouseBits left = fish.cover; left != 0; left &= left - 1) {
    const CellSet sources = fish.fins | (fish.body & layout_.cells(first_house(left)));
    if (holds_house(sources)) continue;
    for (const Candidate& gone : refutations_.common(sources, digit_)) {
      const bool is_of_digit = gone.digit == digit_;
      if (is_of_digit && (sources | fish_removes).contains(gone.cell)) continue;
      note(fish, sources, gone);
    }
  }
}

// Are all places of the digit in some house among these?
bool KrakenSearch::holds_house(CellSet sources) const {
  for (const Cell cell : sources) {
    for (const House house : layout_.houses_of(cell)) {
      if (sources.contains_all(view_.cells_of(digit_, house))) return true;
    }
  }
  return false;
}

void KrakenSearch::note(const Fish& fish, CellSet sources, Candidate gone) {
  if (done_.contains(gone)) return;
  int nodes = 0;
  bool has_chain = false;
  for (const Cell cell : sources) {
    const int more = refutations_.nodes({cell, digit_}, gone);
    if (more == 0) return;
    nodes += more;
    has_chain = has_chain || more > 2;
  }
  if (!has_chain) return;
  auto& best = found_[static_cast<std::size_t>(gone.index())];
  if (!best || nodes < best->nodes) best = Found{fish, sources, nodes};
}

bool KrakenSearch::hand_over_found() {
  for (int i = 0; i < kMaxCandidates; ++i) {
    auto& found = found_[static_cast<std::size_t>(i)];
    if (!found) continue;
    const Candidate gone = Candidate::from_index(i);
    done_.insert(gone);
    if (!hand_over(step_for(*found, gone), task_.sink)) return false;
    found.reset();
  }
  return true;
}

Step KrakenSearch::step_for(const Found& found, Candidate gone) {
  Step step = step_of_fish(task_.technique, found.fish);
  step.eliminations = {gone};
  for (const CellSet cells : {found.sources & found.fish.fins, found.sources - found.fish.fins}) {
    for (const Cell cell : cells) {
      forcing::add_branch(refutations_.chain({cell, found.fish.digit}, gone), step);
    }
  }
  return step;
}

}  // namespace

bool find_kraken_fish(const FindTask& task) { return KrakenSearch(task).run(); }

}  // namespace shudu
