// Runs of plain lines (formats/plain_lines.h) in `solve`: all of a run go to the batch solver at
// once, as text, and those with one solution are answered without being read as records, which is
// most of the time that an easy puzzle costs. All else is left to the reader and to searches in
// slices: several solutions, none, clashes, and what takes many guesses, so that answers are the
// same to the byte and nothing is worked on long without asking whether to go on.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "service/call.h"
#include "shudu/verbs/lines.h"

namespace shudu::service {

class LineBatch {
 public:
  /// Of a run, so many lines are looked at together; the work of a moment, whatever they are.
  static constexpr std::size_t kMostLines = 256;

  /// Looks at the lines at `text`. Precondition: at most kMostLines, and the text stays.
  void search(const Call& call, std::string_view text, const PlainLines& lines);

  /// Writes the fields of a line with one solution; false, and nothing written, where there is more
  /// to be found out.
  [[nodiscard]] bool answer(std::size_t line, JsonObject& object) const;

 private:
  std::optional<verbs::LineSolver> solver_;  // made when there is work for it
  std::string_view text_;
  std::size_t stride_ = 0;
  std::vector<char> solutions_;
};

/// May the request be answered so? Not where all solutions are wanted, nor with a layout, nor with
/// so small a budget that it matters which search spends it.
[[nodiscard]] bool takes_line_batch(const Call& call);

}  // namespace shudu::service
