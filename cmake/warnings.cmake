# The warnings every target of the project is built with; SHUDU_WERROR makes them errors (presets dev
# and asan, check gcc). Third-party headers come from system folders and are exempt.
option(SHUDU_WERROR "Warnings are errors" OFF)

function(shudu_set_warnings target)
  # At -O3 g++ 12 sees reads of the empty side of a std::optional<std::string> and overlaps in the appending of
  # strings that are not there: what follows the flow of values is an error at -O1 (preset dev) alone.
  set(flow_is_no_error -Wno-error=maybe-uninitialized -Wno-error=restrict -Wno-error=array-bounds
    -Wno-error=stringop-overread)
  target_compile_options(${target} PRIVATE
    -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wold-style-cast
    $<$<BOOL:${SHUDU_WERROR}>:-Werror>
    "$<$<AND:$<CXX_COMPILER_ID:GNU>,$<CONFIG:Release>>:${flow_is_no_error}>")
endfunction()
