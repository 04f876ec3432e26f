#include "program_run.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <thread>

#include "support/paths.h"

namespace shudu::test {
namespace {

struct Pipe {
  int read_end = -1;
  int write_end = -1;
};

Pipe make_pipe() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  return {ends[0], ends[1]};
}

void close_fd(int& fd) {
  if (fd >= 0) ::close(fd);
  fd = -1;
}

std::vector<char*> pointers(std::vector<std::string>& words) {
  std::vector<char*> result;
  for (std::string& word : words) result.push_back(word.data());
  result.push_back(nullptr);
  return result;
}

// What the child's standard streams become.
struct Streams {
  Pipe in;
  Pipe out;
  Pipe err;
  int terminal = -1;
};

Streams make_streams(const RunRequest& request) {
  Streams streams;
  streams.in = make_pipe();
  if (request.on_terminal) {
    if (::openpty(&streams.out.read_end, &streams.terminal, nullptr, nullptr, nullptr) != 0) {
      throw std::runtime_error("no pseudo-terminal");
    }
    ::fcntl(streams.out.read_end, F_SETFD, FD_CLOEXEC);
    streams.out.write_end = streams.terminal;
    return streams;
  }
  streams.out = make_pipe();
  streams.err = make_pipe();
  if (!request.output_path.empty()) {
    ::close(streams.out.write_end);
    streams.out.write_end = ::open(request.output_path.c_str(), O_WRONLY | O_CLOEXEC);
  }
  return streams;
}

void limit(__rlimit_resource resource, std::uint64_t most) {
  if (most == 0) return;
  const rlimit wanted{most, most};
  ::setrlimit(resource, &wanted);
}

// In the child: only calls that are safe after fork.
[[noreturn]] void become_program(const RunRequest& request, const Streams& streams,
                                 char* const* words, char* const* environment) {
  constexpr int kCannotStart = 127;
  ::dup2(streams.in.read_end, STDIN_FILENO);
  ::dup2(streams.out.write_end, STDOUT_FILENO);
  ::dup2(streams.err.write_end >= 0 ? streams.err.write_end : streams.out.write_end, STDERR_FILENO);
  limit(RLIMIT_FSIZE, request.most_file_bytes);
  limit(RLIMIT_AS, request.most_memory_bytes);
  if (!request.folder.empty() && ::chdir(request.folder.c_str()) != 0) ::_exit(kCannotStart);
  ::execve(words[0], words, environment);
  ::_exit(kCannotStart);
}

bool write_whole(int fd, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(fd, text.data(), text.size());
    if (written < 0 && errno != EINTR) return false;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

void feed_input(const RunRequest& request, int fd) {
  if (!request.feed) {
    write_whole(fd, request.input);
    return;
  }
  for (std::string piece = request.feed(); !piece.empty(); piece = request.feed()) {
    if (!write_whole(fd, piece)) return;
  }
}

// Reads both streams until both have ended.
class Collector {
 public:
  Collector(const RunRequest& request, Streams& streams, int pid, RunResult& result)
      : request_(request), streams_(streams), pid_(pid), result_(result) {}

  void collect() {
    while (streams_.out.read_end >= 0 || streams_.err.read_end >= 0) {
      std::array<pollfd, 2> polled{pollfd{streams_.out.read_end, POLLIN, 0},
                                   pollfd{streams_.err.read_end, POLLIN, 0}};
      ::poll(polled.data(), polled.size(), -1);
      if (polled[0].revents != 0) take_out();
      if (polled[1].revents != 0) take_err();
    }
  }

 private:
  void take_out() {
    const ssize_t got = ::read(streams_.out.read_end, block_.data(), block_.size());
    if (got <= 0) {  // a pseudo-terminal ends with an error
      close_fd(streams_.out.read_end);
      return;
    }
    const std::string_view text(block_.data(), static_cast<std::size_t>(got));
    result_.out_bytes += text.size();
    if (request_.keeps_output) result_.out += text;
    if (request_.act && !acted_ && result_.out_bytes >= request_.act_after_bytes) {
      acted_ = true;
      request_.act(pid_);
    }
    if (request_.closes_stdout_early && text.find('\n') != std::string_view::npos) {
      close_fd(streams_.out.read_end);
    }
  }

  void take_err() {
    const ssize_t got = ::read(streams_.err.read_end, block_.data(), block_.size());
    if (got <= 0) {
      close_fd(streams_.err.read_end);
    } else {
      result_.err.append(block_.data(), static_cast<std::size_t>(got));
      if (request_.on_err) request_.on_err(result_.err);
    }
  }

  const RunRequest& request_;
  Streams& streams_;
  int pid_;
  RunResult& result_;
  bool acted_ = false;
  std::array<char, 65536> block_{};
};

std::string without_carriage_returns(std::string text) {
  text.erase(std::remove(text.begin(), text.end(), '\r'), text.end());
  return text;
}

}  // namespace

RunResult run_program(const RunRequest& request) {
  std::vector<std::string> words{program().string()};
  if (words[0].empty()) throw std::runtime_error("SHUDU_PROGRAM does not name the program");
  words.insert(words.end(), request.arguments.begin(), request.arguments.end());
  std::vector<std::string> environment = request.environment;
  environment.emplace_back("PATH=/usr/bin:/bin");
  const std::vector<char*> word_pointers = pointers(words);
  const std::vector<char*> environment_pointers = pointers(environment);
  ::signal(SIGPIPE, SIG_IGN);
  Streams streams = make_streams(request);
  const int pid = ::fork();
  if (pid == 0) {
    ::signal(SIGPIPE, SIG_DFL);
    become_program(request, streams, word_pointers.data(), environment_pointers.data());
  }
  if (request.on_start) request.on_start(pid);
  close_fd(streams.in.read_end);
  close_fd(streams.out.write_end);
  close_fd(streams.err.write_end);
  std::thread feeder([&] {
    feed_input(request, streams.in.write_end);
    close_fd(streams.in.write_end);
  });
  RunResult result;
  Collector(request, streams, pid, result).collect();
  int status = 0;
  rusage usage{};
  ::wait4(pid, &status, 0, &usage);
  feeder.join();
  if (WIFEXITED(status)) result.exit_code = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) result.end_signal = WTERMSIG(status);
  result.peak_kib =
      usage.ru_maxrss;  // NOLINT(cppcoreguidelines-pro-type-union-access): the C library's
  if (request.on_terminal) result.out = without_carriage_returns(result.out);
  return result;
}

RunResult run(std::vector<std::string> arguments, std::string input) {
  RunRequest request;
  request.arguments = std::move(arguments);
  request.input = std::move(input);
  return run_program(request);
}

bool is_sanitized() {
  return ::dlsym(RTLD_DEFAULT, "__asan_init") != nullptr ||
         ::dlsym(RTLD_DEFAULT, "__tsan_init") != nullptr;
}

}  // namespace shudu::test
