// Modules are read upwards and downwards in columns of two, unmasked, put back from blocks into one
// stream of bytes, and that is cut into segments of digits, letters and bytes.
#include "qr_reader.h"

#include <array>
#include <vector>

namespace shudu::test {
namespace {

// Level M: blocks of `data` bytes, then some of one byte more; places of the alignment patterns.
struct Version {
  int blocks;
  int data;
  int longer_blocks;
  int total;
  std::array<int, 3> alignments;
};
constexpr std::array<Version, 10> kVersions{{{1, 16, 0, 26, {}},
                                             {1, 28, 0, 44, {6, 18, 0}},
                                             {1, 44, 0, 70, {6, 22, 0}},
                                             {2, 32, 0, 100, {6, 26, 0}},
                                             {2, 43, 0, 134, {6, 30, 0}},
                                             {4, 27, 0, 172, {6, 34, 0}},
                                             {4, 31, 0, 196, {6, 22, 38}},
                                             {2, 38, 2, 242, {6, 24, 42}},
                                             {3, 36, 2, 292, {6, 26, 46}},
                                             {4, 43, 1, 346, {6, 28, 50}}}};

bool is_alignment(const Version& version, int size, int row, int column) {
  for (const int r : version.alignments) {
    for (const int c : version.alignments) {
      const bool is_finder =
          (r == 6 && c == 6) || (r == 6 && c == size - 7) || (r == size - 7 && c == 6);
      if (r == 0 || c == 0 || is_finder) continue;
      if (row >= r - 2 && row <= r + 2 && column >= c - 2 && column <= c + 2) return true;
    }
  }
  return false;
}

bool is_data(const Version& version, int size, int row, int column) {
  const bool is_finder =
      (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
  if (is_finder || row == 6 || column == 6) return false;
  const bool has_version = size >= 45;
  if (has_version && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) {
    return false;
  }
  return !is_alignment(version, size, row, column);
}

bool is_flipped(int mask, int i, int j) {
  switch (mask) {
    case 0:
      return (i + j) % 2 == 0;
    case 1:
      return i % 2 == 0;
    case 2:
      return j % 3 == 0;
    case 3:
      return (i + j) % 3 == 0;
    case 4:
      return (i / 2 + j / 3) % 2 == 0;
    case 5:
      return i * j % 2 + i * j % 3 == 0;
    case 6:
      return (i * j % 2 + i * j % 3) % 2 == 0;
    default:
      return ((i + j) % 2 + i * j % 3) % 2 == 0;
  }
}

// Level and mask: the first five bits beside the top left finder, less their own mask.
std::optional<int> mask_of(const QrMatrix& code) {
  unsigned bits = 0;
  for (int column = 0; column < 5; ++column)
    bits = bits << 1U | (code.is_dark(8, column) ? 1U : 0U);
  bits ^= 0b10101U;
  constexpr unsigned kLevelM = 0;
  if (bits >> 3U != kLevelM) return std::nullopt;
  return static_cast<int>(bits & 7U);
}

std::vector<unsigned> codewords_of(const QrMatrix& code, const Version& version, int mask) {
  std::vector<unsigned> bytes;
  unsigned byte = 0;
  int bits = 0;
  bool upwards = true;
  for (int right = code.size - 1; right > 0; right -= 2, upwards = !upwards) {
    if (right == 6) --right;
    for (int step = 0; step < code.size; ++step) {
      const int row = upwards ? code.size - 1 - step : step;
      for (const int column : {right, right - 1}) {
        if (!is_data(version, code.size, row, column)) continue;
        const bool is_one = code.is_dark(row, column) != is_flipped(mask, row, column);
        byte = byte << 1U | (is_one ? 1U : 0U);
        if (++bits % 8 != 0) continue;
        bytes.push_back(byte & 0xFFU);
        byte = 0;
      }
    }
  }
  return bytes;
}

// Byte k of every block stands before byte k + 1 of any.
std::vector<unsigned> data_of(const std::vector<unsigned>& codewords, const Version& version) {
  const int all = version.blocks + version.longer_blocks;
  std::vector<std::vector<unsigned>> blocks(static_cast<std::size_t>(all));
  std::size_t at = 0;
  for (int k = 0; k <= version.data; ++k) {
    for (int block = 0; block < all; ++block) {
      const bool is_longer = block >= version.blocks;
      if (k == version.data && !is_longer) continue;
      blocks[static_cast<std::size_t>(block)].push_back(codewords.at(at++));
    }
  }
  std::vector<unsigned> data;
  for (const auto& block : blocks) data.insert(data.end(), block.begin(), block.end());
  return data;
}

class Bits {
 public:
  explicit Bits(std::vector<unsigned> bytes) : bytes_(std::move(bytes)) {}
  [[nodiscard]] std::size_t left() const { return 8 * bytes_.size() - at_; }
  unsigned take(std::size_t count) {
    unsigned value = 0;
    for (; count > 0 && left() > 0; --count, ++at_) {
      value = value << 1U | (bytes_[at_ / 8] >> (7 - at_ % 8) & 1U);
    }
    return value;
  }

 private:
  std::vector<unsigned> bytes_;
  std::size_t at_ = 0;
};

void take_digits(Bits& bits, unsigned count, std::string& text) {
  while (count > 0) {
    const unsigned digits = std::min(count, 3U);
    const std::string number = std::to_string(bits.take(3 * digits + 1));
    text += std::string(digits - number.size(), '0') + number;
    count -= digits;
  }
}

void take_letters(Bits& bits, unsigned count, std::string& text) {
  const std::string letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
  for (; count >= 2; count -= 2) {
    const unsigned pair = bits.take(11);
    text += letters.at(pair / 45);
    text += letters.at(pair % 45);
  }
  if (count == 1) text += letters.at(bits.take(6));
}

}  // namespace

std::optional<std::string> read_qr(const QrMatrix& code) {
  const int number = (code.size - 17) / 4;
  const std::optional<int> mask = mask_of(code);
  if (number < 1 || number > 10 || (code.size - 17) % 4 != 0 || !mask) return std::nullopt;
  const Version& version = kVersions[static_cast<std::size_t>(number - 1)];
  const std::vector<unsigned> codewords = codewords_of(code, version, *mask);
  if (codewords.size() != static_cast<std::size_t>(version.total)) return std::nullopt;
  Bits bits(data_of(codewords, version));
  const bool is_long = number >= 10;
  std::string text;
  while (bits.left() >= 4) {
    switch (bits.take(4)) {
      case 0:
        return text;
      case 1:
        take_digits(bits, bits.take(is_long ? 12 : 10), text);
        break;
      case 2:
        take_letters(bits, bits.take(is_long ? 11 : 9), text);
        break;
      case 4:
        for (unsigned count = bits.take(is_long ? 16 : 8); count > 0; --count) {
          text += static_cast<char>(bits.take(8));
        }
        break;
      default:
        return std::nullopt;
    }
  }
  return text;
}

}  // namespace shudu::test
