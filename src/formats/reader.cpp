// The reader of a stream: blocks -> chunks of lines (line_splitter) -> lines and elements
// (stream_scanner) -> records (record_builder) -> one puzzle each (resolve) -> the sink.
//
// Lines of 81 puzzle characters between records skip all of that: they are read from the caller's
// block straight into one puzzle that is used again and again. So are lines of GNOME's lists. See
// reader.h.
#include "shudu/formats/reader.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "formats/cell_bytes.h"
#include "formats/csv.h"
#include "formats/csv_columns.h"
#include "formats/exchange.h"
#include "formats/gnome_list.h"
#include "formats/gsf.h"
#include "formats/html_table.h"
#include "formats/json.h"
#include "formats/jsonl.h"
#include "formats/like_row.h"
#include "formats/line.h"
#include "formats/line_splitter.h"
#include "formats/pasted_line.h"
#include "formats/record_builder.h"
#include "formats/stream_scanner.h"
#include "formats/stripped_line.h"
#include "formats/studio.h"
#include "formats/tdoku.h"
#include "formats/text_decoder.h"

namespace shudu {

namespace {

// The formats asked for, or all of this room; rows that differ only in how they write stand once.
std::vector<const Format*> distinct_formats(std::span<const Format* const> wanted) {
  std::vector<const Format*> formats(wanted.begin(), wanted.end());
  if (formats.empty()) {
    for (const Format& format : format_table()) formats.push_back(&format);
  }
  std::vector<const Format*> distinct;
  for (const Format* format : formats) {
    const bool is_known = std::any_of(distinct.begin(), distinct.end(), [&](const Format* other) {
      return other->fit == format->fit;
    });
    if (!is_known) distinct.push_back(format);
  }
  return distinct;
}

// The format among these, or one that reads the same; nullptr: there is none.
const Format* same_format(std::span<const Format* const> formats, const Format& wanted) {
  const auto found = std::find_if(formats.begin(), formats.end(),
                                  [&](const Format* format) { return format->fit == wanted.fit; });
  return found == formats.end() ? nullptr : *found;
}

// The format of plain lines among `formats`, for the short path.
const Format* line_format(std::span<const Format* const> formats, const Layout* layout) {
  if (layout != nullptr && layout->size() != kMaxSize) return nullptr;
  return same_format(formats, kLineFormat);
}

bool has_format(std::span<const Format* const> formats, const Format& wanted) {
  return same_format(formats, wanted) != nullptr;
}

// Who reads lines whose cells are found: the same whatever stands in them, and nobody else.
constexpr std::array kRowReaders{&kLineFormat,   &kGsfFormat,      &kCsvFormat,
                                 &kStudioFormat, &kExchangeFormat, &kTdokuFormat};
constexpr std::array kObjectReaders{&kJsonFormat};

// Those of `formats`, in their order, that are among `wanted`.
std::vector<const Format*> those_of(std::span<const Format* const> formats,
                                    std::span<const Format* const> wanted) {
  std::vector<const Format*> those;
  std::copy_if(formats.begin(), formats.end(), std::back_inserter(those),
               [&](const Format* format) { return same_format(wanted, *format) != nullptr; });
  return those;
}

bool find_cells_of_line(std::string_view line, RowCells& found) {
  return find_line_cells(line, found) || find_bank_cells(line, found) ||
         find_test_cells(line, found);
}

// Brackets alone: of a function or a call around the literal before.
bool is_rest_of_literal(std::string_view line) {
  return line.find_first_of("]})") != line.npos && consists_of(line, "]}); ,\t\r");
}

}  // namespace

class RecordReader::State {
 public:
  explicit State(const ReadOptions& options)
      : formats_(distinct_formats(options.formats)),
        line_format_(line_format(formats_, options.layout)),
        rows_(row_formats(formats_, options)),
        row_readers_(those_of(formats_, kRowReaders)),
        object_readers_(those_of(formats_, kObjectReaders)),
        builder_(formats_, options, outlet_),
        scanner_(builder_) {}

  bool feed(std::string_view block, RecordSink sink) {
    outlet_.open(sink);
    if (outlet_.stopped()) return false;
    const std::string_view text = decoder_.take(block);
    if (decoder_.foreign() != nullptr) return !outlet_.stopped();
    return splitter_.feed(text, [this](const LineChunk& chunk) { return take(chunk); });
  }

