// Nodes are told in the order in which they were made, so a parent stands before its children;
// `line` is what a list of moves shows: from the beginning through the board of now to where redo
// would end.
#include "service/game_past.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include "service/game_reading.h"
#include "service/playing.h"
#include "shudu/core/layout_table.h"
#include "shudu/game/said.h"
#include "shudu/game/settings.h"
#include "shudu/game/summary.h"
#include "shudu/service/json_list.h"

namespace shudu::service {
namespace {

using game::NodeIndex;
using game::Session;

constexpr std::array<std::string_view, 2> kPartsOfHistory{"all", "line"};

// What a node is beside its own fields, at its place in the list of nodes.
struct Standing {
  std::uint32_t depth = 0;  ///< moves from the beginning
  std::uint32_t children = 0;
  bool is_on_path = false;
  bool is_on_line = false;
};

std::vector<Standing> standings(const Session& session) {
  const std::span<const game::Node> nodes = session.nodes();
  std::vector<Standing> all(nodes.size());
  for (NodeIndex i = 1; i < nodes.size(); ++i) {
    all[i].depth = all[nodes[i].parent].depth + 1;
    ++all[nodes[i].parent].children;
  }
  for (const NodeIndex node : game::path_to(session, session.cursor())) {
    all[node].is_on_path = all[node].is_on_line = true;
  }
  for (NodeIndex node = session.cursor(); node != game::kNoNode; node = nodes[node].last_child) {
    all[node].is_on_line = true;
  }
  return all;
}

std::vector<std::string_view> names_at(const Session& session, std::uint32_t id) {
  std::vector<std::string_view> names;
  for (const game::Savepoint& point : session.savepoints()) {
    if (point.node == id) names.push_back(point.name);
  }
  return names;
}

void append_node(const game::Voice& voice, const Session& session, NodeIndex index,
                 const Standing& standing, std::string& out) {
  const game::Node& node = session.nodes()[index];
  JsonObject entry(out);
  entry.number("n", node.id);
  if (node.parent != game::kNoNode) {
    const game::Event& event = session.log()[node.id - 1];
    entry.number("parent", session.nodes()[node.parent].id);
    entry.text("line", game::print_event(event, session.size()));
    entry.text("text", game::say_move(voice, session, index));
  }
  entry.number("depth", standing.depth);
  entry.number("children", standing.children);
  if (node.last_child != game::kNoNode) {
    entry.number("next", session.nodes()[node.last_child].id);
  }
  entry.boolean("on_path", standing.is_on_path);
  entry.boolean("on_line", standing.is_on_line);
  const std::vector<std::string_view> names = names_at(session, node.id);
  if (!names.empty()) {
    add_list(entry, "savepoints", names,
             [](std::string_view name, std::string& to) { append_json_string(name, to); });
  }
  entry.end();
}

// `er=4.2`, the only form that a game takes, as the number of JSON that it ends in.
std::string_view rating_in(std::string_view text) {
  constexpr std::string_view kKey = "er=";
  return text.starts_with(kKey) ? text.substr(kKey.size()) : std::string_view();
}

// As a saved game's status.
std::string_view outcome_of(game::GameOutcome outcome) {
  return outcome == game::GameOutcome::kSolved ? "complete" : game::outcome_slug(outcome);
}

}  // namespace

std::vector<std::string_view> history_parts() {
  return {kPartsOfHistory.begin(), kPartsOfHistory.end()};
}

Outcome answer_history(Call& call, JsonObject& answer) {
  const Session* const session = game_of(call);
  if (session == nullptr) return no_game(call);
  answer.number("game", *call.whole("game"));
  answer.number("cursor", session->cursor_id());
  const bool is_line_only = call.text("part") == "line";
  const std::vector<Standing> all = standings(*session);
  const game::Voice voice = voice_of(call);
  std::vector<NodeIndex> told;
  for (NodeIndex i = 0; i < all.size(); ++i) {
    if (!is_line_only || all[i].is_on_line) told.push_back(i);
  }
  add_list(answer, "nodes", told, [&](NodeIndex node, std::string& out) {
    append_node(voice, *session, node, all[node], out);
  });
  return std::nullopt;
}

Outcome answer_result(Call& call, JsonObject& answer) {
  const Session* const session = game_of(call);
  if (session == nullptr) return no_game(call);
  const game::GameSummary summary = game::summary_of(*session);
  const game::GameCounts& counts = summary.counts;
  answer.number("game", *call.whole("game"));
  answer.text("uid", session->about().uid);
  answer.text("outcome", outcome_of(summary.outcome));
  answer.text("layout", layout_name(session->layout()));
  if (!summary.level.empty()) answer.text("level", summary.level);
  const std::string_view rating = rating_in(summary.rating);
  if (!rating.empty()) answer.name("rating") += rating;
  answer.number("elapsed", static_cast<std::uint64_t>(summary.elapsed));
  if (summary.are_mistakes_known) answer.number("mistakes", counts.mistakes);
  answer.number("stage_max", counts.stage_max);
  answer.number("asked", counts.asked);
  answer.number("applied", counts.applied);
  answer.number("checks", counts.checks);
  answer.number("reveals", counts.reveals);
  answer.number("undos", counts.undos);
  answer.text("check_level", counts.solution_checked
                                 ? "solution"
                                 : game::row_of(game::SettingKey::kCheck).get(session->settings()));
  answer.boolean("auto_marks", counts.marks_kept);
  answer.boolean("unaided", summary.is_unaided);
  return std::nullopt;
}

}  // namespace shudu::service
