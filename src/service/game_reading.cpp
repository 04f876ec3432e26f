// Tested in tests/service/playing_test.cpp.
#include "service/game_reading.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "service/game_json.h"
#include "service/playing.h"
#include "service/stages_json.h"
#include "shudu/core/cell_named.h"
#include "shudu/core/find_row.h"
#include "shudu/core/name_in.h"
#include "shudu/explain/explain.h"
#include "shudu/explain/mistake_words.h"
#include "shudu/game/hint_basis.h"
#include "shudu/game/hints.h"
#include "shudu/game/said.h"
#include "shudu/game/said_help.h"
#include "shudu/game/summary.h"
#include "shudu/service/json_list.h"
#include "shudu/service/step_json.h"

namespace shudu::service {
namespace {

using game::Session;

constexpr std::array<std::string_view, 3> kOrders{"position", "content", "content-only"};
// In the order of the enumerations.
constexpr std::array<std::string_view, 6> kHelpKinds{"step",        "wrong",   "full",
                                                     "not-allowed", "nothing", "stopped"};
constexpr std::array<std::string_view, 4> kMistakesKinds{"digits", "marks", "conflicts",
                                                         "unsolvable"};
constexpr std::array<std::string_view, 9> kDoubtKinds{"filled",        "peer",    "ruled-out",
                                                      "marks",         "wrong",   "technique",
                                                      "contradiction", "nothing", "stopped"};

std::optional<House> house_of(const Layout& layout, HouseKind kind, std::uint64_t number) {
  const int count = kind == HouseKind::kRegion ? layout.extra_region_count() : layout.size();
  if (number < 1 || number > static_cast<std::uint64_t>(count)) return std::nullopt;
  return House(static_cast<int>(kind) * layout.size() + static_cast<int>(number) - 1);
}

// What is read, and how: the text, or the field that is at fault.
using SaidOfGame = Result<std::string, std::string_view>;
struct ReadingRow {
  std::string_view name;
  SaidOfGame (*read)(const Call& call, const Session& session);
};

SaidOfGame read_cell(const Call& call, const Session& session) {
  const std::optional<Cell> cell = cell_named(call.text("cell"), session.size());
  if (!cell) return std::string_view("cell");
  return game::say_cell(voice_of(call), session, *cell);
}

template <HouseKind kKind>
SaidOfGame read_house(const Call& call, const Session& session) {
  const std::optional<House> house =
      house_of(session.layout(), kKind, call.whole("number").value_or(0));
  if (!house) return std::string_view("number");
  return game::say_house(voice_of(call), session, *house);
}

SaidOfGame read_left(const Call& call, const Session& session) {
  return game::say_left(voice_of(call), session);
}

SaidOfGame read_where(const Call& call, const Session& session) {
  const std::uint64_t digit = call.whole("number").value_or(0);
  if (digit < 1 || digit > static_cast<std::uint64_t>(session.size())) {
    return std::string_view("number");
  }
  return game::say_where(voice_of(call), session, Digit(static_cast<int>(digit)));
}

SaidOfGame read_summary(const Call& call, const Session& session) {
  return game::say_summary(voice_of(call), game::summary_of(session));
}

SaidOfGame read_excluded(const Call& call, const Session& session) {
  const std::optional<Cell> cell = cell_named(call.text("cell"), session.size());
  if (!cell) return std::string_view("cell");
  return game::say_excluded(voice_of(call), session, *cell);
}

constexpr std::array kReadings{
    ReadingRow{"cell", read_cell},
    ReadingRow{"excluded", read_excluded},
    ReadingRow{"row", read_house<HouseKind::kRow>},
    ReadingRow{"column", read_house<HouseKind::kColumn>},
    ReadingRow{"box", read_house<HouseKind::kBox>},
    ReadingRow{"region", read_house<HouseKind::kRegion>},
    ReadingRow{"left", read_left},
    ReadingRow{"where", read_where},
    ReadingRow{"summary", read_summary},
};

// The labels of all cells, row by row.
void add_labels(const Call& call, const Session& session, JsonObject& answer) {
  const game::Voice voice = voice_of(call);
  add_list(answer, "labels", session.layout().all_cells(), [&](Cell cell, std::string& out) {
    append_json_string(game::say_cell(voice, session, cell), out);
  });
}

// `basis`: what the hint rests on, which `act` takes back.
void add_basis(const Session& session, const Step* step, JsonObject& object) {
  object.text("basis", game::print_basis(game::basis_of(session, step)));
}

void add_told_step(const Call& call, const Session& session, const Step& step, JsonObject& object) {
  const Layout& layout = session.layout();
  JsonObject inner(object.name("step"));
  add_step(inner, step, {layout, call.language(), step.digits});
  inner.end();
  add_step_stages(object, step, layout, call.language());
  add_basis(session, &step, object);
}

// `mistakes`: all that is wrong at once, and how it is told.
void add_mistakes(const Call& call, const Session& session, const game::BoardMistakes& mistakes,
                  JsonObject& answer) {
  game::Voice voice = voice_of(call);
  voice.has_short_cells = true;  // as in all stages
  JsonObject inner(answer.name("mistakes"));
  inner.text("kind", name_in(kMistakesKinds, mistakes.kind));
  inner.text("check", game::check_of(session) == game::IntentKind::kCheckRules ? "check-rules"
                                                                               : "check-solution");
  inner.boolean("can_go_back", mistakes.can_go_back);
  add_cells(inner, "cells", mistakes.cells, session.size());
  add_stages(inner, game::last_stage_of(mistakes), session.layout(), [&](int stage) {
    Hint hint;
    hint.text = game::say_mistakes(voice, session, mistakes, stage);
    if (stage > 1) hint.marks.cells.assign(mistakes.cells.begin(), mistakes.cells.end());
    return hint;
  });
  inner.end();
}

// The field `others`: at most so many steps besides the one that was told, each with its stages.
void add_others(const Call& call, const Session& session, const Step& told, JsonObject& answer) {
  const std::uint64_t most = *call.whole("others");
  const auto wanted = static_cast<std::size_t>(most) + 1;
  std::vector<Step> steps = game::find_steps(session, wanted, call.stop());
  std::erase(steps, told);
  if (steps.size() > most) steps.resize(static_cast<std::size_t>(most));
  add_list(answer, "others", steps, [&](const Step& step, std::string& out) {
    JsonObject entry(out);
    add_told_step(call, session, step, entry);
    entry.end();
  });
}

}  // namespace

game::Voice voice_of(const Call& call) {
  game::Voice voice{call.language()};
  voice.has_short_cells = call.flag("short");
  const std::string_view asked = call.text("order");
  const std::string_view* const order =
      find_row(kOrders, [asked](std::string_view name) { return name == asked; });
  if (order != nullptr) voice.order = static_cast<game::ReadingOrder>(order - kOrders.data());
  const std::vector<std::string_view> colours = call.texts("colours");
  std::copy_n(colours.begin(), std::min(colours.size(), voice.colours.size()),
              voice.colours.begin());
  return voice;
}

std::vector<std::string_view> reading_names() {
  std::vector<std::string_view> names{"labels"};
  for (const ReadingRow& row : kReadings) names.push_back(row.name);
  return names;
}

std::vector<std::string_view> order_names() { return {kOrders.begin(), kOrders.end()}; }

Outcome answer_board(Call& call, JsonObject& answer) {
  const Session* const session = game_of(call);
  if (session == nullptr) return no_game(call);
  answer.number("game", *call.whole("game"));
  add_board(answer, *session);
  return std::nullopt;
}

Outcome answer_read(Call& call, JsonObject& answer) {
  const Session* const session = game_of(call);
  if (session == nullptr) return no_game(call);
  answer.number("game", *call.whole("game"));
  if (call.text("what") == "labels") {
    add_labels(call, *session, answer);
    return std::nullopt;
  }
  for (const ReadingRow& row : kReadings) {
    if (row.name != call.text("what")) continue;
    const SaidOfGame text = row.read(call, *session);
    if (!text) return call.fail(Reason::kNotForIntent, {.field = text.error()});
    answer.text("text", *text);
  }
  return std::nullopt;
}

Outcome answer_advise(Call& call, JsonObject& answer) {
  const Session* const session = game_of(call);
  if (session == nullptr) return no_game(call);
  const game::Help help = game::find_help(*session, call.stop());
  if (!call.goes_on(1)) return call.halted();
  answer.number("game", *call.whole("game"));
  answer.text("kind", kHelpKinds[static_cast<std::size_t>(help.kind)]);
  answer.text("text", game::say_help(voice_of(call), *session, help));
  if (help.step) {
    add_told_step(call, *session, *help.step, answer);
    if (call.has("others")) {
      add_others(call, *session, *help.step, answer);
      if (!call.goes_on(2)) return call.halted();
    }
    return std::nullopt;
  }
  if (!help.mistakes.empty()) {
    add_stages(answer, kMistakeStages, session->layout(), [&](int stage) {
      return hint_for_mistake(session->layout(), help.mistakes.front(), stage, call.language());
    });
  }
  if (help.wrong) add_mistakes(call, *session, *help.wrong, answer);
  add_basis(*session, nullptr, answer);
  return std::nullopt;
}

Outcome answer_doubt(Call& call, JsonObject& answer) {
  const Session* const session = game_of(call);
  if (session == nullptr) return no_game(call);
  const std::optional<Cell> cell = cell_named(call.text("cell"), session->size());
  if (!cell) return call.fail(Reason::kNotACell, {.field = "cell"});
  const std::uint64_t digit = *call.whole("digit");
  if (digit > static_cast<std::uint64_t>(session->size())) {
    return call.fail(Reason::kNotForIntent, {.field = "digit"});
  }
  const Candidate candidate{*cell, Digit(static_cast<int>(digit))};
  const game::WhyNot why = game::why_not_here(*session, candidate, call.stop());
  if (!call.goes_on(1)) return call.halted();
  answer.number("game", *call.whole("game"));
  answer.text("kind", kDoubtKinds[static_cast<std::size_t>(why.kind)]);
  answer.text("text", game::say_why_not(voice_of(call), *session, candidate, why));
  if (why.kind == game::WhyNotKind::kRuledOut) answer.number("move", why.move);
  if (why.step) {
    add_told_step(call, *session, *why.step, answer);
  } else if (why.kind == game::WhyNotKind::kRuledOut) {
    add_basis(*session, nullptr, answer);
  }
  return std::nullopt;
}

}  // namespace shudu::service
