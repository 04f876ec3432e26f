#include "shudu/verbs/canon.h"

#include <algorithm>
#include <utility>

namespace shudu::verbs {
namespace {

// Do their houses and peers lie alike? All else of a layout follows from what is compared here, a
// hundredth of what == looks at.
bool are_alike(const Layout& a, const Layout& b) {
  if (a.size() != b.size() || a.house_count() != b.house_count()) return false;
  if (a.is_anti_knight() != b.is_anti_knight() || a.is_anti_king() != b.is_anti_king()) {
    return false;
  }
  for (House house = a.box(0); house.index() < a.house_count(); house = House(house.index() + 1)) {
    if (a.cells(house) != b.cells(house)) return false;
  }
  return true;
}

}  // namespace

std::optional<Error> Forms::prepare(const Layout& layout, Stop stop) {
  Result<LayoutForms> forms = LayoutForms::make(layout, stop);
  if (!forms) return forms.error();
  prepared_.insert_or_assign(&layout, std::make_shared<const LayoutForms>(*std::move(forms)));
  return std::nullopt;
}

Result<CanonicalForm> Forms::form(const Layout& layout, const Grid& grid, Stop stop) {
  const auto found = prepared_.find(&layout);
  if (found != prepared_.end()) return found->second->form(grid);
  const Result<Shared> forms = kept(layout, stop);
  if (!forms) return forms.error();
  return (*forms)->form(grid);
}

Result<Symmetry> Forms::draw(const Layout& layout, Rng& rng, Stop stop) {
  const Result<Shared> forms = kept(layout, stop);
  if (!forms) return forms.error();
  return (*forms)->draw(rng);
}

Result<Forms::Shared> Forms::kept(const Layout& layout, Stop stop) {
  const auto found = std::find_if(kept_.begin(), kept_.end(), [&](const Shared& forms) {
    return are_alike(forms->layout(), layout);
  });
  if (found != kept_.end()) return *found;
  Result<LayoutForms> forms = LayoutForms::make(layout, stop);
  if (!forms) return forms.error();
  if (kept_.size() == kMostKept) kept_.clear();
  return kept_.emplace_back(std::make_shared<const LayoutForms>(*std::move(forms)));
}

Result<Canon, Unanswered> canon(Budget& budget, const Position& position, Forms& forms,
                                const CanonWish& wish) {
  if (position.marks_are_puzzle)
    return Unanswered{Halt::kNone, error_with(ErrorCode::kMissingField, "givens"), 1};
  Canon canon;
  canon.grid = position.givens;
  if (wish.of_solution) {
    const SearchResult found = search_up_to(budget, position, 2, wish.search);
    if (budget.halt() != Halt::kNone) return halted(budget);
    if (found.count != 1) return Unanswered{Halt::kNone, {}, found.count};
    canon.grid = found.first;
  }
  const Result<CanonicalForm> form = forms.form(position.layout, canon.grid, budget.stop());
  // What was stopped says the same as what is too large.
  if (!form && !budget.goes_on(1)) return halted(budget);
  if (!form) return Unanswered{Halt::kNone, form.error(), 1};
  canon.form = *form;
  return canon;
}

}  // namespace shudu::verbs
