// A table out of order, with a row too few, with one too many or without words is found out.
#include "shudu/core/rows_in_order.h"

#include <array>

namespace shudu {
namespace {

enum class Fruit { kApple, kPear, kPlum, kCount };
struct FruitRow {
  Fruit fruit;
  int price;
};

constexpr std::array kFruits{FruitRow{Fruit::kApple, 3}, FruitRow{Fruit::kPear, 2},
                             FruitRow{Fruit::kPlum, 2}};
static_assert(are_in_order(kFruits, &FruitRow::fruit));
static_assert(are_in_order(kFruits, &FruitRow::fruit, Fruit::kCount));

constexpr std::array kSwapped{FruitRow{Fruit::kPear, 2}, FruitRow{Fruit::kApple, 3},
                              FruitRow{Fruit::kPlum, 2}};
static_assert(!are_in_order(kSwapped, &FruitRow::fruit));
static_assert(!are_in_order(kSwapped, &FruitRow::fruit, Fruit::kCount));

constexpr std::array kTwice{FruitRow{Fruit::kApple, 3}, FruitRow{Fruit::kApple, 3},
                            FruitRow{Fruit::kPlum, 2}};
static_assert(!are_in_order(kTwice, &FruitRow::fruit, Fruit::kCount));

constexpr std::array kTooFew{FruitRow{Fruit::kApple, 3}, FruitRow{Fruit::kPear, 2}};
static_assert(are_in_order(kTooFew, &FruitRow::fruit));
static_assert(!are_in_order(kTooFew, &FruitRow::fruit, Fruit::kCount));

struct SignRow {
  int sign;
  Words words;
};

constexpr std::array kWorded{SignRow{0, {"stop", "停", "停"}}, SignRow{1, {"go", "走", "走"}}};
static_assert(have_words(kWorded, &SignRow::words));

constexpr std::array kNoEnglish{SignRow{0, {"", "停", "停"}}};
constexpr std::array kNoSimplified{SignRow{0, {"stop", "停", "停"}}, SignRow{1, {"go", "", "走"}}};
constexpr std::array kNoTraditional{SignRow{0, {"stop", "停", ""}}, SignRow{1, {"go", "走", "走"}}};
static_assert(!have_words(kNoEnglish, &SignRow::words));
static_assert(!have_words(kNoSimplified, &SignRow::words));
static_assert(!have_words(kNoTraditional, &SignRow::words));

}  // namespace
}  // namespace shudu
