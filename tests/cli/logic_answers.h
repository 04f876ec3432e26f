// Answers of the verbs `steps`, `explain` and `hint`, taken apart.
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace shudu::test {

/// One object a line.
std::vector<nlohmann::json> objects(const std::string& text);
/// `415 132` as the program writes it: r1c5, sign, 4; row-major.
std::vector<std::string> names_of(const std::string& drc, const std::string& sign);
std::vector<std::string> texts(const nlohmann::json& list);
/// The field `digits` of a step.
std::string digits_of(const nlohmann::json& step);

}  // namespace shudu::test
