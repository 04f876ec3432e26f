#include "tui/plain/plain_words.h"

namespace shudu::tui {

static_assert(words::is_sound(plain_rows::kAll));

}  // namespace shudu::tui
