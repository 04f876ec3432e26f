#include "cli/options/completions.h"

#include <string_view>

#include "cli/commands/verb_table.h"
#include "cli/options/topics.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

// What `help` explains.
std::string help_words() { return joined(verb_names(), " ") + " " + joined(topic_names(), " "); }

// The first sentence of an option's help.
std::string short_help(const OptionRow& row, Language language) {
  const std::string_view help = row.help.in(language);
  const std::string_view stop = language == Language::kEnglish ? "." : "。";
  return std::string(help.substr(0, help.find(stop)));
}

bool takes_file(const OptionRow& row) {
  return row.id == OptionId::kOutput || row.id == OptionId::kPeer || row.id == OptionId::kPeerBatch;
}

std::string choices_text(const OptionRow& row) {
  return !row.has_choices() ? std::string() : joined(row.target.choices(), " ");
}

// Inside single quotes of a POSIX shell, and of zsh's _arguments where `marks` have a meaning.
std::string quoted_inside(std::string_view text, std::string_view marks) {
  std::string result;
  for (const char c : text) {
    if (c == '\'') {
      result += "'\\''";
      continue;
    }
    if (marks.find(c) != std::string_view::npos) result += '\\';
    result += c;
  }
  return result;
}

std::string bash_values() {
  std::string out;
  for (const OptionRow& row : option_table()) {
    if (row.value.empty() || row.is_hidden) continue;
    out += "    " + dashed(row);
    if (row.letter != 0) out += "|-" + std::string(1, row.letter);
    const std::string choices = choices_text(row);
    if (takes_file(row)) {
      out += ") COMPREPLY=($(compgen -f -- \"$cur\")); return ;;\n";
    } else if (!choices.empty()) {
      out += ") COMPREPLY=($(compgen -W '" + choices + "' -- \"$cur\")); return ;;\n";
    } else {
      out += ") COMPREPLY=(); return ;;\n";
    }
  }
  return out;
}

std::string bash_verbs() {
  std::string out;
  for (const Verb& verb : verb_table()) {
    std::string options;
    for (const OptionRow* row : shown_options(verb)) options += dashed(*row) + " ";
    std::string words;
    if (verb.operands == Operands::kShell) words = "bash zsh fish";
    if (verb.operands == Operands::kVerb) words = help_words();
    if (verb.operands == Operands::kSaved) words = "check repair";
    out.append("    ").append(verb.name).append(") options='").append(options);
    out.append("'; words='").append(words).append("' ;;\n");
  }
  return out;
}

std::string zsh_option(const OptionRow& row, Language language) {
  const std::string help = quoted_inside(short_help(row, language), "[]:");
  std::string value;
  if (!row.value.empty()) {
    value = ":" + std::string(row.value) + ":";
    if (takes_file(row)) value += "_files";
    if (row.has_choices()) value += "(" + quoted_inside(choices_text(row), "") + ")";
  }
  const std::string name = dashed(row) + (row.value.empty() ? "" : "=");
  if (row.letter == 0) return "'" + name + "[" + help + "]" + value + "'";
  const std::string letter = "-" + std::string(1, row.letter);
  return "'(" + letter + " " + dashed(row) + ")'{" + letter + "," + name + "}'[" + help + "]" +
         value + "'";
}

std::string zsh_operands(const Verb& verb) {
  switch (verb.operands) {
    case Operands::kPuzzles:
    case Operands::kPuzzleSets:
    case Operands::kStart:
      return "'*:file:_files'";
    case Operands::kSaved:
      return "'1:work:(check repair)' '2:file:_files'";
    case Operands::kShell:
      return "'1:shell:(bash zsh fish)'";
    case Operands::kVerb:
      return "'1:command:(" + help_words() + ")'";
    case Operands::kNone:
      break;
  }
  return "'*::'";
}

}  // namespace

std::string bash_completions() {
  return "# bash completion of shudu\n_shudu() {\n"
         "  local cur prev verb='' options words i\n"
         "  cur=${COMP_WORDS[COMP_CWORD]}\n"
         "  prev=${COMP_WORDS[COMP_CWORD - 1]}\n"
         "  case $prev in\n" +
         bash_values() +
         "  esac\n"
         "  for ((i = 1; i < COMP_CWORD; i++)); do\n"
         "    if [[ ${COMP_WORDS[i]} != -* ]]; then verb=${COMP_WORDS[i]}; break; fi\n"
         "  done\n"
         "  case $verb in\n" +
         bash_verbs() + "    *) options='--help --version'; words='" + joined(verb_names(), " ") +
         "' ;;\n"
         "  esac\n"
         "  if [[ $cur == -* ]]; then words=$options; fi\n"
         "  COMPREPLY=($(compgen -W \"$words\" -- \"$cur\"))\n"
         "}\n"
         "complete -o default -F _shudu shudu\n";
}

std::string zsh_completions(Language language) {
  std::string out =
      "#compdef shudu\n_shudu() {\n"
      "  local -a commands\n"
      "  commands=(\n";
  for (const Verb& verb : verb_table()) {
    out += "    '" + std::string(verb.name) + ":" + quoted_inside(verb.summary.in(language), ":") +
           "'\n";
  }
  out +=
      "  )\n"
      "  if (( CURRENT == 2 )); then\n"
      "    _describe -t commands command commands\n"
      "    return\n"
      "  fi\n"
      "  local verb=$words[2]\n"
      "  shift words\n"
      "  (( CURRENT-- ))\n"
      "  case $verb in\n";
  for (const Verb& verb : verb_table()) {
    out += "    " + std::string(verb.name) + ")\n      _arguments -s";
    for (const OptionRow* row : shown_options(verb)) {
      out += " \\\n        " + zsh_option(*row, language);
    }
    out += " \\\n        " + zsh_operands(verb) + "\n      ;;\n";
  }
  return out + "  esac\n}\n_shudu \"$@\"\n";
}

std::string fish_completions(Language language) {
  std::string out = "# fish completion of shudu\n";
  const std::string first = "complete -c shudu -f -n __fish_use_subcommand -a ";
  for (const Verb& verb : verb_table()) {
    const std::string name(verb.name);
    out += first + name + " -d '" + quoted_inside(verb.summary.in(language), "") + "'\n";
    const std::string seen = "complete -c shudu -n '__fish_seen_subcommand_from " + name + "'";
    for (const OptionRow* row : shown_options(verb)) {
      out += seen + " -l " + std::string(row->name);
      if (row->letter != 0) out += " -s " + std::string(1, row->letter);
      if (takes_file(*row)) out += " -r";
      if (!row->value.empty() && !takes_file(*row)) out += " -x";
      if (row->has_choices()) out += " -a '" + choices_text(*row) + "'";
      out += " -d '" + quoted_inside(short_help(*row, language), "") + "'\n";
    }
    if (verb.operands == Operands::kSaved) out += seen + " -a 'check repair'\n";
    if (verb.operands == Operands::kShell) out += seen + " -f -a 'bash zsh fish'\n";
    if (verb.operands == Operands::kVerb) {
      out += seen + " -f -a '" + help_words() + "'\n";
    }
  }
  return out;
}

}  // namespace shudu::cli
