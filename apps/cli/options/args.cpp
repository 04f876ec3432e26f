// The words go through three steps: the verb is found (options may stand before it; a file or a
// puzzle in its place means `solve`), `--name=value` is split into two words, and CLI11 reads the
// rest. What CLI11 does not know comes back as extras: operands, or unknown options when they begin
// with a dash.
#include "cli/options/args.h"

#include "cli/canon/canon_values.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "cli/generate/method_table.h"
#include "cli/input/sources.h"
#include "cli/output/going_on.h"
#include "cli/words.h"
#include "shudu/core/characters.h"
#include "shudu/generator/wanted.h"
#include "shudu/service/rating_json.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

struct SplitWords {
  std::vector<std::string> options;   // everything but the verb, up to "--"
  std::vector<std::string> operands;  // after "--"
};

bool looks_like_option(std::string_view word) { return word.size() > 1 && word.front() == '-'; }

// The option that a word like `--limit`, `--limit=3`, `-o` or `-oFILE` names, or nullptr.
const OptionRow* option_of(std::string_view word) {
  if (!looks_like_option(word)) return nullptr;
  if (word[1] != '-') return find_option(word[1]);
  return find_option(word.substr(2, word.find('=') - 2));
}

// Digits and dots, as the one value that may be left out is written.
bool looks_like_place(std::string_view word) {
  return word.find_first_not_of("0123456789.") == std::string_view::npos;
}

// Is the word after words[i] its value? Without a verb: as far as the first row of the name says.
bool takes_next_word(const std::vector<std::string>& words, std::size_t i, const Verb* verb) {
  const std::string_view word = words[i];
  const OptionRow* row = option_of(word);
  if (row == nullptr || row->value.empty()) return false;
  if (word[1] == '-' ? word.find('=') != std::string_view::npos : word.size() != 2) return false;
  if (!row->value_is_optional) return true;
  const bool is_other_row = verb != nullptr && !takes(*verb, *row);
  return !is_other_row && i + 1 < words.size() && looks_like_place(words[i + 1]);
}

// An option that stands without the value that it might have.
bool lacks_value(std::string_view word, const Verb& verb) {
  const OptionRow* row = option_of(word);
  return row != nullptr && row->value_is_optional && takes(verb, *row);
}

// The index of the verb: the first word that is neither an option nor the value of one.
std::optional<std::size_t> find_verb_word(const std::vector<std::string>& words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "--") return std::nullopt;
    if (!looks_like_option(words[i])) return i;
    if (takes_next_word(words, i, nullptr)) ++i;
  }
  return std::nullopt;
}

UsageError split_words(const std::vector<std::string>& words, std::optional<std::size_t> verb,
                       const Verb& named, Language language, SplitWords& result) {
  bool take = false;  // the next word is a value
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (verb == i) continue;
    const std::string& word = words[i];
    if (!take && word == "--") {
      result.operands.assign(words.begin() + static_cast<std::ptrdiff_t>(i) + 1, words.end());
      if (verb && *verb > i) {
        result.operands.erase(result.operands.begin() + static_cast<std::ptrdiff_t>(*verb - i - 1));
      }
      return std::nullopt;
    }
    const OptionRow* row = take ? nullptr : option_of(word);
    const std::size_t equals = word.find('=');
    if (row != nullptr && word[1] == '-' && equals != std::string::npos) {
      const bool is_switch = row->value_is_optional && !takes(named, *row);
      if (row->value.empty() || is_switch) {
        return say(language, "takes-no-value", dashed(*row));
      }
      result.options.push_back(word.substr(0, equals));
      result.options.push_back(word.substr(equals + 1));
      continue;
    }
    const bool is_value = std::exchange(take, !take && takes_next_word(words, i, &named));
    result.options.push_back(word);
    if (!is_value && !take && lacks_value(word, named)) result.options.emplace_back();
  }
  return std::nullopt;
}

// The options a verb takes, as CLI11 knows them, and which of them were given with what value.
class OptionReader {
 public:
  explicit OptionReader(const Verb& verb) {
    app_.set_help_flag("");
    app_.allow_extras();
    for (const OptionRow& row : option_table()) {
      if (takes(verb, row)) add(row);
    }
  }

