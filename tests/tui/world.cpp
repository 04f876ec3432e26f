#include "tui/world.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace shudu::test {

tui::Surroundings World::surroundings() const {
  tui::Surroundings world;
  world.monotonic_ms = [clocks = clocks_] { return 1'000 + clocks->passed.load(); };
  world.wall_ms = [clocks = clocks_] { return kNow + clocks->passed.load(); };
  world.local_day = [](std::uint64_t wall_ms) {
    return 20'261'123 + (wall_ms - kNow) / 86'400'000;
  };
  world.chance = [clocks = clocks_] {  // the finaliser of SplitMix64 over a counter
    std::uint64_t bits = (clocks->drawn.fetch_add(1) + 1) * 0x9E3779B97F4A7C15U;
    bits = (bits ^ (bits >> 30U)) * 0xBF58476D1CE4E5B9U;
    bits = (bits ^ (bits >> 27U)) * 0x94D049BB133111EBU;
    return bits ^ (bits >> 31U);
  };
  const tui::Surroundings system = tui::system_surroundings("");
  world.read_file = system.read_file;
  // Random commands export under random names: whatever the name, the file lies in this folder.
  world.has_file = system.has_file;
  world.write_file = [write = system.write_file, folder = folder_.path()](const std::string& path,
                                                                          std::string_view text) {
    if (path.rfind(folder + "/", 0) == 0 && path.find("..") == std::string::npos) {
      return write(path, text);
    }
    return write((std::filesystem::path(folder) / std::filesystem::path(path).filename()).string(),
                 text);
  };
  world.store_path = store();
  return world;
}

void World::pass(std::uint64_t ms) { clocks_->passed += ms; }

Cell cell_of(std::string_view name) { return Cell::at(name[1] - '1', name[3] - '1', 9); }

game::Session new_session(std::string_view givens, int number) {
  game::NewGame puzzle;
  puzzle.givens = grid_of(givens);
  puzzle.about.uid = fmt::format("{:020}", number);
  puzzle.about.title = "Test";
  puzzle.about.origin = "generated seed=7 level=easy";
  puzzle.about.rating = "er=1.2";
  puzzle.about.created = tui::utc_text(kNow);
  puzzle.about.played = puzzle.about.created;
  game::Outcome<game::Session> session = game::start(puzzle, {});
  EXPECT_TRUE(session);
  return *std::move(session);
}

}  // namespace shudu::test
