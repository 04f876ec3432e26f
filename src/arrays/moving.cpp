#include "shudu/arrays/moving.h"

#include <algorithm>
#include <array>
#include <vector>

#include "arrays/cells.h"
#include "arrays/crew.h"
#include "arrays/symmetry_bytes.h"
#include "shudu/canonical/form.h"
#include "shudu/canonical/form_set.h"
#include "shudu/canonical/layout_forms.h"
#include "shudu/generator/seeding.h"

namespace shudu::arrays {
namespace {

constexpr std::size_t kForms = 512;  // go to the kernel of forms at a time
constexpr std::size_t kMoved = 4'096;

void set(RowStatus* statuses, std::size_t row, RowStatus status) {
  if (statuses != nullptr) statuses[row] = status;
}

void fill(RowStatus* statuses, std::size_t count, RowStatus status) {
  if (statuses != nullptr) std::fill_n(statuses, count, status);
}

// Forms of one block, by what is fastest on the layout. To be used by one thread.
class Former {
 public:
  // `forms` is null on the classic layout.
  Former(const Rows& rows, const RowTerms& terms, const LayoutForms* forms, bool wants_symmetries)
      : rows_(rows), terms_(terms), forms_(forms), wants_symmetries_(wants_symmetries) {}

  // False where it was stopped.
  bool find(const Block& block, Stop stop) {
    const std::size_t count = block.end - block.begin;
    grids_.assign(count, Grid(terms_.layout->size()));
    statuses_.assign(count, RowStatus::kDone);
    results_.assign(count, BatchForm());
    if (wants_symmetries_) symmetries_.assign(count, Symmetry(terms_.layout->size()));
    for (std::size_t i = 0; i < count; ++i) {
      const auto grid = read_grid(rows_, block.begin + i, *terms_.layout);
      if (grid) grids_[i] = *grid;
      if (!grid) statuses_[i] = RowStatus::kBadCell;
    }
    const bool is_whole = forms_ == nullptr ? find_classic(stop) : find_each(stop);
    for (std::size_t i = 0; i < count; ++i) {
      const bool is_refused = results_[i].automorphisms == 0;
      if (is_refused && statuses_[i] == RowStatus::kDone) statuses_[i] = RowStatus::kClash;
    }
    return is_whole;
  }

  void write(const Block& block, const FormsOut& out, RowStatus* statuses) const {
    const std::size_t cells = terms_.cells();
    const std::size_t bytes = symmetry_bytes(terms_.layout->size());
    for (std::size_t i = 0; i < statuses_.size(); ++i) {
      const std::size_t row = block.begin + i;
      const bool is_done = statuses_[i] == RowStatus::kDone;
      set(statuses, row, statuses_[i]);
      const BatchForm& found = results_[i];
      if (out.automorphisms != nullptr) out.automorphisms[row] = is_done ? found.automorphisms : 0;
      if (out.hashes != nullptr) {
        const FormHash hash = is_done ? hash_of(found.form) : FormHash();
        out.hashes[2 * row] = hash.high;
        out.hashes[2 * row + 1] = hash.low;
      }
      if (out.symmetries != nullptr) write_symmetry(symmetries_[i], out.symmetries + row * bytes);
      if (out.forms.cells == nullptr) continue;
      if (is_done) {
        write_grid(found.form, rows_.form, out.forms.row(row));
      } else {
        write_open(cells, rows_.form, out.forms.row(row));
      }
    }
  }

 private:
  bool find_classic(Stop stop) {
    FormOptions options;
    options.symmetries = symmetries_;
    options.stop = stop;
    return canonical_forms(grids_, results_, options);
  }

  bool find_each(Stop stop) {
    for (std::size_t i = 0; i < grids_.size(); ++i) {
      if (stop.is_asked()) return false;
      const Result<CanonicalForm> form = forms_->form(grids_[i]);
      if (!form) continue;
      results_[i] = {form->form, form->automorphisms};
      if (wants_symmetries_) symmetries_[i] = form->symmetry;
    }
    return true;
  }

