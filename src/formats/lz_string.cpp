#include "formats/lz_string.h"

#include <array>
#include <optional>
#include <unordered_map>
#include <vector>

#include "formats/utf16.h"

namespace shudu {

namespace {

constexpr std::uint32_t kNewByte = 0;
constexpr std::uint32_t kNewUnit = 1;
constexpr std::uint32_t kEnd = 2;
constexpr std::uint32_t kFirstEntry = 3;
constexpr unsigned kCharacterBits = 6;

constexpr std::string_view kBase64 =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::string_view kUri =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-";
static_assert(kBase64.size() == 64 && kUri.size() == 64);

// The value of each character of either alphabet; kNoValue for others.
constexpr std::uint8_t kNoValue = 64;
consteval std::array<std::uint8_t, 256> make_values() {
  std::array<std::uint8_t, 256> values{};
  values.fill(kNoValue);
  for (std::size_t i = 0; i < kBase64.size(); ++i) {
    values[static_cast<unsigned char>(kBase64[i])] = static_cast<std::uint8_t>(i);
    values[static_cast<unsigned char>(kUri[i])] = static_cast<std::uint8_t>(i);
  }
  return values;
}
constexpr std::array<std::uint8_t, 256> kValuesOfUri = make_values();

// How wide the next code is. Both sides count entries the same way: after so many the codes need
// one more bit.
class Width {
 public:
  Width(unsigned bits, std::uint32_t left) : bits_(bits), left_(left) {}
  [[nodiscard]] unsigned bits() const { return bits_; }
  void count_entry() {
    if (--left_ > 0) return;
    left_ = std::uint32_t{1} << bits_;
    ++bits_;
  }

 private:
  unsigned bits_;
  std::uint32_t left_;
};

// Bits into characters. A code goes in with its lowest bit first, a character is filled from its
// highest.
class BitWriter {
 public:
  explicit BitWriter(std::string_view alphabet) : alphabet_(alphabet) {}

  void put(std::uint32_t value, unsigned bits) {
    for (unsigned i = 0; i < bits; ++i) {
      open_ = open_ << 1U | ((value >> i) & 1U);
      if (++count_ == kCharacterBits) close();
    }
  }
  // The last character is written even when no bit is in it, as lz-string does.
  std::string finish() {
    open_ <<= kCharacterBits - count_;
    close();
    return std::move(text_);
  }

 private:
  void close() {
    text_ += alphabet_[open_];
    open_ = 0;
    count_ = 0;
  }

  std::string_view alphabet_;
  std::string text_;
  std::uint32_t open_ = 0;
  unsigned count_ = 0;
};

class Packer {
 public:
  explicit Packer(std::string_view alphabet) : bits_(alphabet) {}

  std::string pack(std::u16string_view units) {
    std::uint32_t current = 0;  // the entry that the units so far are; 0: there are none
    for (const char16_t unit : units) {
      const std::uint32_t single = entry_of(unit);
      if (current == 0) {
        current = single;
        continue;
      }
      const auto [place, is_new] = entries_.try_emplace(key(current, unit), next_);
      if (!is_new) {
        current = place->second;
        continue;
      }
      ++next_;
      put_entry(current);
      current = single;
    }
    if (current != 0) put_entry(current);
    bits_.put(kEnd, width_.bits());
    return bits_.finish();
  }

 private:
  // Entry 0 is none, so a single unit has the key of the unit after nothing.
  static std::uint64_t key(std::uint32_t entry, char16_t unit) {
    return std::uint64_t{entry} << 16U | unit;
  }

  std::uint32_t entry_of(char16_t unit) {
    const auto [place, is_new] = entries_.try_emplace(key(0, unit), next_);
    if (is_new) unsent_.emplace(next_++, unit);
    return place->second;
  }

  void put_entry(std::uint32_t entry) {
    const auto unsent = unsent_.find(entry);
    if (unsent == unsent_.end()) {
      bits_.put(entry, width_.bits());
    } else {
      constexpr unsigned kByte = 8;
      const bool is_byte = unsent->second < 256;
      bits_.put(is_byte ? kNewByte : kNewUnit, width_.bits());
      bits_.put(unsent->second, is_byte ? kByte : 2 * kByte);
      unsent_.erase(unsent);
      width_.count_entry();
    }
    width_.count_entry();
  }

  BitWriter bits_;
  Width width_{2, 2};
  std::unordered_map<std::uint64_t, std::uint32_t> entries_;
  std::unordered_map<std::uint32_t, char16_t> unsent_;  // single units that the reader lacks
  std::uint32_t next_ = kFirstEntry;
};

class BitReader {
 public:
  explicit BitReader(std::string_view text) : text_(text) {}

