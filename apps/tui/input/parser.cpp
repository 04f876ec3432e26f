// One function a state, one byte at a time: cutting the bytes elsewhere cannot matter.
#include "tui/input/parser.h"

#include <optional>

#include "shudu/core/characters.h"
#include "tui/input/sequence.h"

namespace shudu::tui {
namespace {

constexpr unsigned char kEscapeByte = 0x1B;
constexpr std::size_t kMostSequence = 64;
constexpr std::string_view kPasteEnd = "\x1b[201~";

// A control byte as the key that sends it.
Key key_of_control(unsigned char byte) {
  if (byte == '\r' || byte == '\n') return {KeyCode::kEnter};
  if (byte == '\t') return {KeyCode::kTab};
  if (byte == 0x08 || byte == 0x7F) return {KeyCode::kBackspace};
  if (byte == 0) return {.character = U' ', .ctrl = true};
  const char32_t letter = byte + 0x40U;
  const bool is_letter = letter >= U'A' && letter <= U'Z';
  return {.character = is_letter ? letter + 32 : letter, .ctrl = true};
}

}  // namespace

void InputParser::feed(std::string_view bytes, std::vector<Input>& to) {
  for (const char byte : bytes) take(static_cast<unsigned char>(byte), to);
}

bool InputParser::is_waiting() const { return state_ != State::kGround && state_ != State::kPaste; }

void InputParser::time_out(std::vector<Input>& to) {
  switch (state_) {
    case State::kGround:
    case State::kPaste:
      return;
    case State::kEscape:
      // Two escapes in a row: Esc was pressed twice.
      if (has_alt_) to.emplace_back(Key{KeyCode::kEscape});
      to.emplace_back(Key{KeyCode::kEscape});
      break;
    case State::kCsi:
    case State::kSs3:
    case State::kString:
      // Nothing after it: Alt and the letter that a sequence would begin with.
      if (begun_.size() == 1) {
        const auto letter = static_cast<char32_t>(static_cast<unsigned char>(begun_.front()));
        to.emplace_back(Key{.character = letter, .alt = true});
      }
      break;
    case State::kText:
      to.emplace_back(Key{.character = kNoCharacter, .alt = has_alt_});
      break;
    case State::kConsoleF:
    case State::kOldMouse:
      break;
  }
  end_with_nothing();
}

void InputParser::begin(State state, unsigned char byte) {
  state_ = state;
  begun_.assign(1, static_cast<char>(byte));
}

void InputParser::end_with_nothing() {
  state_ = State::kGround;
  has_alt_ = false;
  begun_.clear();
}

void InputParser::end(std::vector<Input>& to, Key key) {
  key.alt = key.alt || has_alt_;
  to.emplace_back(key);
  end_with_nothing();
}

void InputParser::take(unsigned char byte, std::vector<Input>& to) {
  switch (state_) {
    case State::kGround:
      return take_ground(byte, to);
    case State::kEscape:
      return take_escape(byte, to);
    case State::kCsi:
      return take_csi(byte, to);
    case State::kSs3:
      return take_ss3(byte, to);
    case State::kString:
      return take_string(byte, to);
    case State::kText:
      return take_text(byte, to);
    case State::kConsoleF:
      if (byte >= 'A' && byte <= 'E') {
        return end(to, {KeyCode::kFunction, static_cast<char32_t>(byte) - U'A' + 1});
      }
      end_with_nothing();
      if (byte < 0x20 || byte > 0x7E) take_ground(byte, to);
      return;
    case State::kOldMouse:
      return take_old_mouse(byte, to);
    case State::kPaste:
      return take_paste(byte, to);
  }
}

void InputParser::take_ground(unsigned char byte, std::vector<Input>& to) {
  if (byte == kEscapeByte) {
    state_ = State::kEscape;
  } else if (byte < 0x20 || byte == 0x7F) {
    end(to, key_of_control(byte));
  } else if (byte < 0x80) {
    end(to, {.character = byte});
  } else if (length_begun_by(static_cast<char>(byte)) == 0) {
    end(to, {.character = kNoCharacter});
  } else {
    begin(State::kText, byte);
  }
}

void InputParser::take_escape(unsigned char byte, std::vector<Input>& to) {
  constexpr std::string_view kStringBegins = "]PX^_";
  const char sign = static_cast<char>(byte);
  if (byte == kEscapeByte) {
    // Esc before Alt and a key; rxvt writes Alt+Up as ESC ESC [ A.
    if (has_alt_) to.emplace_back(Key{KeyCode::kEscape});
    has_alt_ = true;
  } else if (sign == '[') {
    begin(State::kCsi, byte);
  } else if (sign == 'O') {
    begin(State::kSs3, byte);
  } else if (kStringBegins.find(sign) != std::string_view::npos) {
    begin(State::kString, byte);
  } else {
    if (has_alt_) to.emplace_back(Key{KeyCode::kEscape});
    has_alt_ = true;
    take_ground(byte, to);
  }
}

void InputParser::take_csi(unsigned char byte, std::vector<Input>& to) {
  const char sign = static_cast<char>(byte);
  if (byte < 0x20 || byte > 0x7E) {  // no part of a sequence: it was cut off
    end_with_nothing();
    take_ground(byte, to);
    return;
  }
  const bool is_first = begun_.size() == 1;
  if (is_first && sign == '[') return begin(State::kConsoleF, byte);
  if (is_first && sign == 'M') return begin(State::kOldMouse, byte);
  // rxvt ends Shift+Delete and its like with a byte that elsewhere stands before the final one.
  const bool is_rxvt_end =
      sign == '$' && !is_first && begun_.find_first_not_of("0123456789", 1) == std::string::npos;
  if (byte >= 0x40 || is_rxvt_end) return end_csi(sign, to);
  if (begun_.size() < kMostSequence) begun_ += sign;
}

void InputParser::end_csi(char final, std::vector<Input>& to) {
  const std::string_view parameters = std::string_view(begun_).substr(1);
  if (final == '~' && parameters == "200") {
    end_with_nothing();
    state_ = State::kPaste;
    return;
  }
  if (begun_.size() < kMostSequence) {
    if (std::optional<Input> input = input_of_csi(parameters, final)) {
      if (Key* key = std::get_if<Key>(&*input)) key->alt = key->alt || has_alt_;
      to.push_back(*std::move(input));
    }
  }
  end_with_nothing();
}

void InputParser::take_ss3(unsigned char byte, std::vector<Input>& to) {
  const char sign = static_cast<char>(byte);
  if (byte < 0x20 || byte > 0x7E) {
    end_with_nothing();
    take_ground(byte, to);
    return;
  }
  if (is_digit(sign) || sign == ';') {
    if (begun_.size() < kMostSequence) begun_ += sign;
    return;
  }
  const std::optional<Key> key = key_of_ss3(std::string_view(begun_).substr(1), sign);
  if (key) return end(to, *key);
  end_with_nothing();
}

void InputParser::take_string(unsigned char byte, std::vector<Input>& to) {
  constexpr unsigned char kBell = 0x07;
  constexpr unsigned char kCancel = 0x18;
  constexpr unsigned char kSubstitute = 0x1A;
  const bool had_escape = begun_.back() == static_cast<char>(kEscapeByte) && begun_.size() > 1;
  if (byte == kBell || byte == kCancel || byte == kSubstitute) return end_with_nothing();
  if (had_escape) {
    // ESC \ ends the string; another sequence ends it too and begins itself.
    end_with_nothing();
    if (byte == '\\') return;
    state_ = State::kEscape;
    return take_escape(byte, to);
  }
  // Only whether something came, and whether it was an escape, matters.
  begun_.resize(1);
  begun_ += static_cast<char>(byte);
}

void InputParser::take_text(unsigned char byte, std::vector<Input>& to) {
  const char first = begun_.front();
  const char next = static_cast<char>(byte);
  const bool fits = begun_.size() == 1 ? may_follow(first, next) : is_continuation(next);
  if (!fits) {
    end(to, {.character = kNoCharacter});
    take_ground(byte, to);
    return;
  }
  begun_ += next;
  if (begun_.size() < length_begun_by(first)) return;
  const char32_t character = first_character(begun_);
  if (character < 0xA0) return end_with_nothing();  // controls in two bytes: no key sends them
  end(to, {.character = character});
}

void InputParser::take_old_mouse(unsigned char byte, std::vector<Input>& to) {
  begun_ += static_cast<char>(byte);
  if (begun_.size() < 4) return;
  const auto number = [this](std::size_t i) { return static_cast<unsigned char>(begun_[i]) - 32; };
  if (number(1) >= 0) {
    if (const auto mouse = mouse_of(number(1), number(2), number(3), false))
      to.emplace_back(*mouse);
  }
  end_with_nothing();
}

void InputParser::take_paste(unsigned char byte, std::vector<Input>& to) {
  const char sign = static_cast<char>(byte);
  if (sign == kPasteEnd[end_seen_]) {
    if (++end_seen_ < kPasteEnd.size()) return;
    to.emplace_back(Paste{std::move(paste_)});
    paste_.clear();
    end_seen_ = 0;
    return end_with_nothing();
  }
  // What looked like the end was text; an escape occurs only at its front, so only one can begin.
  const auto keep = [this](std::string_view text) {
    paste_ += text.substr(0, kMostPaste - paste_.size());
  };
  keep(kPasteEnd.substr(0, end_seen_));
  end_seen_ = byte == kEscapeByte ? 1 : 0;
  if (end_seen_ == 0) keep({&sign, 1});
}

}  // namespace shudu::tui
