#include "cli/input/intake.h"

#include <unistd.h>

#include <algorithm>
#include <cstring>

#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/formats/xml/opensudoku.h"
#include "shudu/verbs/claimed_solution.h"
#include "shudu/verbs/lines.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

constexpr std::size_t kRecordBlockBytes = std::size_t{1} << 20U;
// A plain line has 82 bytes or, with CR, 83; a row has more. What is held from one block to the
// next has no line feed yet; a block is the smaller by that, so that what was held and what was
// read make one run.
constexpr std::size_t kLeastLineBytes = 82;
constexpr std::size_t kMostHeldBytes = 1000;
// Blocks are small at first and near the end, so that a short file of hard puzzles keeps all
// workers busy.
constexpr std::size_t kSmallestBlock = std::size_t{8} * 1024;
constexpr std::uint64_t kShareOfPast = 8;

// Where the line at `begin` ends and those after it that are too short for a plain line or a row.
std::size_t end_of_others(std::string_view text, std::size_t begin) {
  std::size_t end = text.find('\n', begin);
  if (end == text.npos) return text.size();
  for (;;) {
    const std::size_t next = text.find('\n', ++end);
    const std::size_t bytes = next - end + 1;
    if (next == text.npos || bytes >= kLeastLineBytes) return end;
    end = next;
  }
}

// A line that may be a row of a table: no object, list or element.
bool is_row(std::string_view line) { return line.find_first_of("{[<") != 0; }

}  // namespace

bool is_keyboard(const InputSource& source) {
  return source.kind == InputKind::kStandardInput && is_terminal(STDIN_FILENO);
}

ReadOptions read_options(const Options& options) {
  ReadOptions read;
  read.formats = all_formats();
  static const Format* const kTables = find_format("csv");
  if (!options.column.empty()) read.formats = std::span(&kTables, 1);
  if (options.from != nullptr) read.formats = std::span(&options.from, 1);
  read.layout = options.layout ? &*options.layout : nullptr;
  read.digits_from = options.digits_from;
  read.column = options.column;
  read.field = options.field;
  return read;
}

std::optional<Error> refused_rules(const Options& options, const Puzzle& puzzle) {
  return find_refused_rules(puzzle, !options.refuses_other_rules);
}

std::optional<Error> look_at_rules(const Options& options, const Puzzle& puzzle, std::uint64_t line,
                                   std::string_view file) {
  if (puzzle.left_out.empty()) return std::nullopt;
  std::optional<Error> refused = refused_rules(options, puzzle);
  if (refused) {
    refused->at.line = line;
    return refused;
  }
  if (options.quiet) return std::nullopt;
  std::string place = echoed(file);
  if (!place.empty()) place += ": ";
  place += say(options.language, "at-line", line);
  complain(say(options.language, "left-out", place, escaped(puzzle.left_out)));
  return std::nullopt;
}

Intake::Intake(const IntakeSetup& setup, Batch* first)
    : setup_(setup),
      batch_(first),
      block_(setup.run_lines > 0 ? setup.run_lines * kLeastLineBytes : kRecordBlockBytes) {}

void Intake::run(Submit submit) {
  const auto count = static_cast<std::uint32_t>(setup_.sources->size());
  for (std::uint32_t number = 0; number < count; ++number) {
    if (!run_source(number, submit)) return;
  }
  resume_.reset();
  batch_->is_drawn = setup_.draws_all || (setup_.draws_single && records_ == 1);
  if (!batch_->is_empty() && !submit(batch_)) resume_ = batch_->place(0);
}

bool Intake::run_source(std::uint32_t number, Submit submit) {
  // Rows of one table in a batch.
  if (keeps_rows() && !batch_->is_empty() && !hand_over(submit)) {
    resume_ = batch_->place(0);
    return false;
  }
  const InputSource& source = (*setup_.sources)[number];
  const bool draws = setup_.draws_all || (setup_.draws_single && is_keyboard(source));
  Reading reading{number, draws, RecordReader(setup_.read)};
  resume_ = ResumePoint{number, 1};
  held_ = 0;
  const SourceEnd end = read_blocks(reading, source, submit);
  if (!end.is_woken && end_source(reading, end, submit)) return true;
  note_resume_point(reading);
  return false;
}

SourceEnd Intake::read_blocks(Reading& reading, const InputSource& source, Submit submit) {
  ByteStream stream(source, setup_.wake_fd, *setup_.progress);
  for (;;) {
    const StreamRead read = stream.read(std::span(block_).subspan(held_, block_size()));
    if (read.size == 0) return read.end;
    const std::string_view text(block_.data(), held_ + read.size);
    held_ = 0;
    if (!take_block(reading, text, submit)) {
      SourceEnd end;
      end.is_woken = true;
      return end;
    }
  }
}