  UsageError read(std::vector<std::string> words, Options& options) {
    const std::string last = words.empty() ? std::string() : words.back();
    std::reverse(words.begin(), words.end());  // as CLI11 wants them
    try {
      app_.parse(std::move(words));
    } catch (const CLI::ParseError&) {
      // Values are plain strings, so all that can be wrong is a last option without its value.
      const OptionRow* row = option_of(last);
      const std::string name = row == nullptr ? echoed(last) : dashed(*row);
      return say(options.language, "missing-value", name,
                 row == nullptr ? std::string_view("?") : row->value);
    }
    for (const OptionRow& row : option_table()) {
      const auto found = given_.find(row.id);
      if (found == given_.end() || found->second->count() == 0) continue;
      std::vector<std::string> values = found->second->results();
      if (row.value.empty()) values = {""};
      if (!row.is_repeatable) values = {values.back()};
      note_asked(row, values);
      for (const std::string& value : values) {
        if (UsageError error = row.take(options, value)) return error;
      }
    }
    return std::nullopt;
  }

  std::vector<std::string> extras() const { return app_.remaining(); }

  /// All options that the answers depend on, with their values, the same however they are written.
  [[nodiscard]] const std::string& asked() const { return asked_; }

 private:
  void add(const OptionRow& row) {
    std::string names = dashed(row);
    if (row.letter != 0) names = std::string{'-', row.letter, ','} + names;
    CLI::Option* option =
        row.value.empty() ? app_.add_flag(names) : app_.add_option(names)->expected(1);
    given_[row.id] = option->multi_option_policy(
        row.is_repeatable ? CLI::MultiOptionPolicy::TakeAll : CLI::MultiOptionPolicy::TakeLast);
  }

  void note_asked(const OptionRow& row, const std::vector<std::string>& values) {
    constexpr OptionSet kBeside{OptionId::kOutput,   OptionId::kResume, OptionId::kGoOn,
                                OptionId::kForce,    OptionId::kJobs,   OptionId::kQuiet,
                                OptionId::kProgress, OptionId::kSeed,   OptionId::kLang};
    if (kBeside.has(row.id)) return;
    for (const std::string& value : values) asked_ += dashed(row) + '=' + row.meant(value) + '\n';
  }

  CLI::App app_;
  std::map<OptionId, CLI::Option*> given_;
  std::string asked_;
};

std::string unknown_option(std::string_view word, const Verb& verb, Language language) {
  const std::string_view name = word.substr(0, word.find('='));
  std::vector<std::string> known;
  for (const OptionRow* row : shown_options(verb)) known.push_back(dashed(*row));
  const std::string near = nearest(name, known);
  if (near.empty()) return say(language, "unknown-option", echoed(name));
  return say(language, "unknown-option-near", echoed(name), near);
}

bool takes_puzzles(const Verb& verb) {
  return verb.operands == Operands::kPuzzles || verb.operands == Operands::kPuzzleSets ||
         verb.operands == Operands::kStart;
}

