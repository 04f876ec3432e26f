// Notes that are too long for a link: what is packed must come out again within the limits of
// reading. Only notes have no bound of their own. Tested in tests/formats/share_test.cpp.
#pragma once

#include <string>

#include "formats/lz_string.h"
#include "formats/note_lines.h"
#include "shudu/formats/reader.h"

namespace shudu {

/// kNotes where the text that `append` makes of the puzzle cannot be read back from a link.
template <void (*append)(const Puzzle& puzzle, std::string& out)>
[[nodiscard]] Holdings lacks_long_notes(const Puzzle& puzzle) {
  constexpr std::size_t kSurelyShort = 8192;  // whatever they are escaped to
  constexpr std::size_t kAddressBytes = 256;
  std::size_t bytes = 0;
  for (const NoteField& field : kNoteFields) bytes += (puzzle.notes.*(field.text)).size();
  if (bytes <= kSurelyShort) return {};
  std::string text;
  append(puzzle, text);
  const bool fits = text.size() <= kMaxUnpackedBytes &&
                    pack_lz(text, LzAlphabet::kBase64).size() + kAddressBytes <= kMaxRecordBytes;
  return fits ? Holdings() : Holdings(Part::kNotes);
}

}  // namespace shudu
