// shudu-tables [techniques]: prints the tables that the web app is built from; see tables.h.
//
// It is a tool of the build and is not installed.
#include <cstdio>
#include <string>
#include <string_view>

#include "tables/tables.h"

int main(int argc, char** argv) {
  const std::string_view wanted = argc > 1 ? argv[1] : "app";
  if (argc > 2 || (wanted != "app" && wanted != "techniques")) {
    std::fputs("usage: shudu-tables [app|techniques]\n", stderr);
    return 2;
  }
  const std::string text =
      wanted == "app" ? shudu::tables::app_tables() : shudu::tables::technique_tables();
  const bool is_written =
      std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
  return is_written ? 0 : 1;
}
