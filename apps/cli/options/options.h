// What one call of the program asks for, as plain data: filled from the arguments by `parse`
// (args.h), read by the verbs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/analysis/analysis_options.h"
#include "cli/bench/bench_options.h"
#include "cli/canon/canon_options.h"
#include "cli/convert/convert_options.h"
#include "cli/generate/generate_options.h"
#include "cli/generate/research_options.h"
#include "cli/generate/wanted_options.h"
#include "cli/options/logic_options.h"
#include "cli/play/play_options.h"
#include "cli/rate/rate_options.h"
#include "cli/render/render_options.h"
#include "shudu/core/language.h"
#include "shudu/core/layout.h"
#include "shudu/formats/format.h"
#include "shudu/large/box_shape.h"
#include "shudu/solver/method.h"

namespace shudu::cli {

/// `auto` decides by the terminal.
enum class When : std::uint8_t { kAuto, kAlways, kNever };

/// Most solutions that `count` and `solve --all` look for when nobody says.
inline constexpr std::uint64_t kDefaultLimit = 1'000'000;

struct Options {
  std::vector<std::string> operands;       ///< what is no option: files, puzzles, a shell, a verb
  const Method* method = nullptr;          ///< --algorithm; nullptr when not given
  bool all = false;                        ///< every solution
  bool no_guess = false;                   ///< stop where the rules of `logic` end
  bool minimal = false;                    ///< check also whether every given is needed
  bool counts = false;                     ///< of candidates: in how many solutions
  bool json = false;                       ///< one JSON object a line
  bool board = false;                      ///< draw boards also on a pipe
  bool ascii = false;                      ///< rows of digits instead of boxes of lines
  bool quiet = false;                      ///< no talk on stderr but errors
  bool summary = false;                    ///< totals on stderr
  bool help = false;                       ///< the verb's help instead of its work
  bool man = false;                        ///< help as the source of a man page
  bool resume = false;                     ///< go on with the part of the output
  bool force = false;                      ///< --force was given
  bool reads_standard_input = false;       ///< also by --pattern - and the like
  bool refuses_other_rules = true;         ///< rules that no layout has are an error
  bool has_limit = false;                  ///< --limit was given
  bool has_seed = false;                   ///< --seed was given
  std::uint64_t limit = kDefaultLimit;     ///< at least 1
  std::uint64_t descents = 0;              ///< of count: estimate by so many; 0: count
  std::uint64_t seed = 0;                  ///< seeds every random choice
  int jobs = 0;                            ///< worker threads; 0: one for each core
  std::optional<double> timeout;           ///< seconds for one puzzle, above 0
  std::optional<std::string> line_format;  ///< --format, as written
  std::string output;                      ///< a path; empty: standard output
  std::uint64_t run = 0;  ///< a sum of all that the answers depend on, but for seed and input
  std::string go_on;      ///< the command that goes on with this one
  const Format* from = nullptr;    ///< nullptr: each record decides
  const Format* to = nullptr;      ///< nullptr: the line format
  std::optional<Layout> layout;    ///< none: the size of each record decides
  std::string column;              ///< of tables, that holds the puzzles; empty: they say
  bool as_table = false;           ///< answers as columns added to the rows of the input
  std::optional<int> digits_from;  ///< the lowest digit of number arrays, 0 or 1
  std::optional<large::BoxShape> large_boxes;  ///< in place of layout: over 9x9
  std::string field;                           ///< where in JSON the puzzle stands; empty: not said
  When color = When::kAuto;
  When progress = When::kAuto;
  Language language = Language::kEnglish;
  bool has_language = false;  ///< --lang was given
  BenchOptions bench;
  LogicOptions logic;
  RateOptions rate;
  AnalysisOptions analysis;
  RenderOptions render;
  GenerateOptions generate;
  WantedOptions wanted;
  ResearchOptions research;
  CanonOptions canon;
  ConvertOptions convert;
  PlayWish play;
};

}  // namespace shudu::cli