  bool finish(RecordSink sink) {
    outlet_.open(sink);
    if (outlet_.stopped()) return false;
    const auto take_chunk = [this](const LineChunk& chunk) { return take(chunk); };
    const std::string_view text = decoder_.finish();
    if (const ForeignKind* kind = decoder_.foreign()) {
      builder_.fail(foreign_error(*kind), {kind->name, 1, 0});
      return !outlet_.stopped();
    }
    if (!splitter_.feed(text, take_chunk) || !splitter_.finish(take_chunk)) return false;
    scanner_.finish();
    outlet_.end_page();
    return !outlet_.stopped();
  }

  [[nodiscard]] bool takes_plain_lines() const { return line_format_ != nullptr && takes_rows(); }

  [[nodiscard]] bool takes_rows() const {
    return decoder_.is_untouched() && splitter_.is_between_lines() && scanner_.is_idle() &&
           !builder_.may_have_errors();
  }

  [[nodiscard]] bool find_row(std::string_view line, RowCells& found) const {
    found = {};
    if (line.empty()) return false;
    if (rows_.has_lines && line.size() == kMaxCells && has_common_marks(line.data())) {
      found.cells = line.data();
      return true;
    }
    const std::string_view header = builder_.header();
    if (!header.empty()) return rows_.has_tables && find_table_row(line, header, found);
    if (rows_.has_wanted_column) return false;
    if (line.front() == '{') return rows_.has_objects && find_object_cells(line, found);
    return (rows_.has_lines && find_cells_of_line(line, found)) ||
           (rows_.has_tables && find_looked_row(line, found));
  }

  [[nodiscard]] TableHeading heading() const { return builder_.heading(); }

  void pass_plain_lines(std::uint64_t count) {
    splitter_.pass_lines(count);
    outlet_.pass(count);
    builder_.drop_comments();
    if (count == 0) return;
    decoder_.note_text();
    builder_.note_puzzle();
    outlet_.note_puzzle();
    has_begun_ = true;
  }

  void drop_open_line() { splitter_.drop_open_line(); }

 private:
  // The formats whose rows are found without reading them. A table's own rows are the same whoever
  // else reads along; the others may be read by several.
  struct RowFormats {
    bool has_lines = false;
    bool has_tables = false;
    bool has_objects = false;
    const Format* lists = nullptr;  // GNOME's, which take a short path of their own
    bool has_wanted_column = false;
  };

  static RowFormats row_formats(std::span<const Format* const> formats,
                                const ReadOptions& options) {
    const bool is_classic = options.layout == nullptr || options.layout->size() == kMaxSize;
    constexpr std::array kOthers{&kLineFormat, &kJsonFormat, &kJsonLinesFormat, &kExchangeFormat,
                                 &kTdokuFormat};
    const bool has_others = std::all_of(kOthers.begin(), kOthers.end(), [&](const Format* format) {
      return has_format(formats, *format);
    });
    RowFormats rows;
    rows.has_wanted_column = !options.column.empty();
    rows.has_tables = is_classic && has_format(formats, kCsvFormat);
    rows.has_lines = rows.has_tables && has_others;
    rows.has_objects = rows.has_lines && options.field.empty();
    if (is_classic && !rows.has_wanted_column) rows.lists = same_format(formats, kGnomeListFormat);
    return rows;
  }

  bool take(const LineChunk& chunk) {
    if (line_format_ == nullptr || !scanner_.is_idle() || !take_quickly(chunk)) take_slowly(chunk);
    // A puzzle that was read quickly is a beginning too.
    has_begun_ = has_begun_ || outlet_.was_puzzle();
    return !outlet_.stopped();
  }

  // Lines as people paste them, where no element goes on.
  void take_slowly(LineChunk chunk) {
    like_row_.forget();
    if (!has_begun_ && chunk.begins) {
      has_begun_ = !trimmed(chunk.text).empty();
      if (begins_page(chunk.text)) outlet_.begin_page();
    }
    if (outlet_.was_puzzle() && scanner_.is_idle() && is_rest_of_literal(chunk.text)) return;
    if (!chunk.is_oversized() && !chunk.text.empty() && !scanner_.is_in_element()) {
      chunk.text = plain_cells(chunk.text, pasted_);
      chunk.text = without_quotes(chunk.text);
    }
    scanner_.take(chunk);
  }

