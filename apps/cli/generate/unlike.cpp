// See unlike.h. Tested in tests/cli/generate_test.cpp: against forms of all of a series, kept one
// by one.
#include "cli/generate/unlike.h"

#include <fmt/format.h>

#include <charconv>

namespace shudu::cli {
namespace {

// As `keep` notes it: h and 32 hexadecimal digits of each that was kept, v and how many in a row
// were not, up to a semicolon.
constexpr std::size_t kHexOfHalf = 16;

std::uint64_t hex_at(std::string_view text, std::size_t at) {
  constexpr int kHex = 16;
  std::uint64_t value = 0;
  const std::string_view digits = text.substr(at, kHexOfHalf);
  std::from_chars(digits.data(), digits.data() + digits.size(), value, kHex);
  return value;
}

}  // namespace

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
      const FormHash& hash = items->hashes[i];
      batch.more += fmt::format("h{:016x}{:016x}", hash.high, hash.low);
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

void Unlike::restore(std::string_view noted) {
  while (!noted.empty()) {
    const bool is_kept = noted.front() == 'h';
    const std::size_t end = is_kept ? 1 + 2 * kHexOfHalf : noted.find(';') + 1;
    if (end == 0 || end > noted.size()) return;
    if (is_kept) {
      seen_.insert({hex_at(noted, 1), hex_at(noted, 1 + kHexOfHalf)});
      ++kept_;
    } else {
      in_vain_ = 0;
      std::from_chars(noted.data() + 1, noted.data() + end - 1, in_vain_);
    }
    noted.remove_prefix(end);
  }
}

}  // namespace shudu::cli
