// Reading a game: all is decoded and checked before a session is handed out.
//
// The loader goes through the lines once, in their order, and stops at the first refusal. The
// puzzle is started and the events are applied as if somebody played them, so a text can lead to no
// game that could not have been played; then the lines of the board are held against the outcome.
#include <algorithm>
#include <utility>
#include <vector>

#include "game/refusal_table.h"
#include "game/save_text.h"
#include "game/session_editor.h"
#include "game/text_parts.h"
#include "shudu/core/layout_table.h"
#include "shudu/game/save.h"

namespace shudu::game {
namespace {

constexpr std::size_t kCrcLine = 13;  // `crc xxxxxxxx` and the line end

std::string with_plain_ends(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
    plain += text[i];
  }
  return plain;
}

std::optional<Refusal> refuse_first_line(std::string_view text) {
  std::string_view line = text.substr(0, text.find('\n'));
  if (cut_item(line, ' ') != kSaveName) return refuse(RefusalCode::kNotASave);
  const std::optional<std::uint64_t> version = parse_number(line);
  if (!version || *version == 0) return refuse(RefusalCode::kNotASave);
  if (*version == kSaveVersion) return std::nullopt;
  Refusal refusal = refuse(RefusalCode::kNewerVersion);
  refusal.number = *version;
  return refusal;
}

// Every byte is a line end or a part of a character that may be shown.
std::optional<Refusal> refuse_characters(std::string_view text) {
  std::uint32_t line = 1;
  while (!text.empty()) {
    const char c = text.front();
    std::size_t length = 1;
    if (c == '\n') {
      ++line;
    } else if (c < ' ' || c > '~') {
      const Token shown = escape_first(text);
      if (!text.starts_with(shown.view())) {
        Refusal refusal = refuse(RefusalCode::kBadText);
        refusal.line = line;
        return refusal;
      }
      length = shown.size();
    }
    text.remove_prefix(length);
  }
  return std::nullopt;
}

// Where the line of the checksum begins; npos where there is none at the end.
std::size_t find_crc(std::string_view text) {
  if (text.size() <= kCrcLine || text.back() != '\n') return std::string_view::npos;
  const std::size_t begin = text.size() - kCrcLine;
  const bool is_line = text[begin - 1] == '\n' && text.substr(begin, 4) == "crc ";
  return is_line ? begin : std::string_view::npos;
}

std::optional<Refusal> refuse_checksum(std::string_view text) {
  const std::size_t begin = find_crc(text);
  if (begin == std::string_view::npos) return refuse(RefusalCode::kTruncated);
  if (text.substr(begin + 4, 8) == print_crc(text.substr(0, begin))) return std::nullopt;
  return refuse(RefusalCode::kDamaged);
}

// The lines of a text, one after the other.
class Loader {
 public:
  explicit Loader(std::string_view text) : rest_(text) {}

  Outcome<Session> read();
  std::optional<NewGame> read_puzzle();

 private:
  bool fail(RefusalCode code, std::string_view token = {});
  bool next_line(std::size_t most);
  /// The value of the next line, which has to have this key.
  bool next_value(std::string_view key, std::string_view& value);
  bool read_text(std::string_view key, bool (*is_good)(std::string_view), std::string& text);
  bool read_names();
  bool read_puzzle_lines();
  bool read_rest_of_header();
  bool begin();
  bool read_events();
  bool read_event(std::uint32_t number);
  bool read_place();
  bool read_board();
  bool read_values();
  bool read_layer(std::string_view key, const CellDigits& layer, int most);
  bool read_tints();
  bool fail_board(std::optional<Cell> cell);
  [[nodiscard]] int size() const { return game_.layout.size(); }

