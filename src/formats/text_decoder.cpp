#include "formats/text_decoder.h"

#include <utility>

#include "formats/utf16.h"
#include "shudu/core/characters.h"

namespace shudu {

std::string_view TextDecoder::take(std::string_view block) {
  constexpr std::size_t kTelling = 8;
  if (kind_ == Kind::kUtf8) return block;
  if (kind_ == Kind::kForeign) return {};
  text_.clear();
  if (kind_ != Kind::kUndecided) {
    decode(block);
    return text_;
  }
  // Most streams are told by their first block, of which then nothing is copied.
  const bool is_first = first_.empty() && block.size() > 1;
  if (is_first && told_by(block.substr(0, kTelling), false).kind == Kind::kUtf8) {
    kind_ = Kind::kUtf8;
    return block;
  }
  first_.append(block);
  begin(false);
  return text_;
}

std::string_view TextDecoder::finish() {
  text_.clear();
  if (kind_ == Kind::kUndecided && !first_.empty()) begin(true);
  if (high_ != 0 || has_odd_) append_utf8(kNoCharacter, text_);
  high_ = 0;
  has_odd_ = false;
  return text_;
}

// What the first bytes of a stream say it is; nothing yet where further bytes may say otherwise.
TextDecoder::Told TextDecoder::told_by(std::string_view first, bool is_all) {
  const ForeignLook look = look_for_foreign(first);
  if (look.kind != nullptr) return {Kind::kForeign, 0, look.kind};
  if (first.size() < 2) return {is_all ? Kind::kUtf8 : Kind::kUndecided};
  if (first.starts_with("\xFF\xFE")) return {Kind::kLittleEndian, 2};
  if (first.starts_with("\xFE\xFF")) return {Kind::kBigEndian, 2};
  if (first[0] != '\0' && first[1] == '\0') return {Kind::kLittleEndian};
  if (first[0] == '\0' && first[1] != '\0') return {Kind::kBigEndian};
  return {is_all || look.is_certain ? Kind::kUtf8 : Kind::kUndecided};
}

// Takes the first bytes, once they say what they are.
void TextDecoder::begin(bool is_all) {
  const Told told = told_by(first_, is_all);
  if (told.kind == Kind::kUndecided) return;
  kind_ = told.kind;
  foreign_ = told.foreign;
  const std::string bytes = std::exchange(first_, {});
  if (kind_ == Kind::kUtf8) text_ = bytes;
  if (kind_ == Kind::kLittleEndian || kind_ == Kind::kBigEndian) {
    decode(std::string_view(bytes).substr(told.mark));
  }
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
  if (high_ != 0 && is_low_surrogate(unit)) {
    append_utf8(character_of_pair(high_, unit), text_);
    high_ = 0;
    return;
  }
  if (high_ != 0) append_utf8(kNoCharacter, text_);
  high_ = is_high_surrogate(unit) ? unit : char16_t{0};
  // One that stands alone is no character.
  if (high_ == 0) append_utf8(unit, text_);
}

}  // namespace shudu
