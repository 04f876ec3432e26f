# The release compiler: clang 19 where it is installed (fastest code of those tried), else the system's
# default. The variable CXX in the environment goes before both.
if(NOT DEFINED ENV{CXX})
  find_program(SHUDU_CLANG_19 clang++-19)
  if(SHUDU_CLANG_19)
    set(CMAKE_CXX_COMPILER ${SHUDU_CLANG_19})
  endif()
endif()
