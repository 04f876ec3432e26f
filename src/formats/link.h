// A line as a link: its host, and the parts of the address that carry data.
//
//   https://www.F-Puzzles.com/path?load=N4Ig%2B...#fragment
//               host         path  query           fragment
//
// People paste links as they come: with or without scheme and `www.`, in any case of the host, with
// percent-encoding or without, and with blanks where a `+` was taken for one on the way. Scheme and
// `www.` say nothing and are dropped. The whole line is the link: a blank inside is kept, for the
// data to make sense of. Addresses: RFC 3986. Tested in tests/formats/link_test.cpp.
#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "formats/record_text.h"

namespace shudu {

/// The parts of a link, as places in the line so that errors can point there.
struct Link {
  std::string host;  ///< in lower case, without `www.` and port; empty: there is none
  Piece path;        ///< without the slash before it
  Piece query;       ///< what follows `?`
  Piece fragment;    ///< what follows `#`
};

/// The link that a line is, or nothing: a host has a dot and is followed by `/`, `?`, `#` or
/// nothing.
[[nodiscard]] std::optional<Link> parse_link(std::string_view line);

/// Is the line the address of a page: a link with a scheme or `www.`, without blanks?
[[nodiscard]] bool is_web_address(std::string_view line);

/// Is `host` one of `sites`, or does it end in `.` and one of them?
[[nodiscard]] bool is_at(std::string_view host, std::span<const std::string_view> sites);

/// The link of a record of one line, where it is at one of these sites.
[[nodiscard]] std::optional<Link> link_at(std::span<const std::string_view> lines,
                                          std::span<const std::string_view> sites);

/// The value of `key` in the query, still encoded; nothing where it is missing. `key=` is empty.
[[nodiscard]] std::optional<Piece> query_value(const Link& link, std::string_view key);

/// `%2B` as `+`; a `%` that two hexadecimal digits do not follow stays.
[[nodiscard]] std::string percent_decoded(std::string_view text);

/// Decoded, and with `+` where a blank stands: packed data has no blanks.
[[nodiscard]] std::string packed_data(std::string_view text);

/// An error of data that began at `piece`: the same, with the place of the piece. Where the data
/// was packed or encoded, nobody can count columns in it.
[[nodiscard]] Error error_at(const Piece& piece, Error error);

}  // namespace shudu
