// The syntax is that of scdoc(5): `#` headings, `*bold*`, `_underlined_`, a tab before a paragraph
// to indent it. Tested in tests/cli/help_test.cpp.
#include "cli/options/man_page.h"

#include "cli/options/help_text.h"
#include "cli/words.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

// What has a meaning in scdoc is taken literally after a backslash.
std::string plain(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '_' || c == '*' || c == '\\' || c == '<' || c == '#' || c == '.') result += '\\';
    result += c;
  }
  return result;
}

void append_options(const Verb& verb, std::string& out) {
  out += "# OPTIONS\n\n";
  for (const OptionRow* row : shown_options(verb)) {
    out += "*" + plain(dashed(*row)) + "*";
    if (row->letter != 0) out += ", *-" + std::string(1, row->letter) + "*";
    if (!row->value.empty()) out += " _" + plain(row->value) + "_";
    out += "\n\t" + plain(option_help(*row, Language::kEnglish)) + "\n\n";
  }
}

void append_section(std::string_view title, Phrase text, std::string& out) {
  out += "# " + std::string(title) + "\n\n" + plain(say(Language::kEnglish, text)) + "\n\n";
}

std::string page_name(const Verb& verb) { return "shudu-" + std::string(verb.name); }

}  // namespace

std::string program_man_page() {
  std::string out = "shudu(1)\n\n# NAME\n\n" + plain(say(Language::kEnglish, "tagline"));
  out += "\n\n# SYNOPSIS\n\n*shudu* _COMMAND_ [_OPTIONS_] [_FILE_...]\n\n# DESCRIPTION\n\n";
  out += plain(say(Language::kEnglish, "overview-files")) + "\n\n# COMMANDS\n\n";
  for (const Verb& verb : verb_table()) {
    out += "*" + std::string(verb.name) + "*\n\t" + plain(verb.summary.en) + ". See *";
    out += plain(page_name(verb)) + "*(1).\n\n";
  }
  append_section("EXIT STATUS", Phrase("exit-codes"), out);
  append_section("ENVIRONMENT", Phrase("environment"), out);
  return out;
}

std::string verb_man_page(const Verb& verb) {
  std::string out = page_name(verb) + "(1)\n\n# NAME\n\n" + plain(page_name(verb)) + " - ";
  out += plain(verb.summary.en) + "\n\n# SYNOPSIS\n\n*shudu " + std::string(verb.name);
  out += "* [_OPTIONS_]";
  const std::string_view operands = operand_text(verb.operands);
  if (!operands.empty()) out += " " + plain(operands);
  out += "\n\n# DESCRIPTION\n\n" + plain(verb.details.en) + "\n\n";
  append_options(verb, out);
  append_section("EXIT STATUS", Phrase("exit-codes"), out);
  append_section("ENVIRONMENT", Phrase("environment"), out);
  out += "# SEE ALSO\n\n*shudu*(1)\n";
  return out;
}

}  // namespace shudu::cli
