# C, for the tests and examples that are written in it; no library of ours needs it. By the sibling of the C++
# compiler (gcc of g++, clang-14 of clang++-14), so that flags of sanitizers and counters mean the same to both.
if(NOT DEFINED CMAKE_C_COMPILER AND NOT DEFINED ENV{CC})
  get_filename_component(cxx_name ${CMAKE_CXX_COMPILER} NAME)
  get_filename_component(cxx_folder ${CMAKE_CXX_COMPILER} DIRECTORY)
  string(REPLACE "clang++" "clang" c_name ${cxx_name})
  string(REPLACE "g++" "gcc" c_name ${c_name})
  string(REPLACE "c++" "cc" c_name ${c_name})
  if(NOT c_name STREQUAL cxx_name AND EXISTS ${cxx_folder}/${c_name})
    set(CMAKE_C_COMPILER ${cxx_folder}/${c_name})
  endif()
endif()
enable_language(C)

# A program in C, held to the standard that the header promises.
function(shudu_set_c_options target)
  set_target_properties(${target} PROPERTIES C_STANDARD 99 C_STANDARD_REQUIRED ON C_EXTENSIONS OFF)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wstrict-prototypes -Werror)
endfunction()
