// Writing with a check that nothing is dropped; see writer.h. Tested in
// tests/formats/writer_test.cpp and roundtrip_test.cpp.
#include "shudu/formats/writer.h"

#include <array>

namespace shudu {

namespace {

struct HoldingName {
  Part part;
  std::string_view name;
};

// As they stand in the error of a format that cannot hold them.
constexpr std::array<HoldingName, 9> kPartNames = {{{Part::kGivens, "givens"},
                                                    {Part::kPlaced, "placed digits"},
                                                    {Part::kMarks, "candidates"},
                                                    {Part::kSukaku, "sukaku"},
                                                    {Part::kSolution, "solution"},
                                                    {Part::kNotes, "notes"},
                                                    {Part::kOtherSizes, "size"},
                                                    {Part::kLayout, "layout"},
                                                    {Part::kVariant, "rules"}}};

// What follows the name of a part in the error.
void append_detail(Part part, const Puzzle& puzzle, Token& token) {
  if (part != Part::kOtherSizes && part != Part::kLayout && part != Part::kVariant) return;
  token.append(' ');
  if (part == Part::kVariant) return token.append(puzzle.left_out);
  if (part == Part::kOtherSizes) {
    token.append_number(static_cast<std::uint64_t>(puzzle.size()));
  } else {
    token.append(puzzle.layout);
  }
}

// The parts of `puzzle` that the format has no place for.
Holdings missing_parts(const Format& format, const Puzzle& puzzle) {
  const Holdings parts = parts_of(puzzle);
  Holdings missing = format.lacks == nullptr ? Holdings() : format.lacks(puzzle);
  for (const HoldingName& row : kPartNames) {
    if (parts.has(row.part) && !format.writes.has(row.part)) missing = missing | row.part;
  }
  return missing;
}

Status check(const Format& format, const Puzzle& puzzle) {
  const Holdings missing = missing_parts(format, puzzle);
  if (missing == Holdings()) {
    return format.try_writing == nullptr ? Status(kDone) : format.try_writing(puzzle);
  }
  Error error;
  error.code = ErrorCode::kCannotHold;
  for (const HoldingName& row : kPartNames) {
    if (!missing.has(row.part)) continue;
    if (!error.token.empty()) error.token.append(", ");
    error.token.append(row.name);
    append_detail(row.part, puzzle, error.token);
  }
  return error;
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
