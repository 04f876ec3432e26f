// The list of all formats that a program with XML knows: where a row of the variants has the name
// of another one, it stands in its place.
#include <vector>

#include "formats/xml/ksudoku.h"
#include "shudu/core/find_row.h"
#include "shudu/formats/variant/record_formats.h"
#include "shudu/formats/xml/opensudoku.h"

namespace shudu {

namespace {

std::vector<const Format*> list_all() {
  const std::span<const Format> variants = record_formats();
  std::vector<const Format*> all;
  for (const Format& format : format_table()) {
    const Format* const with_rules =
        find_row(variants, [&](const Format& row) { return row.name == format.name; });
    all.push_back(with_rules != nullptr ? with_rules : &format);
  }
  for (const Format& format : variants) {
    if (find_format(format.name) == nullptr) all.push_back(&format);
  }
  all.push_back(&opensudoku_format());
  all.push_back(&ksudoku_format());
  return all;
}

}  // namespace

std::span<const Format* const> all_formats() {
  static const std::vector<const Format*> kAll = list_all();
  return kAll;
}

}  // namespace shudu
