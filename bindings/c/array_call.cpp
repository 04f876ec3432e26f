#include "array_call.h"

#include <algorithm>
#include <limits>

#include "shudu/core/fixed_text.h"
#include "shudu/core/layout_table.h"
#include "structs.h"

namespace shudu {
namespace {

using arrays::CellForm;
using arrays::RowStatus;

constexpr std::size_t kLeastTerms =
    offsetof(shudu_array_terms, progress) + sizeof(shudu_rows_progress);
constexpr std::size_t kLeastReport =
    offsetof(shudu_array_report, sentence) + sizeof(shudu_array_report::sentence);
constexpr std::uint64_t kNoRow = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint32_t kMostThreads = 256;

static_assert(sizeof(RowStatus) == 1);
static_assert(static_cast<int>(RowStatus::kNone) == SHUDU_ROW_NONE &&
              static_cast<int>(RowStatus::kUnique) == SHUDU_ROW_UNIQUE &&
              static_cast<int>(RowStatus::kSeveral) == SHUDU_ROW_SEVERAL &&
              static_cast<int>(RowStatus::kClash) == SHUDU_ROW_CLASH &&
              static_cast<int>(RowStatus::kBudget) == SHUDU_ROW_BUDGET &&
              static_cast<int>(RowStatus::kStopped) == SHUDU_ROW_STOPPED &&
              static_cast<int>(RowStatus::kBadCell) == SHUDU_ROW_BAD &&
              static_cast<int>(RowStatus::kDone) == SHUDU_ROW_DONE &&
              static_cast<int>(RowStatus::kNotKnown) == SHUDU_ROW_NOT_KNOWN);

// What a byte is that is wrong, for a sentence.
std::string shown(std::uint8_t byte, CellForm form) {
  const bool is_printable = byte > ' ' && byte < 0x7F;
  if (form == CellForm::kText && is_printable) return {'`', static_cast<char>(byte), '`'};
  return (form == CellForm::kText ? "byte " : "") + std::to_string(byte);
}

}  // namespace

ArrayCall::ArrayCall(const shudu_array_terms* terms, shudu_array_report* report) : target_(report) {
  if (report != nullptr) {
    code_ = read_struct<shudu_array_report, kLeastReport>(*report, report_);
    if (code_ == SHUDU_ERROR_SIZE) target_ = nullptr;
    code_ = code_ == SHUDU_ERROR_NEWER ? SHUDU_OK : code_;  // what it holds is ours to write
    report_ = {};
    if (target_ != nullptr) report_.size = target_->size;
  }
  report_.bad_row = kNoRow;
  if (code_ == SHUDU_OK && terms != nullptr) {
    code_ = read_struct<shudu_array_terms, kLeastTerms>(*terms, given_);
  }
  if (code_ == SHUDU_OK) read_terms();
  write_report();
}

void ArrayCall::read_terms() {
  if (given_.form > SHUDU_CELLS_TEXT || given_.threads > kMostThreads) {
    code_ = SHUDU_ERROR_RANGE;
    return;
  }
  form_ = given_.form == SHUDU_CELLS_TEXT ? CellForm::kText : CellForm::kValues;
  row_terms_.threads = static_cast<int>(given_.threads);
  if (given_.nodes != 0) row_terms_.nodes = given_.nodes;
  if (given_.layout != nullptr) {
    const Result<Layout> layout = parse_layout(given_.layout);
    if (!layout) {
      code_ = fail_for_name(sentence(layout.error(), Language::kEnglish).view());
      return;
    }
    set_layout(*layout);
  }
  if (given_.stop == nullptr && given_.progress == nullptr) return;
  row_terms_.tell = tell_;
}

bool ArrayCall::Tell::operator()(std::uint64_t done, std::uint64_t total) const {
  const shudu_array_terms& given = call->given_;
  const bool is_stopped =
      given.stop != nullptr && __atomic_load_n(given.stop, __ATOMIC_RELAXED) != 0;
  if (is_stopped) return false;
  return given.progress == nullptr || given.progress(given.user, done, total) != 0;
}

void ArrayCall::set_layout(const Layout& layout) {
  layout_ = layout;
  row_terms_.layout = layout.is_classic() ? &Layout::classic() : &*layout_;
}

shudu_code ArrayCall::fail_for_name(std::string_view sentence) {
  say(sentence);
  write_report();
  return SHUDU_ERROR_NAME;
}

void ArrayCall::say(std::string_view sentence) {
  const FixedText<sizeof report_.sentence - 1> text(sentence);  // no character is cut
  const std::size_t size = text.view().copy(std::begin(report_.sentence), text.view().size());
  report_.sentence[size] = '\0';
}

Result<arrays::Rows, shudu_code> ArrayCall::rows(const GivenRows& given) const {
  if (given.cells == nullptr && given.count != 0) return shudu_code{SHUDU_ERROR_NULL};
  if (given.stride < row_terms_.cells()) return shudu_code{SHUDU_ERROR_RANGE};
  return arrays::Rows{given.cells, given.count, given.stride, form_};
}

// NOLINTNEXTLINE(readability-non-const-parameter): what is written to goes on in the result
Result<arrays::RowsOut, shudu_code> ArrayCall::room(std::uint8_t* cells, std::size_t stride,
                                                    bool may_be_null) const {
  if (cells == nullptr && may_be_null) return arrays::RowsOut();
  if (cells == nullptr) return shudu_code{SHUDU_ERROR_NULL};
  if (stride < row_terms_.cells()) return shudu_code{SHUDU_ERROR_RANGE};
  return arrays::RowsOut{cells, stride};
}

RowStatus* ArrayCall::statuses(std::uint8_t* given, std::size_t count) {
  if (given == nullptr && target_ == nullptr) return nullptr;
  if (given == nullptr) own_.resize(count);
  statuses_ = given == nullptr ? own_.data() : given;
  count_ = count;
  return reinterpret_cast<RowStatus*>(given == nullptr ? own_.data() : given);  // NOLINT: a byte
}

shudu_code ArrayCall::finish(bool is_whole, const arrays::Rows* rows, std::size_t copies) {
  code_ = is_whole ? SHUDU_OK : SHUDU_STOPPED;
  for (std::size_t i = 0; target_ != nullptr && i < count_; ++i) {
    ++report_.rows[statuses_[i]];
    const bool is_first = statuses_[i] == SHUDU_ROW_BAD && report_.bad_row == kNoRow;
    if (is_first) report_.bad_row = i;
  }
  if (report_.bad_row != kNoRow && rows != nullptr) describe_bad(*rows, copies);
  write_report();
  return code_;
}

void ArrayCall::describe_bad(const arrays::Rows& rows, std::size_t copies) {
  const std::uint8_t* const row = rows.row(static_cast<std::size_t>(report_.bad_row) / copies);
  const int size = row_terms_.layout->size();
  const std::string where = "row " + std::to_string(report_.bad_row);
  for (std::size_t i = 0; i < row_terms_.cells(); ++i) {
    if (arrays::is_cell(row[i], form_, size)) continue;
    report_.bad_cell = i;
    say(where + ", cell " + std::to_string(i) + ": " + shown(row[i], form_) +
        " is neither a digit up to " + std::to_string(size) + " nor an open cell");
    return;
  }
  // A row that is written over, or a symmetry.
  report_.bad_cell = kNoRow;
  say(where + ": a cell, or its symmetry, is none");
}

void ArrayCall::tell_trace(std::uint64_t steps, std::uint64_t effects) {
  report_.steps = steps;
  report_.effects = effects;
}

// A caller of a later version has more members, which stay as they are.
void ArrayCall::write_report() {
  if (target_ == nullptr) return;
  std::memcpy(target_, &report_, std::min(report_.size, sizeof report_));
}

}  // namespace shudu
