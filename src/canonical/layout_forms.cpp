// Which way a layout's forms are found: the kernels for the classic one, the breadth-first search
// for other plain boxes, the list of symmetries for the rest.
#include "shudu/canonical/layout_forms.h"

#include <span>

#include "canonical/box_forms.h"
#include "canonical/listed_forms.h"
#include "canonical/symmetries.h"
#include "shudu/core/as_index.h"
#include "shudu/core/clash.h"

namespace shudu {

Result<LayoutForms> LayoutForms::make(const Layout& layout, Stop stop) {
  const auto shape = plain_boxes(layout);
  if (shape) return LayoutForms(layout, shape, {});
  auto listed = symmetries_of(layout, kMostListed, stop);
  if (listed) return LayoutForms(layout, std::nullopt, std::move(*listed));
  return Error{.code = ErrorCode::kTooManySymmetries,
               .size = static_cast<std::uint8_t>(layout.size()),
               .expected = kMostListed};
}

std::uint64_t LayoutForms::symmetry_count() const {
  return shape_ ? shudu::symmetry_count(*shape_) : listed_.size();
}

Symmetry LayoutForms::draw(Rng& rng) const {
  if (shape_) return random_symmetry(*shape_, rng);
  const Symmetry& moves = listed_[static_cast<std::size_t>(rng.below(listed_.size()))];
  Permutation digits = kIdentityPermutation;
  rng.shuffle(std::span(digits).first(as_index(layout_.size())));
  return moves.then(Symmetry::renaming(layout_.size(), digits));
}

Result<CanonicalForm> LayoutForms::form(const Grid& grid) const {
  if (const auto clash = find_clash(layout_, grid)) return *clash;
  if (layout_.is_classic()) return canonical_form(grid);
  return form_of(shape_ ? form_by_breadth(*shape_, grid) : form_by_list(listed_, grid), grid);
}

Result<std::optional<Symmetry>> LayoutForms::isomorphism(const Grid& a, const Grid& b) const {
  const auto form_a = form(a);
  if (!form_a) return form_a.error();
  const auto form_b = form(b);
  if (!form_b) return form_b.error();
  return symmetry_between(*form_a, *form_b);
}

Status LayoutForms::for_each_automorphism(const Grid& grid,
                                          FunctionRef<bool(const Symmetry&)> sink) const {
  if (const auto clash = find_clash(layout_, grid)) return *clash;
  each_automorphism(shape_ ? form_by_breadth(*shape_, grid) : form_by_list(listed_, grid), grid,
                    sink);
  return kDone;
}

}  // namespace shudu
