// Nothing read here is believed: every length and place is checked against the page or file it lies
// in, and a record that does not add up is left out.
#include "storage/pages.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>
#include <utility>

namespace shudu::storage {
namespace {

constexpr std::size_t kMostBytes = 1U << 24U;  // of one record; a store's are far below

enum PageType : std::uint8_t {
  kIndexInterior = 2,
  kTableInterior = 5,
  kIndexLeaf = 10,
  kTableLeaf = 13
};

std::uint64_t big_endian(std::string_view bytes, std::size_t at, std::size_t length) {
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < length; ++i) {
    number = number << 8U | static_cast<unsigned char>(bytes[at + i]);
  }
  return number;
}

// A variable-length number at `at`, which moves past it; none after the end.
std::optional<std::uint64_t> read_varint(std::string_view bytes, std::size_t& at) {
  std::uint64_t number = 0;
  for (int i = 0; i < 9; ++i) {
    if (at >= bytes.size()) return std::nullopt;
    const auto byte = static_cast<unsigned char>(bytes[at++]);
    if (i == 8) return number << 8U | byte;
    number = number << 7U | (byte & 0x7FU);
    if ((byte & 0x80U) == 0) return number;
  }
  return number;
}

std::size_t bytes_of_type(std::uint64_t type) {
  constexpr std::size_t kFixed[] = {0, 1, 2, 3, 4, 6, 8, 8, 0, 0};
  if (type < 10) return kFixed[type];
  return static_cast<std::size_t>((type - 12) / 2);
}

// Two's complement of `length` bytes.
std::int64_t read_integer(std::string_view bytes, std::size_t at, std::size_t length) {
  assert(length >= 1 && length <= 8);
  const std::uint64_t raw = big_endian(bytes, at, length);
  const std::size_t unused = 64 - 8 * length;
  return static_cast<std::int64_t>(raw << unused) >> unused;
}

RecordValue read_field(std::string_view bytes, std::size_t at, std::uint64_t type) {
  if (type == 0) return std::monostate{};
  if (type == 8 || type == 9) return static_cast<std::int64_t>(type - 8);
  if (type == 7) return std::bit_cast<double>(big_endian(bytes, at, 8));
  if (type < 7) return read_integer(bytes, at, bytes_of_type(type));
  return std::string(bytes.substr(at, bytes_of_type(type)));
}

std::optional<std::vector<RecordValue>> read_record(std::string_view bytes) {
  std::size_t at = 0;
  const std::optional<std::uint64_t> header = read_varint(bytes, at);
  if (!header || *header > bytes.size()) return std::nullopt;
  std::vector<RecordValue> fields;
  auto body = static_cast<std::size_t>(*header);
  while (at < *header) {
    const std::optional<std::uint64_t> type = read_varint(bytes.substr(0, *header), at);
    if (!type || *type == 10 || *type == 11 || *type > 2 * kMostBytes) return std::nullopt;
    const bool is_blob = *type >= 12 && *type % 2 == 0;
    if (is_blob || bytes.size() - body < bytes_of_type(*type)) return std::nullopt;
    fields.push_back(read_field(bytes, body, *type));
    body += bytes_of_type(*type);
  }
  if (body != bytes.size()) return std::nullopt;
  return fields;
}

std::size_t sensible_page_size(std::uint64_t size) {
  if (size == 1) size = 65536;
  return size >= 512 && size <= 65536 && std::has_single_bit(size) ? static_cast<std::size_t>(size)
                                                                   : 0;
}

// The running checksum of a log, over pairs of 32-bit words.
struct Checksum {
  std::uint32_t a = 0;
  std::uint32_t b = 0;
  bool is_big = false;

  void add(std::string_view bytes) {
    for (std::size_t i = 0; i + 8 <= bytes.size(); i += 8) {
      a += word(bytes, i) + b;
      b += word(bytes, i + 4) + a;
    }
  }
  [[nodiscard]] bool is_at(std::string_view bytes, std::size_t at) const {
    return big_endian(bytes, at, 4) == a && big_endian(bytes, at + 4, 4) == b;
  }

 private:
  [[nodiscard]] std::uint32_t word(std::string_view bytes, std::size_t at) const {
    const auto big = static_cast<std::uint32_t>(big_endian(bytes, at, 4));
    return is_big ? big : __builtin_bswap32(big);
  }
};

constexpr std::size_t kLogHeader = 32;
constexpr std::size_t kFrameHeader = 24;

}  // namespace

Pages::Pages(std::string file, std::string_view log) : file_(std::move(file)) {
  std::size_t size = file_.size() >= 100 ? sensible_page_size(big_endian(file_, 16, 2)) : 0;
  if (size == 0 && log.size() >= kLogHeader) size = sensible_page_size(big_endian(log, 8, 4));
  if (size != 0) size_ = size;
  lay_over(log);
}

