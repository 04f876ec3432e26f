// Tested in tests/service/solving_lines_test.cpp, which holds every line to what `solve` says of
// it.
#include "service/solving_lines.h"

#include <algorithm>
#include <array>

#include "service/line_batch.h"
#include "service/solving.h"
#include "shudu/core/clash.h"
#include "shudu/formats/reader.h"
#include "shudu/service/grid_text.h"
#include "shudu/verbs/solving.h"

namespace shudu::service {
namespace {

// Writes the answer to each line of a text, in order.
class LineWriter {
 public:
  /// `end` stands after each line of the answer.
  LineWriter(Call& call, std::string_view end, std::string& out)
      : call_(call), end_(end), out_(out), takes_batches_(takes_line_batch(call)) {}

  Outcome answer(std::string_view text) {
    while (!text.empty()) {
      const auto [part, run] = verbs::front_part(text, takes_batches_);
      if (Outcome bad = run.count == 0 ? take_lines(part) : take_run(part, run)) return bad;
      text.remove_prefix(part.size());
    }
    return std::nullopt;
  }

 private:
  Outcome take_lines(std::string_view text) {
    while (!text.empty()) {
      const std::string_view line = verbs::front_part(text, false).text;
      const bool is_blank = line.find_first_not_of("\r\n") == line.npos;
      if (Outcome bad = is_blank ? Outcome() : begin_lines(1)) return bad;
      if (Outcome bad = is_blank ? Outcome() : take_line(line)) return bad;
      out_ += end_;
      text.remove_prefix(line.size());
    }
    return check_size();
  }

  Outcome take_run(std::string_view text, const PlainLines& run) {
    if (!solver_) solver_.emplace();
    for (std::size_t at = 0; at < run.count; at += LineBatch::kMostLines) {
      const PlainLines lines{std::min(LineBatch::kMostLines, run.count - at), run.stride};
      if (Outcome bad = begin_lines(lines.count)) return bad;
      if (Outcome bad = take_block(text.substr(at * run.stride, lines.bytes()), lines)) return bad;
    }
    return std::nullopt;
  }

  Outcome take_block(std::string_view text, const PlainLines& lines) {
    const std::size_t begin = out_.size();
    const std::size_t width = kMaxCells + end_.size();
    out_.append(lines.count * width, end_.back());
    solver_->solve({text.data(), lines.count, lines.stride}, verbs::easy_lines(call_),
                   {out_.data() + begin, width});
    for (std::size_t i = 0; end_.size() > 1 && i < lines.count; ++i) {
      out_.replace(begin + i * width + kMaxCells, end_.size(), end_);
    }
    std::size_t first = 0;
    while (first < lines.count && solver_->is_unique(first)) ++first;
    // Nearly always there are no others, and the block stands there finished.
    if (first < lines.count) return take_others(text, lines, first, begin + first * width);
    return check_size();
  }

  // The lines of a block from the first one on that is not unique; they begin at `begin`.
  Outcome take_others(std::string_view text, const PlainLines& lines, std::size_t first,
                      std::size_t begin) {
    const std::string solved = out_.substr(begin);
    const std::size_t width = kMaxCells + end_.size();
    out_.resize(begin);
    for (std::size_t i = first; i < lines.count; ++i) {
      if (solver_->is_unique(i)) {
        out_.append(solved, (i - first) * width, width);
        continue;
      }
      if (Outcome bad = take_line(text.substr(i * lines.stride, lines.stride))) return bad;
      out_ += end_;
    }
    return check_size();
  }

  // One line, with its end or without; nothing is written where there is no record in it.
  Outcome take_line(std::string_view line) {
    Outcome bad;
    RecordReader reader({.formats = formats_});
    const auto take = [&](const Record& record) {
      bad = take_record(record);
      return false;
    };
    if (reader.feed(line, take)) reader.finish(take);
    return bad;
  }

  Outcome take_record(const Record& record) {
    if (record.puzzle == nullptr) return say("unreadable");
    const Result<Layout> layout = layout_of(*record.puzzle);
    if (!layout || find_clash(*layout, record.puzzle->givens)) return say("invalid");
    call_.begin_record();
    const verbs::Position position = verbs::position_of(*layout, *record.puzzle);
    const SearchResult found = verbs::search_up_to(call_, position, 2);
    if (call_.halt() == Halt::kBudget) return say("budget");
    if (call_.halt() != Halt::kNone) return call_.halted();
    const verbs::Claim claim = verbs::compare_claim(position, found);
    if (claim.fault) return say(error_slug(claim.fault->code));
    if (found.count != 1) return say(status_name(found.count));
    append_grid(found.first, out_);
    return std::nullopt;
  }

  Outcome say(std::string_view word) {
    out_ += word;
    return std::nullopt;
  }

  // May there be so many more? Blank lines are not counted.
  Outcome begin_lines(std::size_t count) {
    const std::uint64_t most = call_.limits().puzzles;
    call_.begin_record();
    if (count > most - lines_) {
      return call_.fail(Reason::kTooManyPuzzles, {.field = "puzzles", .n = most});
    }
    if (lines_ > 0 && !call_.goes_on(lines_)) return call_.halted();
    lines_ += count;
    return std::nullopt;
  }

  Outcome check_size() const {
    const std::size_t most = call_.limits().answer_bytes;
    if (out_.size() > most) return call_.fail(Reason::kAnswerTooLarge, {.n = most});
    return std::nullopt;
  }

  Call& call_;
  std::string_view end_;
  std::string& out_;
  bool takes_batches_;
  std::array<const Format*, 1> formats_{find_format("line")};
  std::optional<verbs::LineSolver> solver_;  // made when there is work for it
  std::uint64_t lines_ = 0;                  // that are answered, or are being
};

}  // namespace

Outcome answer_solve_lines(Call& call, JsonObject& answer) {
  const Apart* const apart = call.apart();
  if (call.has("puzzles") == (apart != nullptr)) {
    return call.fail(apart == nullptr ? Reason::kMissingField : Reason::kUnknownField,
                     {.field = "puzzles", .text = "solve-lines"});
  }
  if (apart != nullptr) {
    Outcome bad = LineWriter(call, "\n", apart->solutions).answer(apart->puzzles);
    if (bad) apart->solutions.clear();
    return bad;
  }
  std::string& out = answer.name("solutions");
  out += '"';
  Outcome bad = LineWriter(call, "\\n", out).answer(call.text("puzzles"));
  out += '"';
  return bad;
}

}  // namespace shudu::service
