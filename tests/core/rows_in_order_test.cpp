// A table out of order, with a row too few and with one too many is found out.
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

}  // namespace
}  // namespace shudu
