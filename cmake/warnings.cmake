# The warnings every target of the project is built with; SHUDU_WERROR makes them errors (presets dev
# and asan, check gcc). Third-party headers come from system folders and are exempt.
option(SHUDU_WERROR "Warnings are errors" OFF)

function(shudu_set_warnings target)
  target_compile_options(${target} PRIVATE
    -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wold-style-cast
    $<$<BOOL:${SHUDU_WERROR}>:-Werror>
    # g++ 12 sees the empty side of a std::optional<std::string> as read when it inlines enough (formats/link.cpp).
    $<$<CXX_COMPILER_ID:GNU>:-Wno-error=maybe-uninitialized>)
endfunction()
