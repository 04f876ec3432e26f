# Instrumented builds: SHUDU_SANITIZE (a -fsanitize list), SHUDU_COVERAGE (gcov counters) and
# SHUDU_LIBFUZZER (real fuzzers, clang only). They hold for every target, hence directory-wide options.
set(SHUDU_SANITIZE "" CACHE STRING "Sanitizers for everything, e.g. address,undefined")
option(SHUDU_COVERAGE "Count lines and branches with gcov" OFF)
option(SHUDU_LIBFUZZER "Make the fuzz targets libFuzzer programs (clang)" OFF)

if(SHUDU_SANITIZE)
  add_compile_options(-fsanitize=${SHUDU_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${SHUDU_SANITIZE})
endif()
if(SHUDU_COVERAGE)
  add_compile_options(--coverage -fno-inline -fprofile-abs-path)
  add_link_options(--coverage)
endif()
if(SHUDU_LIBFUZZER)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
