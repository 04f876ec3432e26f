// See intake.h.
#include "cli/intake.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "cli/descriptor.h"
#include "cli/terminal.h"
#include "cli/words.h"
#include "shudu/formats/xml/opensudoku.h"

namespace shudu::cli {
namespace {

constexpr std::size_t kBlockBytes = std::size_t{1} << 20U;

}  // namespace

bool is_keyboard(const Source& source) {
  return source.kind == SourceKind::kStandardInput && is_terminal(STDIN_FILENO);
}

SourceEnd read_source(const Source& source, int wake_fd, BlockSink sink) {
  if (source.kind == SourceKind::kText) return {!sink(source.text), true, 0};
  Descriptor file;
  if (source.kind == SourceKind::kFile) {
    // Without O_NONBLOCK, opening a named pipe that nobody writes to could not be interrupted.
    file = Descriptor(::open(source.path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.is_open()) return {false, false, errno};
    ::posix_fadvise(file.get(), 0, 0, POSIX_FADV_SEQUENTIAL);
  }
  const int fd = file.is_open() ? file.get() : STDIN_FILENO;
  std::vector<char> block(kBlockBytes);
  for (;;) {
    const ReadResult read = read_some(fd, block.data(), block.size(), wake_fd);
    if (read.end == ReadEnd::kEnd) return {};
    if (read.end == ReadEnd::kWoken) return {true, true, 0};
    if (read.end == ReadEnd::kFailed) return {false, true, read.error_number};
    if (!sink(std::string_view(block.data(), read.size))) return {true, true, 0};
  }
}

std::string source_failure(const Source& source, const SourceEnd& end, Language language) {
  const Phrase phrase = end.could_open ? Phrase::kCannotRead : Phrase::kCannotOpen;
  return say(language, phrase, source.name, system_error_words(end.error_number, language));
}

ReadOptions read_options(const Options& options) {
  ReadOptions read;
  read.formats = all_formats();
  if (options.from != nullptr) read.formats = std::span(&options.from, 1);
  read.layout = options.layout ? &*options.layout : nullptr;
  return read;
}

std::uint64_t total_size(const std::vector<Source>& sources) {
  std::uint64_t total = 0;
  for (const Source& source : sources) {
    struct stat status {};
    const bool is_file = source.kind == SourceKind::kFile;
    const int failed =
        is_file ? ::stat(source.path.c_str(), &status) : ::fstat(STDIN_FILENO, &status);
    if (source.kind == SourceKind::kText || failed != 0 || !S_ISREG(status.st_mode)) return 0;
    total += static_cast<std::uint64_t>(status.st_size);
  }
  return total;
}

void Intake::run(Submit submit) {
  const auto count = static_cast<std::uint32_t>(setup_.sources->size());
  for (std::uint32_t number = 0; number < count; ++number) {
    if (!run_source(number, submit)) return;
  }
  resume_ = {count, 1};
  batch_->is_drawn = setup_.draws_all || (setup_.draws_single && records_ == 1);
  if (!batch_->items.empty()) submit(batch_);
}

bool Intake::run_source(std::uint32_t number, Submit submit) {
  const Source& source = (*setup_.sources)[number];
  const bool draws = setup_.draws_all || (setup_.draws_single && is_keyboard(source));
  RecordReader reader(setup_.read);
  std::uint64_t lines = 0;
  const auto sink = [&](const Record& record) { return take(record, number, submit); };
  resume_ = {number, 1};
  const SourceEnd end = read_source(source, setup_.wake_fd, [&](std::string_view block) {
    lines += static_cast<std::uint64_t>(std::count(block.begin(), block.end(), '\n'));
    setup_.progress->bytes += block.size();
    if (!reader.feed(block, sink)) return false;
    // The input may pause now. What is held back is a single record that may have to be drawn.
    const bool holds = setup_.draws_single && !draws && records_ < 2;
    batch_->is_drawn = draws;
    return holds || batch_->items.empty() || hand_over(submit);
  });
  if (end.is_woken) {
    note_resume_point(reader, number, lines);
    return false;
  }
  if (end.error_number != 0) {
    has_failed_ = true;
    complain(source_failure(source, end, setup_.language));
  }
  if (!reader.finish(sink)) {
    note_resume_point(reader, number, lines);
    return false;
  }
  return true;
}

bool Intake::take(const Record& record, std::uint32_t source, Submit submit) {
  // Few records a batch at first: a file of some dozen hard puzzles must keep all cores busy.
  const std::size_t most = std::min<std::size_t>(Batch::kMostItems, 1 + records_ / 8);
  const bool holds = setup_.draws_single && records_ < 2;
  if (!holds && batch_->items.size() >= most && !hand_over(submit)) return false;
  Item& item = batch_->items.emplace_back();
  item.index = records_++;
  item.line = record.line;
  item.source = source;
  if (record.puzzle == nullptr) {
    item.error = static_cast<std::int32_t>(batch_->errors.size());
    batch_->errors.push_back(record.error);
    return true;
  }
  item.givens = record.puzzle->givens;
  if (record.puzzle->marks_are_puzzle) {
    item.marks = static_cast<std::int32_t>(batch_->marks.size());
    batch_->marks.push_back(record.puzzle->question());
  }
  return true;
}

bool Intake::hand_over(Submit submit) {
  batch_->is_drawn = batch_->is_drawn || setup_.draws_all;
  return submit(batch_);
}

// The first record that was not handed over: the one that waits in the batch, the one that had only
// begun in the reader, or the next line.
void Intake::note_resume_point(RecordReader& reader, std::uint32_t source, std::uint64_t lines) {
  if (!batch_->items.empty()) {
    resume_ = {batch_->items.front().source, batch_->items.front().line};
    return;
  }
  std::uint64_t line = lines + 1;
  reader.finish([&line](const Record& record) {
    line = std::min(line, record.line);
    return false;
  });
  resume_ = {source, line};
}

}  // namespace shudu::cli
