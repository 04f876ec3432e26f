// What the tests of the C library share: a handle that frees itself, asking it, and requests whose
// answers are told apart.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "shudu/shudu.h"

namespace shudu::c {

struct Free {
  void operator()(shudu_service* handle) const { EXPECT_EQ(shudu_free(handle), SHUDU_OK); }
};
using Handle = std::unique_ptr<shudu_service, Free>;

inline Handle make(const shudu_limits* limits = nullptr) { return Handle(shudu_new(limits)); }

/// A struct of the headers with nothing set but its size.
template <typename Struct>
Struct sized() {
  Struct made = {};
  made.size = sizeof made;
  return made;
}

/// The answer, after what holds of every answer has been looked at.
inline std::string ask(const Handle& handle, const std::string& request,
                       const shudu_control* control = nullptr) {
  const char* answer = nullptr;
  size_t size = 0;
  EXPECT_EQ(shudu_answer(handle.get(), request.data(), request.size(), control, &answer, &size),
            SHUDU_OK);
  if (answer == nullptr) return "";
  EXPECT_EQ(std::string(answer).size(), size) << "no NUL in it, one after it";
  return {answer, size};
}

/// The code of the error; empty where the answer is none.
inline std::string code_of(const std::string& answer) {
  const nlohmann::json tree = nlohmann::json::parse(answer);
  return tree.contains("error") ? tree.at("error").at("code").get<std::string>() : "";
}

inline const std::string kSolve = R"({"shudu":1,"do":"solve","puzzle":"1.....2..3.....4"})";
inline const std::string kVersion = R"({"shudu":1,"do":"version"})";
/// Long work that asks often whether it may go on: all minimal puzzles inside a full grid.
inline const std::string kEndless =
    R"({"shudu":1,"do":"minimize","all":true,"puzzle":)"
    R"("534678912672195348198342567859761423426853791713924856961537284287419635345286179"})";

}  // namespace shudu::c