  std::string_view rest_;
  std::string_view line_;
  std::uint32_t number_ = 0;
  std::uint32_t givens_line_ = 0;
  NewGame game_;
  Settings settings_;
  bool is_single_ = true;
  std::uint32_t solutions_line_ = 0;
  std::optional<Session> session_;
  Refusal refusal_;
};

bool Loader::fail(RefusalCode code, std::string_view token) {
  refusal_ = refuse(code);
  refusal_.line = number_;
  refusal_.size = static_cast<std::uint8_t>(size());
  refusal_.token = escape_token(token);
  return false;
}

bool Loader::next_line(std::size_t most) {
  ++number_;
  line_ = cut_item(rest_, '\n');
  return line_.size() <= most || fail(RefusalCode::kLineTooLong);
}

bool Loader::next_value(std::string_view key, std::string_view& value) {
  if (!next_line(kMaxSaveLine)) return false;
  value = line_;
  const std::string_view found = cut_item(value, ' ');
  if (found != key) {
    fail(RefusalCode::kUnexpectedLine, found);
    refusal_.expected = Token(key);
    return false;
  }
  return !value.empty() || fail(RefusalCode::kBadValue, line_);
}

bool Loader::read_text(std::string_view key, bool (*is_good)(std::string_view), std::string& text) {
  std::string_view value;
  if (!next_value(key, value)) return false;
  if (value == "-") value = {};
  if (!is_good(value)) return fail(RefusalCode::kBadValue, value);
  text = value;
  return true;
}

bool Loader::read_names() {
  About& about = game_.about;
  return read_text("uid", is_uid, about.uid) && read_text("title", is_title, about.title) &&
         read_text("from", is_title, about.origin);
}

bool Loader::read_puzzle_lines() {
  std::string_view value;
  if (!next_value("layout", value)) return false;
  const Result<Layout> layout = parse_layout(value);
  if (!layout || layout_name(*layout) != value) return fail(RefusalCode::kBadValue, value);
  game_.layout = *layout;
  if (!next_value("givens", value)) return false;
  const std::optional<Grid> givens = parse_grid(value, size());
  if (!givens) return fail(RefusalCode::kBadValue, value);
  game_.givens = *givens;
  givens_line_ = number_;
  if (!next_value("out0", value)) return false;
  const std::optional<CellDigits> out = parse_sets(value, size(), size());
  if (!out) return fail(RefusalCode::kBadValue, value);
  for (const Cell cell : givens->filled()) {
    if (!(*out)[at(cell)].empty()) return fail(RefusalCode::kBadValue, value);
  }
  game_.out = *out;
  return true;
}

bool Loader::read_rest_of_header() {
  std::string_view value;
  if (!next_value("solutions", value)) return false;
  is_single_ = value == "one";
  solutions_line_ = number_;
  if (!is_single_ && value != "many") return fail(RefusalCode::kBadValue, value);
  About& about = game_.about;
  if (!read_text("rating", is_rating_text, about.rating)) return false;
  if (!read_text("created", is_time_text, about.created)) return false;
  if (!read_text("played", is_time_text, about.played)) return false;
  if (!next_value("settings", value)) return false;
  const std::optional<Settings> settings = parse_settings(value);
  if (!settings) return fail(RefusalCode::kBadValue, value);
  settings_ = *settings;
  return begin();
}

// Starts the puzzle; what a start would change is none of a saved game.
bool Loader::begin() {
  Outcome<Session> session = start(game_, settings_);
  if (!session) {
    const Refusal cause = session.error();
    refusal_ = cause;
    refusal_.code = RefusalCode::kBadGivens;
    refusal_.reason = cause.code;
    refusal_.line = givens_line_;
    return false;
  }
  if (session->beginning().settings != settings_) return fail(RefusalCode::kBadValue, line_);
  if ((session->solution() != nullptr) != is_single_) {
    fail(RefusalCode::kBadValue, is_single_ ? "one" : "many");
    refusal_.line = solutions_line_;
    return false;
  }
  session_ = *std::move(session);
  return true;
}

bool Loader::read_events() {
  std::string_view value;
  if (!next_value("events", value)) return false;
  const std::optional<std::uint64_t> count = parse_number(value);
  if (!count || *count > kMaxEvents) return fail(RefusalCode::kBadValue, value);
  for (std::uint32_t n = 1; n <= *count; ++n) {
    if (!read_event(n)) return false;
  }
  return true;
}

bool Loader::read_event(std::uint32_t number) {
  if (!next_line(kMaxEventLine)) return false;
  const std::optional<Event> event = parse_event(line_, size());
  if (!event) return fail(RefusalCode::kBadValue, line_);
  const Outcome<Applied> applied = apply(*session_, *event);
  if (applied) return true;
  refusal_ = applied.error();
  refusal_.reason = refusal_.code;
  refusal_.code = RefusalCode::kBadEvent;
  refusal_.line = number_;
  refusal_.number = number;
  refusal_.size = static_cast<std::uint8_t>(size());
  return false;
}

bool Loader::fail_board(std::optional<Cell> cell) {
  fail(RefusalCode::kBoardDiffers);
  refusal_.cell = cell;
  return false;
}

bool Loader::read_place() {
  std::string_view value;
  if (!next_value("at", value)) return false;
  const std::optional<SavedPlace> place = parse_place(value, size());
  if (!place || place->elapsed < session_->elapsed()) return fail(RefusalCode::kBadValue, value);
  if (place->cursor != session_->cursor_id()) return fail_board(std::nullopt);
  session_->set_elapsed(place->elapsed);
  session_->set_mode(place->mode);
  session_->select(place->selection);
  return true;
}

bool Loader::read_values() {
  std::string_view value;
  if (!next_value("values", value)) return false;
  const std::optional<Grid> values = parse_grid(value, size());
  if (!values) return fail(RefusalCode::kBadValue, value);
  const Grid board = board_of(session_->state());
  for (const Cell cell : session_->layout().all_cells()) {
    if (board.value_at(cell) != values->value_at(cell)) return fail_board(cell);
  }
  return true;
}

bool Loader::read_layer(std::string_view key, const CellDigits& layer, int most) {
  std::string_view value;
  if (!next_value(key, value)) return false;
  const std::optional<CellDigits> sets = parse_sets(value, size(), most);
  if (!sets) return fail(RefusalCode::kBadValue, value);
  for (const Cell cell : session_->layout().all_cells()) {
    if ((*sets)[at(cell)] != layer[at(cell)]) return fail_board(cell);
  }
  return true;
}

bool Loader::read_tints() {
  std::string_view value;
  if (!next_value("tint", value)) return false;
  const std::optional<Tints> tints = parse_tints(value, size());
  if (!tints) return fail(RefusalCode::kBadValue, value);
  for (std::size_t i = 0; i < tints->size(); ++i) {
    if ((*tints)[i] != session_->state().tint[i]) {
      return fail_board(Cell(static_cast<int>(i) / kMaxSize));
    }
  }
  return true;
}

bool Loader::read_board() {
  const State& state = session_->state();
  if (!read_place() || !read_values()) return false;
  if (!read_layer("corner", state.corner, size())) return false;
  if (!read_layer("centre", state.centre, size())) return false;
  if (!read_layer("out", state.out, size())) return false;
  if (!read_layer("colour", state.colours, kMaxSize)) return false;
  std::string_view value;
  // The checksum was looked at before; here only that no line stands before it.
  return read_tints() && next_value("crc", value);
}

Outcome<Session> Loader::read() {
  next_line(kMaxSaveLine);  // the first one, known to be good
  if (!read_names() || !read_puzzle_lines() || !read_rest_of_header() || !read_events() ||
      !read_board()) {
    return refusal_;
  }
  return *std::move(session_);
}

std::optional<NewGame> Loader::read_puzzle() {
  next_line(kMaxSaveLine);
  if (!read_names() || !read_puzzle_lines()) return std::nullopt;
  game_.about.rating.clear();
  std::string_view value;
  if (next_value("solutions", value)) {
    static_cast<void>(read_text("rating", is_rating_text, game_.about.rating) &&
                      read_text("created", is_time_text, game_.about.created));
  }
  return game_;
}

}  // namespace

Outcome<Session> load(std::string_view text) {
  if (text.size() > kMaxSaveBytes) return refuse(RefusalCode::kTooLarge);
  const std::string plain = with_plain_ends(text);
  if (std::optional<Refusal> first = refuse_first_line(plain)) return *first;
  if (std::optional<Refusal> bad = refuse_characters(plain)) return *bad;
  if (std::optional<Refusal> crc = refuse_checksum(plain)) return *crc;
  return Loader(plain).read();
}

std::optional<NewGame> salvage(std::string_view text) {
  const std::string plain = with_plain_ends(text.substr(0, kMaxSaveBytes));
  if (refuse_first_line(plain)) return std::nullopt;
  return Loader(plain).read_puzzle();
}

Outcome<std::string> repair(std::string_view text) {
  if (text.size() > kMaxSaveBytes) return refuse(RefusalCode::kTooLarge);
  const std::string plain = with_plain_ends(text);
  if (std::optional<Refusal> first = refuse_first_line(plain)) return *first;
  const std::size_t begin = find_crc(plain);
  if (begin == std::string_view::npos) return refuse(RefusalCode::kTruncated);
  const std::string body = plain.substr(0, begin);
  return body + "crc " + print_crc(body) + '\n';
}

}  // namespace shudu::game
