// Cells of just the two digits come first, then the first link that leads on; of the links that
// were taken, those that the filling can do without go again, the last first.
#include "logic/strong_fill.h"

#include "logic/finding.h"

namespace shudu {
namespace {

class StrongFilling {
 public:
  StrongFilling(const View& view, Candidate candidate, Digit other, CellSet same, CellSet others)
      : view_(view),
        digits_{candidate.digit, other},
        sides_{same, others},
        start_(candidate.cell) {}

  // With links in any houses.
  std::optional<std::vector<StrongLink>> run() {
    std::vector<StrongLink> links;
    CellSet known = CellSet::only(start_);
    while (true) {
      spread(known);
      const CellSet left = (sides_[0] | sides_[1]) - known;
      if (left.empty()) break;
      const auto link = first_link(left, known);
      if (!link) return {};
      links.push_back(*link);
      known.insert(link->to);
    }
    for (std::size_t i = links.size(); i-- > 0;) {
      std::vector<StrongLink> fewer = links;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      if (fills(fewer)) links = fewer;
    }
    return links;
  }

 private:
  [[nodiscard]] std::size_t side_of(Cell cell) const { return sides_[0].contains(cell) ? 0 : 1; }
  // The known cells that hold the digit that the cell would not.
  [[nodiscard]] CellSet against(Cell cell, CellSet known) const {
    return known & sides_[1 - side_of(cell)];
  }

  // Cells of just the two digits.
  void spread(CellSet& known) const {
    for (bool has_more = true; has_more;) {
      has_more = false;
      for (const Cell cell : (sides_[0] | sides_[1]) - known) {
        const DigitSet candidates = view_.candidates(cell);
        const bool is_plain = DigitSet{digits_[0], digits_[1]}.contains_all(candidates) &&
                              candidates.contains(digits_[side_of(cell)]);
        if (!is_plain || !view_.layout().peers(cell).intersects(against(cell, known))) continue;
        known.insert(cell);
        has_more = true;
      }
    }
  }

  [[nodiscard]] std::optional<StrongLink> first_link(CellSet left, CellSet known) const {
    for (const Cell cell : left) {
      const Digit digit = digits_[side_of(cell)];
      for (const House house : view_.layout().houses_of(cell)) {
        CellSet places = view_.cells_of(digit, house);
        if (places.size() != 2 || !places.contains(cell)) continue;
        places.erase(cell);
        if (against(cell, known).contains_all(places)) {
          return StrongLink{digit, places.first(), cell, house};
        }
      }
    }
    return {};
  }

  [[nodiscard]] bool fills(const std::vector<StrongLink>& links) const {
    CellSet known = CellSet::only(start_);
    for (std::size_t i = 0; i <= links.size(); ++i) {
      spread(known);
      for (const StrongLink& link : links) {
        if (known.contains(link.from)) known.insert(link.to);
      }
    }
    return known.contains_all(sides_[0] | sides_[1]);
  }

  const View& view_;
  std::array<Digit, 2> digits_;
  std::array<CellSet, 2> sides_;
  Cell start_;
};

}  // namespace

std::optional<std::vector<StrongLink>> strong_fill(const View& view, Candidate candidate,
                                                   Digit other, CellSet same, CellSet others) {
  return StrongFilling(view, candidate, other, same, others).run();
}

Step strong_fill_step(const View& view, const Technique& technique, const DeadlyPattern& pattern,
                      Candidate candidate, const std::vector<StrongLink>& links) {
  Step step = deadly_step(view, technique, pattern);
  for (const StrongLink& link : links) {
    step.base.push_back(link.house);
    step.chains.push_back(strong_link(link.from, link.to, link.digit));
  }
  step.eliminations.push_back(candidate);
  return step;
}

}  // namespace shudu