// Frames count up to the last commit before the first one that does not carry on the checksum.
void Pages::lay_over(std::string_view log) {
  constexpr std::uint64_t kLogMagic = 0x377f0682;
  if (log.size() < kLogHeader || big_endian(log, 0, 4) >> 1U != kLogMagic >> 1U) return;
  if (sensible_page_size(big_endian(log, 8, 4)) != size_) return;
  Checksum sum{.is_big = (big_endian(log, 0, 4) & 1U) != 0};
  sum.add(log.substr(0, 24));
  if (!sum.is_at(log, 24)) return;
  std::vector<std::pair<std::size_t, std::size_t>> frames;  // page from 0, place of its bytes
  std::size_t committed = 0;
  for (std::size_t at = kLogHeader; at + kFrameHeader + size_ <= log.size();
       at += kFrameHeader + size_) {
    const bool is_ours = log.substr(at + 8, 8) == log.substr(16, 8);
    sum.add(log.substr(at, 8));
    sum.add(log.substr(at + kFrameHeader, size_));
    const std::uint64_t number = big_endian(log, at, 4);
    if (!is_ours || !sum.is_at(log, at + 16) || number == 0) break;
    frames.emplace_back(static_cast<std::size_t>(number - 1), at + kFrameHeader);
    if (big_endian(log, at + 4, 4) != 0) committed = frames.size();
  }
  frames.resize(committed);
  for (const auto& [index, at] : frames) {
    if (index > (std::size_t{1} << 30U) / size_) continue;
    if (file_.size() < (index + 1) * size_) file_.resize((index + 1) * size_);
    file_.replace(index * size_, size_, log.substr(at, size_));
  }
}

std::size_t Pages::count() const { return (file_.size() + size_ - 1) / size_; }

std::string_view Pages::page(std::size_t index) const {
  return std::string_view(file_).substr(std::min(index * size_, file_.size()), size_);
}

std::size_t Pages::cells_of_first() const {
  const std::string_view first = page(0);
  return first.size() < 108 ? 0 : static_cast<std::size_t>(big_endian(first, 103, 2));
}

bool Pages::read(std::size_t index, const std::function<void(Record)>& take) const {
  const std::string_view bytes = page(index);
  const std::size_t head = index == 0 ? 100 : 0;
  if (bytes.size() < head + 12) return false;
  const auto type = static_cast<std::uint8_t>(bytes[head]);
  if (type != kIndexInterior && type != kTableInterior && type != kIndexLeaf &&
      type != kTableLeaf) {
    return false;
  }
  const auto cells = static_cast<std::size_t>(big_endian(bytes, head + 3, 2));
  const std::size_t first = head + (type == kIndexInterior || type == kTableInterior ? 12 : 8);
  if (first + 2 * cells > bytes.size()) return false;
  if (type == kTableInterior) return true;  // keys alone
  for (std::size_t i = 0; i < cells; ++i) {
    const auto at = static_cast<std::size_t>(big_endian(bytes, first + 2 * i, 2));
    std::optional<Record> record = read_cell(bytes, at, type);
    if (record) take(*std::move(record));
  }
  return true;
}

std::optional<Record> Pages::read_cell(std::string_view page, std::size_t at,
                                       std::uint8_t type) const {
  if (type == kIndexInterior) at += 4;  // the page below
  const std::optional<std::uint64_t> size = read_varint(page, at);
  if (!size || *size == 0 || *size > kMostBytes) return std::nullopt;
  Record record;
  if (type == kTableLeaf) {
    const std::optional<std::uint64_t> rowid = read_varint(page, at);
    if (!rowid) return std::nullopt;
    record.rowid = static_cast<std::int64_t>(*rowid);
  }
  const std::optional<std::string> bytes = payload(page, at, *size, type == kTableLeaf);
  if (!bytes) return std::nullopt;
  std::optional<std::vector<RecordValue>> fields = read_record(*bytes);
  if (!fields) return std::nullopt;
  record.fields = *std::move(fields);
  return record;
}

// What does not fit on the page goes on in a chain of overflow pages. A store reserves no bytes at
// the end of its pages.
std::optional<std::string> Pages::payload(std::string_view page, std::size_t at, std::uint64_t size,
                                          bool is_table) const {
  const std::uint64_t most = is_table ? size_ - 35 : (size_ - 12) * 64 / 255 - 23;
  const std::uint64_t least = (size_ - 12) * 32 / 255 - 23;
  std::uint64_t local = size;
  if (size > most) {
    const std::uint64_t tail = least + (size - least) % (size_ - 4);
    local = tail <= most ? tail : least;
  }
  if (at + local + (local < size ? 4 : 0) > page.size()) return std::nullopt;
  std::string bytes(page.substr(at, static_cast<std::size_t>(local)));
  std::uint64_t next = local < size ? big_endian(page, at + static_cast<std::size_t>(local), 4) : 0;
  while (bytes.size() < size) {
    const std::string_view more =
        next == 0 ? std::string_view() : this->page(static_cast<std::size_t>(next - 1));
    const std::size_t take = std::min(static_cast<std::size_t>(size) - bytes.size(), size_ - 4);
    if (more.size() < 4 + take) return std::nullopt;
    bytes += more.substr(4, take);
    next = big_endian(more, 0, 4);
  }
  return bytes;
}

}  // namespace shudu::storage