// What the last block has left open. Where the source has failed, a line was cut that nobody knows.
bool Intake::end_source(Reading& reading, const SourceEnd& end, Submit submit) {
  if (end.has_failed()) {
    failed_at_last_ = !has_failed_ && reading.number + 1 == setup_.sources->size();
    has_failed_ = true;
    complain(source_failure((*setup_.sources)[reading.number], end, setup_.language));
    reading.reader.drop_open_line();
  } else if (!feed(reading, {block_.data(), held_}, submit)) {
    return false;
  }
  held_ = 0;
  return reading.reader.finish([&](const Record& record) { return take(record, reading, submit); });
}

std::size_t Intake::block_size() const {
  const std::size_t most = block_.size() - kMostHeldBytes;
  if (setup_.run_lines == 0 || setup_.workers == 1) return most;
  const std::uint64_t past = setup_.progress->bytes;
  std::uint64_t size = past / kShareOfPast;
  const std::uint64_t total = setup_.progress->total_bytes;
  if (total > 0) {
    const std::uint64_t left = total > past ? total - past : 0;
    size = std::min(size, left / (2 * static_cast<std::uint64_t>(setup_.workers)));
  }
  return static_cast<std::size_t>(
      std::clamp<std::uint64_t>(size, std::min(kSmallestBlock, most), most));
}

bool Intake::take_block(Reading& reading, std::string_view text, Submit submit) {
  if (setup_.run_lines == 0) {
    if (!feed(reading, text, submit)) return false;
  } else {
    while (!text.empty()) {
      if (!take_part(reading, text, submit)) return false;
    }
  }
  // The input may pause now. What is held back is a single record that may have to be drawn.
  const bool holds = setup_.draws_single && !reading.draws && records_ < 2;
  batch_->is_drawn = reading.draws;
  return holds || batch_->is_empty() || hand_over(submit);
}

// Takes a run, or some lines as records, from the front of `text`.
bool Intake::take_part(Reading& reading, std::string_view& text, Submit submit) {
  std::size_t known = 0;
  if (reading.reader.takes_rows()) {
    const bool may_be_plain = reading.reader.takes_plain_lines();
    const PlainLines lines = may_be_plain ? plain_lines_at_front(text) : PlainLines{};
    if (lines.count >= verbs::kFewestLines) return take_run(reading, lines, text, submit);
    rows_.gather(reading.reader, text, setup_.run_lines);
    if (rows_.count() >= verbs::kFewestLines) return take_rows(reading, text, submit);
    known = std::max(lines.bytes(), rows_.bytes());
    const std::string_view rest = text.substr(known);
    const bool is_open = rest.size() <= kMostHeldBytes && rest.find('\n') == rest.npos;
    if (is_open && (begins_plain_line(rest) || (had_rows_ && known == 0))) {
      if (!feed(reading, text.substr(0, known), submit)) return false;
      hold(rest);
      text = {};
      return true;
    }
  }
  had_rows_ = false;
  const std::string_view part = text.substr(0, end_of_others(text, known));
  text.remove_prefix(part.size());
  return feed(reading, part, submit);
}

bool Intake::take_run(Reading& reading, const PlainLines& lines, std::string_view& text,
                      Submit submit) {
  if (!batch_->is_empty() && !hand_over(submit)) return false;
  const std::size_t count = std::min(lines.count, setup_.run_lines);
  const std::size_t bytes = count * lines.stride;
  const std::string_view rest = text.substr(bytes);
  std::vector<char>& to = batch_->text;
  if (to.size() < block_.size()) to.resize(block_.size());
  batch_->run = {records_, reading.lines + 1, reading.number, 0, count, lines.stride};
  if (keeps_rows()) {
    keep_heading(reading);
    keep_lines(text.substr(0, bytes));
  }
  if (rest.size() < bytes) {
    // The block goes with the run; the shorter part is copied.
    batch_->run.offset = static_cast<std::size_t>(text.data() - block_.data());
    to.swap(block_);
    std::memcpy(block_.data(), rest.data(), rest.size());
    text = {block_.data(), rest.size()};
  } else {
    std::memcpy(to.data(), text.data(), bytes);
    text = rest;
  }
  reading.reader.pass_plain_lines(count);
  reading.lines += count;
  records_ += count;
  return hand_over(submit);
}

bool Intake::take_rows(Reading& reading, std::string_view& text, Submit submit) {
  if (!batch_->is_empty() && !hand_over(submit)) return false;
  const std::size_t count = rows_.count();
  batch_->run.index = records_;
  batch_->run.line = reading.lines + 1;
  batch_->run.source = reading.number;
  rows_.hand_over(*batch_);
  if (keeps_rows()) {
    keep_heading(reading);
    keep_lines(text.substr(0, rows_.bytes()));
  }
  text.remove_prefix(rows_.bytes());
  reading.reader.pass_plain_lines(count);
  reading.lines += count;
  records_ += count;
  had_rows_ = true;
  return hand_over(submit);
}

