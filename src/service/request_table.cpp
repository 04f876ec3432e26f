// The rows of the table of requests; see request_table.h. Fields that several requests have are
// arrays of their own, joined here.
#include "service/request_table.h"

#include <array>

#include "service/candidates.h"
#include "service/facts.h"
#include "service/game_past.h"
#include "service/game_reading.h"
#include "service/generating.h"
#include "service/import_request.h"
#include "service/layouts.h"
#include "service/playing.h"
#include "service/practising.h"
#include "service/rating.h"
#include "service/record.h"
#include "service/reworking.h"
#include "service/shared_game.h"
#include "service/solving.h"
#include "service/solving_lines.h"
#include "service/stepping.h"
#include "shudu/core/find_row.h"
#include "shudu/explain/explain.h"
#include "shudu/solver/search.h"

namespace shudu::service {
namespace {

constexpr std::uint64_t kMostTime = 86'400'000;  // ms: a day

// What work that may be long may cost.
constexpr std::array kWorkFields{
    Field{"time", FieldKind::kWhole, false, 1, kMostTime},
    Field{"budget", FieldKind::kWhole, false, 1, kUnlimited},
};

// One record or many; which of the two there is, the handler looks at.
constexpr std::array kPuzzlesFields{
    Field{"puzzle", FieldKind::kText, false, 0, kAnyBytes},
    Field{"puzzles", FieldKind::kText, false, 0, kAnyBytes},
    kFrom,
    kOtherRules,
    kDigitsFrom,
    kColumn,
    kField,
    Field{"layout", FieldKind::kText, false, 0, kAnyBytes},
};

template <std::size_t... kSizes>
constexpr auto joined(const std::array<Field, kSizes>&... parts) {
  std::array<Field, (kSizes + ...)> all{};
  std::size_t at = 0;
  const auto append = [&](const auto& part) {
    for (const Field& field : part) all[at++] = field;
  };
  (append(parts), ...);
  return all;
}

constexpr auto kSolveFields =
    joined(kPuzzlesFields, kWorkFields,
           std::array{Field{"all", FieldKind::kFlag},
                      Field{"limit", FieldKind::kWhole, false, 1, kUnlimited}});
// Where `puzzles` is not there it stands apart from the request; the handler looks at that.
constexpr auto kSolveLinesFields =
    joined(std::array{Field{"puzzles", FieldKind::kText, false, 0, kAnyBytes}}, kWorkFields);
constexpr auto kCountFields =
    joined(kPuzzlesFields, kWorkFields,
           std::array{Field{"limit", FieldKind::kWhole, false, 1, kUnlimited}});
constexpr auto kCheckFields =
    joined(kPuzzlesFields, kWorkFields, std::array{Field{"minimal", FieldKind::kFlag}});
constexpr auto kCandidatesFields =
    joined(kPuzzlesFields, kWorkFields,
           std::array{Field{"counts", FieldKind::kFlag},
                      Field{"limit", FieldKind::kWhole, false, 1, kUnlimited}});

constexpr auto kRateFields =
    joined(kPuzzlesFields, std::array{Field{"time", FieldKind::kWhole, false, 1, kMostTime},
                                      Field{"branches", FieldKind::kWhole, false, 1, kUnlimited},
                                      Field{"scale", FieldKind::kChoice, false, 0, 0, scale_names},
                                      Field{"steps", FieldKind::kFlag}});

// How a step is told, and which techniques may take part.
constexpr std::array kToldFields{
    Field{"stages", FieldKind::kFlag},
    Field{"marks", FieldKind::kFlag},
    Field{"positions", FieldKind::kFlag},
};
constexpr std::array kProfileFields{
    Field{"profile", FieldKind::kChoice, false, 0, 0, profile_names},
    Field{"without", FieldKind::kTexts, false, 0, kMostTechniques, technique_slugs},
    Field{"no_uniqueness", FieldKind::kFlag},
};
constexpr auto kStepsFields = joined(
    kPuzzleFields, kWorkFields, kProfileFields, kToldFields,
    std::array{Field{"techniques", FieldKind::kTexts, false, 0, kMostTechniques, technique_slugs},
               Field{"limit", FieldKind::kWhole, false, 1, kUnlimited}});
constexpr auto kExplainFields =
    joined(kPuzzleFields, kWorkFields, kProfileFields, kToldFields,
           std::array{Field{"until", FieldKind::kChoice, false, 0, 0, technique_slugs}});
constexpr auto kHintFields =
    joined(kPuzzleFields, kWorkFields, kProfileFields,
           std::array{Field{"stage", FieldKind::kWhole, false, 1, kHintStages},
                      Field{"stages", FieldKind::kFlag}});
constexpr auto kWhyFields = joined(kPuzzleFields, kWorkFields, kProfileFields,
                                   std::array{Field{"candidate", FieldKind::kText, true, 0, 64}});

constexpr std::uint64_t kMostMovesBytes = 128;  // all parts are 80
constexpr auto kConvertFields =
    joined(kPuzzlesFields, kWorkFields,
           std::array{Field{"to", FieldKind::kChoice, false, 0, 0, writable_formats},
                      Field{"verdict", FieldKind::kFlag},
                      Field{"move", FieldKind::kText, false, 0, kMostMovesBytes},
                      Field{"shuffle", FieldKind::kFlag},
                      Field{"seed", FieldKind::kWhole, false, 0, kUnlimited},
                      Field{"index", FieldKind::kWhole, false, 0, kUnlimited - 1}});
constexpr auto kCanonFields =
    joined(kPuzzlesFields, kWorkFields,
           std::array{Field{"grid", FieldKind::kFlag}, Field{"automorphisms", FieldKind::kFlag},
                      Field{"band_classes", FieldKind::kFlag}, Field{"symmetry", FieldKind::kFlag},
                      Field{"same", FieldKind::kText, false, 0, kAnyBytes}});
constexpr auto kMinimizeFields =
    joined(kPuzzlesFields, kWorkFields,
           std::array{Field{"seed", FieldKind::kWhole, false, 0, kUnlimited},
                      Field{"index", FieldKind::kWhole, false, 0, kUnlimited - 1},
                      Field{"all", FieldKind::kFlag},
                      Field{"limit", FieldKind::kWhole, false, 1, kUnlimited}});
// 81 marks in nine lines, and room for what stands between.
constexpr std::uint64_t kMostPatternBytes = 256;
constexpr std::array kGenerateFields{
    Field{"seed", FieldKind::kWhole, true, 0, kUnlimited},
    Field{"index", FieldKind::kWhole, false, 0, kUnlimited - 1},
    Field{"layout", FieldKind::kText, false, 0, kAnyBytes},
    Field{"symmetry", FieldKind::kChoice, false, 0, 0, symmetry_slugs},
    Field{"clues", FieldKind::kClues, false, 1, kMaxCells},
    Field{"pattern", FieldKind::kText, false, 0, kMostPatternBytes},
    Field{"minimal", FieldKind::kFlag},
    Field{"level", FieldKind::kChoice, false, 0, 0, level_slugs},
    Field{"technique", FieldKind::kChoice, false, 0, 0, technique_slugs},
    Field{"er", FieldKind::kText, false, 0, 16},
    Field{"steps_at_least", FieldKind::kWhole, false, 1, 1'000},
    Field{"practice", FieldKind::kFlag},
    Field{"presolved", FieldKind::kFlag},
    Field{"nearest", FieldKind::kFlag},
    Field{"tries", FieldKind::kWhole, false, 1, kUnlimited},
    Field{"time", FieldKind::kWhole, false, 1, kMostTime},
};

// Games. `t`: active milliseconds of the game so far; where it is left out the last ones.
constexpr Field kGame{"game", FieldKind::kWhole, true, 1, kUnlimited};
constexpr Field kElapsed{"t", FieldKind::kWhole, false, 0, 10'000'000'000};
// What the colours 1 to 9 are called, as many as are named.
constexpr Field kColours{"colours", FieldKind::kTexts, false, 0, 9};
constexpr std::uint64_t kNoteBytes = 1'000;
constexpr std::uint64_t kMostOthers = 9;  // steps besides one that was told
constexpr auto kStartFields = joined(
    kPuzzleFields, std::array{Field{"uid", FieldKind::kText, true, 0, 64},
                              Field{"created", FieldKind::kText, true, 0, 64},
                              Field{"title", FieldKind::kText, false, 0, kNoteBytes},
                              Field{"origin", FieldKind::kText, false, 0, kNoteBytes},
                              Field{"rating", FieldKind::kText, false, 0, 64},
                              Field{"settings", FieldKind::kText, false, 0, 2 * kNoteBytes}});
constexpr std::array kLoadFields{Field{"text", FieldKind::kText, true, 0, kAnyBytes}};
constexpr std::array kImportFields{Field{"text", FieldKind::kText, true, 0, kAnyBytes},
                                   Field{"uid", FieldKind::kText, true, 0, 64},
                                   Field{"created", FieldKind::kText, true, 0, 64},
                                   kOtherRules,
                                   kDigitsFrom,
                                   kColumn,
                                   kField};
constexpr std::array kShareFields{Field{"text", FieldKind::kText, true, 0, kAnyBytes},
                                  Field{"title", FieldKind::kText, false, 0, kNoteBytes}};
constexpr std::array kContinueFields{kGame, Field{"uid", FieldKind::kText, true, 0, 64},
                                     Field{"created", FieldKind::kText, true, 0, 64}};
constexpr std::array kHistoryFields{
    kGame, Field{"part", FieldKind::kChoice, false, 0, 0, history_parts}, kColours};
constexpr std::array kSaveFields{kGame, kElapsed, Field{"played", FieldKind::kText, false, 0, 64},
                                 Field{"title", FieldKind::kText, false, 0, kNoteBytes}};
constexpr std::array kGameFields{kGame};
constexpr std::array kSelectFields{kGame, Field{"cells", FieldKind::kTexts, false, 0, kMaxCells},
                                   Field{"mode", FieldKind::kChoice, false, 0, 0, mode_names},
                                   Field{"brush", FieldKind::kWhole, false, 0, kMaxSize}};
// What hints rest on that were told before: the answer says which of them still hold.
constexpr Field kHints{"hints", FieldKind::kTexts, false, 0, 1 + kMostOthers};
constexpr auto kActFields =
    joined(kSelectFields,
           std::array{kElapsed, Field{"intent", FieldKind::kChoice, true, 0, 0, intent_names},
                      Field{"digit", FieldKind::kWhole, false, 1, kMaxSize},
                      Field{"number", FieldKind::kWhole, false, 0, 1'000'000},
                      Field{"text", FieldKind::kText, false, 0, kNoteBytes},
                      Field{"fill", FieldKind::kChoice, false, 0, 0, fill_names},
                      Field{"key", FieldKind::kChoice, false, 0, 0, setting_names},
                      Field{"actions", FieldKind::kTexts, false, 0, 120},
                      Field{"one_kind", FieldKind::kFlag}, kHints, kColours});
constexpr std::array kApplyFields{kGame, Field{"line", FieldKind::kText, true, 0, kNoteBytes},
                                  kHints, kColours};
constexpr std::array kReadFields{kGame,
                                 Field{"what", FieldKind::kChoice, true, 0, 0, reading_names},
                                 Field{"cell", FieldKind::kText, false, 0, 64},
                                 Field{"number", FieldKind::kWhole, false, 1, kMaxHouses},
                                 Field{"order", FieldKind::kChoice, false, 0, 0, order_names},
                                 Field{"short", FieldKind::kFlag},
                                 kColours};
constexpr std::array kAdviseFields{kGame, Field{"time", FieldKind::kWhole, false, 1, kMostTime},
                                   Field{"short", FieldKind::kFlag},
                                   Field{"others", FieldKind::kWhole, false, 1, kMostOthers}};
constexpr std::array kDoubtFields{kGame, Field{"cell", FieldKind::kText, true, 0, 64},
                                  Field{"digit", FieldKind::kWhole, true, 1, kMaxSize},
                                  Field{"time", FieldKind::kWhole, false, 1, kMostTime},
                                  Field{"short", FieldKind::kFlag}};

constexpr Field kPractice{"practice", FieldKind::kWhole, true, 1, kUnlimited};
constexpr auto kPractiseFields =
    joined(kPuzzleFields, kWorkFields,
           std::array{Field{"technique", FieldKind::kChoice, true, 0, 0, technique_slugs}});
constexpr std::array kJudgeFields{kPractice, Field{"candidate", FieldKind::kText, true, 0, 64}};
constexpr std::array kPracticeHintFields{kPractice,
                                         Field{"way", FieldKind::kChoice, true, 0, 0, hint_ways}};
constexpr std::array kPracticeFields{kPractice};

// Either names the layout.
constexpr std::array kLayoutFields{
    Field{"layout", FieldKind::kText, false, 0, kAnyBytes},
    Field{"puzzle", FieldKind::kText, false, 0, kAnyBytes},
    kFrom,
    kOtherRules,
    kDigitsFrom,
    kColumn,
    kField,
    Field{"moves", FieldKind::kFlag},
};

constexpr std::array kRequestRows{
    RequestRow{"solve", kSolveFields, answer_solve},
    RequestRow{"solve-lines", kSolveLinesFields, answer_solve_lines},
    RequestRow{"count", kCountFields, answer_count},
    RequestRow{"check", kCheckFields, answer_check},
    RequestRow{"candidates", kCandidatesFields, answer_candidates},
    RequestRow{"rate", kRateFields, answer_rate},
    RequestRow{"steps", kStepsFields, answer_steps},
    RequestRow{"explain", kExplainFields, answer_explain},
    RequestRow{"hint", kHintFields, answer_hint},
    RequestRow{"why", kWhyFields, answer_why},
    RequestRow{"convert", kConvertFields, answer_convert},
    RequestRow{"canon", kCanonFields, answer_canon},
    RequestRow{"minimize", kMinimizeFields, answer_minimize},
    RequestRow{"generate", kGenerateFields, answer_generate},
    RequestRow{"import", kImportFields, answer_import},
    RequestRow{"share", kShareFields, answer_share},
    RequestRow{"start", kStartFields, answer_start},
    RequestRow{"load", kLoadFields, answer_load},
    RequestRow{"continue", kContinueFields, answer_continue},
    RequestRow{"save", kSaveFields, answer_save},
    RequestRow{"close", kGameFields, answer_close},
    RequestRow{"select", kSelectFields, answer_select},
    RequestRow{"act", kActFields, answer_act},
    RequestRow{"apply", kApplyFields, answer_apply},
    RequestRow{"board", kGameFields, answer_board},
    RequestRow{"read", kReadFields, answer_read},
    RequestRow{"history", kHistoryFields, answer_history},
    RequestRow{"result", kGameFields, answer_result},
    RequestRow{"advise", kAdviseFields, answer_advise},
    RequestRow{"doubt", kDoubtFields, answer_doubt},
    RequestRow{"practise", kPractiseFields, answer_practise},
    RequestRow{"judge", kJudgeFields, answer_judge},
    RequestRow{"practice-hint", kPracticeHintFields, answer_practice_hint},
    RequestRow{"close-practice", kPracticeFields, answer_close_practice},
    RequestRow{"layouts", {}, answer_layouts},
    RequestRow{"layout", kLayoutFields, answer_layout},
    RequestRow{"techniques", {}, answer_techniques},
    RequestRow{"version", {}, answer_version},
};

}  // namespace

std::span<const RequestRow> request_table() { return kRequestRows; }

const RequestRow* find_request(std::string_view name) {
  return find_row(kRequestRows, [name](const RequestRow& row) { return row.name == name; });
}

}  // namespace shudu::service
