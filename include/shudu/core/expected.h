// A value, or what kept it away: the template behind the answers of rooms that have reasons of
// their own (a refused move, a store in trouble), as `Result` has errors of texts and puzzles.
//
// std::expected is not in clang 14's library. Reading the side that is not there is a broken
// precondition (assert), never an exception.
#pragma once

#include <cassert>
#include <type_traits>
#include <utility>
#include <variant>

#pragma GCC visibility push(default)
namespace shudu {

/// A `T`, or an `E`. Converts from both, so functions return either with a plain `return`.
template <typename T, typename E>
class [[nodiscard]] Expected {
  static_assert(!std::is_same_v<T, E>, "which of the two would be ambiguous");

 public:
  Expected(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Expected(const E& error) : state_(std::in_place_index<1>, error) {}

  [[nodiscard]] bool has_value() const { return state_.index() == 0; }
  [[nodiscard]] explicit operator bool() const { return has_value(); }

  /// Precondition of the next five: has_value().
  [[nodiscard]] const T& operator*() const& {
    assert(has_value());
    return *std::get_if<0>(&state_);
  }
  [[nodiscard]] T& operator*() & {
    assert(has_value());
    return *std::get_if<0>(&state_);
  }
  [[nodiscard]] T&& operator*() && {
    assert(has_value());
    return std::move(*std::get_if<0>(&state_));
  }
  [[nodiscard]] const T* operator->() const { return &**this; }
  [[nodiscard]] T* operator->() { return &**this; }

  /// Precondition: !has_value().
  [[nodiscard]] const E& error() const {
    assert(!has_value());
    return *std::get_if<1>(&state_);
  }

 private:
  std::variant<T, E> state_;
};

}  // namespace shudu
#pragma GCC visibility pop
