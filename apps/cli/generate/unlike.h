// --unique-up-to-symmetry: of a series, in its order, what is not the same up to symmetry as
// anything before it.
//
// Workers hash the canonical form of each item (any order, any thread); whoever delivers the
// batches asks in the order of the series which of them are new, so what is kept does not depend on
// --jobs. 18 to 23 bytes of memory for each item that is kept. Few puzzles may be all there are
// (4x4 has 36 minimal ones), so a series is given up when many in a row were not new.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/input/batch.h"
#include "shudu/canonical/form_set.h"
#include "shudu/canonical/layout_forms.h"

namespace shudu::cli {

/// What a batch carries beside its lines (Batch::parcel).
struct UnlikeItems {
  std::vector<FormHash> hashes;   ///< of each item's form
  std::vector<std::size_t> ends;  ///< where its line ends in Batch::out
};

class Unlike {
 public:
  /// Keeps up to `most` items; gives up after `patience` in a row that are not new.
  Unlike(LayoutForms forms, std::uint64_t most, std::uint64_t patience)
      : forms_(std::move(forms)), most_(most), patience_(patience) {}

  /// Of a puzzle or grid of the layout without a clash. Thread-safe.
  [[nodiscard]] FormHash hash_of(const Grid& grid) const;

  /// Appends to `out` the lines of `batch` that are new; only those stay in its tally. In the order
  /// of the series.
  void keep(Batch& batch, std::string& out);

  /// Takes what `keep` has noted in the batches before (Batch::more).
  void restore(std::string_view noted);

  [[nodiscard]] bool has_all() const { return kept_ == most_; }
  [[nodiscard]] bool gives_up() const { return in_vain_ >= patience_; }
  [[nodiscard]] std::uint64_t kept() const { return kept_; }
  [[nodiscard]] std::uint64_t in_vain() const { return in_vain_; }

 private:
  LayoutForms forms_;
  std::uint64_t most_;
  std::uint64_t patience_;
  FormSet seen_;
  std::uint64_t kept_ = 0;
  std::uint64_t in_vain_ = 0;  // since the last that was kept
};

}  // namespace shudu::cli
