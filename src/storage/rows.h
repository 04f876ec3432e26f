// Rows of the tables and the values they stand for: one list of columns and one function each way.
// A head is written and read in two places alone; tests/storage/store_test.cpp has all its fields.
#pragma once

#include <string_view>

#include "shudu/storage/records.h"
#include "storage/database.h"

namespace shudu::storage {

/// Columns of `game` as read_head reads them, from column 0.
inline constexpr std::string_view kHeadColumns =
    "uid,title,origin,layout,givens,out0,level,rating,settings,solutions,created_ms,played_ms,head_"
    "n,"
    "elapsed_ms,view,status,filled,mistakes,hints";
[[nodiscard]] GameHead read_head(const Statement& row);

/// ?1 to ?18: the columns above without head_n.
void bind_head(Statement& statement, const GameHead& head);

/// Columns of `result`, in the order of the table.
[[nodiscard]] GameResult read_result(const Statement& row);
void bind_result(Statement& statement, const GameResult& result);

}  // namespace shudu::storage
