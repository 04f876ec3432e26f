// Lines into records; see record_builder.h.
#include "formats/record_builder.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "formats/array_literal.h"
#include "formats/csv.h"
#include "formats/csv_columns.h"
#include "formats/heading_text.h"
#include "formats/link.h"
#include "formats/number_text.h"
#include "formats/record_text.h"
#include "formats/resolve.h"

namespace shudu {

namespace {

constexpr std::size_t kMaxComments = 64;
constexpr std::size_t kMaxCommentBytes = std::size_t{16} * 1024;

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t") == text.npos; }

bool is_ordinary(char c) {
  constexpr std::string_view kOrdinary = "0123456789.*_-+|xX,;:=[]{}() \t\"'";
  return kOrdinary.find(c) != std::string_view::npos;
}

// Not a puzzle: points at the first character that no puzzle has.
Error not_a_puzzle(std::string_view text) {
  Error error;
  if (is_web_address(text)) {
    error.code = ErrorCode::kWebAddress;
    error.at = {1, 1};
    error.token = escape_token(trimmed(text));
    return error;
  }
  error.code = ErrorCode::kNotAPuzzle;
  const std::string_view::const_iterator odd =
      std::find_if_not(text.begin(), text.end(), is_ordinary);
  const auto before = odd == text.end() ? 0 : odd - text.begin();
  error.at = {1, static_cast<std::uint64_t>(before) + 1};
  error.token = escape_token(excerpt_of(text, 24));
  return error;
}

}  // namespace

RecordBuilder::RecordBuilder(std::vector<const Format*> formats, const ReadOptions& options,
                             Outlet& outlet)
    : formats_(std::move(formats)), outlet_(&outlet), alive_(formats_.size()) {
  context_.layout = options.layout;
  context_.digits_from = options.digits_from;
  context_.column = options.column;
  context_.field = options.field;
  restart();
}

bool RecordBuilder::extend(const SourceLine& line) {
  assert(is_active());
  if (is_long_puzzle(line.text)) flush();
  while (is_active() && !has_room(line.text)) overflow();
  while (is_active()) {
    push(line);
    if (examine()) {
      ++examined_;
      if (alive_count_ == 0) {
        close();
        examine_all();
      }
      return true;
    }
    lines_.pop_back();
    views_.pop_back();
    arena_.resize(arena_.size() - line.text.size());
    close();
    examine_all();
  }
  return line.text.empty();
}

void RecordBuilder::start(const SourceLine& line) {
  assert(!is_active() && !line.text.empty());
  push(line);
  examine_all();
}

void RecordBuilder::element(const SourceLine& line) {
  flush();
  is_element_ = true;
  start(line);
  flush();
  is_element_ = false;
}

void RecordBuilder::flush() {
  while (is_active()) {
    close();
    examine_all();
  }
}

void RecordBuilder::comment(std::string_view text) {
  // A comment after a record that could end here is taken to belong to the next one.
  if (is_active() && whole_lines_ == examined_) flush();
  if (context_.comments.size() >= kMaxComments) return;
  if (comment_bytes_ + text.size() > kMaxCommentBytes) return;
  comment_bytes_ += text.size();
  context_.comments.emplace_back(text);
}

void RecordBuilder::settle_waiting(Follower follower) {
  for (const WaitingLine& line : waiting_.settle(follower)) {
    Record record;
    record.line = line.line;
    record.text = line.text;
    record.format = line.format;
    record.error = line.error;
    outlet_->send(record);
  }
}

// What a record is for the lines before it.
Follower RecordBuilder::follower_of(const Format* format, bool is_puzzle) {
  if (std::exchange(is_quoted_, false) || (format != nullptr && format->fit == kArrayFormat.fit))
    return Follower::kLiteral;
  // Above a row of a table, right or wrong, names of columns are a heading.
  const bool is_row = format != nullptr && format->fit == kCsvFormat.fit;
  return is_puzzle || is_row ? Follower::kPuzzle : Follower::kError;
}

void RecordBuilder::fail(const Error& error, const SourceLine& line) {
  settle_waiting(Follower::kError);
  Record record;
  record.line = line.number;
  record.text = line.text;
  record.error = error;
  outlet_->send(record);
  drop_comments();
}

void RecordBuilder::note_puzzle(Follower follower) {
  const std::string_view last = waiting_.last_heading();
  const char separator = last.empty() ? '\0' : separator_of_names(last);
  if (separator != '\0') keep_table_heading(last, separator);
  settle_waiting(follower);
}

void RecordBuilder::keep_table_heading(std::string_view text, char separator) {
  heading_ = text;
  heading_separator_ = separator;
}

void RecordBuilder::deliver(const Format& format, const Puzzle& puzzle, const SourceLine& line,
                            std::span<const std::string_view> lines) {
  Record record;
  record.line = line.number;
  record.text = line.text;
  record.lines = lines;
  record.format = &format;
  record.puzzle = &puzzle;
  note_puzzle(follower_of(&format, true));
  outlet_->send(record);
  drop_comments();
}

std::optional<Resolution> RecordBuilder::read_row(std::span<const Format* const> readers,
                                                  std::string_view line) {
  const std::span<const std::string_view> lines(&line, 1);
  wholes_.clear();
  for (const Format* format : readers) {
    const Fit fit = format->fit(lines, context_);
    if (fit == Fit::kWhole) wholes_.push_back(format);
    if (fit != Fit::kWhole && fit != Fit::kNo) return std::nullopt;
  }
  if (wholes_.empty()) return std::nullopt;
  context_.part = 0;
  context_.parts = 1;
  Resolution result = resolve(wholes_, lines, context_);
  if (!result.puzzle || context_.parts != 1) return std::nullopt;
  return result;
}

void RecordBuilder::drop_comments() {
  if (context_.comments.empty()) return;
  context_.comments.clear();
  comment_bytes_ = 0;
}

bool RecordBuilder::is_whole(std::string_view text) {
  const std::span<const std::string_view> line(&text, 1);
  return std::any_of(formats_.begin(), formats_.end(), [&](const Format* format) {
    return format->fit(line, context_) == Fit::kWhole;
  });
}

// A puzzle on one line ends whatever has not ended. Rows of large grids can be as long as the lines
// of small puzzles, so this is for long lines only.
bool RecordBuilder::is_long_puzzle(std::string_view text) {
  constexpr std::size_t kLongest = 36;
  return text.size() >= kLongest && are_cell_marks(text.substr(0, kLongest)) && is_whole(text);
}

bool RecordBuilder::has_room(std::string_view text) const {
  const std::size_t bytes = arena_.size() + text.size();
  if (lines_.size() < kMaxRecordLines && bytes <= kMaxRecordBytes) return true;
  const bool are_numbers = are_numbers_ && is_number_text(text);
  return are_numbers && lines_.size() < kMaxNumberLines && bytes <= kMaxNumberBytes;
}

// Makes room for a record of numbers. Views must stay valid, so they are taken anew.
void RecordBuilder::grow() {
  arena_.reserve(kMaxNumberBytes);
  take_views();
}

void RecordBuilder::take_views() {
  views_.clear();
  for (Line& line : lines_) {
    line.source.text = {arena_.data() + line.offset, line.source.text.size()};
    views_.push_back(line.source.text);
  }
}

void RecordBuilder::push(const SourceLine& line) {
  arena_.reserve(kMaxRecordBytes);  // once, as for most records
  if (arena_.size() + line.text.size() > arena_.capacity()) grow();
  are_numbers_ = (lines_.empty() || are_numbers_) && is_number_text(line.text);
  const std::size_t offset = arena_.size();
  arena_.append(line.text);
  const std::string_view text(arena_.data() + offset, line.text.size());
  lines_.push_back({offset, {text, line.number, line.column}});
  views_.push_back(text);
}

// Looks at lines that wait to be looked at (again), closing records on the way.
void RecordBuilder::examine_all() {
  while (examined_ < lines_.size()) {
    if (examine()) {
      ++examined_;
      if (alive_count_ == 0) close();
    } else {
      close();
    }
  }
}

// Asks the formats about the first examined_ + 1 lines; false when nobody takes the last of them.
bool RecordBuilder::examine() {
  const std::size_t count = examined_ + 1;
  const auto lines = views(count);
  bool is_taken = false;
  bool is_first_whole = true;
  for (std::size_t i = 0; i < formats_.size(); ++i) {
    if (alive_[i] == 0) continue;
    const Fit fit = formats_[i]->fit(lines, context_);
    is_taken = is_taken || fit != Fit::kNo;
    if (fit == Fit::kDoubt && whole_lines_ < count) whole_lines_ = 0;
    if (fit == Fit::kWhole || fit == Fit::kWholeOrMore) {
      if (is_first_whole) wholes_.clear();
      is_first_whole = false;
      whole_lines_ = count;
    }
    note_fit(i, fit);
  }
  return is_taken;
}

void RecordBuilder::note_fit(std::size_t format, Fit fit) {
  const Format* row = formats_[format];
  const bool is_claim = fit == Fit::kClaim || fit == Fit::kDoubt;
  const bool lives = fit == Fit::kMore || fit == Fit::kWholeOrMore || is_claim;
  if (!lives) {
    alive_[format] = 0;
    --alive_count_;
  }
  if (fit == Fit::kWhole || fit == Fit::kWholeOrMore) wholes_.push_back(row);
  if (fit == Fit::kHeader && header_ == nullptr && examined_ == 0) header_ = row;
  if (is_claim && claimed_lines_ < examined_ + 1) {
    claimed_lines_ = examined_ + 1;
    claimer_ = row;
  }
}

void RecordBuilder::close() {
  std::size_t used = 0;
  if (whole_lines_ != 0) {
    used = close_whole();
  } else if (header_ != nullptr) {
    used = close_header();
  } else if (claimed_lines_ != 0 && claimed_lines_ == examined_) {
    used = close_claimed();
  } else {
    used = close_unfinished();
  }
  drop(used);
}

std::size_t RecordBuilder::close_whole() {
  context_.part = 0;
  context_.parts = 1;
  const Resolution result = resolve(wholes_, views(whole_lines_), context_);
  // Of those who see an error, the one that comes first in the table tells it.
  if (!result.puzzle && result.format != nullptr && claimed_lines_ >= whole_lines_) {
    const auto first = std::find_if(formats_.begin(), formats_.end(), [&](const Format* format) {
      return format == claimer_ || format == result.format;
    });
    if (*first == claimer_) return close_claimed();
  }
  send(result.format, result.puzzle, whole_lines_);
  for (context_.part = 1; context_.part < context_.parts; ++context_.part) {
    const Resolution next = resolve(wholes_, views(whole_lines_), context_);
    send(next.format, next.puzzle, whole_lines_);
  }
  context_.part = 0;
  return whole_lines_;
}

std::size_t RecordBuilder::close_header() {
  const Result<Puzzle> ignored = header_->read(views(1), context_);
  if (!ignored) send(header_, ignored);
  const CsvColumns columns(context_.header);
  if (!columns.roles.empty()) keep_table_heading(views_[0], columns.separator);
  return 1;
}

std::size_t RecordBuilder::close_claimed() {
  send(claimer_, read_with(*claimer_, views(claimed_lines_), context_), claimed_lines_);
  return claimed_lines_;
}

std::size_t RecordBuilder::close_unfinished() {
  const Format* only = formats_.size() == 1 ? formats_[0] : nullptr;
  if (examined_ == 0) {
    const Error error = not_a_puzzle(views_[0]);
    if (!is_blank(views_[0]) && !keeps_waiting(only, error)) send(only, error);
    return 1;
  }
  const auto seen = views(examined_);
  if (std::all_of(seen.begin(), seen.end(), is_blank)) return examined_;  // rows of blank cells
  Error error;
  error.code = ErrorCode::kUnfinished;
  error.at = {1, 1};
  const std::size_t used = static_cast<std::size_t>(
      std::find(views_.begin(), views_.begin() + static_cast<std::ptrdiff_t>(examined_), "") -
      views_.begin());
  const Format* first = nullptr;
  for (const Format* format : formats_) {
    const Fit fit = format->fit(views(used), context_);
    if (fit != Fit::kMore && fit != Fit::kClaim) continue;
    if (first == nullptr) first = format;
    if (!error.token.empty()) error.token.append(", ");
    error.token.append(format->name);
  }
  if (used != 1 || !keeps_waiting(first, error)) send(first, error);
  return used;
}

// Keeps the first line back when it may be no error.
bool RecordBuilder::keeps_waiting(const Format* format, Error error) {
  if (is_element_) return false;
  error.at = place(error.at);
  return waiting_.take({std::string(views_[0]), lines_[0].source.number, format, error});
}

// Too many lines or bytes without an end.
void RecordBuilder::overflow() {
  if (whole_lines_ != 0) {
    close();
    examine_all();
    return;
  }
  Error error;
  error.code = ErrorCode::kTooLarge;
  error.at = {1, 1};
  error.expected = kMaxRecordBytes;
  send(nullptr, error);
  drop(lines_.size());
}

// Forgets the first lines of the record and blank ones after them; the rest is looked at anew.
void RecordBuilder::drop(std::size_t count) {
  while (count < lines_.size() && views_[count].empty()) ++count;
  const auto end = static_cast<std::ptrdiff_t>(count);
  const std::size_t bytes = count < lines_.size() ? lines_[count].offset : arena_.size();
  lines_.erase(lines_.begin(), lines_.begin() + end);
  arena_.erase(0, bytes);
  for (Line& line : lines_) line.offset -= bytes;
  take_views();
  are_numbers_ = std::all_of(views_.begin(), views_.end(), is_number_text);
  restart();
}

void RecordBuilder::restart() {
  std::fill(alive_.begin(), alive_.end(), char{1});
  alive_count_ = formats_.size();
  wholes_.clear();
  examined_ = whole_lines_ = claimed_lines_ = 0;
  claimer_ = header_ = nullptr;
}

void RecordBuilder::send(const Format* format, const Result<Puzzle>& puzzle, std::size_t lines) {
  const SourceLine first = lines_.front().source;
  const std::span<const std::string_view> all =
      lines > 1 ? views(lines) : std::span<const std::string_view>();
  if (puzzle) {
    assert(format != nullptr);
    return deliver(*format, *puzzle, first, all);
  }
  settle_waiting(follower_of(format, false));
  Record record;
  record.line = first.number;
  record.text = first.text;
  record.lines = all;
  record.format = format;
  record.error = puzzle.error();
  record.error.at = place(record.error.at);
  outlet_->send(record);
  drop_comments();
}

// From a place in the record to one in the stream. The lines of an element are its own.
TextPlace RecordBuilder::place(TextPlace at) const {
  const std::size_t line = at.line == 0 ? 0 : static_cast<std::size_t>(at.line - 1);
  if (is_element_) {
    const SourceLine& source = lines_.front().source;
    return {source.number + line, at.column + (line == 0 ? source.column : 0)};
  }
  const SourceLine& source = lines_[std::min(line, lines_.size() - 1)].source;
  return {source.number, at.column + source.column};
}

}  // namespace shudu
