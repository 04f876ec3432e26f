// See rows.h. The order of columns stands there; a round trip in tests/storage/store_test.cpp with
// another value in each field holds both sides to it.
#include "storage/rows.h"

namespace shudu::storage {

GameHead read_head(const Statement& row) {
  GameHead head;
  head.uid = row.text(0);
  head.notes.title = row.text(1);
  head.origin = row.text(2);
  head.layout = row.text(3);
  head.givens = row.text(4);
  head.out0 = row.text(5);
  head.level = row.maybe_text(6);
  head.rating = row.maybe_real(7);
  head.notes.settings = row.text(8);
  head.solutions = row.text(9);
  head.created_ms = row.number(10);
  head.played_ms = row.number(11);
  head.head_n = row.number(12);
  head.notes.elapsed_ms = row.number(13);
  head.notes.view = row.text(14);
  head.notes.status = row.text(15);
  head.notes.filled = row.number(16);
  head.notes.mistakes = row.number(17);
  head.notes.hints = row.number(18);
  return head;
}

void bind_head(Statement& statement, const GameHead& head) {
  statement.bind(1, std::string_view(head.uid));
  statement.bind(2, std::string_view(head.notes.title));
  statement.bind(3, std::string_view(head.origin));
  statement.bind(4, std::string_view(head.layout));
  statement.bind(5, std::string_view(head.givens));
  statement.bind(6, std::string_view(head.out0));
  statement.bind(7, head.level);
  statement.bind(8, head.rating);
  statement.bind(9, std::string_view(head.notes.settings));
  statement.bind(10, std::string_view(head.solutions));
  statement.bind(11, head.created_ms);
  statement.bind(12, head.played_ms);
  statement.bind(13, head.notes.elapsed_ms);
  statement.bind(14, std::string_view(head.notes.view));
  statement.bind(15, std::string_view(head.notes.status));
  statement.bind(16, head.notes.filled);
  statement.bind(17, head.notes.mistakes);
  statement.bind(18, head.notes.hints);
}

GameResult read_result(const Statement& row) {
  GameResult result;
  result.uid = row.text(0);
  result.finished_ms = row.number(1);
  result.local_day = row.number(2);
  result.outcome = row.text(3);
  result.layout = row.text(4);
  result.level = row.maybe_text(5);
  result.rating = row.maybe_real(6);
  result.elapsed_ms = row.number(7);
  result.timed = row.number(8) != 0;
  result.mistakes = row.maybe_number(9);
  result.stage_max = row.number(10);
  result.asked = row.number(11);
  result.applied = row.number(12);
  result.checks = row.number(13);
  result.reveals = row.number(14);
  result.undos = row.number(15);
  result.check_level = row.text(16);
  result.auto_marks = row.number(17) != 0;
  return result;
}

void bind_result(Statement& statement, const GameResult& result) {
  statement.bind(1, std::string_view(result.uid));
  statement.bind(2, result.finished_ms);
  statement.bind(3, result.local_day);
  statement.bind(4, std::string_view(result.outcome));
  statement.bind(5, std::string_view(result.layout));
  statement.bind(6, result.level);
  statement.bind(7, result.rating);
  statement.bind(8, result.elapsed_ms);
  statement.bind(9, static_cast<std::uint64_t>(result.timed));
  statement.bind(10, result.mistakes);
  statement.bind(11, result.stage_max);
  statement.bind(12, result.asked);
  statement.bind(13, result.applied);
  statement.bind(14, result.checks);
  statement.bind(15, result.reveals);
  statement.bind(16, result.undos);
  statement.bind(17, std::string_view(result.check_level));
  statement.bind(18, static_cast<std::uint64_t>(result.auto_marks));
}

}  // namespace shudu::storage
