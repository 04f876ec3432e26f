// Pages of an SQLite file as they would be with its log applied, and the records in their leaves,
// read without SQLite. Format: sqlite.org/fileformat2.html, sections 1.6, 2.1 and 4.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace shudu::storage {

/// A value of a record; blobs do not occur in a store.
using RecordValue = std::variant<std::monostate, std::int64_t, double, std::string>;
struct Record {
  std::optional<std::int64_t> rowid;  ///< of a table with rowids
  std::vector<RecordValue> fields;
};

/// A file cut into pages, with the committed pages of its log laid over it.
class Pages {
 public:
  /// Either may be of any bytes. The page size comes from the header where that makes sense, else
  /// from the log, else it is 4096.
  Pages(std::string file, std::string_view log);

  [[nodiscard]] std::size_t count() const;
  /// Calls `take` for each whole record of page `index` (from 0); false where the page has no shape
  /// of a b-tree page.
  bool read(std::size_t index, const std::function<void(Record)>& take) const;
  /// How many records the first page says it has; 0 where there is no page.
  [[nodiscard]] std::size_t cells_of_first() const;

 private:
  void lay_over(std::string_view log);
  [[nodiscard]] std::string_view page(std::size_t index) const;
  [[nodiscard]] std::optional<Record> read_cell(std::string_view page, std::size_t at,
                                                std::uint8_t type) const;
  [[nodiscard]] std::optional<std::string> payload(std::string_view page, std::size_t at,
                                                   std::uint64_t size, bool is_table) const;

  std::string file_;
  std::size_t size_ = 4096;
};

}  // namespace shudu::storage
