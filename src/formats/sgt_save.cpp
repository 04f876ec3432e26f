// Saved games of Solo; see sgt_save.h.
#include "formats/sgt_save.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "formats/packed_fields.h"
#include "formats/played_cells.h"
#include "formats/record_text.h"
#include "formats/sgt.h"
#include "formats/sgt_save_lines.h"
#include "shudu/core/characters.h"

namespace shudu {

namespace {

constexpr std::string_view kSaveMark = "sgt-save";
constexpr std::size_t kLongestKept = 4096;  // of a value that matters: no game of 9x9 has so much

// Up to `count` numbers with commas between them; false where there is anything else, or fewer.
bool take_numbers(std::string_view text, std::span<int> numbers) {
  std::size_t begin = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const bool is_last = i + 1 == numbers.size();
    const std::optional<std::size_t> number = save_count(trimmed(text.substr(begin, end - begin)));
    if (!number || *number > kMaxSize || is_last != (end == text.size())) return false;
    numbers[i] = static_cast<int>(*number);
    begin = end + 1;
  }
  return true;
}

// `S` and a digit for each cell.
bool take_whole_solution(std::string_view text, PlayedCells& cells) {
  const auto count = static_cast<std::size_t>(std::count(text.begin(), text.end(), ',')) + 1;
  const std::size_t side = side_of(count);
  if (side == 0 || side > static_cast<std::size_t>(kMaxSize)) return false;
  std::array<int, kMaxCells> digits{};
  if (!take_numbers(text, std::span(digits).first(count))) return false;
  for (std::size_t i = 0; i < count; ++i) {
    const auto row = static_cast<int>(i / side);
    cells.place(PlayedCells::index_of(row, static_cast<int>(i % side)), digits[i]);
  }
  return true;
}

// One move; false when it is none of Solo's.
bool make_move(std::string_view move, PlayedCells& cells) {
  if (move.empty()) return false;
  const std::string_view rest = move.substr(1);
  if (move[0] == 'S') return take_whole_solution(rest, cells);
  if (move == "M") {
    cells.set_all_marks();
    return true;
  }
  std::array<int, 3> numbers{};  // column, row, digit
  if ((move[0] != 'R' && move[0] != 'P') || !take_numbers(rest, numbers)) return false;
  if (numbers[0] >= kMaxSize || numbers[1] >= kMaxSize) return false;
  const std::size_t index = PlayedCells::index_of(numbers[1], numbers[0]);
  if (move[0] == 'P' && numbers[2] != 0) {
    cells.turn_mark(index, Digit(numbers[2]));
  } else {
    cells.place(index, numbers[2]);
  }
  return true;
}

// What the lines so far have said.
struct SaveState {
  std::string parameters;
  bool has_own_parameters = false;  // CPARAMS and not PARAMS
  std::string description;
  std::string open_key;    // of a value that goes on with the next line, else empty
  std::string open_value;  // as far as it is there and matters
  std::size_t open_left = 0;
  std::size_t states = 0;
  std::size_t position = 0;
  std::size_t moves = 0;
  bool has_failed = false;  // an error has been told: the rest is passed over
  PlayedCells cells;

