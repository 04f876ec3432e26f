// A reference to something callable: two pointers, no allocation, no ownership.
//
// Callbacks of long work (solutions, records, progress) are borrowed for the time of one call;
// std::function would allocate and std::function_ref is C++26.
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

#pragma GCC visibility push(default)
namespace shudu {

template <typename Signature>
class FunctionRef;

/// Refers to a callable that must outlive the reference.
template <typename R, typename... Args>
class FunctionRef<R(Args...)> {
 public:
  // The constraint leaves copying alone, which clang-tidy 14 does not see; constness is put back
  // by the cast in the call.
  // NOLINTBEGIN(bugprone-forwarding-reference-overload,cppcoreguidelines-pro-type-const-cast)
  template <typename F>
  requires(!std::is_same_v<std::remove_cvref_t<F>, FunctionRef> &&
           std::is_object_v<std::remove_reference_t<F>> &&
           // cppcheck-suppress noExplicitConstructor
           std::is_invocable_r_v<R, F&, Args...>) constexpr FunctionRef(F&& callable)
      : object_(const_cast<void*>(static_cast<const void*>(std::addressof(callable)))),
        call_([](void* object, Args... args) -> R {
          return (*static_cast<std::remove_reference_t<F>*>(object))(std::forward<Args>(args)...);
        }) {}
  // NOLINTEND(bugprone-forwarding-reference-overload,cppcoreguidelines-pro-type-const-cast)

  constexpr R operator()(Args... args) const { return call_(object_, std::forward<Args>(args)...); }

 private:
  void* object_;
  R (*call_)(void*, Args...);
};

}  // namespace shudu
#pragma GCC visibility pop
