// Fuzzes the reader of saved games: the input as it comes, and with a checksum that is right, for
// else nothing after the checksum would ever be reached. What loads is saved as the very text.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "shudu/game/save.h"

namespace {

void hold(bool is_true) {
  if (!is_true) std::abort();
}

void try_text(const std::string& text) {
  using namespace shudu::game;
  const Outcome<Session> loaded = load(text);
  (void)salvage(text);
  if (!loaded) {
    hold(!sentence(loaded.error(), shudu::Language::kEnglish).empty());
    return;
  }
  std::string plain;
  for (const char c : text) {
    if (c != '\r') plain += c;
  }
  hold(save(*loaded) == plain);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string text;
  for (std::size_t i = 0; i < size; ++i) text += static_cast<char>(data[i]);
  try_text(text);
  if (shudu::game::Outcome<std::string> good = shudu::game::repair(text)) try_text(*good);
  return 0;
}
