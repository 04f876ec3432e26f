// Commands that write on the board: digits, marks, colours, erasing, filling. Several cells or
// digits are several moves where the game has no single one for them.
#include <array>

#include "tui/plain/dialogue_state.h"

namespace shudu::tui {
namespace {

using game::Intent;
using game::IntentKind;

// Cells for a command, selected; nothing where there are none.
bool select_cells(DialogueState& dialogue, LineReader& reader) {
  const std::optional<std::vector<Cell>> cells = reader.take_cells();
  if (!cells) return false;
  dialogue.select(*cells);
  return true;
}

Lines not_so(DialogueState& dialogue, PlainCommand command, LineReader& reader) {
  const std::string_view word = reader.peek();
  if (word.size() == 2 || word.size() == 4) {  // looks like a cell
    return {dialogue.say("not-in-grid", word), dialogue.usage(command)};
  }
  return {dialogue.usage(command)};
}

// The same intent for each of some digits, told in one line.
Lines for_digits(DialogueState& dialogue, IntentKind kind, DigitSet digits) {
  Lines told;
  for (const Digit digit : digits) {
    Intent intent;
    intent.kind = kind;
    intent.digit = digit;
    Lines lines = dialogue.act(intent);
    told.insert(told.end(), lines.begin(), lines.end());
  }
  return {run_on(told, dialogue.language())};
}

Lines put(DialogueState& dialogue, LineReader& reader) {
  if (!select_cells(dialogue, reader)) return not_so(dialogue, PlainCommand::kPlace, reader);
  if (reader.take_if("0") || reader.take_if("-")) return dialogue.act(IntentKind::kErase);
  const std::optional<Digit> digit = reader.take_digit(dialogue.size());
  if (!digit || !reader.is_done()) return {dialogue.usage(PlainCommand::kPlace)};
  Intent intent;
  intent.kind = IntentKind::kPlace;
  intent.digit = *digit;
  dialogue.desk->set_mode(game::Mode::kDigit);
  return dialogue.act(intent);
}

template <PlainCommand kCommand, IntentKind kKind>
Lines mark(DialogueState& dialogue, LineReader& reader) {
  if (!select_cells(dialogue, reader)) return not_so(dialogue, kCommand, reader);
  const std::optional<DigitSet> digits = reader.take_digits(dialogue.size());
  if (!digits || !reader.is_done()) return {dialogue.usage(kCommand)};
  return for_digits(dialogue, kKind, *digits);
}

// `3` or `C`.
std::optional<DigitSet> take_colours(LineReader& reader) {
  const std::string_view word = reader.peek();
  if (word.size() == 1) {
    const char letter = static_cast<char>(word[0] & ~0x20);
    if (letter >= 'A' && letter <= 'I') {
      reader.take();
      return DigitSet::only(Digit(letter - 'A' + 1));
    }
  }
  return reader.take_digits(kMaxSize);
}

Lines colour(DialogueState& dialogue, LineReader& reader) {
  if (!select_cells(dialogue, reader)) return not_so(dialogue, PlainCommand::kColour, reader);
  const std::optional<DigitSet> colours = take_colours(reader);
  if (!colours || !reader.is_done()) return {dialogue.usage(PlainCommand::kColour)};
  return for_digits(dialogue, IntentKind::kColour, *colours);
}

Lines tint(DialogueState& dialogue, LineReader& reader) {
  if (!select_cells(dialogue, reader)) return not_so(dialogue, PlainCommand::kTint, reader);
  const std::optional<Digit> digit = reader.take_digit(dialogue.size());
  Intent intent;
  intent.kind = IntentKind::kTint;
  if (!digit) return {dialogue.usage(PlainCommand::kTint)};
  intent.digit = *digit;
  if (!reader.take_if("0")) {
    const std::optional<DigitSet> tints = take_colours(reader);
    if (!tints || tints->size() != 1) return {dialogue.usage(PlainCommand::kTint)};
    intent.number = static_cast<std::uint32_t>(tints->first().value());
  }
  return dialogue.act(intent);
}

Lines erase(DialogueState& dialogue, LineReader& reader) {
  if (!select_cells(dialogue, reader)) return not_so(dialogue, PlainCommand::kErase, reader);
  if (reader.take_if("all")) return dialogue.act(IntentKind::kEraseAll);
  if (!reader.is_done()) return {dialogue.usage(PlainCommand::kErase)};
  return dialogue.act(IntentKind::kErase);
}

Lines fill(DialogueState& dialogue, LineReader& reader) {
  Intent intent;
  intent.kind = select_cells(dialogue, reader) ? IntentKind::kFill : IntentKind::kFillAll;
  if (reader.take_if("missing")) {
    intent.fill = game::FillKind::kMissing;
  } else if (reader.take_if("snyder")) {
    intent.fill = game::FillKind::kSnyder;
  }
  if (game::overwrites_marks(dialogue.session(), intent)) {
    if (std::optional<Lines> question = unless_yes(dialogue, reader)) return *question;
  }
  reader.take_if("yes");
  if (!reader.is_done()) return {dialogue.usage(PlainCommand::kFill)};
  return dialogue.act(intent);
}

using P = PlainCommand;

constexpr std::array kMoveAnswers{
    AnswerRow{P::kPlace, Needs::kBoard, put},
    AnswerRow{P::kCorner, Needs::kBoard, mark<P::kCorner, IntentKind::kCorner>},
    AnswerRow{P::kCentre, Needs::kBoard, mark<P::kCentre, IntentKind::kCentre>},
    AnswerRow{P::kOut, Needs::kBoard, mark<P::kOut, IntentKind::kOut>},
    AnswerRow{P::kColour, Needs::kBoard, colour},
    AnswerRow{P::kTint, Needs::kBoard, tint},
    AnswerRow{P::kErase, Needs::kBoard, erase},
    AnswerRow{P::kFill, Needs::kBoard, fill},
};

}  // namespace

std::span<const AnswerRow> move_answers() { return kMoveAnswers; }

}  // namespace shudu::tui
