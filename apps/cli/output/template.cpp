#include "cli/output/template.h"

#include <array>

#include "cli/output/answer_text.h"
#include "cli/words.h"
#include "shudu/core/characters.h"
#include "shudu/core/texts_of.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

using Fill = void (*)(const Answer& answer, Language language, std::string& out);

struct TemplateField {
  std::string_view name;
  Fill fill;
};

template <typename T>
void append_number(const std::optional<T>& number, std::string& out) {
  out += number ? std::to_string(*number) : "-";
}

void fill_file(const Answer& answer, Language /*language*/, std::string& out) {
  out += answer.file.empty() ? "-" : answer.file;
}

void fill_puzzle(const Answer& answer, Language /*language*/, std::string& out) {
  if (answer.givens == nullptr && answer.variant == nullptr) {
    out += '-';
  } else {
    append_puzzle(answer, out);
  }
}

void fill_solution(const Answer& answer, Language /*language*/, std::string& out) {
  if (has_solution(answer)) {
    append_solution(answer, out);
  } else {
    out += '-';
  }
}

void fill_count(const Answer& answer, Language /*language*/, std::string& out) {
  if (answer.estimate) return append_estimate(*answer.estimate, out);
  append_number(answer.count, out);
  if (answer.count && !answer.count_is_exact) out += '+';
}

void fill_givens(const Answer& answer, Language /*language*/, std::string& out) {
  const bool is_read = answer.givens != nullptr || answer.variant != nullptr;
  out += is_read ? std::to_string(given_count(answer)) : "-";
}

void fill_error(const Answer& answer, Language language, std::string& out) {
  out += has_error(answer.verdict) ? error_sentence(answer, language) : "-";
}

void fill_code(const Answer& answer, Language /*language*/, std::string& out) {
  out += has_error(answer.verdict) ? error_code(answer) : "-";
}

// `right`, what is wrong with it, or `-` where none is claimed or nothing was compared.
void fill_claim(const Answer& answer, Language language, std::string& out) {
  if (answer.claim_fault) {
    out += sentence(*answer.claim_fault, language).view();
  } else {
    out += answer.has_claim ? "right" : "-";
  }
}

void fill_left_out(const Answer& answer, Language /*language*/, std::string& out) {
  out += answer.left_out.empty() ? "-" : escaped(answer.left_out);
}

// The line of the record as it stands in the input; its puzzle where it has several.
void fill_row(const Answer& answer, Language language, std::string& out) {
  if (answer.row.empty()) {
    fill_puzzle(answer, language, out);
  } else {
    out += escaped_lines(answer.row);
  }
}

constexpr std::array kFields{
    TemplateField{"index", [](const Answer& a, Language,
                              std::string& out) { out += std::to_string(a.index); }},
    TemplateField{
        "line", [](const Answer& a, Language, std::string& out) { out += std::to_string(a.line); }},
    TemplateField{"file", fill_file},
    TemplateField{"puzzle", fill_puzzle},
    TemplateField{"status", [](const Answer& a, Language,
                               std::string& out) { out += verdict_name(a.verdict); }},
    TemplateField{"solution", fill_solution},
    TemplateField{"count", fill_count},
    TemplateField{"givens", fill_givens},
    TemplateField{"error", fill_error},
    TemplateField{"claimed", fill_claim},
    TemplateField{"left_out", fill_left_out},
    TemplateField{"code", fill_code},
    TemplateField{"row", fill_row},
    TemplateField{"micros", [](const Answer& a, Language,
                               std::string& out) { append_number(a.micros, out); }},
};

Fill find_fill(std::string_view name) {
  for (const TemplateField& field : kFields) {
    if (field.name == lower_case(name)) return field.fill;
  }
  return nullptr;
}

// Takes one plain character, escape or doubled brace from the front.
std::string take_plain(std::string_view& text) {
  const char first = text.front();
  const char second = text.size() > 1 ? text[1] : '\0';
  std::size_t length = 1;
  char plain = first;
  if ((first == '{' || first == '}') && second == first) length = 2;
  if (first == '\\' && (second == 't' || second == 'n' || second == '\\')) {
    length = 2;
    plain = second == 't' ? '\t' : second == 'n' ? '\n' : '\\';
  }
  text.remove_prefix(length);
  return {plain};
}

bool begins_field(std::string_view text) {
  return text.front() == '{' && (text.size() < 2 || text[1] != '{');
}

}  // namespace

std::vector<std::string> template_fields() {
  return texts_of<std::string>(kFields, &TemplateField::name);
}

UsageError check_template(std::string_view text, Language language) {
  std::string_view rest = text;
  while (!rest.empty()) {
    if (!begins_field(rest)) {
      const bool is_lone_close = rest.front() == '}' && (rest.size() < 2 || rest[1] != '}');
      if (is_lone_close) return say(language, "open-brace", echoed(text));
      take_plain(rest);
      continue;
    }
    const std::size_t close = rest.find('}');
    if (close == std::string_view::npos) return say(language, "open-brace", echoed(text));
    const std::string_view name = rest.substr(1, close - 1);
    if (find_fill(name) == nullptr) {
      return say(language, "unknown-field", echoed(name), joined(template_fields(), " "));
    }
    rest.remove_prefix(close + 1);
  }
  return std::nullopt;
}

bool has_template_field(std::string_view text, std::string_view name) {
  while (!text.empty()) {
    if (!begins_field(text)) {
      take_plain(text);
      continue;
    }
    const std::size_t close = text.find('}');
    if (text.substr(1, close - 1) == name) return true;
    text.remove_prefix(close + 1);
  }
  return false;
}

Template::Template(std::string_view text) {
  pieces_.emplace_back();
  while (!text.empty()) {
    if (!begins_field(text)) {
      pieces_.back().text += take_plain(text);
      continue;
    }
    const std::size_t close = text.find('}');
    pieces_.back().field = find_fill(text.substr(1, close - 1));
    pieces_.emplace_back();
    text.remove_prefix(close + 1);
  }
}

void Template::fill(const Answer& answer, Language language, std::string& out) const {
  for (const Piece& piece : pieces_) {
    out += piece.text;
    if (piece.field != nullptr) piece.field(answer, language, out);
  }
  out += '\n';
}

}  // namespace shudu::cli
