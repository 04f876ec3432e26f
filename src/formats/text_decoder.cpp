#include "formats/text_decoder.h"

#include "shudu/core/characters.h"

namespace shudu {

std::string_view TextDecoder::take(std::string_view block) {
  if (kind_ == Kind::kUtf8) return block;
  if (kind_ == Kind::kForeign) return {};
  text_.clear();
  if (kind_ != Kind::kUndecided) {
    decode(block);
    return text_;
  }
  // Most streams are told by their first block, of which then nothing is copied.
  if (first_.empty() && block.size() > 1) {
    first_ = block.substr(0, 8);
    const bool is_decided = decide(false);
    if (is_decided && kind_ == Kind::kUtf8) {
      first_.clear();
      return block;
    }
    first_.clear();
    kind_ = Kind::kUndecided;
  }
  first_.append(block);
  if (kind_ == Kind::kUndecided && !decide(false)) return {};
  const std::string bytes = std::move(first_);
  first_.clear();
  if (kind_ == Kind::kUtf8) return text_ = bytes;
  if (kind_ != Kind::kForeign) decode(bytes);
  return text_;
}

std::string_view TextDecoder::finish() {
  text_.clear();
  if (kind_ == Kind::kUndecided && !first_.empty()) {
    (void)decide(true);
    const std::string bytes = std::move(first_);
    first_.clear();
    if (kind_ == Kind::kUtf8) return text_ = bytes;
    if (kind_ != Kind::kForeign) decode(bytes);
  }
  if (high_ != 0 || has_odd_) append_utf8(kNoCharacter, text_);
  high_ = 0;
  has_odd_ = false;
  return text_;
}

// False: further bytes are needed.
bool TextDecoder::decide(bool is_all) {
  const ForeignLook look = look_for_foreign(first_);
  if (look.kind != nullptr) {
    foreign_ = look.kind;
    kind_ = Kind::kForeign;
    return true;
  }
  if (first_.size() < 2 && !is_all) return false;
  const bool has_two = first_.size() >= 2;
  if (has_two && first_[0] == '\xFF' && first_[1] == '\xFE') {
    kind_ = Kind::kLittleEndian;
    first_.erase(0, 2);
  } else if (has_two && first_[0] == '\xFE' && first_[1] == '\xFF') {
    kind_ = Kind::kBigEndian;
    first_.erase(0, 2);
  } else if (has_two && first_[0] != '\0' && first_[1] == '\0') {
    kind_ = Kind::kLittleEndian;
  } else if (has_two && first_[0] == '\0' && first_[1] != '\0') {
    kind_ = Kind::kBigEndian;
  } else if (!is_all && !look.is_certain) {
    return false;
  } else {
    kind_ = Kind::kUtf8;
  }
  return true;
}

void TextDecoder::decode(std::string_view bytes) {
  for (const char byte : bytes) {
    if (!has_odd_) {
      odd_ = byte;
      has_odd_ = true;
      continue;
    }
    has_odd_ = false;
    const auto before = static_cast<unsigned char>(odd_);
    const auto after = static_cast<unsigned char>(byte);
    const bool is_little = kind_ == Kind::kLittleEndian;
    const unsigned low = is_little ? before : after;
    const unsigned high = is_little ? after : before;
    take_unit(static_cast<char16_t>(high << 8U | low));
  }
}

void TextDecoder::take_unit(char16_t unit) {
  const bool is_high = (unit & 0xFC00U) == 0xD800U;
  const bool is_low = (unit & 0xFC00U) == 0xDC00U;
  if (high_ != 0 && is_low) {
    constexpr char32_t kFirstPair = 0x10000;
    append_utf8(kFirstPair + ((high_ & 0x3FFU) << 10U) + (unit & 0x3FFU), text_);
    high_ = 0;
    return;
  }
  if (high_ != 0) append_utf8(kNoCharacter, text_);
  high_ = is_high ? unit : char16_t{0};
  if (!is_high) append_utf8(is_low ? kNoCharacter : char32_t{unit}, text_);
}

}  // namespace shudu
