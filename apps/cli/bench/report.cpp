// Tested in tests/cli/bench_test.cpp.
#include "cli/bench/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "build_info.h"
#include "cli/bench/machine.h"
#include "cli/words.h"
#include "shudu/service/json_object.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

constexpr std::size_t kColumns = 7;
using Cells = std::array<std::string, kColumns>;

std::string rounded(double rate) {
  return grouped(static_cast<unsigned long long>(std::llround(rate)));
}

double per_puzzle(const BenchTable& table, std::uint64_t sum) {
  return static_cast<double>(sum) / static_cast<double>(table.set.size());
}

// Rounds that a puzzle has had in its lane. A round is one of all lanes at once.
double rounds_of_puzzle(const BenchTable& table, std::size_t side) {
  const Kernel* kernel = table.sides[side]->kernel();
  const double lanes = kernel == nullptr ? 1 : kernel->lanes;
  return lanes * per_puzzle(table, *table.outcomes[side].totals.rounds);
}

double ratio(const BenchTable& table, std::size_t ours, std::size_t peer) {
  return table.outcomes[ours].rate.median / table.outcomes[peer].rate.median;
}

Cells head_cells(const BenchTable& table, Language language) {
  const Phrase calls =
      table.calls == Calls::kBatch ? Phrase("bench-batch") : Phrase("bench-single");
  return {say(language, calls),
          say(language, "bench-rate"),
          say(language, "bench-lowest"),
          say(language, "bench-highest"),
          say(language, "bench-guesses"),
          say(language, "bench-rounds"),
          say(language, "bench-signature")};
}

Cells row_cells(const BenchTable& table, std::size_t side) {
  const SideOutcome& outcome = table.outcomes[side];
  const bool has_rounds = outcome.totals.rounds.has_value();
  return {table.sides[side]->name(),
          rounded(outcome.rate.median),
          rounded(outcome.rate.lowest),
          rounded(outcome.rate.highest),
          fmt::format("{:.3f}", per_puzzle(table, outcome.totals.guesses)),
          has_rounds ? fmt::format("{:.2f}", rounds_of_puzzle(table, side)) : "-",
          fmt::format("{}/{}", outcome.totals.guesses, outcome.solutions)};
}

// Names stand to the left of their column, numbers to the right.
void append_rows(const std::vector<Cells>& rows, std::string& out) {
  std::array<std::size_t, kColumns> widths{};
  for (const Cells& row : rows) {
    for (std::size_t c = 0; c < kColumns; ++c) {
      widths[c] = std::max(widths[c], display_width(row[c]));
    }
  }
  for (const Cells& row : rows) {
    for (std::size_t c = 0; c < kColumns; ++c) {
      const std::string blanks(widths[c] - display_width(row[c]), ' ');
      out += "  ";
      out += c == 0 ? row[c] + blanks : blanks + row[c];
    }
    out += '\n';
  }
}

void append_ratios(const BenchTable& table, Language language, std::string& out) {
  for (std::size_t ours = 0; ours < table.sides.size(); ++ours) {
    if (table.sides[ours]->kernel() == nullptr) continue;
    for (std::size_t peer = 0; peer < table.sides.size(); ++peer) {
      if (table.sides[peer]->kernel() != nullptr) continue;
      out += "  " + say(language, "bench-ratio", table.sides[ours]->name(),
                        table.sides[peer]->name(), fmt::format("{:.3f}", ratio(table, ours, peer)));
      out += '\n';
    }
  }
}

void append_ratios_json(const BenchTable& table, std::size_t peer, JsonObject& object,
                        std::string& out) {
  object.name("ratios");
  JsonObject ratios(out);
  for (std::size_t ours = 0; ours < table.sides.size(); ++ours) {
    const Kernel* kernel = table.sides[ours]->kernel();
    if (kernel == nullptr) continue;
    ratios.name(kernel->name) += fmt::format("{:.4f}", ratio(table, ours, peer));
  }
  ratios.end();
}

// First what is the same on every machine, then what was measured on this one.
void append_row_json(const BenchTable& table, std::size_t side, const Options& options,
                     std::string& out) {
  const SideOutcome& outcome = table.outcomes[side];
  const Kernel* kernel = table.sides[side]->kernel();
  JsonObject object(out);
  object.number("schema", 1);
  object.text("set", table.set.name());
  object.number("puzzles", table.set.size());
  object.number("limit", table.limit);
  object.number("seed", options.seed);
  object.text("calls", table.calls == Calls::kBatch ? "batch" : "single");
  object.text(kernel != nullptr ? "kernel" : "peer", table.sides[side]->name());
  if (kernel != nullptr) object.number("lanes", static_cast<std::uint64_t>(kernel->lanes));
  object.name("signature");
  JsonObject signature(out);
  signature.number("nodes", outcome.totals.guesses);
  signature.number("solutions", outcome.solutions);
  signature.end();
  object.name("guesses") += fmt::format("{:.4f}", per_puzzle(table, outcome.totals.guesses));
  if (outcome.totals.rounds) {
    object.name("rounds") += fmt::format("{:.4f}", rounds_of_puzzle(table, side));
  }
  if (!outcome.agrees()) {
    object.number("other_counts", outcome.other_counts);
    object.number("other_answers", outcome.other_answers);
  }
  object.number("repeat", static_cast<std::uint64_t>(options.bench.repeat));
  object.name("puzzles_per_second") += fmt::format("{:.0f}", outcome.rate.median);
  object.name("lowest") += fmt::format("{:.0f}", outcome.rate.lowest);
  object.name("highest") += fmt::format("{:.0f}", outcome.rate.highest);
  if (kernel == nullptr) append_ratios_json(table, side, object, out);
  object.text("cpu", processor_model());
  object.text("compiler", compiler_name());
  object.text("version", kVersion);
  object.text("build", kBuildId);
  object.end();
  out += '\n';
}

}  // namespace

void append_bench_head(const Options& options, std::string& out) {
  if (options.json) return;
  out += say(options.language, "version", kVersion, kBuildId);
  out += fmt::format("; {}; {}\n", compiler_name(), processor_model());
}

void append_bench_table(const BenchTable& table, const Options& options, std::string& out) {
  if (options.json) {
    for (std::size_t s = 0; s < table.sides.size(); ++s) append_row_json(table, s, options, out);
    return;
  }
  out += '\n' + say(options.language, "bench-set", table.set.name(), grouped(table.set.size()),
                    table.limit, options.bench.repeat);
  out += '\n';
  std::vector<Cells> rows{head_cells(table, options.language)};
  for (std::size_t s = 0; s < table.sides.size(); ++s) rows.push_back(row_cells(table, s));
  append_rows(rows, out);
  append_ratios(table, options.language, out);
}

}  // namespace shudu::cli
