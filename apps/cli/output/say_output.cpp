#include "cli/output/say_output.h"

#include "cli/output/output.h"
#include "cli/output/run_end.h"
#include "cli/process.h"

namespace shudu::cli {

int write_text(const Options& options, std::string_view text) {
  Output output(options.output);
  if (output.write(text)) output.commit();
  if (output.is_closed_pipe()) return kExitFine;
  return check_output(options, output);
}

}  // namespace shudu::cli
