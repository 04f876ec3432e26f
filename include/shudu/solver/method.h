// The table of methods: each answers the same question and is a judge of the others.
// All answer it on every layout; tests and benchmarks walk the table, so a new row is compared with
// the others on its first build. `fast` is the vector kernels on the classic grid and `mrv`
// elsewhere; the others, the reference methods, stand in src/solver/reference.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "shudu/core/language.h"
#include "shudu/solver/search.h"

#pragma GCC visibility push(default)
namespace shudu {

/// One way of solving. `search` is thread-safe, allocates nothing per node and reads neither clock
/// nor environment.
struct Method {
  std::string_view name;  ///< as in `--algorithm NAME`
  Words words;            ///< one line for people
  /// Do solutions come in lexicographic order (row-major, digits ascending)?
  bool is_lexicographic;
  /// Precondition: `marks.size() == layout.size()`.
  SearchResult (*search)(const Layout& layout, const Pencilmarks& marks,
                         const SearchOptions& options, SolutionSink sink);
  /// The same for those who do not look at the solutions one by one, which can be much faster.
  SearchResult (*count)(const Layout& layout, const Pencilmarks& marks,
                        const SearchOptions& options);
};

/// Method::count by `options.threads` threads, on any layout; `method` is then called in parts of
/// the search, from all of them. Small searches stay in the caller's thread. `first` is some
/// solution. Precondition: sizes agree. Thread-safe.
SearchResult count_by_threads(const Layout& layout, const Pencilmarks& marks, const Method& method,
                              const SearchOptions& options);

/// fast, scan, mrv, logic, dlx.
[[nodiscard]] std::span<const Method> method_table();

/// The method of those who name none: fast.
[[nodiscard]] const Method& default_method();

/// The method of that name, or nullptr.
[[nodiscard]] const Method* find_method(std::string_view name);

}  // namespace shudu
#pragma GCC visibility pop
