// Two visitors of columns.h, one that reads a row and one that binds one.
#include "storage/rows.h"

#include "storage/columns.h"

namespace shudu::storage {
namespace {

class RowReader {
 public:
  explicit RowReader(const Statement& row) : row_(&row) {}

  void operator()(std::string& text) { text = row_->text(column_++); }
  void operator()(std::uint64_t& number) { number = row_->number(column_++); }
  void operator()(bool& flag) { flag = row_->number(column_++) != 0; }
  void operator()(std::optional<std::string>& text) { text = row_->maybe_text(column_++); }
  void operator()(std::optional<std::uint64_t>& number) { number = row_->maybe_number(column_++); }
  void operator()(std::optional<double>& real) { real = row_->maybe_real(column_++); }

 private:
  const Statement* row_;
  int column_ = 0;
};

class Binder {
 public:
  explicit Binder(Statement& statement) : statement_(&statement) {}

  void operator()(const std::string& text) { statement_->bind(place_++, std::string_view(text)); }
  void operator()(std::uint64_t number) { statement_->bind(place_++, number); }
  void operator()(bool flag) { statement_->bind(place_++, static_cast<std::uint64_t>(flag)); }
  template <typename T>
  void operator()(const std::optional<T>& value) {
    statement_->bind(place_++, value);
  }

 private:
  Statement* statement_;
  int place_ = 1;
};

}  // namespace

GameHead read_head(const Statement& row) {
  RowReader reader(row);
  GameHead head;
  walk_head(reader, head);
  return head;
}

void bind_head(Statement& statement, const GameHead& head) {
  Binder binder(statement);
  walk_start_of_head(binder, head);
  walk_end_of_head(binder, head);
}

GameResult read_result(const Statement& row) {
  RowReader reader(row);
  GameResult result;
  walk_result(reader, result);
  return result;
}

void bind_result(Statement& statement, const GameResult& result) {
  Binder binder(statement);
  walk_result(binder, result);
}

}  // namespace shudu::storage