void Intake::keep_heading(const Reading& reading) {
  if (!batch_->rows.is_empty()) return;
  const TableHeading heading = reading.reader.heading();
  batch_->heading = {std::string(heading.text), heading.separator};
  batch_->rows.begin(batch_->run.count > 0 ? batch_->run.index : batch_->items.front().index);
}

void Intake::keep_row(const Record& record) {
  const bool is_table = setup_.rows == RowKeeping::kTable;
  if (record.lines.empty()) {
    batch_->rows.add(is_table && !is_row(record.text) ? std::string_view() : record.text);
    return;
  }
  // Of several lines: one with line ends in quotes.
  std::string row;
  if (record.format != nullptr && record.format->name == "csv") {
    for (const std::string_view line : record.lines) {
      row.append(row.empty() ? 0 : 1, '\n').append(line);
    }
  }
  batch_->rows.add(row);
}

// Whole lines, a record each.
void Intake::keep_lines(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    const bool is_kept = setup_.rows == RowKeeping::kLines || is_row(line);
    batch_->rows.add(is_kept ? line : std::string_view());
    text.remove_prefix(end + 1);
  }
}

bool Intake::feed(Reading& reading, std::string_view text, Submit submit) {
  reading.lines += static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'));
  return reading.reader.feed(text,
                             [&](const Record& record) { return take(record, reading, submit); });
}

// `text` lies in block_.
void Intake::hold(std::string_view text) {
  std::memmove(block_.data(), text.data(), text.size());
  held_ = text.size();
}

bool Intake::take(const Record& record, const Reading& reading, Submit submit) {
  // Few records a batch at first: a file of some dozen hard puzzles must keep all cores busy.
  const std::size_t most = std::min<std::size_t>(setup_.most_items, 1 + records_ / 8);
  const bool holds = setup_.draws_single && records_ < 2;
  if (!holds && batch_->items.size() >= most && !hand_over(submit)) return false;
  Item& item = batch_->items.emplace_back();
  item.index = records_++;
  item.line = record.line;
  item.source = reading.number;
  if (keeps_rows()) {
    keep_heading(reading);
    keep_row(record);
  }
  // A layout that was asked for is asked about without rules of the record's own.
  if (record.puzzle != nullptr && record.puzzle->variant && setup_.takes_variants &&
      !setup_.options->layout) {
    item.variant = static_cast<std::int32_t>(batch_->variants.size());
    batch_->variants.push_back(record.puzzle->variant);
    return true;
  }
  const std::optional<Error> refused =
      record.puzzle == nullptr ? std::optional(record.error)
                               : look_at_rules(*setup_.options, *record.puzzle, record.line,
                                               shown_name(*setup_.sources, reading.number));
  if (refused) {
    item.error = static_cast<std::int32_t>(batch_->errors.size());
    batch_->errors.push_back(*refused);
  } else {
    take_puzzle(record, item);
  }
  return true;
}

void Intake::take_puzzle(const Record& record, Item& item) {
  const Puzzle& puzzle = *record.puzzle;
  item.givens = puzzle.givens;
  if (puzzle.marks_are_puzzle) {
    item.marks = static_cast<std::int32_t>(batch_->marks.size());
    batch_->marks.push_back(puzzle.question());
  }
  // A layout that was asked for stands above the record's own.
  const bool names_layout = !puzzle.layout.empty() && !setup_.options->layout;
  if (names_layout || !puzzle.left_out.empty()) {
    item.rules = static_cast<std::int32_t>(batch_->rules.size());
    StatedRules& rules = batch_->rules.emplace_back();
    rules.left_out = puzzle.left_out;
    if (names_layout) {
      rules.layout_name = puzzle.layout;
      rules.layout = layout_of(puzzle).value();
    }
  }
  const bool has_more =
      puzzle.marks || !puzzle.placed.filled().empty() || !puzzle.notes.title.empty();
  const bool is_kept =
      setup_.keeps_wholes || (setup_.tells_records && has_more) || verbs::claims_solution(puzzle);
  if (is_kept) {
    item.whole = static_cast<std::int32_t>(batch_->wholes.size());
    batch_->wholes.push_back({puzzle, record.format});
    // A row of a run has no notes either: what goes on after it sums up the same input.
    if (setup_.run_lines > 0) batch_->wholes.back().puzzle.notes = {};
  }
}

bool Intake::hand_over(Submit submit) {
  batch_->is_drawn = batch_->is_drawn || setup_.draws_all;
  return submit(batch_);
}

// The first record that was not handed over: the one that waits in the batch, the one that had only
// begun in the reader, or the next line.
void Intake::note_resume_point(Reading& reading) {
  if (!batch_->is_empty()) {
    resume_ = batch_->place(0);
    return;
  }
  std::uint64_t line = reading.lines + 1;
  reading.reader.finish([&line](const Record& record) {
    line = std::min(line, record.line);
    return false;
  });
  resume_ = ResumePoint{reading.number, line};
}

}  // namespace shudu::cli