bool is_blank(std::string_view word) {
  return word.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

UsageError take_operands(const std::vector<std::string>& extras, const SplitWords& words,
                         const Verb& verb, Options& options) {
  for (const std::string& word : extras) {
    // A puzzle may begin with a dash: it is one way to write a blank.
    const bool is_puzzle = takes_puzzles(verb) && looks_like_puzzle(word);
    if (looks_like_option(word) && !is_puzzle) {
      return unknown_option(word, verb, options.language);
    }
    options.operands.push_back(word);
  }
  options.operands.insert(options.operands.end(), words.operands.begin(), words.operands.end());
  if (std::any_of(options.operands.begin(), options.operands.end(), is_blank)) {
    return say(options.language, "empty-operand");
  }
  const bool takes_one = verb.operands == Operands::kShell || verb.operands == Operands::kVerb ||
                         verb.operands == Operands::kStart;
  std::size_t most = takes_puzzles(verb) ? options.operands.size() : 0U;
  if (takes_one) most = 1;
  if (verb.operands == Operands::kSaved) most = 2;
  if (options.operands.size() <= most) return std::nullopt;
  return say(options.language, "too-many-operands", echoed(options.operands[most]));
}

// The filters are in ER, which not every scale has.
UsageError check_rate(const Options& options) {
  const RateOptions& rate = options.rate;
  if (rate.wish.min_tenths && rate.wish.max_tenths &&
      *rate.wish.min_tenths > *rate.wish.max_tenths) {
    return say(options.language, "min-above-max", dashed(option_row(OptionId::kMinEr)),
               tenths_text(*rate.wish.min_tenths), dashed(option_row(OptionId::kMaxEr)),
               tenths_text(*rate.wish.max_tenths));
  }
  const bool has_er = rate.scale == nullptr || rate.scale->has_er;
  if (has_er || !rate.has_filter()) return std::nullopt;
  const OptionId filter = rate.wish.min_tenths   ? OptionId::kMinEr
                          : rate.wish.max_tenths ? OptionId::kMaxEr
                          : rate.wish.pearls     ? OptionId::kPearls
                                                 : OptionId::kDiamonds;
  return say(options.language, "needs", dashed(option_row(filter)), "--scale se");
}

// The part of an output that nobody names cannot be gone on with.
UsageError check_resume(const Options& options) {
  if (!options.resume || !options.output.empty()) return std::nullopt;
  return say(options.language, "needs", dashed(option_row(OptionId::kGoOn)),
             dashed(option_row(OptionId::kOutput)));
}

// Two options of which only one may be given.
struct Exclusion {
  OptionId one;
  bool has_one;
  OptionId other;
  bool has_other;
};

UsageError check_exclusions(const Options& options) {
  const bool has_format = options.line_format.has_value();
  const bool has_to = options.to != nullptr;
  const bool is_table = options.as_table;
  const std::array all{
      Exclusion{OptionId::kNoGuess, options.no_guess, OptionId::kAll, options.all},
      Exclusion{OptionId::kJson, options.json, OptionId::kFormat, has_format},
      Exclusion{OptionId::kJson, options.json, OptionId::kBoard, options.board},
      Exclusion{OptionId::kBoard, options.board, OptionId::kFormat, has_format},
      Exclusion{OptionId::kJson, options.json, OptionId::kAsTable, is_table},
      Exclusion{OptionId::kFormat, has_format, OptionId::kAsTable, is_table},
      Exclusion{OptionId::kBoard, options.board, OptionId::kAsTable, is_table},
      Exclusion{OptionId::kAll, options.all, OptionId::kAsTable, is_table},
      Exclusion{OptionId::kSame, options.canon.same.has_value(), OptionId::kAsTable, is_table},
      Exclusion{OptionId::kJson, options.json, OptionId::kTo, has_to},
      Exclusion{OptionId::kFormat, has_format, OptionId::kTo, has_to},
      Exclusion{OptionId::kMove, options.convert.moves.has_value(), OptionId::kShuffle,
                options.convert.shuffle},
      Exclusion{OptionId::kWhy, options.logic.why.has_value(), OptionId::kStage,
                options.logic.has_stage}};
  for (const Exclusion& pair : all) {
    if (!pair.has_one || !pair.has_other) continue;
    return say(options.language, "exclusive", dashed(option_row(pair.one)),
               dashed(option_row(pair.other)));
  }
  return std::nullopt;
}

// Records say their size; to make puzzles, one must be named.
UsageError check_size(const Verb& verb, const Options& options) {
  if (!options.large_boxes || verb.own.has(OptionId::kTries)) return std::nullopt;
  return say(options.language, "size-is-made", dashed(option_row(OptionId::kLayout)),
             size_name(*options.large_boxes));
}

UsageError check_together(const Verb& verb, const Options& options) {
  if (UsageError error = check_size(verb, options)) return error;
  const bool is_logic = options.method != nullptr && options.method->name == "logic";
  if (options.no_guess && !is_logic) {
    return say(options.language, "needs", dashed(option_row(OptionId::kNoGuess)),
               "--algorithm logic");
  }
  if (UsageError error = check_exclusions(options)) return error;
  if (UsageError error = check_resume(options)) return error;
  if (UsageError error = check_rate(options)) return error;
  if (UsageError error = check_generate(options)) return error;
  if (UsageError error = check_canon(options)) return error;
  const auto is_batch = [](const PeerWish& peer) { return peer.is_batch; };
  const std::vector<PeerWish>& peers = options.bench.peers;
  const bool has_batch_peer = std::any_of(peers.begin(), peers.end(), is_batch);
  if (has_batch_peer && options.bench.single && !options.bench.batch) {
    return say(options.language, "needs", dashed(option_row(OptionId::kPeerBatch)),
               dashed(option_row(OptionId::kBatch)));
  }
  if (has_batch_peer && options.has_limit && options.limit > kMostOfBatchPeer) {
    return say(options.language, "needs", dashed(option_row(OptionId::kPeerBatch)),
               "--limit 1.." + std::to_string(kMostOfBatchPeer));
  }
  return std::nullopt;
}

// `shudu`, `shudu --help` and `shudu --version`.
const Verb* verb_without_word(const std::vector<std::string>& words) {
  const auto has = [&words](std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
  };
  if (has("--version") || has("-V")) return find_verb("version");
  if (has("--help") || has("-h")) return find_verb("help");
  return nullptr;
}

}  // namespace

