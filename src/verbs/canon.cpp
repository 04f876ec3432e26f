#include "shudu/verbs/canon.h"

#include <utility>

#include "shudu/core/layout_table.h"

namespace shudu::verbs {
namespace {

Error no_givens() {
  return Error{.code = ErrorCode::kMissingField, .token = escape_token("givens")};
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
  const Result<Shared> forms = named(layout, stop);
  if (!forms) return forms.error();
  return (*forms)->form(grid);
}

Result<Forms::Shared> Forms::named(const Layout& layout, Stop stop) {
  std::string name = layout_name(layout);
  const auto found = by_name_.find(name);
  if (found != by_name_.end()) return found->second;
  Result<LayoutForms> forms = LayoutForms::make(layout, stop);
  if (!forms) return forms.error();
  if (by_name_.size() == kMostKept) by_name_.clear();
  auto made = std::make_shared<const LayoutForms>(*std::move(forms));
  by_name_.emplace(std::move(name), made);
  return made;
}

Result<Canon, Unanswered> canon(Budget& budget, const Position& position, Forms& forms,
                                const CanonWish& wish) {
  if (position.marks_are_puzzle) return Unanswered{Halt::kNone, no_givens(), 1};
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
