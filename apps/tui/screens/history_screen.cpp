// The line of moves from the beginning through the board of now to its end: forks, savepoints, and
// the way to any of them. Left and Right show another branch where the line forks.
#include <fmt/format.h>

#include <algorithm>

#include "tui/screens/app_state.h"
#include "tui/screens/list_box.h"
#include "tui/screens/page.h"
#include "tui/screens/screens.h"

namespace shudu::tui {
namespace {

using game::NodeIndex;

/// From the root through `node` to where redo would end.
std::vector<NodeIndex> line_through(const game::Session& session, NodeIndex node) {
  std::vector<NodeIndex> line = game::path_to(session, node);
  for (;;) {
    const NodeIndex next = session.nodes()[line.back()].last_child;
    if (next == game::kNoNode) return line;
    line.push_back(next);
  }
}

class HistoryScreen final : public Screen {
 public:
  void draw(Canvas& canvas, AppState& app) override {
    look(app);
    draw_title(canvas, app.text("history"), app);
    const Size size = canvas.size();
    list_.draw(canvas, {1, 0}, {size.rows - 2, size.columns}, items_);
  }

  bool take(const Input& input, AppState& app) override {
    look(app);
    if (const auto* mouse = std::get_if<Mouse>(&input)) {
      if (list_.take(*mouse, items_)) go(app);
      return true;
    }
    const auto* key = std::get_if<Key>(&input);
    if (key == nullptr) return false;
    if (key->code == KeyCode::kEnter) {
      go(app);
      return true;
    }
    if (key->code == KeyCode::kLeft || key->code == KeyCode::kRight) {
      turn(key->code == KeyCode::kLeft ? -1 : 1, app);
      return true;
    }
    return list_.take(*key, items_);
  }

  std::vector<KeyTip> tips(const AppState&) const override {
    return {{"Enter", Word("do-go-there")}, {"< >", Word("do-next")}, {"Esc", Word("do-back")}};
  }

 private:
  void look(const AppState& app) {
    if (!items_.empty() || app.desk() == nullptr) return;
    const game::Session& session = app.desk()->session();
    if (line_.empty()) {
      line_ = line_through(session, session.cursor());
      children_.assign(session.nodes().size(), 0);
      for (const game::Node& node : session.nodes()) {
        if (node.parent != game::kNoNode) ++children_[node.parent];
      }
    }
    nodes_.clear();
    for (const NodeIndex node : line_) add_node(session, node, app);
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (nodes_[i] == chosen_node(session)) list_.choose(static_cast<int>(i));
    }
  }

  NodeIndex chosen_node(const game::Session& session) const {
    return wanted_ == game::kNoNode ? session.cursor() : wanted_;
  }

  void add_node(const game::Session& session, NodeIndex node, const AppState& app) {
    const std::uint32_t id = session.nodes()[node].id;
    for (const game::Savepoint& point : session.savepoints()) {
      if (point.node != id) continue;
      items_.push_back({"* " + point.name, {}, true});
      nodes_.push_back(game::kNoNode);
    }
    const std::string sign = node == session.cursor() ? "@ " : "  ";
    std::string said = game::say_move(app.voice(), session, node);
    if (node == 0) said = app.text("history-start");
    std::string forks;
    if (children_[node] > 1) {
      forks = app.text("branches", children_[node]);
    }
    items_.push_back({fmt::format("{}{:>4}  {}", sign, id, said), std::move(forks)});
    nodes_.push_back(node);
  }

  NodeIndex chosen() const {
    const auto index = static_cast<std::size_t>(list_.chosen());
    return index < nodes_.size() ? nodes_[index] : game::kNoNode;
  }

  /// Another child of the chosen node: the line goes on through it.
  void turn(int by, AppState& app) {
    const NodeIndex fork = chosen();
    if (fork == game::kNoNode || children_[fork] < 2) return;
    const game::Session& session = app.desk()->session();
    std::vector<NodeIndex> others;
    for (NodeIndex i = 0; i < session.nodes().size(); ++i) {
      if (session.nodes()[i].parent == fork) others.push_back(i);
    }
    const auto here = std::find(line_.begin(), line_.end(), fork);
    const auto next =
        here + 1 == line_.end() ? others.begin() : std::find(others.begin(), others.end(), here[1]);
    const int count = static_cast<int>(others.size());
    const int at = static_cast<int>(next - others.begin());
    line_ = line_through(session, others[static_cast<std::size_t>((at + by + count) % count)]);
    wanted_ = fork;
    items_.clear();
    look(app);
  }

  void go(AppState& app) {
    const NodeIndex node = chosen();
    if (node == game::kNoNode) return;
    const std::uint32_t id = app.desk()->session().nodes()[node].id;
    app.close();
    app.act({.kind = game::IntentKind::kGoto, .number = id});
  }

  std::vector<NodeIndex> line_;
  std::vector<NodeIndex> nodes_;  ///< of the items; kNoNode for headings
  std::vector<std::uint32_t> children_;
  std::vector<ListItem> items_;
  NodeIndex wanted_ = game::kNoNode;
  ListBox list_;
};

}  // namespace

std::unique_ptr<Screen> make_history() { return std::make_unique<HistoryScreen>(); }

}  // namespace shudu::tui
