// Text that had no room where it was said: paragraphs, wrapped, to be scrolled.
// Hints and reasons of many chains do not fit into the smallest window; nothing of them may be
// lost.
#include <algorithm>
#include <utility>

#include "text/text.h"
#include "tui/screens/app_state.h"
#include "tui/screens/list_box.h"
#include "tui/screens/page.h"
#include "tui/screens/screens.h"

namespace shudu::tui {
namespace {

class ReaderScreen final : public Screen {
 public:
  explicit ReaderScreen(std::vector<std::string> paragraphs) : paragraphs_(std::move(paragraphs)) {}

  void draw(Canvas& canvas, AppState& app) override {
    const Size size = canvas.size();
    draw_title(canvas, app.text("menu-hint"), app);
    const auto columns = static_cast<std::size_t>(std::min(size.columns - 3, 76));
    items_.clear();
    for (const std::string& paragraph : paragraphs_) {
      for (std::string& line : wrapped(escaped(paragraph), columns)) {
        items_.push_back({std::move(line)});
      }
    }
    list_.draw(canvas, {2, 0}, {size.rows - 3, size.columns}, items_);
  }

  bool take(const Input& input, AppState&) override { return list_.take(input, items_); }

  std::vector<KeyTip> tips(const AppState&) const override { return {{"Esc", Word("do-back")}}; }

 private:
  std::vector<std::string> paragraphs_;
  std::vector<ListItem> items_;
  ListBox list_;
};

}  // namespace

std::unique_ptr<Screen> make_reader(std::vector<std::string> paragraphs) {
  return std::make_unique<ReaderScreen>(std::move(paragraphs));
}

}  // namespace shudu::tui
