// What is asked about a record: its position, by which search, and what that may cost.
#pragma once

#include "shudu/verbs/searching.h"

namespace shudu::cli {

/// Of a record that was read and whose givens do not clash. The position has its record where the
/// verb wants whole records, and where there is more to one than the question.
struct Question {
  verbs::Position position;
  verbs::SearchWish wish;
  verbs::Budget& budget;
};

}  // namespace shudu::cli
