// Notes as lines of text: `#A author` and the like, the way SadMan Software's .sdk files keep them.
//
// The letters are SadMan's (A author, D description, C comment, B date, S source, L level, U URL);
// `#T title` is ours. A note of several lines becomes several lines with the same letter, and reads
// back as one note again. The same table names the notes in CSV, JSON and XML, so that every format
// knows the same notes. Tested in tests/formats/sdk_test.cpp.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "shudu/formats/puzzle.h"

namespace shudu {

/// How strictly a `#A` line is told from a remark that happens to begin with a letter.
enum class NoteLines : std::uint8_t {
  kWithBlank,     ///< only `#A author`
  kBlankOrDense,  ///< also `#Aauthor`, which SadMan's own files have
};

/// True when `line` is a note line (strictly: with a blank after the letter).
[[nodiscard]] bool is_note_line(std::string_view line);

/// Adds what the note lines among `comments` say, for notes that are empty so far; other lines are
/// remarks and are left alone.
void read_note_lines(std::span<const std::string> comments, NoteLines style, Notes& notes);

/// Writes each note that there is as one `#X text` line for each line of the note.
void append_note_lines(const Notes& notes, std::string& out);

}  // namespace shudu
