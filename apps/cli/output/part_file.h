// FILE.part: what a long run has written so far. It stays when the run is ended, by whatever, and
// --resume goes on after it; FILE appears when all is written.
//
//   write      write      mark             write            the run ends here
//   |----------|----------| <- a whole record ends          |
//   FILE.part  [=======================]~~~~~~~~~~~~~~~~~~~~~  after the last mark it is cut off
//
// Marks are kept in FILE.part.state (part_state.h): the last one when the run is told to end, and
// one now and then on the way, for those who are not told. Two runs cannot have the same part.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "cli/descriptor.h"
#include "cli/output/part_state.h"
#include "cli/stream_hash.h"

namespace shudu::cli {

/// Of files that are made, less the umask, as with any program.
inline constexpr mode_t kNewFileMode = 0666;
/// What a file keeps of the one it replaces: never setuid, setgid, which were given to that one.
inline constexpr mode_t kKeptMode = 0777;

/// How a run wants its part.
struct PartWish {
  std::uint64_t run = 0;     ///< a sum of the command: what the answers depend on
  std::uint64_t seed = 0;    ///< likewise
  bool takes_seed = false;   ///< --resume takes the seed of the part
  bool resumes = false;      ///< go on with a part that is there
  bool begins_anew = false;  ///< overwrite a part that is there
  /// When it goes on, all answers are written again from the first: those that the part holds are
  /// compared with it. Else the caller begins after them.
  bool repeats = false;
};

/// Why there is no part to write to.
enum class PartTrouble : std::uint8_t {
  kNone,
  kSystem,   ///< what `error_number` says
  kNoFile,   ///< something that is no file stands in its place
  kIsThere,  ///< there is one, and nobody said what is to be done with it
  kOther,    ///< there is one, of another run or another input
  kBusy,     ///< another run is writing it
};

class PartFile {
 public:
  /// `target` is a file or not there, with links followed; the part gets its permissions.
  PartFile(std::string target, const PartWish& wish);
  PartFile(const PartFile&) = delete;
  PartFile& operator=(const PartFile&) = delete;
  /// Keeps what is whole, unless it was finished or discarded.
  ~PartFile();

  [[nodiscard]] PartTrouble trouble() const { return trouble_; }
  [[nodiscard]] int error_number() const { return error_number_; }
  /// What the trouble is with.
  [[nodiscard]] const std::string& trouble_path() const { return trouble_path_; }
  [[nodiscard]] const std::string& path() const { return path_; }
  /// Of the run that is gone on with, else as wished.
  [[nodiscard]] std::uint64_t seed() const { return seed_; }
  /// What the part held when it was opened; its `more` is that of all marks.
  [[nodiscard]] const RunMark& start() const { return start_.run; }
  /// What it is known to hold.
  [[nodiscard]] const RunMark& last() const { return last_.run; }

  /// Appends; the error number, or 0. An error also where the answers of before do not come again.
  [[nodiscard]] int write(std::string_view text);
  /// All that was written belongs to whole records.
  void mark(RunMark mark);
  /// The input, or what was written, is not that of the part.
  void refuse() { fail(PartTrouble::kOther); }

  /// Ends the run for now: cuts the part after its last mark and leaves it. False, and no part is
  /// left, where it holds no record.
  bool keep();
  /// Removes a part that was begun by this run.
  void discard();
  /// Renames the part to the target; the error number, or 0.
  [[nodiscard]] int finish();

 private:
  using Clock = std::chrono::steady_clock;

  bool fail(PartTrouble trouble, int error_number = 0);
  bool is_file_or_missing(const std::string& path);
  bool open_part();
  void begin(const PartWish& wish);
  void go_on(const PartWish& wish, const PartState& state);
  void begin_state(const PartWish& wish);
  [[nodiscard]] bool log();
  void remove();
  int compare(std::string_view& text);

  std::string target_;
  std::string path_;
  std::string state_path_;
  PartTrouble trouble_ = PartTrouble::kNone;
  std::string trouble_path_;
  int error_number_ = 0;
  Descriptor file_;
  Descriptor state_;
  std::uint64_t state_bytes_ = 0;
  std::uint64_t seed_ = 0;
  bool is_new_ = false;  // removed unless it is kept
  bool is_done_ = false;
  std::uint64_t to_compare_ = 0;  // bytes at the front that come again
  std::uint64_t bytes_ = 0;       // written, or compared
  StreamHash hash_;               // of these
  PartMark start_;
  PartMark last_;
  PartMark logged_;
  std::string more_;  // since logged_
  Clock::time_point begun_ = Clock::now();
  Clock::time_point logged_at_ = begun_;
};

}  // namespace shudu::cli
