// Lists in an answer: `"key":[...]` of what is written for each item, and of cells. What is between
// the brackets is the item's own business; commas are this file's.
#pragma once

#include <string>
#include <string_view>

#include "shudu/core/error.h"
#include "shudu/service/json_object.h"

namespace shudu::service {

/// What `write(item, out)` makes of each item.
template <typename Items, typename Write>
void add_list(JsonObject& object, std::string_view key, const Items& items, Write write) {
  std::string& out = object.name(key);
  out += '[';
  bool is_first = true;
  for (const auto& item : items) {
    if (!is_first) out += ',';
    is_first = false;
    write(item, out);
  }
  out += ']';
}

/// `["r1c1",...]` in a grid of that size.
template <typename Cells>
void add_cells(JsonObject& object, std::string_view key, const Cells& cells, int size) {
  add_list(object, key, cells, [size](Cell cell, std::string& out) {
    append_json_string(cell_name(cell, size).view(), out);
  });
}

}  // namespace shudu::service
