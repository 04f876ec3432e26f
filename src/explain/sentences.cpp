// All sentences, found by their name; see reasons.h. Few enough to be looked for one by one: a
// step is told in some microseconds.
#include <algorithm>

#include "explain/sentence_rows.h"

namespace shudu {

std::vector<std::span<const SentenceRow>> sentence_tables() {
  return {pattern_sentences(), uniqueness_sentences(), deadly_sentences(),
          wing_sentences(),    chain_sentences(),      modern_sentences()};
}

const Words& words_of(SentenceName sentence) {
  static constexpr Words kNone = {};
  for (const auto rows : sentence_tables()) {
    const auto row = std::find_if(rows.begin(), rows.end(), [sentence](const SentenceRow& one) {
      return one.key == sentence;
    });
    if (row != rows.end()) return row->words;
  }
  return kNone;
}

}  // namespace shudu
