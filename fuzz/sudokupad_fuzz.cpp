// Fuzzes the readers and writers of SudokuPad's links: the input as lines, as a compact code and as
// the packed JSON of either kind. What is held is in format_fuzz.h.
#include "formats/sudokupad.h"

#include "format_fuzz.h"
#include "formats/lz_string.h"

namespace {

void check_line(const std::string& line) {
  const std::vector<std::string_view> lines = {line};
  for (const shudu::Format* format : {&shudu::kSudokupadFormat, &shudu::kScfFormat}) {
    shudu::ReadContext context;
    (void)shudu::fuzz::take_record(*format, lines, context);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::run(shudu::kSudokupadFormat, data, size);
  std::string text;
  for (std::size_t i = 0; i < size; ++i) text += static_cast<char>(data[i]);
  check_line("sudokupad.app/scf" + text);
  for (const std::string prefix : {"fpuz", "scl"}) {
    check_line("sudokupad.app/" + prefix + shudu::pack_lz(text, shudu::LzAlphabet::kBase64));
  }
  return 0;
}
