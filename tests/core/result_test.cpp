// Result holds a value or an error; FunctionRef calls what it refers to.
#include "shudu/core/result.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "shudu/core/function_ref.h"

namespace shudu {
namespace {

Result<int> half(int number) {
  if (number % 2 == 0) return number / 2;
  Error error;
  error.code = ErrorCode::kBadNumber;
  error.found = static_cast<std::uint64_t>(number);
  return error;
}

Status only_even(int number) {
  const Result<int> result = half(number);
  if (!result) return result.error();
  return kDone;
}

TEST(Result, value) {
  Result<int> result = half(8);
  ASSERT_TRUE(result.has_value());
  EXPECT_TRUE(static_cast<bool>(result));
  EXPECT_EQ(*result, 4);
  *result = 5;
  EXPECT_EQ(result.value(), 5);
  EXPECT_EQ(result.value_or(1), 5);
}

TEST(Result, error) {
  const Result<int> result = half(7);
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, ErrorCode::kBadNumber);
  EXPECT_EQ(result.error().found, 7U);
  EXPECT_EQ(result.value_or(1), 1);
}

TEST(Result, arrow_and_move) {
  Result<std::string> text(std::string("abc"));
  EXPECT_EQ(text->size(), 3U);
  text->push_back('d');
  const Result<std::string>& same = text;
  EXPECT_EQ(same->size(), 4U);
  EXPECT_EQ(*same, "abcd");
  Result<std::unique_ptr<int>> owner(std::make_unique<int>(3));
  const std::unique_ptr<int> taken = *std::move(owner);
  EXPECT_EQ(*taken, 3);
}

TEST(Result, status) {
  EXPECT_TRUE(only_even(2));
  EXPECT_FALSE(only_even(3));
}

TEST(Result, works_at_compile_time) {
  constexpr Result<int> kThree = 3;
  static_assert(kThree.has_value() && *kThree == 3);
}

int twice(int number) { return 2 * number; }

int call(FunctionRef<int(int)> function) { return function(21); }

TEST(FunctionRef, calls_lambdas_with_state) {
  int calls = 0;
  const auto count = [&calls](int number) {
    ++calls;
    return number;
  };
  EXPECT_EQ(call(count), 21);
  EXPECT_EQ(call(count), 21);
  EXPECT_EQ(calls, 2);
}

TEST(FunctionRef, calls_function_objects_and_copies) {
  int (*const pointer)(int) = twice;
  const FunctionRef<int(int)> reference = pointer;
  const FunctionRef<int(int)> copy = reference;
  EXPECT_EQ(copy(4), 8);
  EXPECT_EQ(call(pointer), 42);
}

}  // namespace
}  // namespace shudu
