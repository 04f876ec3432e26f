// The registry: one row a technique, in the order in which a person would try them.
//
// A finder hands every step that it finds to a sink, in its documented order and without
// duplicates, until the sink says that it is enough; so the first step and all of them are the same
// code. Everything else that is told of a technique hangs on its slug.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "shudu/core/function_ref.h"
#include "shudu/core/language.h"
#include "shudu/core/stop.h"
#include "shudu/logic/step.h"
#include "shudu/logic/view.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Takes a step; false: it is enough.
using StepSink = FunctionRef<bool(Step&& step)>;

/// What a search may assume and how far it goes. The defaults are those of finding all steps; a
/// path takes in_play() (path.h).
struct FindOptions {
  bool uniqueness = true;        ///< the puzzle has been proved to have one solution
  bool givens_known = true;      ///< the given/entered split is real
  bool duals = false;            ///< dual kites and rectangles, siamese fish
  bool missing_marks = true;     ///< uniqueness patterns whose corners lack a candidate
  bool thin_rectangles = false;  ///< empty rectangles of two candidates
  bool hodoku_forms = false;     ///< of uniqueness patterns only the forms that HoDoKu shows
  bool als_overlap = true;
  bool als_in_chains = true;
  /// Continuous loops meet no cell twice and remove nothing from their own cells.
  bool trim_loops = false;
  int most_fins = 5;
  int most_endo_fins = 2;
  int most_links = 40;  ///< of a chain
  /// When set, searches end soon after it becomes true, with what they have found. Not owned.
  Stop stop = {};

  [[nodiscard]] bool is_stopped() const { return stop.is_asked(); }
};

enum class Family : std::uint8_t {
  kSingles,
  kDirect,
  kIntersections,
  kSubsets,
  kFish,
  kSingleDigit,
  kColoring,
  kUniqueness,
  kWings,
  kChains,
  kAls,
  kExclusion,
  kForcing,
  kTemplates,
  kModern,
  kLastResort,
};

/// What is special about a technique; a set of bits.
enum class Trait : std::uint8_t {
  kNone = 0,
  kOnRequest = 1,    ///< not in the profile `shudu`: only where asked for
  kUniqueness = 2,   ///< assumes that there is one solution
  kGivens = 4,       ///< the difference between givens and entered digits is real
  kClassicOnly = 8,  ///< wants 9x9 with boxes and no further houses
  kSlow = 16,        ///< may take seconds where it finds nothing
};
constexpr Trait operator|(Trait a, Trait b) {
  return static_cast<Trait>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}
constexpr Trait operator&(Trait a, Trait b) {
  return static_cast<Trait>(static_cast<unsigned>(a) & static_cast<unsigned>(b));
}

/// What a finder is asked for: the steps of the technique in the position, handed to the sink. It
/// refers to all of them, so it lives no longer than the call.
struct FindTask {
  const View& view;
  const Technique& technique;
  const FindOptions& options;
  StepSink sink;

  /// The same search with another sink.
  [[nodiscard]] FindTask with(StepSink other) const { return {view, technique, options, other}; }
};

/// Finds the steps of one technique; false when the sink has had enough.
using FindSteps = bool (*)(const FindTask& task);

/// Which of its techniques a finder of several is to find. What the numbers mean is the finder's
/// affair; all are 0 where a finder has one technique.
struct Parameters {
  std::uint8_t size = 0;
  std::uint8_t kind = 0;
  std::uint8_t form = 0;
};

struct Technique {
  std::string_view slug;
  Family family;
  Words names;
  FindSteps find;
  std::string_view library_code;  ///< of HoDoKu's case library; empty: it has none
  int order;                      ///< easiest first: HoDoKu's index, what is not there in between
  Trait traits = Trait::kNone;
  Parameters parameters = {};

  [[nodiscard]] constexpr bool has(Trait trait) const { return (traits & trait) != Trait::kNone; }
};

/// All techniques, easiest first.
[[nodiscard]] std::span<const Technique> technique_table();
[[nodiscard]] const Technique* find_technique(std::string_view slug);

/// Hands the steps to the sink, none where the options or the layout rule the technique out; false
/// when the sink has had enough.
bool visit_steps(const View& view, const Technique& technique, const FindOptions& options,
                 StepSink sink);
[[nodiscard]] std::optional<Step> first_step(const View& view, const Technique& technique,
                                             const FindOptions& options = {});
[[nodiscard]] std::vector<Step> all_steps(const View& view, const Technique& technique,
                                          const FindOptions& options = {});

}  // namespace shudu
#pragma GCC visibility pop
