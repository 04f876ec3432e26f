// The named layouts, made at compile time (core/made_table.h says where they are not).
//
// Each layout is an object of its own: a compiler bounds the work of one constant
// expression, not of all together, and a wrong specification does not compile. Which cells the
// variants add is said in layout_parts.h. The static_asserts hold the tables to what is known of
// them by counting; tests/core/layout_test.cpp builds each one a second time from pictures.
#include "shudu/core/layout_table.h"

#include <algorithm>
#include <array>

#include "core/layout_parts.h"
#include "shudu/core/layout_builder.h"
#include "shudu/core/made_table.h"

namespace shudu {
namespace {

constexpr Layout must_make(const LayoutSpec& spec) { return make_layout(spec).value(); }

constexpr Layout plain(int size, int box_rows, int box_columns) {
  return must_make({.size = size, .box_rows = box_rows, .box_columns = box_columns});
}

constexpr Layout classic() { return plain(9, 3, 3); }

constexpr Layout with_part(ExtraPart part) {
  const RegionList regions = regions_of(part, GridShape{});
  return must_make({.extra_regions = regions.view(),
                    .anti_knight = part == ExtraPart::kAntiKnight,
                    .anti_king = part == ExtraPart::kAntiKing});
}

template <ExtraPart kPart>
constexpr Layout with() {
  return with_part(kPart);
}

const Layout kClassic = made_table(classic);
const Layout k4x4 = made_table([] { return plain(4, 2, 2); });
const Layout k6x6 = made_table([] { return plain(6, 2, 3); });
const Layout k6x6Tall = made_table([] { return plain(6, 3, 2); });
const Layout k8x8 = made_table([] { return plain(8, 2, 4); });
const Layout k8x8Tall = made_table([] { return plain(8, 4, 2); });
const Layout kDiagonals = made_table(with<ExtraPart::kDiagonals>);
const Layout kWindoku = made_table(with<ExtraPart::kWindoku>);
const Layout kAsterisk = made_table(with<ExtraPart::kAsterisk>);
const Layout kCenterDot = made_table(with<ExtraPart::kCenterDot>);
const Layout kGirandola = made_table(with<ExtraPart::kGirandola>);
const Layout kDisjointGroups = made_table(with<ExtraPart::kDisjointGroups>);
const Layout kAntiKnight = made_table(with<ExtraPart::kAntiKnight>);
const Layout kAntiKing = made_table(with<ExtraPart::kAntiKing>);

constexpr std::array kRows{
    LayoutRow{"classic", {"classic 9x9", "标准数独 9x9", "標準數獨 9x9"}, &kClassic},
    LayoutRow{"4x4", {"4x4, boxes of 2x2", "4x4，2x2 的宫", "4x4，2x2 的宮"}, &k4x4},
    LayoutRow{"6x6",
              {"6x6, boxes of 2 rows by 3 columns", "6x6，宫为 2 行 3 列", "6x6，宮為 2 列 3 行"},
              &k6x6},
    LayoutRow{"6x6-3x2",
              {"6x6, boxes of 3 rows by 2 columns", "6x6，宫为 3 行 2 列", "6x6，宮為 3 列 2 行"},
              &k6x6Tall},
    LayoutRow{"8x8",
              {"8x8, boxes of 2 rows by 4 columns", "8x8，宫为 2 行 4 列", "8x8，宮為 2 列 4 行"},
              &k8x8},
    LayoutRow{"8x8-4x2",
              {"8x8, boxes of 4 rows by 2 columns", "8x8，宫为 4 行 2 列", "8x8，宮為 4 列 2 行"},
              &k8x8Tall},
    LayoutRow{"x",
              {"both diagonals hold every digit", "对角线数独：两条对角线上数字不重复",
               "對角線數獨：兩條對角線上數字不重複"},
              &kDiagonals},
    LayoutRow{"windoku",
              {"four windows of 3x3 hold every digit", "窗口数独：四个 3x3 窗口内数字不重复",
               "窗口數獨：四個 3x3 窗口內數字不重複"},
              &kWindoku},
    LayoutRow{"asterisk",
              {"nine cells in the shape of an asterisk hold every digit",
               "星号数独：星号形的九格内数字不重复", "星號數獨：星號形的九格內數字不重複"},
              &kAsterisk},
    LayoutRow{"center-dot",
              {"the centers of the boxes hold every digit", "宫心数独：九个宫的中心格数字不重复",
               "宮心數獨：九個宮的中心格數字不重複"},
              &kCenterDot},
    LayoutRow{"girandola",
              {"the corners, the center and four cells around it hold every digit",
               "烟花数独：四角、中心及其四方共九格内数字不重复",
               "煙火數獨：四角、中心及其四方共九格內數字不重複"},
              &kGirandola},
    LayoutRow{"disjoint-groups",
              {"cells in the same place of their boxes hold every digit",
               "分组数独：各宫相同位置的格内数字不重复", "分組數獨：各宮相同位置的格內數字不重複"},
              &kDisjointGroups},
    LayoutRow{"anti-knight",
              {"no equal digits a knight's move apart", "无马数独：相距马步的两格数字不同",
               "無馬數獨：相距馬步的兩格數字不同"},
              &kAntiKnight},
    LayoutRow{"anti-king",
              {"no equal digits a king's move apart", "无缘数独：斜向相邻的两格数字不同",
               "無緣數獨：斜向相鄰的兩格數字不同"},
              &kAntiKing},
};

// Every cell of a plain layout has n-1 peers in its row, n-1 in its column and those of its box
// that are in neither.
constexpr int expected_peers(const Layout& layout) {
  return 2 * (layout.size() - 1) + (layout.box_rows() - 1) * (layout.box_columns() - 1);
}
constexpr bool has_plain_peers(const Layout& layout) {
  const CellSet cells = layout.all_cells();
  return std::all_of(cells.begin(), cells.end(), [&layout](Cell cell) {
    return layout.peers(cell).size() == expected_peers(layout);
  });
}
static_assert(has_plain_peers(classic()) && classic().peers(Cell(40)).size() == 20);
static_assert(has_plain_peers(plain(4, 2, 2)));
static_assert(has_plain_peers(plain(6, 2, 3)) && has_plain_peers(plain(6, 3, 2)));
static_assert(has_plain_peers(plain(8, 2, 4)) && has_plain_peers(plain(8, 4, 2)));

// Peers are mutual, and no cell is its own.
constexpr bool has_mutual_peers(const Layout& layout) {
  for (const Cell cell : layout.all_cells()) {
    if (layout.peers(cell).contains(cell)) return false;
    for (const Cell peer : layout.peers(cell)) {
      if (!layout.peers(peer).contains(cell)) return false;
    }
  }
  return true;
}
static_assert(has_mutual_peers(with_part(ExtraPart::kAntiKnight)));
static_assert(has_mutual_peers(with_part(ExtraPart::kAntiKing)));

static_assert(classic().is_classic() && !with_part(ExtraPart::kDiagonals).is_classic());
static_assert(!with_part(ExtraPart::kAntiKing).is_classic());
static_assert(classic().cell_list(classic().box(0))[8] == Cell(20));
static_assert(classic().cell_list(classic().column(4))[8] == Cell::at(8, 4, 9));
static_assert(classic().box_of(Cell(80)) == classic().box(8));
static_assert(with_part(ExtraPart::kDiagonals).extra_region_count() == 2);
static_assert(with_part(ExtraPart::kWindoku).extra_region_count() == 4);
static_assert(with_part(ExtraPart::kDisjointGroups).extra_region_count() == 9);
static_assert(with_part(ExtraPart::kGirandola).extra_region_count() == 1);

constexpr bool has_last_window(const Layout& windoku) {
  return windoku.cells(windoku.region(3)).contains(Cell::at(7, 7, 9));
}
static_assert(has_last_window(with_part(ExtraPart::kWindoku)));

constexpr int peers_of(ExtraPart part, Cell cell) { return with_part(part).peers(cell).size(); }
static_assert(peers_of(ExtraPart::kAntiKnight, Cell(40)) == 28);
static_assert(peers_of(ExtraPart::kAntiKing, Cell(40)) == 20);
static_assert(peers_of(ExtraPart::kAntiKing, Cell::at(2, 2, 9)) == 23);

}  // namespace

std::span<const LayoutRow> layout_table() { return kRows; }

const Layout& Layout::classic() { return kClassic; }

Result<const Layout*> default_layout(int size) {
  for (const Layout* layout : {&kClassic, &k4x4, &k6x6, &k8x8}) {
    if (layout->size() == size) return layout;
  }
  return unsupported_layout(size);
}

Error unsupported_layout(int size) {
  return Error{.code = ErrorCode::kUnsupportedLayout,
               .found = static_cast<std::uint64_t>(size < 0 ? 0 : size)};
}

}  // namespace shudu
