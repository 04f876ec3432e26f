// The list of all formats that a program with XML knows.
#include <vector>

#include "formats/xml/ksudoku.h"
#include "shudu/formats/xml/opensudoku.h"

namespace shudu {

namespace {

std::vector<const Format*> list_all() {
  std::vector<const Format*> all;
  for (const Format& format : format_table()) all.push_back(&format);
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