  // Nothing when the text ends before.
  std::optional<std::uint32_t> take(unsigned bits) {
    std::uint32_t value = 0;
    for (unsigned i = 0; i < bits; ++i) {
      const std::size_t at = bit_ / kCharacterBits;
      if (at >= text_.size()) return std::nullopt;
      const auto shift = static_cast<unsigned>(kCharacterBits - 1 - bit_ % kCharacterBits);
      value |= ((kValuesOfUri[static_cast<unsigned char>(text_[at])] >> shift) & 1U) << i;
      ++bit_;
    }
    return value;
  }
  // The character that the next bit is in.
  [[nodiscard]] std::size_t character() const { return bit_ / kCharacterBits; }
  [[nodiscard]] bool has_only_zeros_left() {
    while (character() < text_.size()) {
      if (take(1) != 0U) return false;
    }
    return true;
  }

 private:
  std::string_view text_;
  std::size_t bit_ = 0;
};

class Unpacker {
 public:
  Unpacker(std::string_view packed, std::size_t most) : bits_(packed), most_(most) {}

  Result<std::string> unpack() {
    while (!is_done_) {
      const Status status = step();
      if (!status) return status.error();
    }
    if (!bits_.has_only_zeros_left()) return fail(ErrorCode::kBadSyntax);
    const std::optional<std::string> text = to_utf8(units_);
    if (!text) return fail(ErrorCode::kBadSyntax);
    return *text;
  }

 private:
  // A part of units_.
  struct Part {
    std::size_t begin = 0;
    std::size_t length = 0;
  };

  [[nodiscard]] Error fail(ErrorCode code) const {
    return Error{.code = code,
                 .at = {1, bits_.character() + 1},
                 .expected = code == ErrorCode::kTooLarge ? most_ : 0};
  }

  // Reads one code and appends what it stands for.
  Status step() {
    const std::optional<std::uint32_t> code = bits_.take(width_.bits());
    if (!code) return fail(ErrorCode::kUnfinished);
    if (*code == kEnd) {
      is_done_ = true;
      return kDone;
    }
    const std::size_t begin = units_.size();
    const Status appended = *code < kEnd ? append_new(*code) : append_entry(*code);
    if (!appended) return appended;
    if (last_.length > 0) parts_.push_back({last_.begin, last_.length + 1});
    last_ = {begin, units_.size() - begin};
    // The first unit comes with a code of two bits; its entry is not counted like those after it.
    if (begin == 0) {
      width_ = Width(3, 4);
    } else {
      width_.count_entry();
    }
    return kDone;
  }

  Status append_new(std::uint32_t code) {
    const std::optional<std::uint32_t> unit = bits_.take(code == kNewByte ? 8 : 16);
    if (!unit) return fail(ErrorCode::kUnfinished);
    parts_.push_back({units_.size(), 1});
    if (last_.length > 0) width_.count_entry();
    return append(static_cast<char16_t>(*unit));
  }

  Status append_entry(std::uint32_t code) {
    const std::size_t number = code - kFirstEntry;
    // The entry that this very code makes: the last part and its first unit again.
    const bool is_own = number == parts_.size() && last_.length > 0;
    if (number >= parts_.size() && !is_own) return fail(ErrorCode::kBadSyntax);
    const Part part = is_own ? Part{last_.begin, last_.length + 1} : parts_[number];
    for (std::size_t i = 0; i < part.length; ++i) {
      const Status status = append(units_[part.begin + i]);
      if (!status) return status;
    }
    return kDone;
  }

  Status append(char16_t unit) {
    bytes_ += utf8_bytes(unit);
    if (bytes_ > most_) return fail(ErrorCode::kTooLarge);
    units_ += unit;
    return kDone;
  }

  BitReader bits_;
  std::size_t most_;
  Width width_{2, 1};
  std::u16string units_;
  std::size_t bytes_ = 0;
  std::vector<Part> parts_;
  Part last_;
  bool is_done_ = false;
};

// Without the padding, of which there are three characters at most.
std::string_view without_padding(std::string_view packed) {
  for (int i = 0; i < 3 && !packed.empty(); ++i) {
    if (packed.back() == '=' || packed.back() == '$') packed.remove_suffix(1);
  }
  return packed;
}

}  // namespace

std::string pack_lz(std::string_view text, LzAlphabet alphabet) {
  const bool is_base64 = alphabet == LzAlphabet::kBase64;
  std::string packed = Packer(is_base64 ? kBase64 : kUri).pack(to_utf16(text));
  while (is_base64 && packed.size() % 4 != 0) packed += '=';
  return packed;
}

Result<std::string> unpack_lz(std::string_view packed, std::size_t most) {
  const std::string_view data = without_padding(packed);
  for (std::size_t i = 0; i < data.size(); ++i) {
    if (kValuesOfUri[static_cast<unsigned char>(data[i])] != kNoValue) continue;
    return Error{
        .code = ErrorCode::kBadCharacter, .at = {1, i + 1}, .token = escape_first(data.substr(i))};
  }
  return Unpacker(data, most).unpack();
}

}  // namespace shudu
