# Pango on cairo, with cairo itself (its PDF, SVG and PNG parts), as PangoCairo::PangoCairo. The paths of
# Pango's own dependencies come from pkg-config, which its development package brings along.
include(FindPackageHandleStandardArgs)
find_package(PkgConfig QUIET)
if(PkgConfig_FOUND)
  pkg_check_modules(PANGOCAIRO QUIET pangocairo cairo-pdf cairo-svg cairo-png)
endif()
find_package_handle_standard_args(PangoCairo REQUIRED_VARS PANGOCAIRO_LIBRARIES VERSION_VAR
  PANGOCAIRO_pangocairo_VERSION)
if(PangoCairo_FOUND AND NOT TARGET PangoCairo::PangoCairo)
  add_library(PangoCairo::PangoCairo INTERFACE IMPORTED)
  # Paths and libraries only: -pthread among the flags would keep tests from their precompiled header.
  set_target_properties(PangoCairo::PangoCairo PROPERTIES
    INTERFACE_INCLUDE_DIRECTORIES "${PANGOCAIRO_INCLUDE_DIRS}"
    INTERFACE_LINK_LIBRARIES "${PANGOCAIRO_LINK_LIBRARIES}")
endif()
