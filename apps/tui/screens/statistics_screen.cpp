// What the finished games come to: by level how many, best, mean and median time, how many without
// help; the streak; the last ten. Narrow windows leave the mean out.
#include <fmt/format.h>

#include "shudu/storage/statistics.h"
#include "text/text.h"
#include "tui/desk/time_text.h"
#include "tui/screens/app_state.h"
#include "tui/screens/game_lines.h"
#include "tui/screens/list_box.h"
#include "tui/screens/page.h"
#include "tui/screens/screens.h"

namespace shudu::tui {
namespace {

class StatisticsScreen final : public Screen {
 public:
  void draw(Canvas& canvas, AppState& app) override {
    look(app, canvas.size().columns);
    draw_title(canvas, app.text("statistics"), app);
    const Size size = canvas.size();
    list_.draw(canvas, {2, 0}, {size.rows - 3, size.columns}, items_);
  }

  bool take(const Input& input, AppState&) override { return list_.take(input, items_); }

  std::vector<KeyTip> tips(const AppState&) const override { return {{"Esc", Word("do-back")}}; }

 private:
  void look(AppState& app, int columns) {
    if (columns == columns_ && language_ == app.language()) return;
    columns_ = columns;
    language_ = app.language();
    const std::uint64_t today = app.world().local_day(app.world().wall_ms());
    const storage::Statistics all = storage::summarize(app.underway().results(), today);
    items_.clear();
    if (all.all.played == 0) {
      items_.push_back({app.text("no-statistics"), {}, true});
      return;
    }
    add_text(app.text("statistics-line", all.all.solved, all.all.unaided, all.streak.days));
    add_text(app.text("streak", all.streak.longest));
    items_.push_back({"", {}, true});
    add_levels(all, app);
    items_.push_back({"", {}, true});
    items_.push_back({app.text("last-games"), {}, true});
    for (const storage::GameResult& result : all.last) add_result(result, app);
  }

  void add_text(const std::string& text) {
    for (const std::string& line : wrapped(text, static_cast<std::size_t>(columns_ - 3))) {
      items_.push_back({line});
    }
  }

  bool is_wide() const { return columns_ >= 56; }

  std::string line_of(std::initializer_list<std::string> cells) const {
    const std::size_t widths[] = {is_wide() ? 18U : 10U, 7, 8, 9, 9, is_wide() ? 9U : 4U};
    std::string line;
    std::size_t i = 0;
    for (const std::string& cell : cells) {
      const bool is_mean = i == 3;
      if (is_wide() || !is_mean) line += padded(cell, widths[i], i > 0);
      ++i;
    }
    return line;
  }

  std::string line_of(const std::string& name, const storage::LevelSummary& level) const {
    return line_of({name, fmt::format("{}", level.played), time_text(level.times.best_ms),
                    time_text(level.times.mean_ms), time_text(level.times.median_ms),
                    fmt::format("{}", level.unaided)});
  }

  void add_levels(const storage::Statistics& all, const AppState& app) {
    // The last column has no room for its word in a narrow window; a sign stands for it.
    const std::string unaided = is_wide() ? app.text("unaided") : "*";
    items_.push_back({line_of({"", app.text("played"), app.text("best"), app.text("mean"),
                               app.text("median"), unaided}),
                      {},
                      true});
    for (const storage::LevelSummary& level : all.levels) {
      std::string name = level_text(level.level, app);
      if (level.layout != "classic") {
        name += (name.empty() ? "" : " ") + level.layout.substr(0, level.layout.find(':'));
      }
      if (name.empty()) name = "9x9";
      items_.push_back({line_of(name, level)});
    }
    items_.push_back({line_of(app.text("every-level"), all.all)});
    if (!is_wide()) items_.push_back({"* " + app.text("unaided"), {}, true});
  }

  void add_result(const storage::GameResult& result, const AppState& app) {
    const std::string day = utc_text(result.finished_ms).substr(0, 10);
    const std::string level = level_text(result.level, app);
    const Word status = storage::is_solved(result) ? Word("solved") : Word("given-up");
    items_.push_back(
        {day + "  " + level,
         app.text(status) + "  " + game::clock_text(static_cast<std::int64_t>(result.elapsed_ms))});
  }

  int columns_ = 0;
  Language language_ = Language::kEnglish;
  std::vector<ListItem> items_;
  ListBox list_;
};

}  // namespace

std::unique_ptr<Screen> make_statistics() { return std::make_unique<StatisticsScreen>(); }

}  // namespace shudu::tui
