// A value or the reason why there is none.
//
// std::expected is not in clang 14's library and the rooms are built without exceptions, so this is
// the small part of it that the house needs. Reading the side that is not there is a broken
// precondition (assert), never an exception.
#pragma once

#include <cassert>
#include <type_traits>
#include <utility>
#include <variant>

#include "shudu/core/error.h"

#pragma GCC visibility push(default)
namespace shudu {

/// A `T`, or an `E`: the library's `Error`, or the reasons of a room that has its own (a refused
/// move, a store in trouble). Converts from both, so functions return either with a plain `return`.
template <typename T, typename E = Error>
class [[nodiscard]] Result {
  static_assert(!std::is_same_v<T, E>, "which of the two would be ambiguous");

 public:
  constexpr Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  constexpr Result(const E& error) : state_(std::in_place_index<1>, error) {}

  [[nodiscard]] constexpr bool has_value() const { return state_.index() == 0; }
  [[nodiscard]] constexpr explicit operator bool() const { return has_value(); }

  /// Precondition: has_value().
  [[nodiscard]] constexpr const T& value() const& {
    assert(has_value());
    return std::get<0>(state_);
  }
  [[nodiscard]] constexpr T& value() & {
    assert(has_value());
    return std::get<0>(state_);
  }
  [[nodiscard]] constexpr T&& value() && {
    assert(has_value());
    return std::get<0>(std::move(state_));
  }
  [[nodiscard]] constexpr const T& operator*() const& { return value(); }
  [[nodiscard]] constexpr T& operator*() & { return value(); }
  [[nodiscard]] constexpr T&& operator*() && { return std::move(*this).value(); }
  [[nodiscard]] constexpr const T* operator->() const { return &value(); }
  [[nodiscard]] constexpr T* operator->() { return &value(); }

  /// Precondition: !has_value().
  [[nodiscard]] constexpr const E& error() const {
    assert(!has_value());
    return std::get<1>(state_);
  }

  /// The value, or `fallback` when there is none.
  [[nodiscard]] constexpr T value_or(T fallback) const {
    return has_value() ? value() : std::move(fallback);
  }

 private:
  std::variant<T, E> state_;
};

/// The result of something that gives nothing back: done, or the reason why not.
using Status = Result<std::monostate>;

/// The `Status` of success.
inline constexpr std::monostate kDone{};

}  // namespace shudu
#pragma GCC visibility pop
