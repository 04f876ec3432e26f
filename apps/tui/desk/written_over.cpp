// Tested in tests/tui/app_test.cpp and plain_program_test.cpp.
#include "tui/desk/written_over.h"

namespace shudu::tui {

bool lies_in_the_way(const Surroundings& world, const std::string& path) {
  if (!world.has_file(path)) return false;
  const std::optional<std::string> old = world.read_file(path);
  return !old || !old->starts_with("shudu-game ");
}

}  // namespace shudu::tui
