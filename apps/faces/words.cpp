#include "faces/words.h"

namespace shudu::faces {

static_assert(words::is_sound(word_rows::kAll));

int most_columns(Place place) {
  if (place == Place::kButton) return 12;
  return place == Place::kMenu ? 30 : 140;
}

}  // namespace shudu::faces
