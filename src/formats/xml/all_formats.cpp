// The list of all formats that a program with XML knows.
#include <vector>

#include "formats/xml/ksudoku.h"
#include "shudu/formats/variant/record_formats.h"
#include "shudu/formats/xml/opensudoku.h"

namespace shudu {

namespace {

std::vector<const Format*> list_all() {
  const std::span<const Format* const> plain = formats_with_rules();
  std::vector<const Format*> all(plain.begin(), plain.end());
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
