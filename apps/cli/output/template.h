// `--format '{puzzle} {solution}'`: a line of the user's own, with named fields.
//
// `{{` and `}}` are plain braces; `\t`, `\n` and `\\` are what they are in C. The fields are rows
// of a table, so that the check of an unknown name and the filling in cannot differ. Tested in
// tests/cli/template_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/options/option_table.h"
#include "cli/output/answer.h"
#include "shudu/core/language.h"

namespace shudu::cli {

/// The names of the fields.
[[nodiscard]] std::vector<std::string> template_fields();

/// What is wrong with a template, if anything.
[[nodiscard]] UsageError check_template(std::string_view text, Language language);

/// Does a template have this field? Precondition: `check_template` had nothing to say.
[[nodiscard]] bool has_template_field(std::string_view text, std::string_view name);

/// A template taken apart. Thread-safe once made.
class Template {
 public:
  /// Precondition: `check_template` had nothing to say.
  explicit Template(std::string_view text);

  /// Appends the line for an answer, with its line end. A field without a value is `-`.
  void fill(const Answer& answer, Language language, std::string& out) const;

 private:
  struct Piece {
    std::string text;  // before the field
    void (*field)(const Answer& answer, Language language, std::string& out) = nullptr;
  };
  std::vector<Piece> pieces_;
};

}  // namespace shudu::cli
