// Replays a fuzz corpus without a fuzzer: every file of the folders named on the command line goes
// once through LLVMFuzzerTestOneInput. A folder that is missing or empty fails, so a lost corpus is
// noticed. Linked with each fuzz target where there is no libFuzzer (preset dev); run by ctest as
// fuzz_replay.<name>.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  std::error_code failed;
  for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
    if (entry.is_regular_file()) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

bool replay(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) {
    std::fprintf(stderr, "cannot read %s\n", file.c_str());
    return false;
  }
  const std::vector<char> bytes((std::istreambuf_iterator<char>(stream)),
                                std::istreambuf_iterator<char>());
  // An exact-size copy, so that AddressSanitizer sees a read one past the end.
  const std::vector<std::uint8_t> input(bytes.begin(), bytes.end());
  LLVMFuzzerTestOneInput(input.data(), input.size());
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  std::size_t inputs = 0;
  for (int i = 1; i < argc; ++i) {
    const std::vector<std::filesystem::path> files = files_in(argv[i]);
    if (files.empty()) {
      std::fprintf(stderr, "no corpus in %s\n", argv[i]);
      return 1;
    }
    for (const auto& file : files) {
      if (!replay(file)) return 1;
    }
    inputs += files.size();
  }
  std::printf("%zu inputs replayed\n", inputs);
  return inputs == 0 ? 1 : 0;
}
