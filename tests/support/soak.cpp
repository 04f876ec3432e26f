#include "support/soak.h"

#include <cstdlib>
#include <sstream>
#include <string>

namespace shudu::test {

std::uint64_t soak_amount(std::string_view name, std::uint64_t usual) {
  const char* const words = std::getenv("SHUDU_SOAK");
  std::istringstream stream(words == nullptr ? "" : words);
  for (std::string word; stream >> word;) {
    const std::size_t sign = word.find('=');
    if (word.substr(0, sign) == name && sign != std::string::npos) {
      return std::strtoull(word.c_str() + sign + 1, nullptr, 10);
    }
  }
  return usual;
}

bool is_soak() { return std::getenv("SHUDU_SOAK") != nullptr; }

}  // namespace shudu::test
