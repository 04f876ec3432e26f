// Writing with a check that nothing is dropped; see writer.h. Tested in
// tests/formats/writer_test.cpp and roundtrip_test.cpp.
#include "shudu/formats/writer.h"

#include <array>

namespace shudu {

namespace {

struct PartName {
  Part part;
  std::string_view name;
};

// As they stand in the error of a format that cannot hold them.
constexpr std::array<PartName, 7> kPartNames = {{{Part::kGivens, "givens"},
                                                 {Part::kPlaced, "placed digits"},
                                                 {Part::kMarks, "candidates"},
                                                 {Part::kSukaku, "sukaku"},
                                                 {Part::kSolution, "solution"},
                                                 {Part::kNotes, "notes"},
                                                 {Part::kOtherSizes, "size"}}};

Error cannot_hold(Holdings parts, Holdings writes, int size) {
  Error error;
  error.code = ErrorCode::kCannotHold;
  for (const PartName& row : kPartNames) {
    if (!parts.has(row.part) || writes.has(row.part)) continue;
    if (!error.token.empty()) error.token.append(", ");
    error.token.append(row.name);
    if (row.part != Part::kOtherSizes) continue;
    error.token.append(' ');
    error.token.append_number(static_cast<std::uint64_t>(size));
  }
  return error;
}

Status check(const Format& format, const Puzzle& puzzle) {
  const Holdings parts = parts_of(puzzle);
  if ((parts | format.writes) == format.writes) return kDone;
  return cannot_hold(parts, format.writes, puzzle.size());
}

}  // namespace

Status RecordWriter::write(const Puzzle& puzzle, std::string& out) {
  const Status status = check(*format_, puzzle);
  if (!status) return status;
  out.append(begun_ ? format_->separator : format_->prologue);
  begun_ = true;
  format_->write(puzzle, out);
  return kDone;
}

void RecordWriter::finish(std::string& out) {
  if (!begun_) out.append(format_->prologue);
  begun_ = true;
  out.append(format_->epilogue);
}

Status write_puzzle(const Format& format, const Puzzle& puzzle, std::string& out) {
  const Status status = check(format, puzzle);
  if (status) format.write(puzzle, out);
  return status;
}

}  // namespace shudu
