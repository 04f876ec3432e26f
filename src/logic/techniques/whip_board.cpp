#include "logic/techniques/whip_board.h"

#include <utility>

#include "logic/clusters.h"

namespace shudu {

WhipBoard::WhipBoard(const View& view)
    : view_(&view), variables_of_(kMaxCandidates), linked_(kMaxCandidates) {
  const Layout& layout = view.layout();
  for (const Cell cell : view.open_cells()) {
    WhipVariable variable{.cell = cell};
    for (const Digit digit : view.candidates(cell)) {
      variable.candidates.push_back({cell, digit});
      linked_[static_cast<std::size_t>(Candidate{cell, digit}.index())] =
          killed_by(view, {cell, digit});
    }
    if (!variable.candidates.empty()) add(std::move(variable));
  }
  for (int h = 0; h < layout.house_count(); ++h) {
    for (const Digit digit : layout.all_digits()) {
      WhipVariable variable{.is_cell = false, .house = House(h), .digit = digit};
      for (const Cell cell : view.cells_of(digit, House(h))) {
        variable.candidates.push_back({cell, digit});
      }
      if (!variable.candidates.empty()) add(std::move(variable));
    }
  }
}

void WhipBoard::add(WhipVariable&& variable) {
  for (const Candidate& candidate : variable.candidates) {
    variables_of_[static_cast<std::size_t>(candidate.index())].push_back(
        static_cast<std::uint16_t>(variables_.size()));
  }
  variables_.push_back(std::move(variable));
}

CandidateSet WhipBoard::linked(const WhipRight& right) const {
  if (!right.is_group()) return linked(right.candidate());
  CandidateSet seen;
  for (const Cell cell : view_->common_peers(right.cells) & view_->cells_of(right.digit)) {
    seen.insert({cell, right.digit});
  }
  return seen;
}

}  // namespace shudu
