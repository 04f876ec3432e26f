// Making SudokuPad's shortened JSON whole again; see ctc_json.h.
//
// One pass over characters. Outside of strings there are brackets, commas and colons, and between
// them words; a word before a colon is a key and gets quotes, `t` and `f` are the truth values,
// numbers and null stay, any other word is a color and gets quotes. Where a value could stand and
// none does, before a comma or a closing bracket of a list, there was `{}`.
#include <algorithm>

#include "shudu/core/characters.h"

#include "formats/ctc_json.h"

namespace shudu {

namespace {

bool is_mark(char c) {
  constexpr std::string_view kMarks = "{}[]:,";
  return kMarks.find(c) != kMarks.npos;
}

bool is_number(std::string_view word) {
  constexpr std::string_view kCharacters = "0123456789+-.eE";
  const bool begins = !word.empty() && (is_digit(word[0]) || word[0] == '-');
  return begins && word.find_first_not_of(kCharacters) == word.npos;
}

class Lengthener {
 public:
  // As SudokuPad does: with a double quote anywhere, single ones are letters.
  Lengthener(std::string_view text, std::size_t most)
      : rest_(text), most_(most), quote_(text.find('"') == text.npos ? '\'' : '"') {}

  Result<std::string> run() {
    while (!rest_.empty()) {
      const char c = rest_[0];
      if (c == ' ' || c == '\n' || c == '\r' || c == '\t') {
        rest_.remove_prefix(1);
      } else if (c == quote_) {
        take_string();
      } else if (is_mark(c)) {
        take_mark();
      } else {
        take_word();
      }
      if (out_.size() > most_) return too_large();
    }
    return std::move(out_);
  }

 private:
  [[nodiscard]] Error too_large() const {
    return Error{.code = ErrorCode::kTooLarge, .expected = most_};
  }

  void take_string() {
    rest_.remove_prefix(1);
    out_ += '"';
    while (!rest_.empty() && rest_[0] != quote_) {
      const std::size_t length = rest_[0] == '\\' && rest_.size() > 1 ? 2 : 1;
      const std::string_view piece = rest_.substr(0, length);
      out_.append(piece == "\\'" ? "'" : piece);
      rest_.remove_prefix(length);
    }
    if (rest_.empty()) return;  // no end: the parser will say so
    out_ += '"';
    rest_.remove_prefix(1);
    before_ = '"';
  }

  void take_mark() {
    const char c = rest_[0];
    const bool in_list = !lists_.empty() && lists_.back() == '[';
    const bool lacks_value =
        c == ',' ? in_list && (before_ == ',' || before_ == '[') : c == ']' && before_ == ',';
    if (lacks_value) out_ += "{}";
    if (c == '[' || c == '{') lists_ += c;
    if ((c == ']' || c == '}') && !lists_.empty()) lists_.pop_back();
    out_ += c;
    before_ = c;
    rest_.remove_prefix(1);
  }

  void take_word() {
    const std::string_view::const_iterator end =
        std::find_if(rest_.begin(), rest_.end(), [this](char c) {
          return is_mark(c) || c == quote_ || c == ' ' || c == '\n' || c == '\r' || c == '\t';
        });
    const std::string_view word = rest_.substr(0, static_cast<std::size_t>(end - rest_.begin()));
    rest_.remove_prefix(word.size());
    const bool is_key = !rest_.empty() && rest_[0] == ':';
    const bool is_color = word.size() == 6 &&
                          word.find_first_not_of("0123456789abcdefABCDEF") == word.npos &&
                          before_ == ':';
    if (!is_key && word == "t") {
      out_ += "true";
    } else if (!is_key && word == "f") {
      out_ += "false";
    } else if (!is_key && !is_color &&
               (is_number(word) || word == "null" || word == "true" || word == "false")) {
      out_ += word;
    } else {
      out_.append("\"").append(word).append("\"");
    }
    before_ = 'w';
  }

  std::string_view rest_;
  std::size_t most_;
  char quote_;
  char before_ = ' ';  // the mark before, or something else for a value
  std::string lists_;  // the open brackets
  std::string out_;
};

}  // namespace

Result<std::string> lengthened_json(std::string_view text, std::size_t most) {
  return Lengthener(text, most).run();
}

}  // namespace shudu
