// The module for the browser and for node: the one port of the room `service` as three functions on
// bytes in the module's memory, and what the host lends it.
//
//   at = shudu_reserve(size)        the host writes a request there, UTF-8
//   at = shudu_answer(size)         answers it; the answer stands at `at`,
//   size = shudu_answer_size()      so long, until the next call of one of these
//
// The many lines of `solve-lines` go in and out as they are, without quotes and escapes:
//
//   at = shudu_reserve(size)        a request without `puzzles`, after it the lines
//   at = shudu_answer_lines(head, size)    the request is `head` bytes long; its answer as above
//   at = shudu_lines()              the answer's `solutions`, so long: shudu_lines_size()
//
// The host lends `shudu.progress`, which may cancel, and `shudu.now`, a clock in milliseconds.
// There is one service a module and one call at a time; a page that wants more has more workers.
#include <__verbose_abort>
#include <cstdint>
#include <string>

#include "shudu/service/service.h"

namespace shudu::wasm {

// Of the host. The name of a request is told by its bytes in the memory; 0: cancel.
__attribute__((import_module("shudu"), import_name("progress"))) std::int32_t host_progress(
    const char* request, std::size_t size, double done, double total);
__attribute__((import_module("shudu"), import_name("now"))) double host_now();

namespace {

// What lives as long as the module. A module has no other owner: its memory is its state.
struct Port {
  service::Service service;
  std::string request;
  std::string answer;
  std::string lines;  // of an answer, apart from it
};

Port& port() {
  static Port the_port;
  return the_port;
}

// Keeps the answer to what `ask` asks of the service with all that the host lends.
template <typename Ask>
const char* answered(Ask ask) {
  const auto progress = [](const service::Progress& at) {
    return host_progress(at.request.data(), at.request.size(), static_cast<double>(at.done),
                         static_cast<double>(at.total)) != 0;
  };
  const auto clock = [] { return static_cast<std::uint64_t>(host_now()); };
  service::Control control;
  control.progress = progress;
  control.clock = clock;
  port().answer = ask(control);
  return port().answer.data();
}

}  // namespace
}  // namespace shudu::wasm

// How the C++ library ends a program whose memory is used up or whose string is too long: with a
// sentence printed, unless the program says otherwise. Nobody reads it here, and the function that
// prints is large.
void std::__libcpp_verbose_abort(const char* /*format*/, ...) {  // NOLINT: the library's name
  __builtin_trap();
}

extern "C" {

__attribute__((export_name("shudu_reserve"))) char* shudu_reserve(std::size_t size) {
  std::string& request = shudu::wasm::port().request;
  request.resize(size);
  return request.data();
}

__attribute__((export_name("shudu_answer"))) const char* shudu_answer(std::size_t size) {
  shudu::wasm::Port& port = shudu::wasm::port();
  return shudu::wasm::answered([&](const shudu::service::Control& control) {
    return port.service.answer(std::string_view(port.request).substr(0, size), control);
  });
}

__attribute__((export_name("shudu_answer_size"))) std::size_t shudu_answer_size() {
  return shudu::wasm::port().answer.size();
}

__attribute__((export_name("shudu_answer_lines"))) const char* shudu_answer_lines(
    std::size_t head, std::size_t size) {
  shudu::wasm::Port& port = shudu::wasm::port();
  const std::string_view all = std::string_view(port.request).substr(0, size);
  return shudu::wasm::answered([&](const shudu::service::Control& control) {
    return port.service.answer_lines(all.substr(0, head), all.substr(head), port.lines, control);
  });
}

__attribute__((export_name("shudu_lines"))) const char* shudu_lines() {
  return shudu::wasm::port().lines.data();
}

__attribute__((export_name("shudu_lines_size"))) std::size_t shudu_lines_size() {
  return shudu::wasm::port().lines.size();
}

// The compiler's guards of the stack, which the C library for this target leaves out: the value,
// and what happens when one is broken.
// NOLINTBEGIN: both names are the compiler's, and it writes to the first as to any variable
std::uintptr_t __stack_chk_guard = 0x53687564;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }
// NOLINTEND
}
