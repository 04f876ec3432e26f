# SQLite as SQLite3::SQLite3: CMake's own module names its target SQLite::SQLite3, and a package P is
# linked here as P::P.
include(FindPackageHandleStandardArgs)
find_path(SQLite3_INCLUDE_DIR sqlite3.h)
find_library(SQLite3_LIBRARY sqlite3)
find_package_handle_standard_args(SQLite3 REQUIRED_VARS SQLite3_LIBRARY SQLite3_INCLUDE_DIR)
mark_as_advanced(SQLite3_INCLUDE_DIR SQLite3_LIBRARY)
if(SQLite3_FOUND AND NOT TARGET SQLite3::SQLite3)
  add_library(SQLite3::SQLite3 UNKNOWN IMPORTED)
  set_target_properties(SQLite3::SQLite3 PROPERTIES IMPORTED_LOCATION ${SQLite3_LIBRARY}
    INTERFACE_INCLUDE_DIRECTORIES ${SQLite3_INCLUDE_DIR})
endif()
