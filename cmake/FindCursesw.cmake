# ncurses for wide characters as Cursesw::Cursesw. CMake's own module has no imported target and may
# find the narrow library.
include(FindPackageHandleStandardArgs)
find_path(Cursesw_INCLUDE_DIR ncursesw/curses.h)
find_library(Cursesw_LIBRARY ncursesw)
find_library(Cursesw_TINFO_LIBRARY tinfo)
find_package_handle_standard_args(Cursesw REQUIRED_VARS Cursesw_LIBRARY Cursesw_TINFO_LIBRARY
  Cursesw_INCLUDE_DIR)
mark_as_advanced(Cursesw_INCLUDE_DIR Cursesw_LIBRARY Cursesw_TINFO_LIBRARY)
if(Cursesw_FOUND AND NOT TARGET Cursesw::Cursesw)
  add_library(Cursesw::Cursesw UNKNOWN IMPORTED)
  set_target_properties(Cursesw::Cursesw PROPERTIES IMPORTED_LOCATION ${Cursesw_LIBRARY}
    INTERFACE_INCLUDE_DIRECTORIES ${Cursesw_INCLUDE_DIR}
    INTERFACE_LINK_LIBRARIES ${Cursesw_TINFO_LIBRARY})
endif()
