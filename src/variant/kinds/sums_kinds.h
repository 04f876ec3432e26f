// Rows of the table of kinds: cages and sums.
#pragma once

#include <array>

#include "variant/definition/definitions.h"
#include "variant/kinds/parameters.h"
#include "variant/lowering/lowerings.h"

namespace shudu::variant {

inline constexpr std::array kSumKinds{
    KindRow{Kind::kCage,
            "cage",
            {"killer cage", "杀手笼", "殺手籠"},
            with_number(on_cells(1), kSumOrNone),
            keeps_cage,
            lower_cage,
            Shape::kCage,
            {"killercage", "cages", "Cage"},
            {"The values sum to the number, where there is one, and none occurs twice.",
             "各格数字之和等于所标数字（若有），且数字不重复。",
             "各格數字之和等於所標數字（若有），且數字不重複。"}},
    KindRow{Kind::kSum,
            "sum",
            {"sum", "和", "和"},
            with_series(with_number(on_cells(1), kAnySum), SeriesParameter::kWeights),
            keeps_sum,
            lower_sum,
            Shape::kRegion,
            {"", "", "Sum"},
            {"The values, each times its weight, sum to the number; values may repeat.",
             "各格数字乘以各自的系数后，和等于所标数字；数字可以重复。",
             "各格數字乘以各自的係數後，和等於所標數字；數字可以重複。"}},
    KindRow{Kind::kLittleKiller,
            "littlekiller",
            {"little killer", "小杀手", "小殺手"},
            with_number(on_cells(1), kPlainSum),
            keeps_sum,
            lower_sum,
            Shape::kOutsideClue,
            {"littlekillersum", "", "LittleKiller"},
            {"The values along the diagonal sum to the number; values may repeat.",
             "箭头所指斜线上的数字之和等于所标数字；数字可以重复。",
             "箭頭所指斜線上的數字之和等於所標數字；數字可以重複。"}},
    KindRow{Kind::kRellik,
            "rellik",
            {"rellik cage", "反杀手笼", "反殺手籠"},
            of_sets(with_number(on_cells(1, Repeats::kTakenOnce, 20), kPlainSum)),
            keeps_rellik,
            lower_rellik,
            Shape::kCage,
            {"", "", "RellikCage"},
            {"No value occurs twice, and no cell or group of cells sums to the number.",
             "数字不重复，且任何一格或几格之和都不等于所标数字。",
             "數字不重複，且任何一格或幾格之和都不等於所標數字。"}},
    KindRow{Kind::kEquality,
            "equality",
            {"equality cage", "均衡笼", "均衡籠"},
            of_sets(on_cells(1, Repeats::kTakenOnce)),
            keeps_equality,
            lower_equality,
            Shape::kCage,
            {"", "", "EqualityCage"},
            {"No value occurs twice; as many are even as odd, and as many low as high.",
             "数字不重复；奇数与偶数同样多，小数与大数同样多。",
             "數字不重複；奇數與偶數同樣多，小數與大數同樣多。"}},
};

}  // namespace shudu::variant
