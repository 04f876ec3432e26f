# WebAssembly by clang 19 and wasi-libc: no exceptions, no threads, one module without a program. What is not
# for speed is built small: -Oz makes the module half as big as -O2 (bindings/wasm says which rooms are for
# speed). All of it is optimised as one program, at the link: what nobody calls goes, in tables of functions too.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
# The system's archiver knows no such objects; they are linked as they are (bindings/wasm/CMakeLists.txt).
set(CMAKE_CXX_ARCHIVE_CREATE "<CMAKE_COMMAND> -E touch <TARGET>")
set(CMAKE_CXX_ARCHIVE_FINISH "")
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-rtti -fno-threadsafe-statics -flto \
-ffunction-sections -fdata-sections -DJSON_NOEXCEPTION")
set(CMAKE_CXX_FLAGS_RELEASE "-Oz -DNDEBUG" CACHE STRING "Flags of the release build")
