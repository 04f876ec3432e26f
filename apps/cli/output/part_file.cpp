// Tested in tests/cli/resume_test.cpp.
#include "cli/output/part_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <optional>
#include <utility>
#include <vector>

#include "text/write_target.h"

namespace shudu::cli {
namespace {

// Something else that stands under the name is not waited for, and links are not followed.
constexpr int kSafely = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;

std::string read_whole_state(const std::string& path) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | kSafely));
  std::string text;
  if (!file.is_open()) return text;
  std::vector<char> block(std::size_t{1} << 16U);
  for (;;) {
    const ReadResult got = read_some(file.get(), block.data(), block.size(), -1);
    if (got.end != ReadEnd::kData) return text;
    text.append(block.data(), got.size);
  }
}

// The last mark that holds, and the sum up to there.
struct Held {
  PartMark mark;
  StreamHash hash;
  std::size_t marks = 0;  // it and those before it
};

// Reads the part from its front, up to each mark in turn.
Held find_held(int fd, const std::vector<PartMark>& marks) {
  Held held;
  StreamHash hash;
  std::uint64_t at = 0;
  std::string more;
  std::vector<char> block(std::size_t{1} << 18U);
  for (const PartMark& mark : marks) {
    while (at < mark.bytes) {
      const std::size_t wanted =
          static_cast<std::size_t>(std::min<std::uint64_t>(block.size(), mark.bytes - at));
      const ssize_t got = ::pread(fd, block.data(), wanted, static_cast<off_t>(at));
      if (got <= 0) return held;
      hash.add({block.data(), static_cast<std::size_t>(got)});
      at += static_cast<std::uint64_t>(got);
    }
    if (at != mark.bytes || hash.value() != mark.output) return held;
    more += mark.run.more;
    held = {mark, hash, held.marks + 1};
    held.mark.run.more = more;
  }
  return held;
}

}  // namespace

PartFile::PartFile(std::string target, const PartWish& wish)
    : target_(std::move(target)),
      path_(target_ + ".part"),
      state_path_(path_ + ".state"),
      seed_(wish.seed) {
  if (!is_file_or_missing(path_) || !is_file_or_missing(state_path_) || !open_part()) return;
  struct stat status {};
  ::fstat(file_.get(), &status);
  const std::string text = read_whole_state(state_path_);
  const std::optional<PartState> state = read_part_state(text);
  const bool is_foreign = !state && (status.st_size > 0 || !text.empty());
  const bool has_work = state && !state->marks.empty() &&
                        status.st_size >= static_cast<off_t>(state->marks.front().bytes);
  if (wish.resumes && has_work) {
    go_on(wish, *state);
  } else if (wish.begins_anew || (!is_foreign && !has_work)) {
    begin(wish);
  } else {
    fail(wish.resumes ? PartTrouble::kOther : PartTrouble::kIsThere);
  }
}

PartFile::~PartFile() {
  if (is_done_) return;
  if (trouble_ == PartTrouble::kNone) {
    keep();
  } else if (is_new_) {
    remove();
  }
}

void PartFile::discard() {
  if (is_new_) remove();
  is_done_ = true;
}

bool PartFile::fail(PartTrouble trouble, int error_number) {
  trouble_path_ = path_;
  trouble_ = trouble;
  error_number_ = error_number;
  return false;
}

bool PartFile::is_file_or_missing(const std::string& path) {
  struct stat status {};
  if (::lstat(path.c_str(), &status) != 0) {
    return errno == ENOENT || fail(PartTrouble::kSystem, errno);
  }
  if (S_ISREG(status.st_mode)) return true;
  fail(PartTrouble::kNoFile);
  trouble_path_ = path;
  return false;
}

