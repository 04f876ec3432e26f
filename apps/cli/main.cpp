// The only place that touches the process: its standard descriptors, signals, environment, and what
// is done where memory is over.
//
// The signals that ask a run to end are blocked and arrive through a descriptor, so that a line
// being written is finished. SIGPIPE is ignored, so that a closed pipe is an error number like any
// other; so is a file that may not grow, whose SIGXFSZ stays with the thread that wrote. SIGHUP is
// left alone where it is ignored already (nohup).
#include <fcntl.h>
#include <pthread.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <string>
#include <string_view>
#include <system_error>

#include "cli/options/args.h"
#include "cli/process.h"
#include "cli/words.h"

namespace {

std::string from_environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

// A standard stream that was closed would be given to the first file that is opened. What is put in
// its place fails in the direction it is used.
void keep_standard_streams() {
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; ++fd) {
    if (::fcntl(fd, F_GETFD) != -1) continue;
    const int mode = fd == STDIN_FILENO ? O_WRONLY : O_RDONLY;
    if (::open("/dev/null", mode) != fd) std::abort();
  }
}

bool is_ignored(int signal) {
  struct sigaction action {};
  return ::sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

int make_signal_fd() {
  ::signal(SIGPIPE, SIG_IGN);
  sigset_t signals{};
  sigemptyset(&signals);
  for (const int signal : {SIGINT, SIGTERM, SIGXFSZ}) sigaddset(&signals, signal);
  if (!is_ignored(SIGHUP)) sigaddset(&signals, SIGHUP);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  return ::signalfd(-1, &signals, SFD_CLOEXEC);
}

// In which language the last words are said; their speakers are given nothing.
std::atomic<shudu::Language>& last_language() {
  static std::atomic<shudu::Language> language{shudu::Language::kEnglish};
  return language;
}

// Several threads may come here at once: one speaks.
[[noreturn]] void end_with(shudu::cli::Phrase phrase) {
  static std::atomic_flag is_said;
  while (is_said.test_and_set()) ::pause();
  const std::string_view sentence = phrase.text(last_language());
  std::array<char, 256> line{};
  std::size_t size = 0;
  for (const std::string_view part :
       {std::string_view("shudu: "), sentence, std::string_view("\n")}) {
    size += part.copy(line.data() + size, line.size() - size);
  }
  static_cast<void>(::write(STDERR_FILENO, line.data(), size) > 0);
  std::_Exit(shudu::cli::kExitInputOutput);
}

// Where memory is over, no sentence can be made any more. It may be in any thread, also below code
// without exceptions, so the program ends there and then; a part of its output stays.
void end_without_memory() { end_with(shudu::cli::Phrase("no-memory")); }

// A thread that could not be started below code without exceptions.
void end_without_thread() {
  try {
    if (const std::exception_ptr failure = std::current_exception()) {
      std::rethrow_exception(failure);
    }
  } catch (const std::system_error&) {
    end_with(shudu::cli::Phrase("no-thread"));
  } catch (const std::bad_alloc&) {
    end_with(shudu::cli::Phrase("no-memory"));
  } catch (...) {
    std::abort();
  }
  std::abort();
}

shudu::cli::Process make_process(int count, char** words) {
  shudu::cli::Process process;
  for (int i = 1; i < count; ++i) process.arguments.emplace_back(words[i]);
  process.language_wish = from_environment("SHUDU_LANG");
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    process.locale = from_environment(name);
    if (!process.locale.empty()) break;
  }
  process.kernel_wish = from_environment("SHUDU_KERNEL");
  process.no_color = !from_environment("NO_COLOR").empty();
  process.signal_fd = make_signal_fd();
  return process;
}

}  // namespace

int main(int argc, char** argv) {
  keep_standard_streams();
  std::set_new_handler(end_without_memory);
  std::set_terminate(end_without_thread);
  try {
    const shudu::cli::Process process = make_process(argc, argv);
    last_language() = shudu::cli::language_of_call(process);
    return shudu::cli::run_program(process);
  } catch (const std::bad_alloc&) {
    end_with(shudu::cli::Phrase("no-memory"));
  } catch (const std::system_error&) {  // no thread to watch with
    end_with(shudu::cli::Phrase("no-thread"));
  } catch (const std::exception& failure) {
    std::fprintf(stderr, "shudu: %s\n", failure.what());
    return shudu::cli::kExitInputOutput;
  }
}
