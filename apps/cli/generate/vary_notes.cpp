// Tested in tests/cli/resume_test.cpp.
#include "cli/generate/vary_notes.h"

#include <fmt/format.h>

#include <charconv>
#include <optional>

#include "cli/generate/form_notes.h"
#include "cli/generate/research_values.h"

namespace shudu::cli {
namespace {

bool take_number(std::string_view& text, std::uint64_t& number) {
  if (!text.starts_with(':')) return false;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data() + 1, end, number);
  text.remove_prefix(static_cast<std::size_t>(rest - text.data()));
  return error == std::errc();
}

std::optional<VaryProgress> read_one(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (!text.starts_with('s') || colon == std::string_view::npos) return std::nullopt;
  const std::optional<VaryState> state = read_state(text.substr(1, colon - 1));
  if (!state) return std::nullopt;
  VaryProgress progress;
  progress.state = *state;
  text.remove_prefix(colon);
  const bool is_whole =
      take_number(text, progress.listed) && take_number(text, progress.left_out) && text.empty();
  return is_whole ? std::optional(progress) : std::nullopt;
}

}  // namespace

void note_progress(const VaryProgress& progress, std::string& out) {
  out += fmt::format("s{}:{}:{};", state_text(progress.state), progress.listed, progress.left_out);
}

VaryProgress read_progress(std::string_view noted, VaryProgress begin, FormSet& seen) {
  while (!noted.empty()) {
    if (const std::optional<FormHash> hash = take_form(noted)) {
      seen.insert(*hash);
      continue;
    }
    const std::size_t end = noted.find(';');
    const std::optional<VaryProgress> next = read_one(noted.substr(0, end));
    if (end == std::string_view::npos || !next) break;
    begin = *next;
    noted.remove_prefix(end + 1);
  }
  return begin;
}

}  // namespace shudu::cli
