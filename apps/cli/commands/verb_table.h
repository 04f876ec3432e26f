// The one table of verbs: name, words, the options each takes, and the function that does the work.
// Parsing, help, completions and man pages all read it. Tested in tests/cli/tables_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options/option_table.h"
#include "cli/options/options.h"
#include "cli/process.h"
#include "shudu/core/language.h"

namespace shudu::cli {

/// What stands after the options.
/// kPuzzleSets: files or nothing at all, where kPuzzles would read standard input.
enum class Operands : std::uint8_t { kPuzzles, kPuzzleSets, kShell, kVerb, kNone, kStart, kSaved };

/// Up to five options, in order.
struct OptionList {
  constexpr OptionList(std::initializer_list<OptionId> options) {
    for (const OptionId option : options) ids[count++] = option;
  }
  std::array<OptionId, 5> ids{};
  std::size_t count = 0;
};

struct Verb {
  std::string_view name;
  Operands operands;
  Words summary;  ///< one line for the overview
  Words details;  ///< a paragraph for the verb's help
  OptionSet own;  ///< its options besides the common ones
  int (*run)(const Options& options, const Process& process);
  OptionSet refused = {};     ///< common options that mean nothing to it
  OptionList most_used = {};  ///< the options that people use most; help begins with them
};

/// Every verb, in the order of the overview.
[[nodiscard]] std::span<const Verb> verb_table();

/// The verb of that name, or nullptr.
[[nodiscard]] const Verb* find_verb(std::string_view name);

[[nodiscard]] std::vector<std::string> verb_names();

/// How the operands are written: `[FILE...]`.
[[nodiscard]] std::string_view operand_text(Operands operands);

/// Is it one of the verb's own options, or a common one that it does not refuse?
[[nodiscard]] bool takes(const Verb& verb, const OptionRow& row);

/// Those of a verb that people use most, the first one first.
[[nodiscard]] std::vector<const OptionRow*> most_used_options(const Verb& verb);

/// The options to show for a verb: its own, then the common ones where it reads puzzles (else only
/// those that every verb obeys).
[[nodiscard]] std::vector<const OptionRow*> shown_options(const Verb& verb);

}  // namespace shudu::cli
