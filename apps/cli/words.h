// What the program says: its phrases (phrases.h), by name and with their values.
#pragma once

#include <cstddef>
#include <string>

#include "cli/phrases.h"
#include "shudu/core/language.h"
#include "shudu/words/section.h"

namespace shudu::cli {

using Phrase = words::NameIn<kPhrases>;
/// A phrase with as many values as it has fields.
template <std::size_t kValues>
using PhraseWording = words::Wording<kPhrases, kValues>;

template <typename... Values>
[[nodiscard]] std::string say(Language language, PhraseWording<sizeof...(Values)> wording,
                              const Values&... values) {
  return words::said<kPhrases>(language, wording, values...);
}

/// What the system says of an error number, in the language where it is a common one.
[[nodiscard]] std::string system_error_words(int error_number, Language language);

}  // namespace shudu::cli
