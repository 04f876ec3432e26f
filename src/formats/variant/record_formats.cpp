// THE table of the formats of setters' tools; see record_formats.h.
//
// A row whose name stands in format_table(), too, has the `fit` of that row and reads with it
// first: what comes is a grid, and the names of the rules that it is without. Where there are
// some, the same text is read as a variant.
#include <algorithm>
#include <array>

#include "formats/fpuzzles.h"
#include "formats/link.h"
#include "formats/lz_string.h"
#include "formats/variant/own_json.h"
#include "shudu/formats/variant/record_formats.h"

namespace shudu {

namespace {

using variant::VariantText;

using Lines = std::span<const std::string_view>;

// The record of a text that was read as a grid first.
Result<Puzzle> with_rules(Result<Puzzle> grid, Result<VariantText> (*read)(std::string_view),
                          std::string_view text) {
  const bool is_done = grid && !find_other_rules(*grid);
  if (is_done) return grid;
  Result<VariantText> rules = read(text);
  if (!rules) return grid;  // or what is wrong with it as a grid
  return record_of(*std::move(rules), grid ? &*grid : nullptr);
}

Result<Puzzle> read_fpuzzles_with_rules(Lines lines, ReadContext& context) {
  constexpr std::array<std::string_view, 1> kSites = {"f-puzzles.com"};
  Result<Puzzle> grid = kFpuzzlesFormat.read(lines, context);
  const std::optional<Link> link = link_at(lines, kSites);
  const std::optional<Piece> data = link ? query_value(*link, "load") : std::nullopt;
  if (!data) return grid;
  return with_rules(std::move(grid), variant::read_packed_fpuzzles_variant,
                    packed_data(data->view()));
}

Result<Puzzle> record_of_text(Result<VariantText> text) {
  if (!text) return text.error();
  return record_of(*std::move(text));
}

// As constraint strings begin: `.Cage~10~R1C1`.
bool is_constraint_string(std::string_view line) {
  const auto is_capital = [](char c) { return c >= 'A' && c <= 'Z'; };
  return line.size() > 2 && line.front() == '.' && is_capital(line[1]) &&
         std::any_of(line.begin() + 2, line.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

Fit fit_iss(Lines lines, const ReadContext& /*context*/) {
  return lines.size() == 1 && is_constraint_string(lines[0]) ? Fit::kWhole : Fit::kNo;
}

Result<Puzzle> read_iss_record(Lines lines, ReadContext& /*context*/) {
  return record_of_text(variant::read_iss(lines[0]));
}

// An element with our mark in it.
Fit fit_own(Lines lines, const ReadContext& /*context*/) {
  const bool is_object = lines.size() == 1 && lines[0].starts_with('{');
  return is_object && lines[0].find(variant::kOwnFormat) != std::string_view::npos ? Fit::kWhole
                                                                                   : Fit::kNo;
}

Result<Puzzle> read_own(Lines lines, ReadContext& /*context*/) {
  return record_of_text(variant::read_variant_json(lines[0]));
}

Result<std::string> iss_text(const VariantText& text) { return variant::write_iss(text.puzzle); }

Result<std::string> own_text(const VariantText& text) { return variant::write_variant_json(text); }

Result<std::string> fpuzzles_link(const VariantText& text) {
  const Result<std::string> json = variant::write_fpuzzles_variant(text);
  if (!json) return json.error();
  return "https://www.f-puzzles.com/?load=" + pack_lz(*json, LzAlphabet::kBase64);
}

using WriteText = Result<std::string> (*)(const VariantText& text);

template <WriteText kWrite>
Result<std::string> text_of(const Puzzle& puzzle) {
  const Result<VariantText> text = variant_text_of(puzzle);
  if (!text) return text.error();
  return kWrite(*text);
}

template <WriteText kWrite>
void write_record(const Puzzle& puzzle, std::string& out) {
  const Result<std::string> text = text_of<kWrite>(puzzle);
  if (text) out += *text;
  out += '\n';
}

template <WriteText kWrite>
Status try_record(const Puzzle& puzzle) {
  const Result<std::string> text = text_of<kWrite>(puzzle);
  return text ? Status(kDone) : Status(text.error());
}

// Records with nothing that only a variant has are written as ever.
void write_fpuzzles(const Puzzle& puzzle, std::string& out) {
  return puzzle.variant ? write_record<fpuzzles_link>(puzzle, out)
                        : kFpuzzlesFormat.write(puzzle, out);
}

Status try_fpuzzles(const Puzzle& puzzle) {
  return puzzle.variant ? try_record<fpuzzles_link>(puzzle) : kDone;
}

constexpr Holdings kAllOfVariants = Part::kGivens | Part::kSukaku | Part::kSolution |
                                    Part::kOtherSizes | Part::kLayout | Part::kVariant;

Format fpuzzles_format() {
  Format format = kFpuzzlesFormat;
  format.reads = format.reads | Part::kVariant;
  format.writes = format.writes | Part::kVariant;
  format.read = read_fpuzzles_with_rules;
  format.write = write_fpuzzles;
  format.try_writing = try_fpuzzles;
  return format;
}

}  // namespace

std::span<const Format> record_formats() {
  static const std::array kTable = {
      fpuzzles_format(),
      Format{.name = "iss",
             .words = {"constraint strings of the Interactive Sudoku Solver: .Cage~10~R1C1~R1C2",
                       "Interactive Sudoku Solver 的规则串：.Cage~10~R1C1~R1C2",
                       "Interactive Sudoku Solver 的規則串：.Cage~10~R1C1~R1C2"},
             .reads = kAllOfVariants,
             .writes =
                 Part::kGivens | Part::kSukaku | Part::kOtherSizes | Part::kLayout | Part::kVariant,
             .fit = fit_iss,
             .read = read_iss_record,
             .write = write_record<iss_text>,
             .try_writing = try_record<iss_text>},
      Format{.name = "variant",
             .extensions = "variant",
             .words = {"JSON with the rules of a variant (docs/variant.schema.json)",
                       "含变体规则的 JSON（docs/variant.schema.json）",
                       "含變體規則的 JSON（docs/variant.schema.json）"},
             .reads = kAllOfVariants | Part::kNotes,
             .writes = kAllOfVariants | Part::kNotes,
             .fit = fit_own,
             .read = read_own,
             .write = write_record<own_text>,
             .try_writing = try_record<own_text>},
  };
  return kTable;
}

}  // namespace shudu
