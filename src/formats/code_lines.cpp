#include "formats/code_lines.h"

#include <algorithm>
#include <array>

#include "formats/record_text.h"
#include "shudu/core/characters.h"

namespace shudu {

namespace {

// That lines of programs begin with, and sentences hardly ever.
constexpr std::array<std::string_view, 80> kFirstWords = {
    "import",  "from",    "package", "using",   "use",     "module",    "mod",       "include",
    "require", "library", "class",   "struct",  "enum",    "union",     "trait",     "impl",
    "object",  "def",     "fn",      "func",    "fun",     "function",  "proc",      "sub",
    "let",     "var",     "val",     "const",   "static",  "constexpr", "public",    "private",
    "void",    "int",     "char",    "bool",    "double",  "float",     "string",    "auto",
    "return",  "if",      "else",    "elif",    "elseif",  "elsif",     "for",       "foreach",
    "while",   "do",      "switch",  "case",    "break",   "continue",  "pass",      "try",
    "except",  "catch",   "finally", "print",   "println", "printf",    "puts",      "echo",
    "end",     "begin",   "type",    "typedef", "extern",  "template",  "namespace", "protected",
    "assert",  "raise",   "throw",   "tic",     "toc",     "clear",     "clc",       "close"};

// A word of letters at the front.
std::string_view first_word(std::string_view text) {
  std::size_t length = 0;
  while (length < text.size() && is_letter(text[length])) ++length;
  return text.substr(0, length);
}

bool begins_as_code(std::string_view text) {
  constexpr std::array<std::string_view, 12> kBeginnings = {
      "//", "/*", "*", "--", "%", "@", "'''", "\"\"\"", "<?", "?>", "#", "'use "};
  const auto begins = [text](std::string_view beginning) { return text.starts_with(beginning); };
  if (std::any_of(kBeginnings.begin(), kBeginnings.end(), begins)) return true;
  const std::string_view word = first_word(text);
  // Not of a name like `for_me` or `import7`, nor with the capital of a sentence.
  const bool is_whole = word.size() == text.size() ||
                        std::string_view(" \t(;:{[.!<*&").find(text[word.size()]) != text.npos;
  return is_whole && std::find(kFirstWords.begin(), kFirstWords.end(), word) != kFirstWords.end();
}

// A statement, a block, a call, an open bracket.
bool ends_as_code(std::string_view text) {
  constexpr std::string_view kEnds = ";{}(),:\\[]";
  const char last = text.back();
  if (last != ')') return kEnds.find(last) != kEnds.npos;
  for (std::size_t at = text.find('('); at < text.size(); at = text.find('(', at + 1)) {
    if (at == 0 || text[at - 1] != ' ') return true;
  }
  return false;
}

bool assigns(std::string_view text) {
  constexpr std::array<std::string_view, 8> kSigns = {
      " = ", ":=", " <- ", " += ", " :: ", " => ", " -> ", " == "};
  return std::any_of(kSigns.begin(), kSigns.end(),
                     [text](std::string_view sign) { return text.find(sign) != text.npos; });
}

// What closes the remark that the line leaves open; nothing where it leaves none.
std::string_view opened_remark(std::string_view text) {
  const std::size_t open = text.find("/*");
  if (open != text.npos && text.find("*/", open) == text.npos) return "*/";
  for (const std::string_view quotes : {"\"\"\"", "'''"}) {
    const std::size_t at = text.find(quotes);
    if (at != text.npos && text.find(quotes, at + quotes.size()) == text.npos) return quotes;
  }
  return {};
}

}  // namespace

bool CodeLines::take(std::string_view line) {
  const std::string_view text = trimmed(line);
  if (text.empty() || holds_puzzle(text)) return false;
  if (!closing_.empty()) {
    if (text.find(closing_) != text.npos) closing_ = {};
    return true;
  }
  closing_ = opened_remark(text);
  return begins_as_code(text) || ends_as_code(text) || assigns(text);
}

}  // namespace shudu
