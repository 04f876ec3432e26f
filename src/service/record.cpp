// Tested in tests/service/solving_test.cpp and reworking_test.cpp.
#include "service/record.h"

#include <algorithm>
#include <array>

#include "service/error_json.h"
#include "service/line_batch.h"
#include "shudu/core/clash.h"
#include "shudu/core/layout_table.h"
#include "shudu/formats/reader.h"
#include "shudu/formats/variant/record_formats.h"
#include "shudu/service/record_json.h"
#include "shudu/service/variant_json.h"

namespace shudu::service {
namespace {

std::vector<std::string_view> formats_with(bool (*is_wanted)(const Format& format)) {
  std::vector<std::string_view> names;
  for (const Format* const format : formats_with_rules()) {
    if (is_wanted(*format)) names.push_back(format->name);
  }
  return names;
}

// How the text of a request is to be read.
struct ReadingOptions {
  std::optional<Layout> layout;
  std::array<const Format*, 1> format{};
  ReadOptions asked;
  bool refuses_other_rules = true;

  [[nodiscard]] ReadOptions options() const {
    ReadOptions options = asked;
    if (format[0] != nullptr) options.formats = format;
    if (layout) options.layout = &*layout;
    return options;
  }
};

Result<ReadingOptions> reading_of(const Call& call) {
  ReadingOptions reading;
  if (call.has("from")) {
    reading.format[0] = find_format(formats_with_rules(), call.text("from"));
  }
  reading.asked = asked_reading(call);
  reading.refuses_other_rules = refuses_other_rules(call);
  if (!call.has("layout")) return reading;
  const Result<Layout> layout = parse_layout(call.text("layout"));
  if (!layout) return layout.error();
  reading.layout = *layout;
  return reading;
}

// Under the layout that was asked for, else the record's own.
void add_puzzle(const ReadingOptions& reading, const Puzzle& puzzle, JsonObject& object) {
  add_question(object, puzzle.givens, puzzle.marks_are_puzzle ? &*puzzle.marks : nullptr);
  add_entered(object, puzzle);
  add_rules(object, reading.layout ? kept_name(*reading.layout) : puzzle.layout, puzzle.left_out);
}

// A layout that was asked for is asked about without rules of the record's own.
bool is_variant(const ReadingOptions& reading, const RecordHandlers& handlers,
                const Record& record) {
  return record.puzzle->variant && handlers.variant && !reading.layout;
}

// Why a record is no puzzle here: it could not be read, or it has rules that are refused.
std::optional<Error> refusal_of(const ReadingOptions& reading, const RecordHandlers& handlers,
                                const Record& record) {
  if (record.puzzle == nullptr) return record.error;
  if (is_variant(reading, handlers, record)) return std::nullopt;
  std::optional<Error> error = find_refused_rules(*record.puzzle, !reading.refuses_other_rules);
  if (error) error->at.line = record.line;
  return error;
}

// Finds the layout, writes what the record is and hands it over.
Outcome answer_grid(Call& call, const ReadingOptions& reading, const Record& record,
                    JsonObject& object, RecordHandler handle) {
  const Puzzle& puzzle = *record.puzzle;
  const Result<Layout> layout =
      reading.layout ? Result<Layout>(*reading.layout) : layout_of(puzzle);
  if (!layout) return call.fail(layout.error());
  add_puzzle(reading, puzzle, object);
  if (const std::optional<Error> clash = find_clash(*layout, puzzle.givens)) {
    return call.fail(*clash);
  }
  Position position = verbs::position_of(*layout, puzzle, record.format);
  // Of requests that go on with what another began.
  position.index = call.whole("index").value_or(0) + record.index;
  return handle(position, object);
}

Outcome answer_record(Call& call, const ReadingOptions& reading, const Record& record,
                      JsonObject& object, const RecordHandlers& handlers) {
  if (!record.puzzle->variant) return answer_grid(call, reading, record, object, handlers.grid);
  if (is_variant(reading, handlers, record)) {
    add_variant(object, *record.puzzle->variant);
    return (*handlers.variant)(record, object);
  }
  Puzzle grid = *record.puzzle;  // its rules are left out, as was asked
  grid.variant = {};
  Record without = record;
  without.puzzle = &grid;
  return answer_grid(call, reading, without, object, handlers.grid);
}

Outcome check_size(const Call& call, const std::string& answer) {
  const std::size_t most = call.limits().answer_bytes;
  if (answer.size() > most) return call.fail(Reason::kAnswerTooLarge, {.n = most});
  return std::nullopt;
}

// What stands in place of the answer of a record that has none.
struct Failed {
  bool is_refused = false;
  bool has_variant = false;
};

void tell_failed(const Call& call, const ReadingOptions& reading, const Record& record, Failed how,
                 JsonObject& object) {
  if (how.has_variant) add_variant(object, *record.puzzle->variant);
  if (!how.is_refused && !how.has_variant) add_puzzle(reading, *record.puzzle, object);
  if (call.halt() == Halt::kBudget) return;
  // Of a variant there is no givens' clash: what fails is that it cannot be searched.
  object.text("status", how.is_refused || how.has_variant ? "unreadable" : "invalid");
}

// An object of `results`.
Outcome answer_element(Call& call, const ReadingOptions& reading, const Record& record,
                       std::string& out, const RecordHandlers& handlers) {
  const std::size_t begin = out.size();
  JsonObject object(out);
  object.number("index", record.index);
  object.number("line", record.line);
  const std::optional<Error> refusal = refusal_of(reading, handlers, record);
  Outcome bad =
      refusal ? call.fail(*refusal) : answer_record(call, reading, record, object, handlers);
  if (bad && (call.halt() == Halt::kCancelled || call.halt() == Halt::kTimeout)) return bad;
  if (bad) {
    out.resize(begin);
    JsonObject failed(out);
    failed.number("index", record.index);
    failed.number("line", record.line);
    const bool has_variant = !refusal && is_variant(reading, handlers, record);
    tell_failed(call, reading, record, {refusal.has_value(), has_variant}, failed);
    add_error(failed, *bad);
    failed.end();
  } else {
    object.end();
  }
  return check_size(call, out);
}

// The list `results`: an element for each record of a text.
class Elements {
 public:
  Elements(Call& call, const ReadingOptions& reading, const RecordHandlers& handlers,
           std::string& out)
      : call_(call),
        reading_(reading),
        handlers_(handlers),
        out_(out),
        reader_(reading.options()),
        line_reader_(reading.options()) {}