  [[nodiscard]] bool is_over() const {
    return open_key.empty() && states != 0 && position != 0 && moves + 1 >= states;
  }
};

std::string header_of_state(const SaveState& state) {
  std::string header(kSaveMark);
  for (const std::string* text :
       {&state.parameters, &state.description, &state.open_key, &state.open_value}) {
    put_field(*text, header);
  }
  for (const std::size_t number :
       {state.open_left, state.states, state.position, state.moves,
        std::size_t{state.has_own_parameters}, std::size_t{state.has_failed}}) {
    put_field(std::to_string(number), header);
  }
  state.cells.pack(header);
  return header;
}

std::optional<SaveState> state_of_header(std::string_view header) {
  if (!header.starts_with(kSaveMark)) return std::nullopt;
  header.remove_prefix(kSaveMark.size());
  SaveState state;
  for (std::string* text :
       {&state.parameters, &state.description, &state.open_key, &state.open_value}) {
    *text = take_field(header);
  }
  const auto take_number = [&header] { return save_count(take_field(header)).value_or(0); };
  for (std::size_t* number : {&state.open_left, &state.states, &state.position, &state.moves}) {
    *number = take_number();
  }
  state.has_own_parameters = take_number() != 0;
  state.has_failed = take_number() != 0;
  state.cells = PlayedCells::unpack(header);
  return state;
}

Status take_description(const Piece& value, SaveState& state) {
  if (state.parameters.empty()) return value.error(0, ErrorCode::kMissingField, "PARAMS");
  state.description = value.view();
  const std::string id = state.parameters + ":" + state.description;
  const Result<Puzzle> puzzle = read_sgt_id(whole_of(id));
  if (puzzle) return kDone;
  Error error = puzzle.error();
  const std::size_t before = state.parameters.size() + 1;
  const auto within = static_cast<std::size_t>(error.at.column - 1);
  error.at = position_in(value.text, value.begin + (within < before ? 0 : within - before));
  return error;
}

Status take_count(const Piece& value, std::size_t& count) {
  const std::optional<std::size_t> number = save_count(trimmed(value.view()));
  if (!number || *number == 0) return value.error(0, ErrorCode::kBadSyntax, value.view());
  count = *number;
  return kDone;
}

Status take_move(std::string_view key, const Piece& value, SaveState& state) {
  ++state.moves;
  if (state.moves >= state.position) return kDone;  // taken back
  if (key == "RESTART") {
    state.cells = PlayedCells();
    return kDone;
  }
  if (make_move(trimmed(value.view()), state.cells)) return kDone;
  return bad_syntax(value);
}

Status take_save_value(std::string_view key, const Piece& value, SaveState& state) {
  if (key == "GAME") {
    if (trimmed(value.view()) == "Solo") return kDone;
    return value.error(0, ErrorCode::kNotReadHere, value.view());
  }
  if (key == "CPARAMS" || (key == "PARAMS" && !state.has_own_parameters)) {
    state.parameters = trimmed(value.view());
    state.has_own_parameters = key == "CPARAMS";
    return kDone;
  }
  if (key == "DESC") return take_description(trimmed(value), state);
  if (key == "NSTATES") return take_count(value, state.states);
  if (key == "STATEPOS") return take_count(value, state.position);
  const bool is_move = key == "MOVE" || key == "SOLVE" || key == "RESTART";
  return is_move ? take_move(key, value, state) : Status(kDone);
}

// The value that has been open is over, its line ends and all.
Status close_value(SaveState& state, std::string_view line) {
  const std::string key = std::exchange(state.open_key, {});
  const std::string value = std::exchange(state.open_value, {});
  state.open_left = 0;
  const Status taken = take_save_value(key, whole_of(value), state);
  if (taken) return kDone;
  Error error = taken.error();
  error.at = position_in(line, 0);
  return error;
}

void keep_open(std::string_view text, SaveState& state) {
  const std::size_t room = kLongestKept - std::min(kLongestKept, state.open_value.size());
  state.open_value += text.substr(0, room);
  state.open_left -= std::min(state.open_left, text.size());
}

// A further line of an open value, after the line end before it.
Status take_further(std::string_view line, SaveState& state) {
  keep_open("\n", state);
  keep_open(line, state);
  return state.open_left == 0 ? close_value(state, line) : Status(kDone);
}

Status take_line(std::string_view line, SaveState& state) {
  const std::optional<SaveLine> parts = save_line(line);
  if (!parts) return take_further(line, state);
  // A value that is shorter than it says had blanks at an end of a line, which are not here.
  const Status closed = state.open_key.empty() ? Status(kDone) : close_value(state, line);
  if (!closed) return closed;
  const std::size_t size = parts->value.view().size();
  if (size > parts->length) {
    Error error = parts->value.error(parts->length, ErrorCode::kTooLong);
    error.found = size;
    error.expected = parts->length;
    return error;
  }
  if (size > kLongestKept) {
    Error error = parts->value.error(0, ErrorCode::kTooLarge);
    error.expected = kLongestKept;
    return error;
  }
  if (size == parts->length) return take_save_value(parts->key, parts->value, state);
  state.open_key = parts->key;
  state.open_left = parts->length;
  keep_open(parts->value.view(), state);
  return kDone;
}

// The state after a line that belongs to the game of the header; nothing where it does not.
std::optional<SaveState> state_after(std::string_view line, const ReadContext& context,
                                     Status& status) {
  if (begins_sgt_save(line)) return SaveState();
  std::optional<SaveState> state = state_of_header(context.header);
  if (!state || (!save_line(line) && state->open_key.empty())) return std::nullopt;
  const bool had_failed = state->has_failed;
  status = take_line(line, *state);
  if (!status) state->has_failed = true;
  if (had_failed) status = kDone;
  return state;
}

Fit fit_sgt_save(std::span<const std::string_view> lines, const ReadContext& context) {
  if (lines.size() != 1) return Fit::kNo;
  Status status = kDone;
  const std::optional<SaveState> state = state_after(lines[0], context, status);
  if (!state) return Fit::kNo;
  return state->is_over() && !state->has_failed ? Fit::kWhole : Fit::kHeader;
}

Result<Puzzle> finished(const SaveState& state, std::string_view line) {
  if (state.description.empty()) return error_in(line, 0, ErrorCode::kMissingField, "DESC");
  if (state.position > state.states) {
    Error error = error_in(line, 0, ErrorCode::kBadNumber, std::to_string(state.position));
    error.expected = state.states;
    return error;
  }
  const std::string id = state.parameters + ":" + state.description;
  Result<Puzzle> puzzle = read_sgt_id(whole_of(id));
  if (!puzzle) return puzzle;
  const Status added = state.cells.add_to(*puzzle, "MOVE");
  if (added) return puzzle;
  Error error = added.error();
  error.at = position_in(line, 0);
  return error;
}

Result<Puzzle> read_sgt_save(std::span<const std::string_view> lines, ReadContext& context) {
  Status status = kDone;
  const std::optional<SaveState> state = state_after(lines[0], context, status);
  if (!state) return bad_syntax(whole_of(lines[0]));
  context.header = state->is_over() ? std::string() : header_of_state(*state);
  if (!status) return status.error();
  const bool is_record = state->is_over() && !state->has_failed;
  return is_record ? finished(*state, lines[0]) : Result<Puzzle>(Puzzle());
}

}  // namespace

constinit const Format kSgtSaveFormat = {
    .name = "sgt-save",
    .extensions = "sgt sgtpuzzle sav",
    .words = {"saved games of Simon Tatham's Solo", "Simon Tatham 的 Solo 的存档",
              "Simon Tatham 的 Solo 的存檔"},
    .reads = Part::kGivens | Part::kPlaced | Part::kMarks | Part::kOtherSizes | Part::kLayout,
    .writes = {},
    .fit = fit_sgt_save,
    .read = read_sgt_save,
    .write = nullptr,
};

}  // namespace shudu
