// Tested in tests/cli/generate_test.cpp: against forms of all of a series, kept one by one.
#include "cli/generate/unlike.h"

#include <fmt/format.h>

#include <charconv>

#include "cli/generate/form_notes.h"

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
      note_form(items->hashes[i], batch.more);
      batch.tally.add(verdict);
      ++kept_;
      in_vain_ = 0;
    } else {
      ++in_vain_;
    }
    begin = end;
  }
  batch.more += fmt::format("v{};", in_vain_);
}

// As `keep` notes it: each form that was kept, then v, how many in a row were not, and a semicolon.
void Unlike::restore(std::string_view noted) {
  while (!noted.empty()) {
    if (const std::optional<FormHash> hash = take_form(noted)) {
      seen_.insert(*hash);
      ++kept_;
      continue;
    }
    const std::size_t end = noted.find(';');
    if (noted.front() != 'v' || end == std::string_view::npos) return;
    in_vain_ = 0;
    std::from_chars(noted.data() + 1, noted.data() + end, in_vain_);
    noted.remove_prefix(end + 1);
  }
}

}  // namespace shudu::cli