  const Rows& rows_;
  const RowTerms& terms_;
  const LayoutForms* forms_;
  bool wants_symmetries_;
  std::vector<Grid> grids_;
  std::vector<RowStatus> statuses_;
  std::vector<BatchForm> results_;
  std::vector<Symmetry> symmetries_;
};

// Reads a row, moves it and writes it; the rows may be the same memory.
RowStatus move_row(const Rows& rows, std::size_t from, const RowTerms& terms,
                   const Symmetry& symmetry, std::uint8_t* out) {
  const std::size_t cells = terms.cells();
  const std::uint8_t* const row = rows.row(from);
  if (!is_well_written(row, cells, rows.form, terms.layout->size())) {
    if (out != nullptr) write_open(cells, rows.form, out);
    return RowStatus::kBadCell;
  }
  if (out == nullptr) return RowStatus::kDone;
  std::array<std::uint8_t, kMaxCells> values;
  std::array<std::uint8_t, kMaxCells> moved;
  read_values(row, cells, rows.form, values.data());
  move_values(symmetry, values.data(), moved.data());
  write_values(moved.data(), cells, rows.form, out);
  return RowStatus::kDone;
}

}  // namespace

Result<bool> canon_rows(const Rows& rows, const RowTerms& terms, const FormsOut& out,
                        RowStatus* statuses) {
  fill(statuses, rows.count, RowStatus::kStopped);
  std::optional<LayoutForms> forms;
  if (!terms.layout->is_classic()) {
    const Result<LayoutForms> made = LayoutForms::make(*terms.layout);
    if (!made) return made.error();
    forms = *made;
  }
  const std::size_t block = block_for(terms, rows.count, kForms);
  return share_out(terms, rows.count, block, [&](Blocks& blocks) {
    Former former(rows, terms, forms ? &*forms : nullptr, out.symmetries != nullptr);
    while (const std::optional<Block> next = blocks.next()) {
      if (!former.find(*next, blocks.flag())) return;
      former.write(*next, out, statuses);
      blocks.finish(*next);
    }
  });
}

bool move_rows(const Rows& rows, const RowTerms& terms, const std::uint8_t* symmetries,
               const RowsOut& moved, RowStatus* statuses) {
  fill(statuses, rows.count, RowStatus::kStopped);
  const int size = terms.layout->size();
  const std::size_t block = block_for(terms, rows.count, kMoved);
  return share_out(terms, rows.count, block, [&](Blocks& blocks) {
    while (const std::optional<Block> next = blocks.next()) {
      for (std::size_t row = next->begin; row < next->end; ++row) {
        const auto symmetry = read_symmetry(symmetries + row * symmetry_bytes(size), size);
        if (!symmetry) write_open(terms.cells(), rows.form, moved.row(row));
        set(statuses, row,
            symmetry ? move_row(rows, row, terms, *symmetry, moved.row(row)) : RowStatus::kBadCell);
      }
      blocks.finish(*next);
    }
  });
}

Result<bool> shuffle_rows(const Rows& rows, const RowTerms& terms, const DrawWish& wish,
                          const ShuffledOut& out, RowStatus* statuses) {
  const std::size_t count = rows.count * wish.copies;
  fill(statuses, count, RowStatus::kStopped);
  const Result<LayoutForms> forms = LayoutForms::make(*terms.layout);
  if (!forms) return forms.error();
  const std::size_t bytes = symmetry_bytes(terms.layout->size());
  const std::size_t block = block_for(terms, count, kMoved);
  return share_out(terms, count, block, [&](Blocks& blocks) {
    while (const std::optional<Block> next = blocks.next()) {
      for (std::size_t to = next->begin; to < next->end; ++to) {
        Rng rng = item_rng(wish.seed, wish.first + to);
        const Symmetry symmetry = forms->draw(rng);
        if (out.symmetries != nullptr) write_symmetry(symmetry, out.symmetries + to * bytes);
        std::uint8_t* const moved = out.moved.cells == nullptr ? nullptr : out.moved.row(to);
        set(statuses, to, move_row(rows, to / wish.copies, terms, symmetry, moved));
      }
      blocks.finish(*next);
    }
  });
}

}  // namespace shudu::arrays