  Outcome answer(std::string_view text) {
    LineBatch* const batch = handlers_.batch;
    const auto take = [this](const Record& record) { return take_record(record); };
    while (batch != nullptr && !text.empty()) {
      auto [part, lines] = verbs::front_part(text, reader_.takes_plain_lines());
      const bool is_run = lines.count > 0;
      if (is_run) part = part.substr(0, LineBatch::kMostLines * lines.stride);
      if (is_run ? !take_run(part, lines.stride, *batch) : !feed(part, take)) return outcome_;
      text.remove_prefix(part.size());
    }
    if (reader_.feed(text, take)) reader_.finish(take);
    return outcome_;
  }

 private:
  bool feed(std::string_view text, RecordSink take) {
    lines_ += static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'));
    return reader_.feed(text, take);
  }

  bool take_record(const Record& record) {
    if (!begin_element()) return false;
    outcome_ = answer_element(call_, reading_, record, out_, handlers_);
    return !outcome_;
  }

  bool take_run(std::string_view text, std::size_t stride, LineBatch& batch) {
    const std::size_t count = text.size() / stride;
    batch.search(call_, text, {count, stride});
    for (std::size_t i = 0; i < count; ++i) {
      if (!take_line(text.substr(i * stride, stride), i, batch)) return false;
    }
    reader_.pass_plain_lines(count);
    return true;
  }

