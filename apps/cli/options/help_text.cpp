#include "cli/options/help_text.h"

#include <algorithm>
#include <vector>

#include "cli/words.h"
#include "shudu/service/json_list.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

// A name on the left, a paragraph on the right; a name that is too long takes a line of its own.
void append_entry(std::string_view name, std::string_view text, std::size_t indent,
                  std::string& out) {
  std::string line = "  " + std::string(name);
  if (display_width(line) + 2 > indent) {
    out += line + "\n";
    line.clear();
  }
  for (const std::string& part : wrapped(text, kHelpColumns - indent)) {
    line.resize(line.size() + indent - display_width(line), ' ');
    out += line + part + "\n";
    line.clear();
  }
}

void append_paragraph(std::string_view text, std::string& out) {
  for (const std::string& line : wrapped(text, kHelpColumns)) out += line + "\n";
}

void append_title(Phrase title, Language language, std::string& out) {
  out += "\n" + say(language, title) + (language == Language::kEnglish ? ":" : "：") + "\n";
}

void append_usage(std::string_view text, Language language, std::string& out) {
  out += say(language, "usage") + (language == Language::kEnglish ? ": " : "：");
  out += text;
  out += '\n';
}

constexpr std::size_t kVerbIndent = 16;
constexpr std::size_t kOptionIndent = 24;

void append_options(Phrase title, const std::vector<const OptionRow*>& rows, Language language,
                    std::string& out) {
  if (rows.empty()) return;
  append_title(title, language, out);
  for (const OptionRow* row : rows) {
    append_entry(option_usage(*row), option_help(*row, language), kOptionIndent, out);
  }
}

}  // namespace

std::string option_usage(const OptionRow& row) {
  std::string text = row.letter != 0 ? std::string{'-', row.letter} + ", " : "    ";
  text += dashed(row);
  if (row.value_is_optional) {
    text += " [" + std::string(row.value) + "]";
  } else if (!row.value.empty()) {
    text += " " + std::string(row.value);
  }
  return text;
}

std::string option_help(const OptionRow& row, Language language) {
  std::string text(row.help.in(language));
  const std::string_view blank = language == Language::kEnglish ? " " : "";
  if (const Topic* const topic = topic_of(row)) {
    text += blank;
    text += say(language, "see-list", topic->name);
  } else if (row.has_choices() && row.lists_choices) {
    text += blank;
    text += say(language, "one-of", joined(row.target.choices(), " "));
  }
  if (!row.default_text.empty()) {
    text += blank;
    text += say(language, "default", row.default_text);
  }
  return text;
}

std::string overview_text(Language language) {
  std::string out = say(language, "tagline") + "\n\n";
  append_usage("shudu COMMAND [OPTIONS] [FILE...]", language, out);
  append_title(Phrase("commands"), language, out);
  for (const Verb& verb : verb_table()) {
    append_entry(verb.name, verb.summary.in(language), kVerbIndent, out);
  }
  out += '\n';
  append_paragraph(say(language, "overview-files"), out);
  append_paragraph(say(language, "overview-help"), out);
  append_title(Phrase("exit-codes-title"), language, out);
  append_paragraph(say(language, "exit-codes"), out);
  return out;
}

std::string verb_help_text(const Verb& verb, Language language) {
  std::string out;
  std::string usage = "shudu " + std::string(verb.name) + " [OPTIONS]";
  const std::string_view operands = operand_text(verb.operands);
  if (!operands.empty()) usage += " " + std::string(operands);
  append_usage(usage, language, out);
  out += '\n';
  append_paragraph(verb.details.in(language), out);
  const std::vector<const OptionRow*> most_used = most_used_options(verb);
  std::vector<const OptionRow*> own;
  std::vector<const OptionRow*> common;
  for (const OptionRow* row : shown_options(verb)) {
    if (std::find(most_used.begin(), most_used.end(), row) != most_used.end()) continue;
    (row->is_common && !verb.own.is_empty() ? common : own).push_back(row);
  }
  append_options(Phrase("most-used"), most_used, language, out);
  append_options(Phrase("options"), own, language, out);
  append_options(Phrase("common-options"), common, language, out);
  return out;
}

std::string topic_text(const Topic& topic, Language language) {
  std::string out;
  append_paragraph(topic.summary.in(language), out);
  out += '\n';
  for (const TopicEntry& entry : topic.entries(language)) {
    append_entry(entry.name, entry.text, kOptionIndent, out);
  }
  return out;
}

std::string topic_json(const Topic& topic, Language language) {
  std::string out;
  JsonObject object(out);
  object.number("schema", 1);
  add_list(object, topic.name, topic.entries(language),
           [](const TopicEntry& entry, std::string& text) {
             JsonObject item(text);
             item.text("name", entry.name);
             item.text("summary", entry.text);
             item.end();
           });
  object.end();
  out += '\n';
  return out;
}

std::string help_json(Language language) {
  std::string out;
  JsonObject object(out);
  object.number("schema", 1);
  add_list(object, "commands", verb_table(), [language](const Verb& verb, std::string& text) {
    JsonObject entry(text);
    entry.text("name", verb.name);
    entry.text("summary", verb.summary.in(language));
    add_list(entry, "options", shown_options(verb), [](const OptionRow* row, std::string& name) {
      append_json_string(dashed(*row), name);
    });
    entry.end();
  });
  object.end();
  out += '\n';
  return out;
}

}  // namespace shudu::cli