// The language has to be known before the first sentence: the last --lang that names one wins.
Language language_of_call(const Process& process) {
  Language language = choose_language(process);
  const std::vector<std::string>& words = process.arguments;
  for (std::size_t i = 0; i < words.size() && words[i] != "--"; ++i) {
    const std::string_view word = words[i];
    constexpr std::string_view kOption = "--lang";
    std::optional<Language> found;
    if (word == kOption && i + 1 < words.size()) found = find_language(words[i + 1]);
    if (word.substr(0, kOption.size() + 1) == "--lang=") {
      found = find_language(word.substr(kOption.size() + 1));
    }
    language = found.value_or(language);
  }
  return language;
}

std::string unknown_verb_text(std::string_view word, const std::vector<std::string>& names,
                              Language language) {
  const std::string shown = echoed(word);
  const std::string near = nearest(word, names);
  if (near.empty()) return say(language, "unknown-verb", shown);
  return say(language, "unknown-verb-near", shown, near);
}

namespace {

// Is it a file or a puzzle, alone or with the words after it, that stands where a verb would?
bool begins_with_input(const std::vector<std::string>& words, std::size_t at) {
  std::vector<std::string> operands;
  for (std::size_t i = at; i < words.size(); ++i) {
    if (words[i] != "--" && !looks_like_option(words[i])) operands.push_back(words[i]);
    if (takes_next_word(words, i, nullptr)) ++i;
  }
  return names_input(operands);
}

// Where all words begin with a dash or stand after "--": is one of them a puzzle or a file?
bool has_input_behind_dashes(const std::vector<std::string>& words) {
  const auto dashes = std::find(words.begin(), words.end(), "--");
  if (dashes != words.end() && names_input({dashes + 1, words.end()})) return true;
  return std::any_of(words.begin(), dashes, [](const std::string& word) {
    return option_of(word) == nullptr && looks_like_puzzle(word);
  });
}

// What was typed without a verb.
struct Unnamed {
  const Verb* verb = nullptr;
  std::string error;
};

// `shudu FILE` and `shudu PUZZLE` solve it; `--help` and `--version` are verbs of their own.
Unnamed without_verb(std::vector<std::string>& words, std::optional<std::size_t>& at,
                     Language language) {
  if (at ? begins_with_input(words, *at) : has_input_behind_dashes(words)) {
    const Verb* const solve = find_verb("solve");
    words.emplace(words.begin(), solve->name);
    at = 0;
    return {solve, {}};
  }
  if (at && find_verb(lower_case(words[*at])) != nullptr) {
    return {find_verb(lower_case(words[*at])), {}};
  }
  if (at && is_blank(words[*at])) return {nullptr, say(language, "empty-operand")};
  if (at && nearest(words[*at], verb_names()).empty()) {
    return {nullptr, say(language, "not-understood", echoed(words[*at]))};
  }
  if (at) return {nullptr, unknown_verb_text(words[*at], verb_names(), language)};
  const Verb* const verb = verb_without_word(words);
  if (verb == nullptr && !words.empty() && option_of(words[0]) == nullptr) {
    return {nullptr, say(language, "unknown-option", echoed(words[0]))};
  }
  std::erase_if(words, [](const std::string& word) {
    return word == "--version" || word == "-V" || word == "--help" || word == "-h";
  });
  return {verb, {}};
}

}  // namespace

ParsedArguments parse_arguments(const Process& process) {
  ParsedArguments parsed;
  parsed.options.language = language_of_call(process);
  std::vector<std::string> words = process.arguments;
  std::optional<std::size_t> at = find_verb_word(words);
  if (at) parsed.verb = find_verb(words[*at]);
  if (parsed.verb == nullptr) {
    Unnamed unnamed = without_verb(words, at, parsed.options.language);
    parsed.verb = unnamed.verb;
    parsed.error = std::move(unnamed.error);
    if (parsed.verb == nullptr) return parsed;
  }
  SplitWords split;
  UsageError error = split_words(words, at, *parsed.verb, parsed.options.language, split);
  if (!error) {
    OptionReader reader(*parsed.verb);
    error = reader.read(split.options, parsed.options);
    if (!error) error = take_operands(reader.extras(), split, *parsed.verb, parsed.options);
    parsed.options.run = sum_of_run(*parsed.verb, parsed.options, reader.asked());
  }
  const std::vector<std::string> inputs = inputs_of(*parsed.verb, parsed.options);
  parsed.options.reads_standard_input =
      std::find(inputs.begin(), inputs.end(), "-") != inputs.end();
  const bool has_resume = parsed.options.resume || parsed.options.research.resume;
  if (at) parsed.options.go_on = command_to_go_on(words, *at, has_resume);
  if (!error && !parsed.options.help) error = check_together(*parsed.verb, parsed.options);
  parsed.error = error.value_or("");
  return parsed;
}

}  // namespace shudu::cli
