// Fuzzes canonical forms with any 81 bytes, on any named layout, and symmetries' texts.
//
// Held: what clashes is refused, all else has a form; the symmetry reaches it; the form is its own
// form; a rearrangement has the same form and count; kernels agree; a text of a symmetry that reads
// writes the same text again, and reads as moves as well; moves that a layout keeps are symmetries.
//
// An input is a byte for the layout, a byte for how cells are read, eight bytes that seed the
// rearrangement, the cells, and then a text.
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "bytes.h"
#include "shudu/canonical/layout_forms.h"
#include "shudu/canonical/symmetry_text.h"
#include "shudu/core/clash.h"
#include "shudu/core/layout_table.h"

namespace shudu::fuzz {
namespace {

// Forms of these layouts are made once.
const std::vector<LayoutForms>& all_forms() {
  static const std::vector<LayoutForms> kForms = [] {
    std::vector<LayoutForms> forms;
    for (const LayoutRow& row : layout_table()) {
      // The long lists take their time under a sanitizer.
      Result<LayoutForms> made = LayoutForms::make(*row.layout);
      require(made.has_value());
      forms.push_back(std::move(*made));
    }
    return forms;
  }();
  return kForms;
}

// Digits as they come; or only those that clash with none before.
Grid next_grid(const Layout& layout, bool avoids_clashes, Bytes& bytes) {
  Grid grid(layout.size());
  for (const Cell cell : layout.all_cells()) {
    const unsigned byte = bytes.next();
    if (byte == 0 || byte > 200) continue;
    const Digit digit(static_cast<int>(byte % static_cast<unsigned>(layout.size())) + 1);
    bool clashes = false;
    for (const Cell peer : layout.peers(cell)) clashes |= grid[peer] == digit;
    if (!clashes || !avoids_clashes) grid.place(cell, digit);
  }
  return grid;
}

// A symmetry of the layout found by chance: one of those that leave the empty grid as it is.
Symmetry some_symmetry(const LayoutForms& forms, Rng& rng) {
  Symmetry found(forms.layout().size());
  std::uint64_t left = rng.below(std::min<std::uint64_t>(forms.symmetry_count(), 500));
  const auto status =
      forms.for_each_automorphism(Grid(forms.layout().size()), [&](const Symmetry& symmetry) {
        found = symmetry.without_renaming();
        return left-- != 0;
      });
  require(status.has_value());
  Permutation digits = kIdentityPermutation;
  rng.shuffle(std::span(digits).first(static_cast<std::size_t>(found.size())));
  return found.then(Symmetry::renaming(found.size(), digits));
}

void hold_kernels(const Grid& grid, const Result<CanonicalForm>& form) {
  for (const FormKernel& kernel : form_kernel_table()) {
    if (!kernel.is_supported()) continue;
    BatchForm answer;
    canonical_forms({&grid, 1}, {&answer, 1}, {.kernel = &kernel});
    require(form ? answer.form == form->form && answer.automorphisms == form->automorphisms
                 : answer.automorphisms == 0 && answer.form == grid);
  }
}

void hold_text(const std::string& text, const Layout& layout) {
  const Result<Symmetry> symmetry = parse_symmetry(text);
  if (symmetry) require(symmetry_text(*symmetry).view() == text);
  const Result<Moves> moves = Moves::parse(text);
  require(moves || !symmetry);
  if (!moves) return;
  const Result<Symmetry> on_layout = moves->on(layout);
  if (on_layout) require(is_symmetry_of(*on_layout, layout));
  if (on_layout && symmetry) require(*on_layout == *symmetry);
}

void play(Bytes& bytes) {
  const std::vector<LayoutForms>& all = all_forms();
  const LayoutForms& forms = all[bytes.next() % all.size()];
  const bool avoids_clashes = bytes.next() % 4 != 0;
  std::uint64_t seed = 0;
  for (int i = 0; i < 8; ++i) seed = seed << 8U | bytes.next();
  const Grid grid = next_grid(forms.layout(), avoids_clashes, bytes);
  const Result<CanonicalForm> form = forms.form(grid);
  require(form.has_value() == !find_clash(forms.layout(), grid));
  if (forms.layout().is_classic()) hold_kernels(grid, form);
  if (form) {
    require(form->symmetry.apply(grid) == form->form);
    require(forms.form(form->form)->form == form->form);
    Rng rng(seed);
    const Result<CanonicalForm> other = forms.form(some_symmetry(forms, rng).apply(grid));
    require(other && other->form == form->form && other->automorphisms == form->automorphisms);
    require(parse_symmetry(symmetry_text(form->symmetry).view()).value() == form->symmetry);
  }
  std::string text;
  while (!bytes.empty()) text += static_cast<char>(bytes.next());
  hold_text(text, forms.layout());
}

}  // namespace
}  // namespace shudu::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::Bytes bytes(data, size);
  shudu::fuzz::play(bytes);
  return 0;
}
