// The one table of options. Parsing, help, completions and man pages all read it.
//
// A row says how an option is written, what it means in three languages, which values it has and
// where in `Options` its value goes (option_rows.h). The verbs (verb_table.h) name the options they
// take; the common ones are taken by every verb. Tested in tests/cli/tables_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options/options.h"
#include "shudu/core/language.h"

namespace shudu::cli {

enum class OptionId : std::uint8_t {
  kAlgorithm,
  kAll,
  kNoGuess,
  kMinimal,
  kCounts,
  kDescents,
  kTo,
  kAsTable,
  kMan,
  kKernel,
  kBatch,
  kSingle,
  kRepeat,
  kPeer,
  kPeerBatch,
  kTechnique,
  kProfile,
  kWithout,
  kUntil,
  kNoUniqueness,
  kStage,
  kWhy,
  kScale,
  kMinEr,
  kMaxEr,
  kPearls,
  kDiamonds,
  kOnlyCount,
  kBackdoors,
  kUnavoidable,
  kPicture,
  kPerPage,
  kPaper,
  kSolutions,
  kMarks,
  kStep,
  kHint,
  kQr,
  kStyle,
  kTitle,
  kLabels,
  kSize,
  kDifficulty,
  kNumber,
  kClues,
  kSymmetry,
  kMethod,
  kGrids,
  kLevel,
  kFull,
  kUnlike,
  kTries,
  kSkip,
  kAgain,
  kEr,
  kPractice,
  kPresolved,
  kStepsAtLeast,
  kBottlenecks,
  kPattern,
  kBase,
  kVary,
  kResume,
  kKnown,
  kEstimate,
  kGrid,
  kAutomorphisms,
  kBandClass,
  kMoves,
  kDedupe,
  kSame,
  kMove,
  kShuffle,
  kPlain,
  kStore,
  kColours,
  kJson,
  kFormat,
  kBoard,
  kAscii,
  kLimit,
  kTimeout,
  kSeed,
  kJobs,
  kFrom,
  kLayout,
  kOtherRules,
  kColumn,
  kDigitsFrom,
  kField,
  kOutput,
  kGoOn,
  kForce,
  kSummary,
  kQuiet,
  kColor,
  kProgress,
  kLang,
  kHelp,
  kCount,  // how many there are; not an option
};

/// A set of options, in the words of the tables.
class OptionSet {
 public:
  constexpr OptionSet() = default;
  constexpr OptionSet(std::initializer_list<OptionId> ids) {
    for (const OptionId id : ids) word_of(id) |= bit_of(id);
  }
  [[nodiscard]] constexpr bool is_empty() const { return (words_[0] | words_[1]) == 0; }
  [[nodiscard]] constexpr bool has(OptionId id) const {
    return (words_[static_cast<std::size_t>(id) / 64] & bit_of(id)) != 0;
  }

 private:
  static constexpr std::uint64_t bit_of(OptionId id) {
    return std::uint64_t{1} << (static_cast<unsigned>(id) % 64);
  }
  constexpr std::uint64_t& word_of(OptionId id) {
    return words_[static_cast<std::size_t>(id) / 64];
  }

  std::array<std::uint64_t, 2> words_{};
};
static_assert(static_cast<unsigned>(OptionId::kCount) <= 128);

/// The sentence of a usage error; nothing when all is well.
using UsageError = std::optional<std::string>;

struct OptionRow;

/// Where the value of an option goes.
struct Target {
  /// Takes the value (empty for a switch) into the options.
  UsageError (*take)(Options& options, const OptionRow& row, std::string_view value) = nullptr;
  /// The values there are, where the list is closed (or names the usual ones); or nullptr.
  std::vector<std::string> (*choices)() = nullptr;
};

/// Written by `option` (option_rows.h).
struct OptionRow {
  OptionId id = OptionId::kCount;
  Target target = {};
  Words help = {};                     ///< a sentence or two
  std::string_view name = {};          ///< without dashes: `algorithm`
  char letter = 0;                     ///< one-letter form, or 0
  std::string_view value = {};         ///< what a value is called; empty for a switch
  std::string_view default_text = {};  ///< shown as the default; may be empty
  bool is_common = false;              ///< taken by every verb
  bool is_hidden = false;              ///< not in help and completions
  /// May be given several times, each value counts; of others the last one does.
  bool is_repeatable = false;
  /// Help lists the choices; where not, completions know them all the same.
  bool lists_choices = true;
  /// It may stand without its value, which is then empty.
  bool value_is_optional = false;

  [[nodiscard]] bool has_choices() const { return target.choices != nullptr; }
  /// The choice that the text means: capitals do not matter, and `naked single` or `naked_single`
  /// is `naked-single`. The text itself where it is none, or where there are no choices.
  [[nodiscard]] std::string meant(std::string_view text) const;
  [[nodiscard]] UsageError take(Options& options, std::string_view text) const {
    return target.take(options, *this, meant(text));
  }
};

/// Every option, in the order of the ids.
[[nodiscard]] std::span<const OptionRow> option_table();

[[nodiscard]] const OptionRow& option_row(OptionId id);

/// The first row of a long name without dashes, or nullptr. Rows of one name, taken by different
/// verbs, are alike in whether they need a value.
[[nodiscard]] const OptionRow* find_option(std::string_view name);

/// The row of a one-letter form, or nullptr.
[[nodiscard]] const OptionRow* find_option(char letter);

/// `--name`, for sentences.
[[nodiscard]] std::string dashed(const OptionRow& row);

}  // namespace shudu::cli
