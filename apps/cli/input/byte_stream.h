// The bytes of one source, block by block: a file, standard input or a word of the command line,
// with gzip and zstd taken apart on the way.
//
//   descriptor --> plain text ----------------------------> the caller's buffer
//             \--> 128 KB of compressed bytes --> decoder -/
//
// What is compressed is known by its first bytes, never by a name. A read takes what is there
// without waiting for more, so that a program at the other end of a pipe is answered at once, and
// memory is flat however much the bytes grow. Tested in tests/cli/compressed_test.cpp and
// tests/cli/faults_test.cpp.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/descriptor.h"
#include "cli/input/decoder.h"
#include "cli/input/sources.h"
#include "shudu/core/function_ref.h"
#include "shudu/core/language.h"
#include "shudu/formats/foreign.h"

namespace shudu::cli {

/// How far reading has come, in bytes as they stand in the files; read by the progress line while
/// it grows.
struct IntakeProgress {
  std::atomic<std::uint64_t> bytes{0};
  std::atomic<std::uint64_t> total_bytes{0};  ///< of all sources; 0: not known
};

/// What reading one source came to.
struct SourceEnd {
  bool is_woken = false;  ///< the run is to end, or the sink has said so
  bool could_open = true;
  int error_number = 0;           ///< of a system call that failed
  Damage damage = Damage::kNone;  ///< of compressed data
  Packing packing = Packing::kNone;
  const ForeignKind* foreign = nullptr;  ///< it, or what is packed in it, is no text

  [[nodiscard]] bool has_failed() const {
    return error_number != 0 || damage != Damage::kNone || foreign != nullptr;
  }
};

/// What one read gave: some bytes, or the end.
struct StreamRead {
  std::size_t size = 0;  ///< 0: it ends here, and `end` says how
  SourceEnd end;
};

class ByteStream {
 public:
  /// Opens the source, which must outlive the stream. A read is woken as soon as `wake_fd` is
  /// readable (-1: never) and nothing is there to read.
  ByteStream(const InputSource& source, int wake_fd, IntakeProgress& progress);

  /// Fills as much of `room` as there is without waiting, at least one byte; waits for that. After
  /// an end only ends follow. Precondition: `room` has some KB.
  [[nodiscard]] StreamRead read(std::span<char> room);

 private:
  StreamRead end_with(const SourceEnd& end);
  StreamRead read_text(std::span<char> room);
  StreamRead read_plain(std::span<char> room);
  StreamRead read_first(std::span<char> room);
  StreamRead read_packed(std::span<char> room);
  StreamRead checked(std::span<const char> room, const StreamRead& read);
  StreamRead read_raw(std::span<char> room);

  int wake_fd_;
  IntakeProgress& progress_;
  std::string_view text_;  // what is left of a word of the command line
  Descriptor file_;
  int fd_ = -1;  // -1: the source is text_
  bool is_begun_ = false;
  bool is_checked_ = false;  // the text is no foreign file
  bool has_ended_ = false;
  SourceEnd end_;
  Packing packing_ = Packing::kNone;
  std::unique_ptr<Decoder> decoder_;
  std::vector<char> raw_;      // compressed bytes
  std::string_view raw_left_;  // those of them that the decoder has not had
};

/// Called with each block of a source in turn; false ends reading.
using BlockSink = FunctionRef<bool(std::string_view)>;

/// Reads one source, block by block, until its end or until `wake_fd` is readable.
[[nodiscard]] SourceEnd read_source(const InputSource& source, int wake_fd,
                                    IntakeProgress& progress, BlockSink sink);

/// The sentence for a source that could not be read.
[[nodiscard]] std::string source_failure(const InputSource& source, const SourceEnd& end,
                                         Language language);

/// The size of all sources together, or 0 where one of them has none.
[[nodiscard]] std::uint64_t total_size(const std::vector<InputSource>& sources);

}  // namespace shudu::cli
