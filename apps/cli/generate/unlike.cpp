// See unlike.h. Tested in tests/cli/generate_test.cpp: against forms of all of a series, kept one
// by one.
#include "cli/generate/unlike.h"

namespace shudu::cli {

FormHash Unlike::hash_of(const Grid& grid) const {
  const Result<CanonicalForm> form = forms_.form(grid);
  return shudu::hash_of(form ? form->form : grid);
}

void Unlike::keep(Batch& batch, std::string& out) {
  const auto* items = std::any_cast<UnlikeItems>(&batch.parcel);
  if (items == nullptr) return;
  const Verdict verdict =
      batch.tally.of(Verdict::kUnique) > 0 ? Verdict::kUnique : Verdict::kUnasked;
  batch.tally = {};
  std::size_t begin = 0;
  for (std::size_t i = 0; i < items->hashes.size() && !has_all() && !gives_up(); ++i) {
    const std::size_t end = items->ends[i];
    if (seen_.insert(items->hashes[i])) {
      out.append(batch.out, begin, end - begin);
      batch.tally.add(verdict);
      ++kept_;
      in_vain_ = 0;
    } else {
      ++in_vain_;
    }
    begin = end;
  }
}

}  // namespace shudu::cli
