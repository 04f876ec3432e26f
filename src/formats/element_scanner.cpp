// Where an element of XML or JSON ends; see element_scanner.h.
#include "formats/element_scanner.h"

#include <algorithm>

#include "formats/number_text.h"
#include "formats/record_text.h"
#include "shudu/core/characters.h"
#include "shudu/formats/reader.h"

namespace shudu {

namespace {

bool ends_word(char c) {
  return c == ',' || c == ']' || c == '}' || c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

bool ends_text(char c) { return c == '<' || c == '\n'; }

bool ends_tag_name(char c) { return is_space(c) || c == '>' || c == '/'; }

constexpr std::string_view kTableEnd = "/table";

}  // namespace

void ElementScanner::begin(int depth) {
  text_.clear();
  count_ = 0;
  depth_ = depth;
  count_open_ = 0;
  state_ = State::kOpen;
  phase_ = Phase::kStart;
  quote_ = second_ = last_ = before_last_ = third_last_ = '\0';
  escaped_ = in_table_ = has_begun_anew_ = false;
}

void ElementScanner::begin_text() {
  begin(0);
  phase_ = Phase::kText;
}

std::size_t ElementScanner::feed(std::string_view bytes) {
  std::size_t taken = 0;
  has_begun_anew_ = false;
  while (taken < bytes.size() && phase_ != Phase::kOver) {
    const char c = bytes[taken];
    if ((phase_ == Phase::kWord && ends_word(c)) || (phase_ == Phase::kText && ends_text(c))) {
      phase_ = Phase::kOver;
      break;
    }
    const bool is_inner_name =
        in_table_ && phase_ == Phase::kTag && !is_name_over_ && ends_tag_name(c);
    if (is_inner_name && name_ == kTableStart.substr(1)) {
      begin_anew();
      return taken;
    }
    if (count_++ == 1) second_ = c;
    if (count_ > kMaxRecordBytes) look_at_large(bytes.substr(0, taken + 1));
    third_last_ = before_last_;
    before_last_ = last_;
    last_ = c;
    step(c);
    ++taken;
  }
  // Also of an element in error, for its report: the same bytes however the blocks are cut.
  const std::size_t most = state_ == State::kOpen ? kMaxNumberBytes : kMaxRecordBytes;
  if (text_.size() < most) text_.append(bytes.substr(0, std::min(taken, most - text_.size())));
  if (text_.size() > most) text_.resize(most);
  if (state_ == State::kOpen && phase_ == Phase::kOver) state_ = State::kWhole;
  return taken;
}

// Numbers may go on: what was kept is counted once, what follows character by character.
void ElementScanner::look_at_large(std::string_view fed) {
  if (state_ != State::kOpen) return;
  others_ = count_ == kMaxRecordBytes + 1 ? count_other_signs(text_) + count_other_signs(fed)
                                          : others_ + count_other_signs(fed.substr(fed.size() - 1));
  const bool are_numbers = others_ <= kMostOtherSigns && count_ <= kMaxNumberBytes;
  const char first = text_.empty() ? fed.front() : text_.front();
  if (!are_numbers || first == '<') state_ = State::kTooLarge;
}

// Of the table so far, only a name is left: that of the one inside it.
void ElementScanner::begin_anew() {
  text_ = kTableStart;
  count_ = text_.size();
  second_ = text_[1];
  state_ = State::kOpen;
  in_table_ = false;
  has_begun_anew_ = true;
}

int ElementScanner::nesting() const {
  if (in_table_) return 0;
  if (text_.size() < 3 || text_.front() != '<' || second_ == '!' || second_ == '?') return 0;
  if (second_ == '/') return -1;
  return text_[text_.size() - 2] == '/' ? 0 : 1;
}

void ElementScanner::step(char c) {
  switch (phase_) {
    case Phase::kStart:
      return start(c);
    case Phase::kTagStart:
    case Phase::kTag:
      return step_tag(c);
    case Phase::kBang:
    case Phase::kBangDash:
      return step_bang(c);
    case Phase::kComment:
      return step_until("-->", c);
    case Phase::kCharacterData:
      return step_until("]]>", c);
    case Phase::kInstruction:
      return step_until("?>", c);
    case Phase::kDeclaration:
      return step_declaration(c);
    case Phase::kValue:
      return step_value(c);
    case Phase::kWord:
    case Phase::kText:
    case Phase::kOver:
      return;
    case Phase::kTable:
    case Phase::kTableBracket:
      return step_table(c);
  }
}

void ElementScanner::start(char c) {
  if (c == '<') {
    phase_ = Phase::kTagStart;
    name_.clear();
    is_name_over_ = false;
  } else if (c == '{' || c == '[' || c == '"') {
    phase_ = Phase::kValue;
    step_value(c);
  } else {
    phase_ = Phase::kWord;
  }
}

void ElementScanner::step_tag(char c) {
  if (phase_ == Phase::kTagStart) {
    phase_ = c == '?' ? Phase::kInstruction : c == '!' ? Phase::kBang : Phase::kTag;
    if (phase_ != Phase::kTag) return;
  }
  note_name(c);
  if (quote_ != '\0') {
    if (c == quote_) quote_ = '\0';
  } else if (c == '"' || c == '\'') {
    quote_ = c;
  } else if (c == '>') {
    end_piece();
  }
}

void ElementScanner::note_name(char c) {
  const bool is_slash = c == '/' && name_.empty();
  is_name_over_ =
      is_name_over_ || (ends_tag_name(c) && !is_slash) || name_.size() > kTableEnd.size();
  if (!is_name_over_) name_ += lower_case({&c, 1});
}

// A tag, a comment or the like is over: the element as well, but for tables and what is in them.
void ElementScanner::end_piece() {
  const bool is_end = in_table_ && name_ == kTableEnd;
  in_table_ = in_table_ || name_ == kTableStart.substr(1);
  phase_ = in_table_ && !is_end ? Phase::kTable : Phase::kOver;
  name_.clear();
}

// Between the tags of a table.
void ElementScanner::step_table(char c) {
  const bool begins = phase_ == Phase::kTableBracket && (is_letter(c) || c == '/' || c == '!');
  if (begins) {
    start('<');
    step_tag(c);
  } else {
    phase_ = c == '<' ? Phase::kTableBracket : Phase::kTable;
  }
}

// What follows `<!`: `--` a comment, `[` character data, else a declaration.
void ElementScanner::step_bang(char c) {
  if (phase_ == Phase::kBangDash) {
    phase_ = c == '-' ? Phase::kComment : Phase::kDeclaration;
    third_last_ = before_last_ = last_ = '\0';  // `<!-->` does not end where it begins
    if (phase_ == Phase::kDeclaration) step_declaration(c);
  } else if (c == '-') {
    phase_ = Phase::kBangDash;
  } else if (c == '[') {
    phase_ = Phase::kCharacterData;
  } else {
    phase_ = Phase::kDeclaration;
    depth_ = 0;
    step_declaration(c);
  }
}

void ElementScanner::step_until(std::string_view ending, char c) {
  const char tail[3] = {third_last_, before_last_, c};
  if (std::string_view(tail, 3).substr(3 - ending.size()) == ending) end_piece();
}

void ElementScanner::step_declaration(char c) {
  if (quote_ != '\0') {
    if (c == quote_) quote_ = '\0';
  } else if (c == '"' || c == '\'') {
    quote_ = c;
  } else if (c == '[') {
    ++depth_;
  } else if (c == ']') {
    --depth_;
  } else if (c == '>' && depth_ <= 0) {
    end_piece();
  }
}

void ElementScanner::open_bracket() {
  ++count_open_;
  if (static_cast<std::uint64_t>(depth_) + count_open_ > kMaxDepth && state_ == State::kOpen)
    state_ = State::kTooDeep;
}

void ElementScanner::step_value(char c) {
  if (quote_ != '\0') {
    if (escaped_) {
      escaped_ = false;
    } else if (c == '\\') {
      escaped_ = true;
    } else if (c == '"') {
      quote_ = '\0';
      if (count_open_ == 0) phase_ = Phase::kOver;
    }
  } else if (c == '"') {
    quote_ = c;
  } else if (c == '{' || c == '[') {
    open_bracket();
  } else if (c == '}' || c == ']') {
    if (--count_open_ == 0) phase_ = Phase::kOver;
  }
}

}  // namespace shudu
