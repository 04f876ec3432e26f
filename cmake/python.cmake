# libshudu_python.so: the library for C with all rooms under it in one file that needs libc and libm only, so that
# the Python package (bindings/python) can carry it to machines without anything of ours and without the C++
# runtime of this one. It shows the functions of the C headers and no others. tools/python_package.sh packs it.
shudu_rooms_under(c rooms)
set(objects $<TARGET_OBJECTS:shudu_c>)
foreach(room ${rooms})
  list(APPEND objects $<TARGET_OBJECTS:shudu_${room}>)
endforeach()
set(exports ${PROJECT_SOURCE_DIR}/packaging/shudu_c_exports.map)
add_library(shudu_python SHARED ${objects})
set_target_properties(shudu_python PROPERTIES LINKER_LANGUAGE CXX LINK_DEPENDS ${exports}
  LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/lib BUILD_WITH_INSTALL_RPATH ON)
target_link_options(shudu_python PRIVATE -Wl,--as-needed -static-libstdc++ -static-libgcc
  -Wl,--gc-sections -Wl,--version-script=${exports} -s)
