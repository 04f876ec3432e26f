// Shudu's own links; see share.h.
#include "formats/share.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "formats/json.h"
#include "formats/link.h"
#include "formats/long_notes.h"
#include "formats/lz_string.h"
#include "shudu/core/crc32.h"
#include "shudu/formats/share_link.h"

namespace shudu {

namespace {

constexpr std::string_view kKey = "s=";
constexpr std::string_view kShareMark = "#s=";
constexpr std::uint64_t kVersion = 1;
constexpr std::size_t kChecksumDigits = 8;

/// What follows `s=`, where it may be ours: digits and a dot. Nothing before `#` has a blank.
std::optional<Piece> data_in(std::string_view line) {
  Piece data = trimmed(whole_of(line));
  const std::size_t mark = line.find(kShareMark);
  if (mark != line.npos) {
    if (line.substr(data.begin, mark - data.begin).find_first_of(" \t") != line.npos) {
      return std::nullopt;
    }
    data.begin = mark + kShareMark.size();
  } else if (data.view().starts_with(kKey)) {
    data.begin += kKey.size();
  } else {
    return std::nullopt;
  }
  const std::size_t dot = data.view().find_first_not_of("0123456789");
  const bool is_ours = dot != 0 && dot != line.npos && data.view()[dot] == '.';
  return is_ours ? std::optional(data) : std::nullopt;
}

std::optional<Piece> data_in(std::span<const std::string_view> lines) {
  return lines.size() == 1 ? data_in(lines[0]) : std::nullopt;
}

Fit fit_share(std::span<const std::string_view> lines, const ReadContext& /*context*/) {
  return data_in(lines) ? Fit::kWhole : Fit::kNo;
}

/// A number, all of the text; nothing for anything else.
std::optional<std::uint64_t> number_in(std::string_view text, int base) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

Error share_error(ErrorCode code, std::string_view token, std::uint64_t found = 0,
                  std::uint64_t expected = 0) {
  return Error{.code = code, .found = found, .expected = expected, .token = escape_token(token)};
}

/// The parts between the dots, of which the first is there.
struct Parts {
  std::array<std::string_view, 4> parts{};
  std::size_t count = 0;
};

Parts parts_of(std::string_view text) {
  Parts all;
  while (all.count + 1 < all.parts.size() && text.find('.') != text.npos) {
    all.parts[all.count++] = text.substr(0, text.find('.'));
    text.remove_prefix(text.find('.') + 1);
  }
  all.parts[all.count++] = text;
  return all;
}

/// The text that the parts stand for; an error has no place.
Result<std::string> text_of(const Parts& all) {
  const auto& [version, length, packed, checksum] = all.parts;
  const std::optional<std::uint64_t> number = number_in(version, 10);
  if (!number || *number == 0) return share_error(ErrorCode::kBadSyntax, version);
  if (*number > kVersion) return share_error(ErrorCode::kNewerVersion, {}, *number, kVersion);
  const bool is_cut = all.count < all.parts.size() || checksum.size() < kChecksumDigits;
  const std::optional<std::uint64_t> bytes = number_in(length, 10);
  if (bytes && *bytes > kMaxUnpackedBytes) {
    return share_error(ErrorCode::kTooLarge, {}, 0, kMaxUnpackedBytes);
  }
  if (is_cut) return share_error(ErrorCode::kUnfinished, "share");
  if (!bytes || *bytes == 0) return share_error(ErrorCode::kBadSyntax, length);
  const std::optional<std::uint64_t> crc = number_in(checksum, 16);
  if (!crc || checksum.size() != kChecksumDigits) {
    return share_error(ErrorCode::kBadSyntax, checksum);
  }
  Result<std::string> text = unpack_lz(packed, static_cast<std::size_t>(*bytes));
  if (!text) return text;
  if (text->size() != *bytes) return share_error(ErrorCode::kMismatch, "length");
  if (crc32(*text) != *crc) return share_error(ErrorCode::kBadChecksum, checksum);
  if (text->front() != '{') return share_error(ErrorCode::kBadSyntax, *text);
  return text;
}

Result<Puzzle> read_share(std::span<const std::string_view> lines, ReadContext& context) {
  const std::optional<Piece> data = data_in(lines);
  if (!data) return error_in(lines[0], 0, ErrorCode::kNotAPuzzle, lines[0]);
  const std::string decoded = packed_data(data->view());
  const Result<std::string> text = text_of(parts_of(decoded));
  if (!text) return error_at(*data, text.error());
  const std::array<std::string_view, 1> record = {*text};
  Result<Puzzle> puzzle = read_json(record, context);
  if (!puzzle) return error_at(*data, puzzle.error());
  return puzzle;
}

void append_link(std::string_view text, std::string& out) {
  std::array<char, kChecksumDigits> digits{};
  std::uint32_t crc = crc32(text);
  for (std::size_t i = digits.size(); i > 0; crc >>= 4U)
    digits[--i] = "0123456789abcdef"[crc & 15U];
  out.append("shudu:").append(kShareMark).append(std::to_string(kVersion)).append(".");
  out.append(std::to_string(text.size())).append(".");
  out.append(pack_lz(text, LzAlphabet::kUri)).append(".");
  out.append(digits.data(), digits.size());
}

void write_share(const Puzzle& puzzle, std::string& out) {
  std::string text;
  append_json(puzzle, text);
  append_link(text, out);
  out += '\n';
}

}  // namespace

constinit const Format kShareFormat = {
    .name = "share",
    .words = {"Shudu's own links, which hold a whole record: shudu:#s=1...",
              "Shudu 自己的链接，可保存整条记录：shudu:#s=1…",
              "Shudu 自己的連結，可保存整筆記錄：shudu:#s=1…"},
    .reads = kEverything,
    .writes = kEverything,
    .fit = fit_share,
    .read = read_share,
    .write = write_share,
    .lacks = lacks_long_notes<append_json>,
};

std::optional<std::string> share_link(const Puzzle& puzzle, std::string_view members) {
  std::string text;
  append_json(puzzle, text);
  if (!members.empty()) {
    text.pop_back();
    text.append(",").append(members).append("}");
  }
  if (text.size() > kMaxUnpackedBytes) return std::nullopt;
  std::string link;
  append_link(text, link);
  return link;
}

Result<std::string> share_link_text(std::string_view text) {
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    if (const std::optional<Piece> data = data_in(line)) {
      return text_of(parts_of(packed_data(data->view())));
    }
    text.remove_prefix(std::min(text.size(), line.size() + 1));
  }
  return share_error(ErrorCode::kNotAPuzzle, {});
}

}  // namespace shudu
