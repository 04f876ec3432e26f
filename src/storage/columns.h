// The columns of the tables and the members they stand for, once each: what reads a row, writes one
// or finds one in a damaged file walks these lists with a visitor that takes one member a call.
#pragma once

#include <string_view>

namespace shudu::storage {

/// `game` up to the number of its last event, in the order of the table after its id.
template <typename Visit, typename Head>
void walk_start_of_head(Visit& visit, Head& head) {
  visit(head.uid);
  visit(head.notes.title);
  visit(head.origin);
  visit(head.layout);
  visit(head.givens);
  visit(head.out0);
  visit(head.level);
  visit(head.rating);
  visit(head.notes.settings);
  visit(head.solutions);
  visit(head.created_ms);
  visit(head.played_ms);
}

/// `game` after the number of its last event.
template <typename Visit, typename Head>
void walk_end_of_head(Visit& visit, Head& head) {
  visit(head.notes.elapsed_ms);
  visit(head.notes.view);
  visit(head.notes.status);
  visit(head.notes.filled);
  visit(head.notes.mistakes);
  visit(head.notes.hints);
}

/// All of `game` but its id.
template <typename Visit, typename Head>
void walk_head(Visit& visit, Head& head) {
  walk_start_of_head(visit, head);
  visit(head.head_n);
  walk_end_of_head(visit, head);
}

/// The names of walk_head, for SELECT.
inline constexpr std::string_view kHeadColumns =
    "uid,title,origin,layout,givens,out0,level,rating,settings,solutions,created_ms,played_ms,"
    "head_n,elapsed_ms,view,status,filled,mistakes,hints";

/// All of `result`, in the order of the table.
template <typename Visit, typename Result>
void walk_result(Visit& visit, Result& result) {
  visit(result.uid);
  visit(result.finished_ms);
  visit(result.local_day);
  visit(result.outcome);
  visit(result.layout);
  visit(result.level);
  visit(result.rating);
  visit(result.elapsed_ms);
  visit(result.timed);
  visit(result.mistakes);
  visit(result.stage_max);
  visit(result.asked);
  visit(result.applied);
  visit(result.checks);
  visit(result.reveals);
  visit(result.undos);
  visit(result.check_level);
  visit(result.auto_marks);
}

}  // namespace shudu::storage
