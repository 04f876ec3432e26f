// What all calls on arrays share: the terms and the report of the caller, looked at once, and the
// statuses that the report counts. See bindings/c/include/shudu/shudu_arrays.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "shudu/arrays/rows.h"
#include "shudu/core/layout.h"
#include "shudu/core/result.h"
#include "shudu/shudu_arrays.h"

namespace shudu {

/// Rows as C hands them over.
struct GivenRows {
  const std::uint8_t* cells = nullptr;
  std::size_t count = 0;
  std::size_t stride = 0;
};

class ArrayCall {
 public:
  /// Reads terms and report; `code` says what is wrong with them.
  ArrayCall(const shudu_array_terms* terms, shudu_array_report* report);
  ArrayCall(const ArrayCall&) = delete;  // what is told points here
  ArrayCall& operator=(const ArrayCall&) = delete;
  ArrayCall(ArrayCall&&) = delete;
  ArrayCall& operator=(ArrayCall&&) = delete;
  ~ArrayCall() = default;

  [[nodiscard]] shudu_code code() const { return code_; }
  /// A wrong name, told in the report.
  [[nodiscard]] shudu_code fail_for_name(std::string_view sentence);

  /// The rows, where they can be such of the layout; else what is wrong.
  [[nodiscard]] Result<arrays::Rows, shudu_code> rows(const GivenRows& given) const;
  /// Room that must be there or may be null.
  [[nodiscard]] Result<arrays::RowsOut, shudu_code> room(std::uint8_t* cells, std::size_t stride,
                                                         bool may_be_null) const;

  [[nodiscard]] arrays::RowTerms& terms() { return row_terms_; }
  [[nodiscard]] const arrays::RowTerms& terms() const { return row_terms_; }
  [[nodiscard]] arrays::CellForm form() const { return form_; }
  /// Takes the place of the layout of the terms.
  void set_layout(const Layout& layout);

  /// Where the call writes statuses: the caller's array, or one of its own.
  [[nodiscard]] arrays::RowStatus* statuses(std::uint8_t* given, std::size_t count);
  /// Fills in the report of a call that was made; `rows` are those whose bytes a status may blame,
  /// each for `copies` statuses.
  [[nodiscard]] shudu_code finish(bool is_whole, const arrays::Rows* rows, std::size_t copies = 1);
  void tell_trace(std::uint64_t steps, std::uint64_t effects);

 private:
  /// What the work asks now and then.
  struct Tell {
    const ArrayCall* call;
    bool operator()(std::uint64_t done, std::uint64_t total) const;
  };

  void read_terms();
  void say(std::string_view sentence);
  void describe_bad(const arrays::Rows& rows, std::size_t copies);
  void write_report();

  shudu_array_terms given_ = {};
  shudu_array_report* target_;
  shudu_array_report report_ = {};
  shudu_code code_ = SHUDU_OK;
  std::optional<Layout> layout_;
  arrays::CellForm form_ = arrays::CellForm::kValues;
  arrays::RowTerms row_terms_;
  Tell tell_{this};
  std::vector<std::uint8_t> own_;
  const std::uint8_t* statuses_ = nullptr;
  std::size_t count_ = 0;
};

}  // namespace shudu
