#include "service/helpers.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "shudu/formats/reader.h"
#include "shudu/solver/method.h"

namespace shudu::service {

using nlohmann::json;

json request_for(std::string_view name, const std::string& puzzle) {
  return {{"shudu", 1}, {"do", name}, {"puzzle", puzzle}};
}

json ask(const json& request, const Control& control, const Limits& limits) {
  return json::parse(Service(limits).answer(request.dump(), control));
}

std::string code_of(const json& answer) {
  return answer.contains("error") ? answer.at("error").at("code").get<std::string>() : "";
}

void expect_cancelled(const json& request, int calls) {
  int asked = 0;
  const auto cancel = [&](const Progress& progress) {
    EXPECT_EQ(progress.request, request.at("do").get<std::string>());
    EXPECT_LE(progress.done, progress.total == 0 ? ~0ULL : progress.total);
    return ++asked < calls;
  };
  Control control;
  control.progress = cancel;
  EXPECT_EQ(code_of(ask(request, control)), "cancelled");
  EXPECT_EQ(asked, calls);
}

std::vector<std::string> judged_solutions(const std::string& puzzle, std::size_t limit) {
  SearchOptions options;
  options.limit = limit;
  std::vector<std::string> all;
  const Result<Puzzle> read = read_puzzle(puzzle, {});
  (void)find_method("dlx")->search(*layout_of(*read), Pencilmarks::from_grid(read->givens), options,
                                   [&](const Grid& grid) {
                                     std::string& text = all.emplace_back();
                                     for (int i = 0; i < grid.cell_count(); ++i) {
                                       text += static_cast<char>('0' + grid.value_at(Cell(i)));
                                     }
                                     return true;
                                   });
  std::sort(all.begin(), all.end());
  return all;
}

}  // namespace shudu::service