bool PartFile::open_part() {
  file_ = Descriptor(::open(path_.c_str(), O_RDWR | O_CREAT | kSafely, kNewFileMode));
  if (!file_.is_open()) return fail(PartTrouble::kSystem, errno);
  // Not every file system has locks; where there are none, two runs are not told apart.
  const bool is_free = ::flock(file_.get(), LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
  return is_free || fail(PartTrouble::kBusy);
}

void PartFile::begin(const PartWish& wish) {
  is_new_ = true;
  struct stat old {};
  if (::stat(target_.c_str(), &old) == 0) ::fchmod(file_.get(), old.st_mode & kKeptMode);
  if (::ftruncate(file_.get(), 0) != 0) {
    fail(PartTrouble::kSystem, errno);
    return;
  }
  begin_state(wish);
}

void PartFile::begin_state(const PartWish& wish) {
  state_ = Descriptor(
      ::open(state_path_.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_TRUNC | kSafely, kNewFileMode));
  const std::string head = head_text(wish.run, wish.seed);
  int error_number = state_.is_open() ? write_all(state_.get(), head) : errno;
  if (error_number != 0) fail(PartTrouble::kSystem, error_number);
  state_bytes_ = head.size();
}

void PartFile::go_on(const PartWish& wish, const PartState& state) {
  if (state.run != wish.run || (state.seed != wish.seed && !wish.takes_seed)) {
    fail(PartTrouble::kOther);
    return;
  }
  seed_ = state.seed;
  const Held held = find_held(file_.get(), state.marks);
  if (held.marks == 0) {
    fail(PartTrouble::kOther);
    return;
  }
  start_ = held.mark;
  // What does not hold goes, here and in the state, so that nothing is added after it.
  std::string text = head_text(state.run, state.seed);
  for (std::size_t i = 0; i < held.marks; ++i) text += mark_text(state.marks[i]);
  state_ = Descriptor(::open(state_path_.c_str(), O_WRONLY | O_APPEND | kSafely));
  const auto end = static_cast<off_t>(start_.bytes);
  const bool is_cut =
      state_.is_open() && ::ftruncate(state_.get(), static_cast<off_t>(text.size())) == 0 &&
      ::ftruncate(file_.get(), end) == 0 && ::lseek(file_.get(), end, SEEK_SET) == end;
  if (!is_cut) {
    fail(PartTrouble::kSystem, errno);
    return;
  }
  state_bytes_ = text.size();
  last_ = start_;
  last_.run.more.clear();
  logged_ = last_;
  if (wish.repeats) {
    to_compare_ = start_.bytes;
  } else {
    bytes_ = start_.bytes;
    hash_ = held.hash;
  }
}

// Takes from the front what the part holds already.
int PartFile::compare(std::string_view& text) {
  const std::uint64_t left = to_compare_ - bytes_;
  const std::string_view again = text.substr(0, std::min<std::uint64_t>(left, text.size()));
  hash_.add(again);
  bytes_ += again.size();
  text.remove_prefix(again.size());
  if (bytes_ < to_compare_ || hash_.value() == start_.output) return 0;
  refuse();
  return EINVAL;
}

int PartFile::write(std::string_view text) {
  if (trouble_ != PartTrouble::kNone) return EINVAL;
  if (bytes_ < to_compare_) {
    if (const int error_number = compare(text)) return error_number;
  }
  const int error_number = write_all(file_.get(), text);
  if (error_number != 0) return error_number;
  hash_.add(text);
  bytes_ += text.size();
  return 0;
}

void PartFile::mark(RunMark mark) {
  constexpr std::chrono::milliseconds kLeast(100);
  constexpr std::chrono::milliseconds kMost(5000);
  constexpr int kShare = 50;  // so much of the time may be lost to who is not told
  if (bytes_ < to_compare_ || trouble_ != PartTrouble::kNone) return;
  more_ += std::exchange(mark.more, {});
  last_ = {bytes_, hash_.value(), std::move(mark)};
  const Clock::time_point now = Clock::now();
  const auto pause = std::clamp<Clock::duration>((now - begun_) / kShare, kLeast, kMost);
  if (now - logged_at_ < pause) return;
  logged_at_ = now;
  static_cast<void>(log());
}

// False when the disk does not take it; then the mark of before holds.
bool PartFile::log() {
  if (last_.bytes == logged_.bytes && last_.run.records == logged_.run.records) return true;
  PartMark mark = last_;
  mark.run.more = more_;
  const std::string line = mark_text(mark);
  if (write_all(state_.get(), line) != 0) {
    static_cast<void>(::ftruncate(state_.get(), static_cast<off_t>(state_bytes_)) == 0);
    return false;
  }
  state_bytes_ += line.size();
  logged_ = last_;
  more_.clear();
  return true;
}

bool PartFile::keep() {
  const auto cut = [this] {
    return ::ftruncate(file_.get(), static_cast<off_t>(std::max(last_.bytes, start_.bytes))) == 0;
  };
  // Cutting first may make the room that the mark needs.
  static_cast<void>(cut());
  if (!log()) {
    last_ = logged_;
    static_cast<void>(cut());
  }
  if (last_.run.records == 0) {
    remove();
    is_done_ = true;
    return false;
  }
  ::fsync(file_.get());
  ::fsync(state_.get());
  is_done_ = true;
  return true;
}

int PartFile::finish() {
  if (bytes_ < to_compare_) {
    refuse();
    return EINVAL;
  }
  // Something else may have come to stand in its place.
  const WriteTarget target = find_write_target(target_);
  if (target.kind != TargetKind::kFile || target.path != target_) return EEXIST;
  if (::fsync(file_.get()) != 0) return errno;
  if (std::rename(path_.c_str(), target_.c_str()) != 0) return errno;
  is_done_ = true;
  ::unlink(state_path_.c_str());
  return 0;
}

void PartFile::remove() {
  ::unlink(path_.c_str());
  ::unlink(state_path_.c_str());
}

}  // namespace shudu::cli
