// shudu-tables: prints the tables that the web app is built from; see tables.h.
//
// It is a tool of the build and is not installed.
#include <cstdio>
#include <string>

#include "tables/tables.h"

int main(int argc, char** /*argv*/) {
  if (argc > 1) {
    std::fputs("usage: shudu-tables\n", stderr);
    return 2;
  }
  const std::string text = shudu::tables::all_tables();
  const bool is_written =
      std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
  return is_written ? 0 : 1;
}
