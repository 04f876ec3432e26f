// Each keyword is a row of a table: a function that holds a value to its argument.
#include "service/schema.h"

#include <algorithm>
#include <array>
#include <regex>
#include <string>
#include <string_view>

namespace shudu::service {
namespace {

using nlohmann::json;
using Faults = std::vector<std::string>;

struct Place {
  const json& root;
  const json& schema;  // in which the keyword stands
  const json& value;
  const std::string& path;
};

bool has_type(const json& value, const std::string& type) {
  if (type == "object") return value.is_object();
  if (type == "array") return value.is_array();
  if (type == "string") return value.is_string();
  if (type == "boolean") return value.is_boolean();
  if (type == "null") return value.is_null();
  if (type == "number") return value.is_number();
  return type == "integer" && value.is_number_integer();
}

std::size_t valid_branches(const Place& at, const json& branches) {
  return static_cast<std::size_t>(
      std::count_if(branches.begin(), branches.end(), [&at](const json& branch) {
        return schema_faults(at.root, branch, at.value, at.path).empty();
      }));
}

Faults one_fault(bool is_fault, const Place& at, std::string_view keyword) {
  if (!is_fault) return {};
  return {at.path + ": " + std::string(keyword) + " " + at.value.dump().substr(0, 80)};
}

Faults ref(const Place& at, const json& argument) {
  const std::string text = argument.get<std::string>();
  return schema_faults(at.root, at.root.at(json::json_pointer(text.substr(1))), at.value, at.path);
}

Faults type(const Place& at, const json& argument) {
  const json all = argument.is_array() ? argument : json::array({argument});
  const bool is_any = std::any_of(all.begin(), all.end(), [&at](const json& name) {
    return has_type(at.value, name.get<std::string>());
  });
  return one_fault(!is_any, at, "type");
}

Faults properties(const Place& at, const json& argument) {
  Faults faults;
  if (!at.value.is_object()) return faults;
  for (const auto& [name, schema] : argument.items()) {
    if (!at.value.contains(name)) continue;
    const Faults more = schema_faults(at.root, schema, at.value.at(name), at.path + "." + name);
    faults.insert(faults.end(), more.begin(), more.end());
  }
  return faults;
}

Faults required(const Place& at, const json& argument) {
  Faults faults;
  for (const json& name : argument) {
    const bool is_missing = at.value.is_object() && !at.value.contains(name.get<std::string>());
    if (is_missing) faults.push_back(at.path + ": required " + name.dump());
  }
  return faults;
}

Faults no_more(const Place& at, const json& argument) {
  Faults faults;
  if (!at.value.is_object() || argument != false) return faults;
  for (const auto& [name, value] : at.value.items()) {
    if (!at.schema.at("properties").contains(name)) faults.push_back(at.path + ": unknown " + name);
  }
  return faults;
}

Faults items(const Place& at, const json& argument) {
  Faults faults;
  if (!at.value.is_array()) return faults;
  for (std::size_t i = 0; i < at.value.size(); ++i) {
    const std::string path = at.path + "[" + std::to_string(i) + "]";
    const Faults more = schema_faults(at.root, argument, at.value[i], path);
    faults.insert(faults.end(), more.begin(), more.end());
  }
  return faults;
}

Faults prefix_items(const Place& at, const json& argument) {
  Faults faults;
  for (std::size_t i = 0; at.value.is_array() && i < argument.size() && i < at.value.size(); ++i) {
    const std::string path = at.path + "[" + std::to_string(i) + "]";
    const Faults more = schema_faults(at.root, argument[i], at.value[i], path);
    faults.insert(faults.end(), more.begin(), more.end());
  }
  return faults;
}

Faults all_of(const Place& at, const json& argument) {
  Faults faults;
  for (const json& branch : argument) {
    const Faults more = schema_faults(at.root, branch, at.value, at.path);
    faults.insert(faults.end(), more.begin(), more.end());
  }
  return faults;
}

std::size_t letters(const std::string& text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  }));
}

Faults nothing(const Place& /*at*/, const json& /*argument*/) { return {}; }

struct Keyword {
  std::string_view name;
  Faults (*faults)(const Place& at, const json& argument);
};

const std::array kKeywords{
    Keyword{"$ref", ref},
    Keyword{"type", type},
    Keyword{"properties", properties},
    Keyword{"required", required},
    Keyword{"additionalProperties", no_more},
    Keyword{"items", items},
    Keyword{"prefixItems", prefix_items},
    Keyword{"allOf", all_of},
    Keyword{"const",
            [](const Place& at, const json& a) { return one_fault(at.value != a, at, "const"); }},
    Keyword{"enum",
            [](const Place& at, const json& a) {
              return one_fault(std::find(a.begin(), a.end(), at.value) == a.end(), at, "enum");
            }},
    Keyword{"oneOf",
            [](const Place& at, const json& a) {
              return one_fault(valid_branches(at, a) != 1, at, "oneOf");
            }},
    Keyword{"anyOf",
            [](const Place& at, const json& a) {
              return one_fault(valid_branches(at, a) == 0, at, "anyOf");
            }},
    Keyword{"minimum",
            [](const Place& at, const json& a) {
              return one_fault(at.value.is_number() && at.value < a, at, "minimum");
            }},
    Keyword{"maximum",
            [](const Place& at, const json& a) {
              return one_fault(at.value.is_number() && at.value > a, at, "maximum");
            }},
    Keyword{"minItems",
            [](const Place& at, const json& a) {
              return one_fault(at.value.is_array() && at.value.size() < a, at, "minItems");
            }},
    Keyword{"maxItems",
            [](const Place& at, const json& a) {
              return one_fault(at.value.is_array() && at.value.size() > a, at, "maxItems");
            }},
    Keyword{"minLength",
            [](const Place& at, const json& a) {
              return one_fault(at.value.is_string() && letters(at.value) < a, at, "minLength");
            }},
    Keyword{"maxLength",
            [](const Place& at, const json& a) {
              return one_fault(at.value.is_string() && letters(at.value) > a, at, "maxLength");
            }},
    Keyword{"pattern",
            [](const Place& at, const json& a) {
              const bool is_text = at.value.is_string();
              const std::regex pattern(a.get<std::string>());
              const std::string text = is_text ? at.value.get<std::string>() : "";
              return one_fault(is_text && !std::regex_search(text, pattern), at, "pattern");
            }},
    Keyword{"$schema", nothing},
    Keyword{"$id", nothing},
    Keyword{"$defs", nothing},
    Keyword{"title", nothing},
    Keyword{"description", nothing},
};

}  // namespace

Faults schema_faults(const json& whole, const json& part, const json& value,
                     const std::string& path) {
  Faults faults;
  for (const auto& [name, argument] : part.items()) {
    const std::string& sought = name;
    const auto* const found =
        std::find_if(kKeywords.begin(), kKeywords.end(),
                     [&sought](const Keyword& keyword) { return keyword.name == sought; });
    if (found == kKeywords.end()) {
      faults.push_back(path + ": unknown keyword " + name);
      continue;
    }
    const Faults more = found->faults({whole, part, value, path}, argument);
    faults.insert(faults.end(), more.begin(), more.end());
  }
  return faults;
}

}  // namespace shudu::service
