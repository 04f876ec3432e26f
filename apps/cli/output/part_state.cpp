#include "cli/output/part_state.h"

#include <fmt/format.h>

#include <array>
#include <charconv>

#include "cli/stream_hash.h"

namespace shudu::cli {
namespace {

constexpr std::string_view kHead = "shudu-part 1";
constexpr std::string_view kSumMark = " #";

std::string closed(const std::string& line) {
  return line + fmt::format("{}{:016x}\n", kSumMark, hash_of_text(line));
}

// Takes a whole line from the front; nothing where it is cut or its sum is another.
std::optional<std::string_view> take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end + 1);
  const std::size_t sum = line.rfind(kSumMark);
  if (sum == std::string_view::npos) return std::nullopt;
  const std::string_view words = line.substr(0, sum);
  if (closed(std::string(words)) != std::string(line) + '\n') return std::nullopt;
  return words;
}

// The words of a line, one after the other.
class MarkWords {
 public:
  explicit MarkWords(std::string_view line) : rest_(line) {}

  std::string_view word() {
    const std::size_t end = rest_.find(' ');
    const std::string_view found = rest_.substr(0, end);
    rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
    return found;
  }
  std::uint64_t number(int base = 10) { return number_of(word(), base); }
  [[nodiscard]] bool are_numbers() const { return are_numbers_; }

  std::uint64_t number_of(std::string_view word, int base) {
    std::uint64_t value = 0;
    const char* end = word.data() + word.size();
    const auto [rest, error] = std::from_chars(word.data(), end, value, base);
    are_numbers_ = are_numbers_ && error == std::errc() && rest == end;
    return value;
  }

 private:
  std::string_view rest_;
  bool are_numbers_ = true;
};

std::string tally_text(const VerdictTally& tally) {
  std::string text = std::to_string(tally.failed);
  for (const std::uint64_t count : tally.verdicts) text += ',' + std::to_string(count);
  return text;
}

VerdictTally read_tally(std::string_view text, MarkWords& words) {
  VerdictTally tally;
  const auto next = [&] {
    const std::size_t end = text.find(',');
    const std::string_view found = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return words.number_of(found, 10);
  };
  tally.failed = next();
  for (std::uint64_t& count : tally.verdicts) count = next();
  return tally;
}

std::optional<PartMark> read_mark(std::string_view line) {
  MarkWords words(line);
  if (words.word() != "at") return std::nullopt;
  PartMark mark;
  constexpr int kHex = 16;
  mark.bytes = words.number();
  mark.run.records = words.number();
  mark.run.input = words.number(kHex);
  mark.output = words.number(kHex);
  mark.run.tally = read_tally(words.word(), words);
  mark.run.more = words.word();
  return words.are_numbers() ? std::optional(mark) : std::nullopt;
}

}  // namespace

std::string head_text(std::uint64_t run, std::uint64_t seed) {
  return closed(fmt::format("{} {:016x} {}", kHead, run, seed));
}

std::string mark_text(const PartMark& mark) {
  return closed(fmt::format("at {} {} {:016x} {:016x} {} {}", mark.bytes, mark.run.records,
                            mark.run.input, mark.output, tally_text(mark.run.tally),
                            mark.run.more));
}

std::optional<PartState> read_part_state(std::string_view text) {
  const std::optional<std::string_view> head = take_line(text);
  if (!head || !head->starts_with(kHead) || head->size() < kHead.size() + 1) return std::nullopt;
  PartState state;
  MarkWords words(head->substr(kHead.size() + 1));
  constexpr int kHex = 16;
  state.run = words.number(kHex);
  state.seed = words.number();
  if (!words.are_numbers()) return std::nullopt;
  while (const std::optional<std::string_view> line = take_line(text)) {
    const std::optional<PartMark> mark = read_mark(*line);
    if (!mark) break;
    state.marks.push_back(*mark);
  }
  return state;
}

}  // namespace shudu::cli