  bool take_line(std::string_view text, std::size_t place, const LineBatch& batch) {
    const std::uint64_t index = index_;
    const std::uint64_t line = ++lines_;
    if (!begin_element()) return false;
    const std::size_t begin = out_.size();
    JsonObject object(out_);
    object.number("index", index);
    object.number("line", line);
    if (batch.answer(place, object)) {
      object.end();
      outcome_ = check_size(call_, out_);
      return !outcome_;
    }
    out_.resize(begin);
    return line_reader_.feed(text, [&](const Record& record) {
      Record here = record;
      here.index = index;
      here.line = line;
      outcome_ = answer_element(call_, reading_, here, out_, handlers_);
      return !outcome_;
    });
  }

  // May there be another one?
  bool begin_element() {
    const std::uint64_t most = call_.limits().puzzles;
    call_.begin_record();
    if (index_ >= most) {
      outcome_ = call_.fail(Reason::kTooManyPuzzles, {.field = "puzzles", .n = most});
    } else if (index_ > 0 && !call_.goes_on(index_)) {
      outcome_ = call_.halted();
    } else if (index_ > 0) {
      out_ += ',';
    }
    ++index_;
    return !outcome_;
  }

  Call& call_;
  const ReadingOptions& reading_;
  const RecordHandlers& handlers_;
  std::string& out_;
  RecordReader reader_;
  RecordReader line_reader_;  // of plain lines that are read as records after all
  std::uint64_t index_ = 0;   // of the next element
  std::uint64_t lines_ = 0;   // that have been read
  Outcome outcome_;
};

Outcome answer_one(Call& call, std::string_view field, JsonObject& answer,
                   const RecordHandlers& handlers) {
  const Result<ReadingOptions> reading = reading_of(call);
  if (!reading) return call.fail(reading.error());
  Outcome outcome;
  std::uint64_t count = 0;
  RecordReader reader(reading->options());
  const auto take = [&](const Record& record) {
    if (++count > 1) return false;
    const std::optional<Error> refusal = refusal_of(*reading, handlers, record);
    outcome =
        refusal ? call.fail(*refusal) : answer_record(call, *reading, record, answer, handlers);
    return !outcome;
  };
  if (reader.feed(call.text(field), take)) reader.finish(take);
  if (count == 1) return outcome;
  // None, or more than one: the reader of single records has the words for it.
  return call.fail(read_puzzle(call.text(field), reading->options()).error());
}

}  // namespace

std::vector<std::string_view> readable_formats() {
  return formats_with([](const Format& format) { return format.reads != Holdings(); });
}

std::vector<std::string_view> writable_formats() {
  return formats_with([](const Format& format) { return format.writes != Holdings(); });
}

std::vector<std::string_view> other_rules_choices() { return {"refuse", "leave-out"}; }

ReadOptions asked_reading(const Call& call) {
  ReadOptions options;
  options.formats = formats_with_rules();
  const std::optional<std::uint64_t> lowest = call.whole("digits_from");
  if (lowest) options.digits_from = static_cast<int>(*lowest);
  options.column = call.text("column");
  options.field = call.text("field");
  return options;
}

bool refuses_other_rules(const Call& call) { return call.text("other_rules") != "leave-out"; }

Outcome answer_puzzle(Call& call, JsonObject& answer, RecordHandler handle) {
  return answer_puzzle_of(call, "puzzle", answer, handle);
}

Outcome answer_puzzle_of(Call& call, std::string_view field, JsonObject& answer,
                         RecordHandler handle) {
  return answer_one(call, field, answer, {handle});
}

Outcome answer_puzzles(Call& call, JsonObject& answer, const RecordHandlers& handlers) {
  if (call.has("puzzle") == call.has("puzzles")) {
    return call.fail(Reason::kOneOfTwo, {.field = "puzzle", .text = "puzzles"});
  }
  if (call.has("puzzle")) return answer_one(call, "puzzle", answer, handlers);
  const Result<ReadingOptions> reading = reading_of(call);
  if (!reading) return call.fail(reading.error());
  std::string& out = answer.name("results");
  out += '[';
  Elements elements(call, *reading, handlers, out);
  Outcome outcome = elements.answer(call.text("puzzles"));
  out += ']';
  return outcome;
}

}  // namespace shudu::service
