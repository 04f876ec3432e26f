// A stream as lines and elements; see stream_scanner.h.
#include "formats/stream_scanner.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "formats/html_table.h"
#include "formats/record_text.h"
#include "formats/stripped_line.h"
#include "shudu/core/characters.h"

namespace shudu {

namespace {

// Of a line over the limit, so much decides what it begins, however the blocks are cut.
constexpr std::size_t kProbeBytes = 256;
constexpr std::size_t kMaxHeldLines = 2;
constexpr std::size_t kShownBytes = 64;

std::string_view without_spaces(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  return text;
}

bool begins_tag(std::string_view text) {
  constexpr std::string_view kOthers = "/!?_:";
  if (text.size() < 2 || text[0] != '<' || text.starts_with("<?php")) return false;
  const auto next = static_cast<unsigned char>(text[1]);
  return (next < 0x80 && std::isalpha(next) != 0) || kOthers.find(text[1]) != kOthers.npos;
}

// The length of a string literal at the front of `text`, quotes aside, as far as it is there.
std::size_t string_length(std::string_view text) {
  return std::min(text.find('"', 1), text.size()) - 1;
}

// What follows `{`: `"key":` makes it an object, another two brackets a list of grids.
LineBeginning beginning_of_brace(std::string_view inner) {
  if (inner[0] == '"') {
    const std::size_t length = string_length(inner);
    if (length + 2 > inner.size()) return LineBeginning::kLine;
    const std::string_view after = without_spaces(inner.substr(length + 2));
    return !after.empty() && after[0] == ':' ? LineBeginning::kValue : LineBeginning::kLine;
  }
  return inner[0] == '{' ? LineBeginning::kUndecided : LineBeginning::kLine;
}

LineBeginning beginning_of_bracket(std::string_view inner) {
  if (inner[0] == '{') return LineBeginning::kList;
  if (inner[0] == '"' && string_length(inner) >= kShortestPuzzle) return LineBeginning::kList;
  return inner[0] == '[' ? LineBeginning::kUndecided : LineBeginning::kLine;
}

// JSON's values; bare numbers are none of those that can be records.
bool begins_value(std::string_view text) {
  return text[0] == '{' || text[0] == '[' || text[0] == '"' || text[0] == 'n' || text[0] == 't' ||
         text[0] == 'f';
}

bool is_element(LineBeginning beginning) {
  return beginning != LineBeginning::kLine && beginning != LineBeginning::kUndecided;
}

}  // namespace

LineBeginning beginning_of(std::string_view text) {
  if (begins_tag(text)) return LineBeginning::kTag;
  if (text[0] != '[' && text[0] != '{') return LineBeginning::kLine;
  const std::string_view second = without_spaces(text.substr(1));
  if (second.empty()) return LineBeginning::kUndecided;
  const LineBeginning beginning =
      text[0] == '[' ? beginning_of_bracket(second) : beginning_of_brace(second);
  if (beginning != LineBeginning::kUndecided) return beginning;
  const std::string_view third = without_spaces(second.substr(1));
  if (third.empty()) return LineBeginning::kUndecided;
  return third[0] == text[0] ? LineBeginning::kList : LineBeginning::kLine;
}

void StreamScanner::take(const LineChunk& chunk) {
  line_ = chunk.line;
  is_whole_ = !chunk.is_oversized();
  if (chunk.begins) {
    column_ = 0;
    is_skipping_ = false;
  }
  if (is_skipping_) return;
  if (is_whole_) {
    take_whole_line(chunk.text);
  } else if (chunk.begins && element_.is_idle() && !in_list_) {
    take_oversized_line(chunk.text);
  } else {
    take_rest(chunk.text);
  }
  if (chunk.ends) line_end();
}

void StreamScanner::take_whole_line(std::string_view text) {
  const bool is_inside = !element_.is_idle() || in_list_;
  if (is_inside && is_puzzle_line(text)) {
    give_up_element();
    tag_depth_ = 0;
    take_line(text);
  } else if (is_inside) {
    take_rest(text);
  } else {
    take_line(text);
  }
}

// The beginning of a line over the limit: an error, unless it begins an element.
void StreamScanner::take_oversized_line(std::string_view text) {
  builder_->flush();
  const std::string_view start = without_spaces(text.substr(0, kProbeBytes));
  if (!held_.empty()) {
    const LineBeginning beginning =
        start.empty() ? LineBeginning::kLine : beginning_with_held(start);
    release_held(beginning);
    if (is_element(beginning)) return take_rest(text);
    builder_->flush();
  }
  const LineBeginning beginning = start.empty() ? LineBeginning::kLine : beginning_of(start);
  if (!is_element(beginning)) return too_large(text);
  take_beginning(skip_blanks(text), beginning);
}

// A whole line outside of elements.
void StreamScanner::take_line(std::string_view text) {
  const std::string_view line = strip_line(text);
  const std::string_view rest = without_spaces(line);
  if (rest.empty() && !line.empty() && held_.empty()) {
    take_in_line({line, line_, 0});  // a row of blank cells
  } else if (rest.empty()) {
    if (builder_->is_active()) (void)builder_->extend({{}, line_, 0});
  } else if (rest[0] == '#') {
    if (held_.empty()) builder_->comment(line);
  } else if (held_.empty() || !take_with_held(text)) {
    if (builder_->is_active() && builder_->extend({line, line_, 0})) return;
    begin_line(text);
  }
}

void StreamScanner::take_in_line(const SourceLine& line) {
  if (!builder_->is_active() || !builder_->extend(line)) builder_->start(line);
}

// A line that no record waits for.
void StreamScanner::begin_line(std::string_view text) {
  const std::string_view line = strip_line(text);
  const LineBeginning beginning = beginning_of(without_spaces(line));
  if (beginning == LineBeginning::kUndecided) {
    held_.push_back({std::string(line), line_});
  } else if (is_element(beginning)) {
    take_beginning(skip_blanks(text), beginning);
  } else if (tag_depth_ > 0 && line.find('<') != line.npos) {
    take_rest(text);
  } else if (const std::size_t table = find_table(line); table != line.npos) {
    builder_->start({strip_line(line.substr(0, table)), line_, 0});
    builder_->flush();
    advance(text.substr(0, table));
    take_rest(text.substr(table));
  } else {
    builder_->start({line, line_, 0});
  }
}

LineBeginning StreamScanner::beginning_with_held(std::string_view text) const {
  std::string all;
  for (const Held& held : held_) all.append(without_spaces(held.text));
  all.append(text.substr(0, kProbeBytes));
  return beginning_of(all);
}

// Decides about the lines held back, now that `text` follows them. True when it is dealt with.
bool StreamScanner::take_with_held(std::string_view text) {
  const std::string_view line = strip_line(text);
  const LineBeginning beginning = beginning_with_held(without_spaces(line));
  if (beginning == LineBeginning::kUndecided && held_.size() < kMaxHeldLines) {
    held_.push_back({std::string(line), line_});
    return true;
  }
  release_held(beginning);
  if (is_element(beginning)) take_rest(text);
  return is_element(beginning);
}

void StreamScanner::release_held(LineBeginning beginning) {
  const std::vector<Held> lines = std::exchange(held_, {});
  const std::uint64_t line_now = line_;
  for (const Held& held : lines) {
    line_ = held.line;
    column_ = 0;
    if (!is_element(beginning)) {
      take_in_line({held.text, held.line, 0});
      continue;
    }
    if (held.line == lines.front().line) {
      take_beginning(skip_blanks(held.text), beginning);
    } else {
      take_rest(held.text);
    }
    line_end();
  }
  line_ = line_now;
  column_ = 0;
}

// `text` begins an element or a list at the current place.
void StreamScanner::take_beginning(std::string_view text, LineBeginning beginning) {
  builder_->flush();
  if (beginning == LineBeginning::kList) {
    in_list_ = true;
    advance(text.substr(0, 1));
    text.remove_prefix(1);
  } else {
    begin_element(0);
  }
  take_rest(text);
}

// A part of a line, inside elements or after one.
void StreamScanner::take_rest(std::string_view text) {
  while (!text.empty() && !is_skipping_) {
    if (!element_.is_idle()) {
      text = take_element_part(text);
    } else if (in_list_) {
      text = take_list_part(text);
    } else {
      text = skip_blanks(text);
      if (text.empty() || text == "\r" || text == ";" || text == ",") return;
      if (text[0] == '<' || text[0] == '{' || text[0] == '[') {
        begin_element(0);
      } else if (tag_depth_ > 0) {
        begin_element(0);
        element_.begin_text();
        element_is_text_ = true;
      } else {
        return take_plain_rest(text);
      }
    }
  }
}

std::string_view StreamScanner::take_element_part(std::string_view text) {
  const std::size_t taken = element_.feed(text);
  advance(text.substr(0, taken));
  if (element_.has_begun_anew()) {
    element_line_ = line_;
    element_column_ = column_ - ElementScanner::kTableStart.size();
  }
  if (element_.is_done()) end_element();
  return text.substr(taken);
}

// Between the values of a list.
std::string_view StreamScanner::take_list_part(std::string_view text) {
  const std::size_t skipped = std::min(text.find_first_not_of(" \t\r,"), text.size());
  advance(text.substr(0, skipped));
  text.remove_prefix(skipped);
  if (text.empty()) return text;
  if (text[0] == ']' || text[0] == '}') {
    in_list_ = false;
    advance(text.substr(0, 1));
    return text.substr(1);
  }
  if (text[0] == '<' || !begins_value(text)) {
    leave_list();
    if (text[0] == '<') return text;
    is_skipping_ = true;  // what stands in such a list is no puzzle: one error, not one a word
    return {};
  }
  begin_element(1);
  return text;
}

// Text after the last element of a line.
void StreamScanner::take_plain_rest(std::string_view text) {
  if (!is_whole_) return too_large(text);
  take_in_line({strip_line(text), line_, column_});
}

void StreamScanner::line_end() {
  std::string_view end = "\n";
  while (!element_.is_idle() && !end.empty()) {
    const std::uint64_t column = column_;
    end = take_element_part(end);
    column_ = column;
  }
}

void StreamScanner::begin_element(int depth) {
  element_.begin(depth);
  element_is_text_ = false;
  element_line_ = line_;
  element_column_ = column_;
}

void StreamScanner::end_element() {
  if (element_.state() != ElementScanner::State::kWhole) return give_up_element();
  const std::string_view text = strip_line(element_.text());
  if (!element_is_text_ || !without_spaces(text).empty()) {
    builder_->element({text, element_line_, element_column_});
  }
  tag_depth_ = std::max(0, tag_depth_ + element_.nesting());
  element_.end();
}

// The element is not whole, or cannot be: one error. A list around it goes with it when it is not
// over.
void StreamScanner::give_up_element() {
  const ElementScanner::State state = element_.state();
  if (state == ElementScanner::State::kIdle) return leave_list();
  Error error;
  error.at = {element_line_, element_column_ + 1};
  if (state == ElementScanner::State::kTooLarge) {
    error.code = ErrorCode::kTooLarge;
    error.expected = kMaxRecordBytes;
  } else if (state == ElementScanner::State::kTooDeep) {
    error.code = ErrorCode::kTooDeep;
    error.expected = kMaxDepth;
  } else {
    error.code = ErrorCode::kUnfinished;
    error.token = escape_token(excerpt_of(element_.text(), kShownBytes / 2));
  }
  const std::string_view shown = excerpt_of(element_.text(), kShownBytes);
  builder_->fail(error, {shown, element_line_, element_column_});
  if (!element_.is_done()) in_list_ = false;
  element_.end();
}

void StreamScanner::leave_list() {
  if (!in_list_) return;
  in_list_ = false;
  Error error;
  error.code = ErrorCode::kUnfinished;
  error.at = {line_, column_ + 1};
  error.token.append('[');
  builder_->fail(error, {"[", line_, column_});
}

void StreamScanner::too_large(std::string_view text) {
  Error error;
  error.code = ErrorCode::kTooLarge;
  error.at = {line_, column_ + 1};
  error.expected = kMaxRecordBytes;
  builder_->flush();
  builder_->fail(error, {excerpt_of(text, kShownBytes), line_, column_});
  is_skipping_ = true;
}

// Elements may contain lines that look like rows or numbers; only a long run of cells is a puzzle.
bool StreamScanner::is_puzzle_line(std::string_view text) {
  const std::string_view line = without_spaces(strip_line(text));
  return line.size() >= kShortestPuzzle && are_cell_marks(line.substr(0, kShortestPuzzle)) &&
         builder_->is_whole(line);
}

std::string_view StreamScanner::skip_blanks(std::string_view text) {
  const std::size_t blanks = std::min(text.find_first_not_of(" \t"), text.size());
  column_ += blanks;
  return text.substr(blanks);
}

void StreamScanner::advance(std::string_view text) { column_ += count_characters(text); }

void StreamScanner::finish() {
  release_held(LineBeginning::kLine);
  give_up_element();
  builder_->flush();
  builder_->settle_waiting(Follower::kError);
}

}  // namespace shudu
