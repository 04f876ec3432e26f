// Rows of the tables as values: see columns.h for their order. A round trip in
// tests/storage/store_test.cpp with another value in each field holds both ways to it.
#pragma once

#include "shudu/storage/records.h"
#include "storage/database.h"

namespace shudu::storage {

/// From the columns kHeadColumns.
[[nodiscard]] GameHead read_head(const Statement& row);

/// ?1 to ?18: those columns without head_n.
void bind_head(Statement& statement, const GameHead& head);

/// From all columns of `result`, and to ?1 to ?18.
[[nodiscard]] GameResult read_result(const Statement& row);
void bind_result(Statement& statement, const GameResult& result);

}  // namespace shudu::storage
