#include "cli/input/byte_stream.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include "cli/words.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

constexpr std::size_t kBlockBytes = std::size_t{1} << 20U;
constexpr std::size_t kRawBytes = std::size_t{128} * 1024;
constexpr std::size_t kSniffBytes = 8;

}  // namespace

ByteStream::ByteStream(const InputSource& source, int wake_fd, IntakeProgress& progress)
    : wake_fd_(wake_fd), progress_(progress), text_(source.text) {
  if (source.kind == InputKind::kText) return;
  fd_ = STDIN_FILENO;
  if (source.kind == InputKind::kStandardInput) return;
  // Without O_NONBLOCK, opening a named pipe that nobody writes to could not be interrupted.
  file_ = Descriptor(::open(source.path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  fd_ = file_.get();
  if (!file_.is_open()) {
    end_.could_open = false;
    end_.error_number = errno;
    has_ended_ = true;
    return;
  }
  ::posix_fadvise(fd_, 0, 0, POSIX_FADV_SEQUENTIAL);
}

StreamRead ByteStream::read(std::span<char> room) {
  if (has_ended_) return {0, end_};
  if (fd_ < 0) return read_text(room);
  if (!is_begun_) return read_first(room);
  if (packing_ == Packing::kNone) return read_plain(room);
  return is_checked_ ? read_packed(room) : checked(room, read_packed(room));
}

StreamRead ByteStream::end_with(const SourceEnd& end) {
  has_ended_ = true;
  end_ = end;
  return {0, end};
}

StreamRead ByteStream::read_text(std::span<char> room) {
  const std::size_t size = std::min(room.size(), text_.size());
  if (size == 0) return end_with({});
  std::memcpy(room.data(), text_.data(), size);
  text_.remove_prefix(size);
  return {size, {}};
}

// One read of the descriptor.
StreamRead ByteStream::read_raw(std::span<char> room) {
  const ReadResult got = read_some(fd_, room.data(), room.size(), wake_fd_);
  SourceEnd end;
  end.is_woken = got.end == ReadEnd::kWoken;
  end.error_number = got.error_number;
  if (got.end != ReadEnd::kData) return end_with(end);
  progress_.bytes += got.size;
  return {got.size, {}};
}

// Pipes give some KB a read; what is there already is taken at once.
StreamRead ByteStream::read_plain(std::span<char> room) {
  StreamRead sum = read_raw(room);
  while (!has_ended_ && sum.size < room.size() && is_readable(fd_)) {
    const StreamRead more = read_raw(room.subspan(sum.size));
    if (more.size == 0) break;  // the next call says so
    sum.size += more.size;
  }
  return sum;
}

// Reads until the first bytes say what they are.
StreamRead ByteStream::read_first(std::span<char> room) {
  const std::span<char> first = room.first(std::min(room.size(), kRawBytes));
  std::size_t size = 0;
  Sniffed sniffed;
  do {
    const StreamRead read = read_raw(first.subspan(size));
    if (read.end.is_woken || read.end.has_failed()) return read;
    size += read.size;
    const std::string_view seen(first.data(), std::min(size, kSniffBytes));
    sniffed = sniff(seen);
    sniffed.is_certain = sniffed.is_certain && look_for_foreign(seen).is_certain;
  } while (!has_ended_ && !sniffed.is_certain && sniffed.packing == Packing::kNone);
  is_begun_ = true;
  packing_ = sniffed.packing;
  decoder_ = make_decoder(packing_);
  if (!decoder_) return checked(first, {size, end_});
  raw_.resize(kRawBytes);
  std::memcpy(raw_.data(), first.data(), size);
  raw_left_ = {raw_.data(), size};
  return checked(room, read_packed(room));
}

// The first text that there is, of which nothing is given where it is no text.
StreamRead ByteStream::checked(std::span<const char> room, const StreamRead& read) {
  is_checked_ = read.size > 0;
  const std::string_view first(room.data(), std::min(read.size, kSniffBytes));
  const ForeignKind* const kind = first.empty() ? nullptr : look_for_foreign(first).kind;
  if (kind == nullptr) return read;
  SourceEnd end;
  end.foreign = kind;
  return end_with(end);
}

StreamRead ByteStream::read_packed(std::span<char> room) {
  std::size_t made = 0;
  // A small input may become endless text: whether the run is to end is asked here too.
  if (wake_fd_ >= 0 && is_readable(wake_fd_)) {
    SourceEnd end;
    end.is_woken = true;
    return end_with(end);
  }
  for (;;) {
    const Decoded step = decoder_->decode(raw_left_, room.subspan(made));
    raw_left_.remove_prefix(step.used);
    made += step.made;
    SourceEnd end;
    end.packing = packing_;
    end.damage = step.damage;
    if (end.has_failed()) {
      end_with(end);
      return {made, end_};
    }
    if (made == room.size() || (made > 0 && !is_readable(fd_))) return {made, {}};
    const StreamRead read = read_raw(raw_);
    if (read.size > 0) {
      raw_left_ = {raw_.data(), read.size};
      continue;
    }
    if (!end_.is_woken && !end_.has_failed() && !decoder_->may_end()) {
      end.damage = Damage::kCut;
      end_with(end);
    }
    return {made, end_};
  }
}

SourceEnd read_source(const InputSource& source, int wake_fd, IntakeProgress& progress,
                      BlockSink sink) {
  ByteStream stream(source, wake_fd, progress);
  std::vector<char> block(kBlockBytes);
  for (;;) {
    const StreamRead read = stream.read(block);
    if (read.size == 0) return read.end;
    if (!sink(std::string_view(block.data(), read.size))) {
      SourceEnd end;
      end.is_woken = true;
      return end;
    }
  }
}

std::string source_failure(const InputSource& source, const SourceEnd& end, Language language) {
  constexpr std::array kDamages{Phrase("cannot-read"), Phrase("packed-cut"),
                                Phrase("packed-broken"), Phrase("packed-trailing"),
                                Phrase("packed-too-wide")};
  if (end.damage != Damage::kNone) {
    const Phrase damage = kDamages[static_cast<std::size_t>(end.damage)];
    return say(language, "cannot-read", echoed(source.name),
               say(language, damage, packing_name(end.packing)));
  }
  if (end.foreign != nullptr) {
    const Sentence words = sentence(foreign_error(*end.foreign), language);
    return say(language, "cannot-read", echoed(source.name), words.view());
  }
  const Phrase phrase = end.could_open ? Phrase("cannot-read") : Phrase("cannot-open");
  return say(language, phrase, echoed(source.name), system_error_words(end.error_number, language));
}

std::uint64_t total_size(const std::vector<InputSource>& sources) {
  std::uint64_t total = 0;
  for (const InputSource& source : sources) {
    struct stat status {};
    const bool is_file = source.kind == InputKind::kFile;
    const int failed =
        is_file ? ::stat(source.path.c_str(), &status) : ::fstat(STDIN_FILENO, &status);
    if (source.kind == InputKind::kText || failed != 0 || !S_ISREG(status.st_mode)) return 0;
    total += static_cast<std::uint64_t>(status.st_size);
  }
  return total;
}

}  // namespace shudu::cli
