#include "logic_answers.h"

#include <algorithm>
#include <sstream>

namespace shudu::test {

using nlohmann::json;

std::vector<json> objects(const std::string& text) {
  std::vector<json> all;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) all.push_back(json::parse(line));
  return all;
}

std::vector<std::string> names_of(const std::string& drc, const std::string& sign) {
  std::vector<std::string> names;
  std::istringstream stream(drc);
  for (std::string word; stream >> word;) {
    names.push_back(std::string("r") + word[1] + "c" + word[2] + sign + word[0]);
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::vector<std::string> texts(const json& list) {
  auto names = list.get<std::vector<std::string>>();
  std::sort(names.begin(), names.end());
  return names;
}

std::string digits_of(const json& step) {
  std::string digits;
  for (const json& digit : step["digits"]) digits += std::to_string(digit.get<int>());
  return digits;
}

}  // namespace shudu::test
