#include "tui/golden_screen.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "support/paths.h"
#include "text/text.h"

namespace shudu::test {
namespace {

std::string content_of(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

void expect_no_wider(const tui::Canvas& canvas, const std::string& name) {
  std::istringstream lines(tui::picture(canvas));
  for (std::string line; std::getline(lines, line);) {
    EXPECT_LE(static_cast<int>(display_width(line)), canvas.size().columns) << name << ": " << line;
  }
}

void expect_file(const std::string& text, const std::string& name) {
  const auto file = source_dir() / "tests" / "golden" / "tui" / (name + ".txt");
  if (std::getenv("SHUDU_UPDATE_GOLDEN") != nullptr) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << text;
  }
  EXPECT_EQ(text, content_of(file)) << file << ": SHUDU_UPDATE_GOLDEN=1 writes it anew";
}

}  // namespace

void expect_screen(const tui::Canvas& canvas, const std::string& name) {
  expect_no_wider(canvas, name);
  expect_file(tui::picture(canvas) + "----\n" + tui::look_picture(canvas), name);
}

void expect_screens(const std::vector<NamedCanvas>& pictures, const std::string& name) {
  std::string text;
  for (const NamedCanvas& one : pictures) {
    expect_no_wider(one.canvas, name + " " + one.name);
    text += "==== " + one.name + "\n" + tui::picture(one.canvas);
    if (&one == &pictures.front()) text += "----\n" + tui::look_picture(one.canvas);
  }
  expect_file(text, name);
}

void must(game::Session& session, const game::Intent& intent) {
  const game::Outcome<game::Event> event = game::plan(session, intent, session.elapsed() + 1000);
  ASSERT_TRUE(event) << sentence(event.error(), Language::kEnglish);
  ASSERT_TRUE(game::apply(session, *event));
}

game::Session game_of(std::string_view givens, std::string_view values) {
  game::NewGame puzzle;
  for (int i = 0; i < 81; ++i) {
    const char c = givens[static_cast<std::size_t>(i)];
    if (c != '.') puzzle.givens.place(Cell(i), Digit(c - '0'));
  }
  puzzle.about.uid = "7k3m9q2x4w8v6t1r5p0n";
  puzzle.about.title = "Evening puzzle";
  puzzle.about.origin = "generated seed=2028 level=hard";
  puzzle.about.rating = "er=4.2";
  puzzle.about.created = "2026-11-21T07:58:03Z";
  puzzle.about.played = "2026-11-21T07:58:03Z";
  game::Outcome<game::Session> started = game::start(puzzle, {});
  EXPECT_TRUE(started) << sentence(started.error(), Language::kEnglish);
  game::Session session = *started;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const Cell cell(static_cast<int>(i));
    if (values[i] == '.' || !puzzle.givens.is_blank(cell)) continue;
    session.select(std::span(&cell, 1));
    must(session, {.kind = game::IntentKind::kPlace, .digit = Digit(values[i] - '0')});
  }
  return session;
}

}  // namespace shudu::test
