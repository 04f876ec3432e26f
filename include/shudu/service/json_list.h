// Writes one JSON list, item by item, straight into the output, as JsonObject writes an object: the
// brackets and commas are written here, an item by who knows what it is.
//
// JsonList is for items that come one at a time; what stands in a range is one call. Whether a
// comma is due is remembered and not read off the text: a long list may be written out and taken
// away in between. Tested in tests/service/json_list_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "shudu/core/cell.h"
#include "shudu/service/json_object.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Opens a list when made; `end` closes it.
class JsonList {
 public:
  explicit JsonList(std::string& out) : out_(out) { out_ += '['; }

  /// The text that the next item is to be appended to.
  std::string& next() {
    if (!is_empty_) out_ += ',';
    is_empty_ = false;
    return out_;
  }
  void end() { out_ += ']'; }

 private:
  std::string& out_;
  bool is_empty_ = true;
};

/// Appends a list of what `append_item(item, out)` appends for each item.
template <typename Items, typename AppendItem>
void append_list(const Items& items, std::string& out, AppendItem append_item) {
  JsonList list(out);
  for (const auto& item : items) append_item(item, list.next());
  list.end();
}

/// The same as the field `key`.
template <typename Items, typename AppendItem>
void add_list(JsonObject& object, std::string_view key, const Items& items,
              AppendItem append_item) {
  append_list(items, object.name(key), append_item);
}

/// Texts, as the field `key`.
template <typename Texts>
void add_texts(JsonObject& object, std::string_view key, const Texts& texts) {
  add_list(object, key, texts, append_json_string);
}

/// Appends `["r1c1",...]` in a grid of that size.
template <typename Cells>
void append_cells(const Cells& cells, int size, std::string& out) {
  append_list(cells, out, [size](Cell cell, std::string& text) {
    append_json_string(cell_name(cell, size).view(), text);
  });
}

/// The same as the field `key`.
template <typename Cells>
void add_cells(JsonObject& object, std::string_view key, const Cells& cells, int size) {
  append_cells(cells, size, object.name(key));
}

}  // namespace shudu
#pragma GCC visibility pop
