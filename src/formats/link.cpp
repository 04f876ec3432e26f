#include "formats/link.h"

#include <algorithm>
#include <array>

#include "shudu/core/characters.h"

namespace shudu {

namespace {

constexpr std::array<std::string_view, 2> kSchemes = {"https://", "http://"};
constexpr std::string_view kWorldWideWeb = "www.";

bool is_host_character(char c) {
  return (c >= 'a' && c <= 'z') || is_digit(c) || c == '.' || c == '-';
}

// Where the address begins: after blanks, scheme and `www.`.
std::size_t address_begin(std::string_view line) {
  std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
  constexpr std::size_t kLongest = 8;
  const std::string start = lower_case(line.substr(begin, kLongest));
  for (const std::string_view scheme : kSchemes) {
    if (!start.starts_with(scheme)) continue;
    begin += scheme.size();
    break;
  }
  const bool is_world_wide = lower_case(line.substr(begin, kWorldWideWeb.size())) == kWorldWideWeb;
  return is_world_wide ? begin + kWorldWideWeb.size() : begin;
}

// The host that is written there, or nothing.
std::optional<std::string> host_of(std::string_view written) {
  std::string host = lower_case(written);
  const std::size_t colon = host.find(':');
  if (colon != host.npos) {
    const bool has_port = host.find_first_not_of("0123456789", colon + 1) == host.npos;
    if (!has_port) return std::nullopt;
    host.resize(colon);
  }
  const bool is_host = std::all_of(host.begin(), host.end(), is_host_character) &&
                       host.find('.') != host.npos && host.front() != '.';
  if (!is_host) return std::nullopt;
  return host;
}

// The value of a hexadecimal digit; 16 for others.
unsigned hex_value(char c) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const char lower = c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
  return static_cast<unsigned>(std::min(kDigits.find(lower), kDigits.size()));
}

}  // namespace

std::optional<Link> parse_link(std::string_view line) {
  const std::size_t begin = address_begin(line);
  const std::size_t end = line.find_last_not_of(" \t\r") + 1;
  if (begin >= end) return std::nullopt;
  const std::size_t host_end = std::min(line.find_first_of("/?#", begin), end);
  std::optional<std::string> host = host_of(line.substr(begin, host_end - begin));
  if (!host) return std::nullopt;
  Link link;
  link.host = std::move(*host);
  const std::size_t fragment = std::min(line.find('#', host_end), end);
  const std::size_t query = std::min(line.find('?', host_end), fragment);
  link.path = {line, std::min(host_end + 1, query), query};
  link.query = {line, std::min(query + 1, fragment), fragment};
  link.fragment = {line, std::min(fragment + 1, end), end};
  return link;
}

bool is_web_address(std::string_view line) {
  const std::string_view text = trimmed(line);
  if (text.find_first_of(" \t") != text.npos || address_begin(text) == 0) return false;
  return parse_link(text).has_value();
}

bool is_at(std::string_view host, std::span<const std::string_view> sites) {
  return std::any_of(sites.begin(), sites.end(), [host](std::string_view site) {
    if (host == site) return true;
    return host.ends_with(site) && host[host.size() - site.size() - 1] == '.';
  });
}

std::optional<Link> link_at(std::span<const std::string_view> lines,
                            std::span<const std::string_view> sites) {
  if (lines.size() != 1) return std::nullopt;
  std::optional<Link> link = parse_link(lines[0]);
  if (link && !is_at(link->host, sites)) link.reset();
  return link;
}

std::optional<Piece> query_value(const Link& link, std::string_view key) {
  Piece rest = link.query;
  while (rest.begin < rest.end) {
    const std::size_t end = std::min(rest.text.find('&', rest.begin), rest.end);
    const std::string_view pair = rest.text.substr(rest.begin, end - rest.begin);
    const std::size_t equals = pair.find('=');
    if (lower_case(pair.substr(0, equals)) == key && equals != pair.npos) {
      return Piece{rest.text, rest.begin + equals + 1, end};
    }
    rest.begin = end + 1;
  }
  return std::nullopt;
}

std::string percent_decoded(std::string_view text) {
  std::string decoded;
  decoded.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    constexpr unsigned kBase = 16;
    const bool may_be_byte = text[i] == '%' && i + 2 < text.size();
    const unsigned high = may_be_byte ? hex_value(text[i + 1]) : kBase;
    const unsigned low = may_be_byte ? hex_value(text[i + 2]) : kBase;
    if (high < kBase && low < kBase) {
      decoded += static_cast<char>(high * kBase + low);
      i += 2;
    } else {
      decoded += text[i];
    }
  }
  return decoded;
}

std::string packed_data(std::string_view text) {
  std::string data = percent_decoded(text);
  std::replace(data.begin(), data.end(), ' ', '+');
  return data;
}

Error error_at(const Piece& piece, Error error) {
  error.at = position_in(piece.text, piece.begin);
  return error;
}

}  // namespace shudu
