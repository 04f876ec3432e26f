// The table of methods: one row each, in the order in which they are listed to people.
// Tested in tests/solver/solver_test.cpp; tests/solver/differential_test.cpp walks it.
#include <array>

#include "shudu/solver/method.h"
#include "solver/count_by.h"
#include "solver/fast.h"
#include "solver/reference/dlx.h"
#include "solver/reference/logic.h"
#include "solver/reference/mrv.h"
#include "solver/reference/scan.h"

namespace shudu {

namespace {

constexpr std::array kMethods = {
    Method{"fast",
           {"the processor's vectors on classic grids, mrv on all others",
            "标准盘面用处理器的向量指令，其他盘面同 mrv",
            "標準盤面用處理器的向量指令，其他盤面同 mrv"},
           false,
           search_by_kernel,
           count_by_kernel},
    Method{"scan",
           {"tries digits cell by cell in reading order; solutions come in ascending order",
            "按阅读顺序逐格试填；解按升序给出", "依閱讀順序逐格試填；解依遞增順序給出"},
           true,
           search_by_scan,
           count_by<search_by_scan>},
    Method{"mrv",
           {"goes on in the cell with the fewest digits left; --seed decides between equals",
            "总是先填候选数最少的格；相同时由 --seed 决定",
            "總是先填候選數最少的格；相同時由 --seed 決定"},
           false,
           search_by_mrv,
           count_by<search_by_mrv>},
    Method{"logic",
           {"singles, cross-hatching and equal sets; guesses only where these rules end",
            "唯余、宫内排除、行列排除与等集规则；规则用尽才试填",
            "唯餘、宮內排除、行列排除與等集規則；規則用盡才試填"},
           false,
           search_by_logic,
           count_by<search_by_logic>},
    Method{"dlx",
           {"exact cover by dancing links (Knuth)", "用舞蹈链求解精确覆盖（Knuth）",
            "以舞蹈鏈求解精確覆蓋（Knuth）"},
           false,
           search_by_dlx,
           count_by<search_by_dlx>},
};

constexpr bool names_differ() {
  for (std::size_t i = 0; i < kMethods.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (kMethods[i].name == kMethods[j].name) return false;
    }
  }
  return true;
}
static_assert(names_differ());
static_assert(kMethods[0].name == "fast");  // the default

}  // namespace

std::span<const Method> method_table() { return kMethods; }

const Method& default_method() { return kMethods[0]; }

const Method* find_method(std::string_view name) {
  for (const Method& method : kMethods) {
    if (method.name == name) return &method;
  }
  return nullptr;
}

}  // namespace shudu
