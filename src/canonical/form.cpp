// Forms of classic grids: the kernels behind the public functions, and the symmetries that follow
// from the moves they report.
#include "shudu/canonical/form.h"

#include <algorithm>

#include "canonical/box_forms.h"
#include "canonical/form_job.h"
#include "canonical/symmetries.h"
#include "shudu/core/clash.h"
#include "shudu/core/layout.h"

namespace shudu {
namespace {

constexpr std::size_t kBlock = 1024;  // moves that are kept at a time
// Grids between two looks at the stop. A puzzle may take half a millisecond, and a kernel wants
// some chunks of them.
constexpr std::size_t kBetweenLooks = 4 * kFormChunk;

// What a kernel is given at once; all where nobody will ask to stop.
std::size_t block_of(const FormOptions& options, std::size_t all) {
  if (options.stop.can_come()) return kBetweenLooks;
  return options.symmetries.empty() ? std::max<std::size_t>(all, 1) : kBlock;
}

}  // namespace

bool canonical_forms(std::span<const Grid> grids, std::span<BatchForm> forms,
                     const FormOptions& options) {
  assert(forms.size() == grids.size());
  assert(options.symmetries.empty() || options.symmetries.size() == grids.size());
  const FormKernel& kernel = options.kernel == nullptr ? best_form_kernel() : *options.kernel;
  FormMemory memory;
  FormJob job;
  std::array<FormMoves, kBlock> moves;
  if (!options.symmetries.empty()) job.moves = moves.data();
  const std::size_t block = block_of(options, grids.size());
  for (std::size_t begin = 0; begin < grids.size(); begin += block) {
    if (options.stop.is_asked()) return false;
    job.grids = grids.data() + begin;
    job.forms = forms.data() + begin;
    job.count = std::min(block, grids.size() - begin);
    kernel.run(job, memory);
    for (std::size_t i = 0; i < job.count && job.moves != nullptr; ++i) {
      const BatchForm& form = forms[begin + i];
      options.symmetries[begin + i] =
          form.automorphisms == 0 ? Symmetry() : symmetry_of(moves[i], grids[begin + i], form.form);
    }
  }
  return true;
}

Result<CanonicalForm> canonical_form(const Grid& grid) {
  if (const auto clash = find_clash(Layout::classic(), grid)) return *clash;
  BatchForm form;
  FormMoves moves{};
  FormMemory memory;
  FormJob job;
  job.grids = &grid;
  job.count = 1;
  job.forms = &form;
  job.moves = &moves;
  best_form_kernel().run(job, memory);
  assert(form.automorphisms != 0);
  return CanonicalForm{form.form, symmetry_of(moves, grid, form.form), form.automorphisms};
}

Result<std::optional<Symmetry>> isomorphism(const Grid& a, const Grid& b) {
  const auto form_a = canonical_form(a);
  if (!form_a) return form_a.error();
  const auto form_b = canonical_form(b);
  if (!form_b) return form_b.error();
  return symmetry_between(*form_a, *form_b);
}

Status for_each_automorphism(const Grid& grid, FunctionRef<bool(const Symmetry&)> sink) {
  if (const auto clash = find_clash(Layout::classic(), grid)) return *clash;
  each_automorphism(form_by_breadth({3, 3}, grid), grid, sink);
  return kDone;
}

}  // namespace shudu
