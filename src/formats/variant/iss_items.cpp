#include "formats/variant/iss_items.h"

#include <algorithm>
#include <utility>

#include "formats/record_text.h"
#include "shudu/variant/puzzle.h"

namespace shudu::variant {
namespace {

// A rule in a branch may stand in an `And` of its own.
constexpr std::size_t kDeepestItem = 2 * static_cast<std::size_t>(kMostDepth) + 2;

bool is_composite(std::string_view name) {
  return name == "Or" || name == "And" || name == "Replicate";
}

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> parts;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t end = std::min(text.find(at, from), text.size());
    parts.emplace_back(text.substr(from, end - from));
    from = end + 1;
  }
  return parts;
}

// A section of the text without its blanks, and where each of its characters stood.
struct Section {
  std::string text;
  std::vector<std::uint32_t> offsets;
  std::string_view raw;

  [[nodiscard]] bool is_empty() const { return text.empty(); }
};

class SectionItems {
 public:
  SectionItems(std::string_view whole, const Section& section) : whole_(whole), section_(section) {}

  Result<std::vector<IssItem>> read() {
    const std::string& text = section_.text;
    if (text[0] != '.') return fail(0, ErrorCode::kBadSyntax, excerpt_of(text, 20));
    open_.emplace_back();
    for (std::size_t from = 0; from < text.size();) {
      const std::size_t end = std::min(text.find('.', from + 1), text.size());
      const Status status =
          read_item(from, std::string_view(text).substr(from + 1, end - from - 1));
      if (!status) return status.error();
      from = end;
    }
    if (open_.size() > 1) {
      return fail(open_.back().offset, ErrorCode::kUnfinished, open_.back().name);
    }
    return std::move(open_.back().children);
  }

 private:
  Status read_item(std::size_t at, std::string_view text) {
    std::vector<std::string> parts = split(text, '~');
    IssItem item;
    item.name = parts[0].empty() ? "Given" : std::move(parts[0]);
    item.arguments.assign(std::make_move_iterator(parts.begin() + 1),
                          std::make_move_iterator(parts.end()));
    item.offset = at;
    if (item.name == "End") return close(at);
    if (is_composite(item.name)) {
      if (open_.size() > kDeepestItem) {
        Error error = fail(at, ErrorCode::kTooDeep, {});
        error.expected = kDeepestItem;
        return error;
      }
      open_.push_back(std::move(item));
      return kDone;
    }
    item.offset = section_.offsets[at];
    open_.back().children.push_back(std::move(item));
    return kDone;
  }

  Status close(std::size_t at) {
    if (open_.size() == 1) return fail(at, ErrorCode::kBadSyntax, ".End");
    IssItem item = std::move(open_.back());
    open_.pop_back();
    item.offset = section_.offsets[item.offset];
    open_.back().children.push_back(std::move(item));
    return kDone;
  }

  [[nodiscard]] Error fail(std::size_t at, ErrorCode code, std::string_view token) const {
    return error_in(whole_, section_.offsets[at], code, token);
  }

  std::string_view whole_;
  const Section& section_;
  std::vector<IssItem> open_;  // the root and what is not closed yet
};

Result<std::vector<IssItem>> items_of(std::string_view whole, const Section& section) {
  auto plain = read_plain_items(section.text, section.raw);
  if (!plain) {
    Error error = plain.error();
    error.at = position_in(whole, section.offsets[0]);
    return error;
  }
  if (plain->empty()) return SectionItems(whole, section).read();
  for (IssItem& item : *plain) item.offset = section.offsets[0];
  return plain;
}

}  // namespace

Result<std::vector<IssItem>> read_iss_items(std::string_view text) {
  std::vector<IssItem> all;
  Section section;
  std::size_t section_start = 0;
  const auto finish = [&](std::size_t end) -> Status {
    section.raw = text.substr(section_start, end - section_start);
    if (section.is_empty()) return kDone;
    auto items = items_of(text, section);
    if (!items) return items.error();
    std::move(items->begin(), items->end(), std::back_inserter(all));
    section = {};
    return kDone;
  };
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    const std::string_view line = text.substr(from, end - from);
    if (section.is_empty()) section_start = from;
    if (std::all_of(line.begin(), line.end(), is_space)) {
      const Status status = finish(from);
      if (!status) return status.error();
    } else if (line[0] != '#') {
      for (std::size_t i = from; i < end; ++i) {
        if (is_space(text[i])) continue;
        section.text += text[i];
        section.offsets.push_back(static_cast<std::uint32_t>(i));
      }
    }
    from = end + 1;
  }
  const Status status = finish(text.size());
  if (!status) return status.error();
  if (all.empty()) return error_in(text, 0, ErrorCode::kNotAPuzzle, excerpt_of(text, 20));
  return all;
}

}  // namespace shudu::variant
