// Where the pictures of `render` go: pages of one PDF, or SVG and PNG files, each picture one.
//
//   -o book.pdf         the pages, written as they are made
//   -o board.svg        one picture; held until it is known that there is no other
//   -o page-%d.png      one file each, %d or %03d their number from 1; each appears when whole
//   nothing             standard output: a PDF, or one picture
//
// One thread at a time.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "cli/options/options.h"
#include "cli/output/output.h"
#include "drawing/drawing_calls.h"

namespace shudu::cli {

/// The path of the n-th picture: the first `%d` or `%0Nd` (N from 1 to 9) becomes its number; empty
/// where the name has none.
[[nodiscard]] std::string numbered_path(std::string_view name, int number);

/// How a run of pictures stands.
enum class PictureState : std::uint8_t {
  kFine,
  kTooMany,  ///< a second picture for a name without number; nothing is written
  kFailed,   ///< writing failed, and standard error was told
};

class PictureFiles {
 public:
  /// `format` is not kUnsaid; `output` is where a PDF goes; `calls` draw.
  PictureFiles(const Options& options, PictureFormat format, Output& output,
               const drawing::DrawingCalls& calls);

  /// False when no more pictures are wanted.
  bool add(const Picture& picture);
  /// Ends the PDF. False where the output is not to appear: there was no picture.
  bool close();
  /// Writes the picture that was held; to be called when the run went well.
  void write_held();

  [[nodiscard]] PictureState state() const { return state_; }
  [[nodiscard]] int count() const { return count_; }

 private:
  bool add_file(const Picture& picture);
  bool write_file(const std::string& path, std::string_view bytes);
  bool fail();

  const Options& options_;
  PictureFormat format_;
  Output& output_;
  const drawing::DrawingCalls& calls_;
  std::shared_ptr<void> pdf_;     // of a PDF
  std::shared_ptr<void> writer_;  // of other formats
  std::string held_;
  int count_ = 0;
  PictureState state_ = PictureState::kFine;
};

}  // namespace shudu::cli