  // The cells in quotes that a line is. Short ones may be rows of what has begun before.
  std::string_view without_quotes(std::string_view line) {
    constexpr std::size_t kLongestRow = 36;
    const std::string_view inside =
        builder_.header().empty() ? quoted_cells(line) : std::string_view();
    unquotes_ = inside.data() != nullptr &&
                (unquotes_ || scanner_.is_idle() || inside.size() > kLongestRow);
    if (!unquotes_) return line;
    if (scanner_.is_idle() || inside.size() > kLongestRow) builder_.note_quotes();
    return inside;
  }

  bool take_quickly(const LineChunk& chunk) {
    std::string_view text = chunk.text;
    if (!text.empty() && text.back() == '\r') text.remove_suffix(1);
    if (chunk.is_oversized()) return false;
    if (read_classic_line(text, puzzle_.givens)) {
      builder_.deliver(*line_format_, puzzle_, {text, chunk.line, 0});
      return true;
    }
    // Nobody else takes these for a puzzle, but that they are none takes long to see.
    const bool may_be_listed = rows_.lists != nullptr && builder_.header().empty();
    if (may_be_listed && read_listed_line(text, listed_)) {
      builder_.deliver(*rows_.lists, listed_, {text, chunk.line, 0});
      return true;
    }
    return take_row({strip_line(text), chunk.line, 0});
  }

  // A line whose cells are found is read by those alone who may read it.
  bool take_row(const SourceLine& line) {
    RowCells found;
    if (!find_row(line.text, found)) return false;
    const bool has_comments = builder_.has_comments();  // which become notes
    if (const Puzzle* puzzle = has_comments ? nullptr : like_row_.read(line.text, found)) {
      builder_.deliver(like_row_.format(), *puzzle, line);
      return true;
    }
    const auto& readers = line.text.front() == '{' ? object_readers_ : row_readers_;
    const std::optional<Resolution> result = builder_.read_row(readers, line.text);
    if (!result) return false;
    if (!has_comments) like_row_.keep(line.text, found, *result->format, *result->puzzle);
    builder_.deliver(*result->format, *result->puzzle, line);
    return true;
  }

  std::vector<const Format*> formats_;
  const Format* line_format_;
  RowFormats rows_;
  std::vector<const Format*> row_readers_;
  std::vector<const Format*> object_readers_;
  LikeRow like_row_;
  Outlet outlet_;
  RecordBuilder builder_;
  StreamScanner scanner_;
  LineSplitter splitter_;
  TextDecoder decoder_;
  Puzzle puzzle_;
  Puzzle listed_;
  std::string pasted_;
  bool has_begun_ = false;  // there was a line that is not blank
  bool unquotes_ = false;   // the line before was a quoted one
};

RecordReader::RecordReader(const ReadOptions& options) : state_(std::make_unique<State>(options)) {}

RecordReader::~RecordReader() = default;

bool RecordReader::feed(std::string_view block, RecordSink sink) {
  return state_->feed(block, sink);
}

bool RecordReader::finish(RecordSink sink) { return state_->finish(sink); }

bool RecordReader::find_row(std::string_view line, RowCells& found) const {
  return state_->find_row(line, found);
}

bool RecordReader::takes_plain_lines() const { return state_->takes_plain_lines(); }

bool RecordReader::takes_rows() const { return state_->takes_rows(); }

TableHeading RecordReader::heading() const { return state_->heading(); }

void RecordReader::pass_plain_lines(std::uint64_t count) { state_->pass_plain_lines(count); }

void RecordReader::drop_open_line() { state_->drop_open_line(); }

Result<Puzzle> read_puzzle(std::string_view text, const ReadOptions& options) {
  std::optional<Result<Puzzle>> first;
  std::optional<Error> second;
  const auto sink = [&](const Record& record) {
    if (first) {
      Error error;
      error.code = ErrorCode::kTooLong;
      error.at = {record.line, 1};
      error.found = 2;
      error.expected = 1;
      second = error;
      return false;
    }
    first = record.puzzle == nullptr ? Result<Puzzle>(record.error) : *record.puzzle;
    return true;
  };
  RecordReader reader(options);
  if (reader.feed(text, sink)) (void)reader.finish(sink);
  if (second) return *second;
  if (first) return *first;
  return Error{.code = ErrorCode::kTooShort, .at = {1, 1}, .expected = 1};
}

}  // namespace shudu
