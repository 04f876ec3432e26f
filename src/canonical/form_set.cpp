// Hashing forms, and open tables of hashes.
//
// A grid is read as eleven words of eight cells; two sums, each with odd multipliers of its own,
// are mixed after every word by the finisher of splitmix64, which is a bijection: two grids that
// differ in one word only never share a half. A slot is found by scaling the hash to the table's
// length, which need not be a power of two, so tables grow by a quarter only.
#include "shudu/canonical/form_set.h"

#include <algorithm>

namespace shudu {
namespace {

constexpr std::size_t kFirstSlots = 32;
// A table may be filled to 7/8; linear probing then looks at some 30 slots, two cache lines in a
// row, for what is not there.
constexpr std::size_t kFullNumerator = 7;
constexpr std::size_t kFullDenominator = 8;

constexpr std::uint64_t mixed(std::uint64_t x) {
  x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9U;
  x = (x ^ (x >> 27U)) * 0x94d049bb133111ebU;
  return x ^ (x >> 31U);
}

constexpr bool is_empty(const FormHash& hash) { return (hash.high | hash.low) == 0; }

// An empty slot is not a hash.
constexpr FormHash not_empty(FormHash hash) {
  if (is_empty(hash)) hash.low = 1;
  return hash;
}

// The high 32 bits below those that choose the part, scaled to the length.
std::size_t slot_of(const FormHash& hash, unsigned part_bits, std::size_t length) {
  const std::uint64_t fraction = hash.high << part_bits >> 32U;
  return static_cast<std::size_t>(fraction * static_cast<std::uint64_t>(length) >> 32U);
}

}  // namespace

FormHash hash_of(const Grid& grid) {
  const auto& values = grid.values();
  const auto size = static_cast<std::uint64_t>(grid.size());
  FormHash hash{0x9e3779b97f4a7c15U + size, 0xd1b54a32d192ed03U ^ size};
  for (std::size_t begin = 0; begin < values.size(); begin += 8) {
    std::uint64_t word = 0;
    for (std::size_t i = begin; i < std::min(begin + 8, values.size()); ++i) {
      word = word << 8U | values[i];
    }
    hash.high = mixed(hash.high * 0xa0761d6478bd642fU + word);
    hash.low = mixed((hash.low ^ word) * 0xe7037ed1a0b428dbU);
  }
  return hash;
}

void FormSet::put(Part& part, const FormHash& hash) {
  std::size_t slot = slot_of(hash, kPartBits, part.slots.size());
  while (!is_empty(part.slots[slot])) {
    if (++slot == part.slots.size()) slot = 0;
  }
  part.slots[slot] = hash;
}

void FormSet::grow(Part& part) {
  const std::size_t length = part.slots.size();
  std::vector<FormHash> old(std::max(kFirstSlots, length + length / 4));
  old.swap(part.slots);
  for (const FormHash& hash : old) {
    if (!is_empty(hash)) put(part, hash);
  }
}

bool FormSet::insert(const FormHash& hash) {
  const FormHash kept = not_empty(hash);
  if (contains(kept)) return false;
  Part& part = parts_[static_cast<std::size_t>(kept.high >> (64U - kPartBits))];
  if (part.used * kFullDenominator >= part.slots.size() * kFullNumerator) grow(part);
  put(part, kept);
  ++part.used;
  ++size_;
  return true;
}

bool FormSet::contains(const FormHash& hash) const {
  const FormHash kept = not_empty(hash);
  const Part& part = parts_[static_cast<std::size_t>(kept.high >> (64U - kPartBits))];
  if (part.slots.empty()) return false;
  std::size_t slot = slot_of(kept, kPartBits, part.slots.size());
  while (!is_empty(part.slots[slot])) {
    if (part.slots[slot] == kept) return true;
    if (++slot == part.slots.size()) slot = 0;
  }
  return false;
}

std::size_t FormSet::bytes() const {
  std::size_t total = 0;
  for (const Part& part : parts_) total += part.slots.size() * sizeof(FormHash);
  return total;
}

}  // namespace shudu
