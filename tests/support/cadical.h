// CaDiCaL, where its program is installed (Debian's `cadical`): a judge that shares nothing with
// what it judges. Tests that need it skip without it and say so.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "support/folder.h"

namespace shudu::test {

class Cadical {
 public:
  /// Looks for the program in PATH.
  Cadical();
  [[nodiscard]] bool is_there() const { return !program_.empty(); }
  /// The sentence to skip with.
  static std::string not_there() { return "the program cadical is not installed"; }

  /// The literals that are true in one solution of a DIMACS text, up to `most`; none: it has no
  /// solution. Precondition: is_there(). Fails the test where the program gives no answer.
  std::optional<std::vector<int>> solve(const std::string& dimacs, int most);

 private:
  std::string program_;
  Folder folder_;
};

}  // namespace shudu::test
