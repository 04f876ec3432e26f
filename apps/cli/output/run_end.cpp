// Tested in tests/cli/faults_test.cpp.
#include "cli/output/run_end.h"

#include "cli/output/terminal.h"
#include "cli/process.h"
#include "cli/words.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

std::string output_name(const Options& options) {
  return options.output.empty() ? say(options.language, "standard-output") : echoed(options.output);
}

std::string interrupted_text(const Options& options, const std::vector<InputSource>& sources,
                             const Output& output, const RunEnd& end) {
  if (output.is_file()) {
    return say(options.language, "interrupted-before", output_name(options));
  }
  if (sources.size() < 2) {
    return say(options.language, "interrupted", end.records, end.resume->line);
  }
  return say(options.language, "interrupted-in", end.records, end.resume->line,
             echoed(sources[end.resume->source].name));
}

// What a path is, where it is nothing that can be written.
std::string target_words(const WriteTarget& target, Language language) {
  switch (target.trouble) {
    case TargetTrouble::kPipe:
      return say(language, "is-pipe");
    case TargetTrouble::kSocket:
      return say(language, "is-socket");
    case TargetTrouble::kDisk:
      return say(language, "is-disk");
    case TargetTrouble::kLink:
      return say(language, "leads-nowhere", echoed(target.path));
    case TargetTrouble::kNone:
    case TargetTrouble::kSystem:
      break;
  }
  return system_error_words(target.error_number, language);
}

std::string part_text(const PartFile& part, Language language) {
  const std::string path = echoed(part.trouble_path());
  switch (part.trouble()) {
    case PartTrouble::kIsThere:
      return say(language, "part-is-there", path);
    case PartTrouble::kOther:
      return say(language, "part-other", path);
    case PartTrouble::kBusy:
      return say(language, "part-busy", path);
    case PartTrouble::kNoFile:
      return say(language, "cannot-write", path, say(language, "is-no-file"));
    case PartTrouble::kNone:
    case PartTrouble::kSystem:
      break;
  }
  return say(language, "cannot-write", path, system_error_words(part.error_number(), language));
}

}  // namespace

int check_output(const Options& options, const Output& output) {
  if (output.has_succeeded()) {
    const bool goes_on = !options.resume || output.is_file();
    if (goes_on) return kExitFine;
    complain(say(options.language, "cannot-write", output_name(options),
                 say(options.language, "is-no-file")));
    return kExitInputOutput;
  }
  if (output.part_trouble() != PartTrouble::kNone) {
    complain(part_text(*output.part(), options.language));
    return output.part_trouble() == PartTrouble::kIsThere ? kExitUsage : kExitInputOutput;
  }
  const std::string why = output.target().trouble != TargetTrouble::kNone
                              ? target_words(output.target(), options.language)
                              : system_error_words(output.error_number(), options.language);
  complain(say(options.language, "cannot-write", output_name(options), why));
  return kExitInputOutput;
}

int check_target(const Options& options, const std::string& path) {
  const WriteTarget target = find_write_target(path);
  if (target.kind != TargetKind::kRefused) return kExitFine;
  complain(
      say(options.language, "cannot-write", echoed(path), target_words(target, options.language)));
  return kExitInputOutput;
}

bool keep_part(const Options& options, Output& output, bool is_interrupted) {
  PartFile* part = output.part();
  if (part == nullptr || part->trouble() != PartTrouble::kNone || !part->keep()) return false;
  const Phrase phrase = is_interrupted ? Phrase("interrupted-kept") : Phrase("kept");
  std::string text = say(options.language, phrase, part->last().tally.records(),
                         echoed(part->path()), options.go_on);
  if (options.reads_standard_input) text += say(options.language, "same-input");
  complain(text);
  return true;
}

int end_run(const Options& options, const std::vector<InputSource>& sources, Output& output,
            const Watch& watch, const RunEnd& end) {
  if (output.is_closed_pipe()) return kExitFine;
  const bool is_interrupted = watch.is_interrupted() && end.resume;
  const bool is_whole = !is_interrupted && !end.read_failed && !end.is_kept_back;
  if (is_whole) output.commit();
  const auto keep = [&] { return keep_part(options, output, is_interrupted); };
  if (const int code = check_output(options, output)) {
    keep();
    return code;
  }
  if (is_interrupted) {
    if (!keep()) complain(interrupted_text(options, sources, output, end));
    return kExitInterrupted;
  }
  if (end.read_failed && !(end.keeps_on_failure && keep()) && output.part() != nullptr) {
    output.part()->discard();
  }
  return end.read_failed ? kExitInputOutput : end.answers;
}

}  // namespace shudu::cli
