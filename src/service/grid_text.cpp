#include "shudu/service/grid_text.h"

namespace shudu::service {

void append_json_grid(const Grid& grid, std::string& out) {
  out += '"';
  append_grid(grid, out);
  out += '"';
}

void add_grid(JsonObject& object, std::string_view key, const Grid& grid) {
  append_json_grid(grid, object.name(key));
}

void add_candidates(JsonObject& object, std::string_view key, const Pencilmarks& marks) {
  std::string& out = object.name(key);
  out += '"';
  append_marks(marks, out);
  out += '"';
}

}  // namespace shudu::service
