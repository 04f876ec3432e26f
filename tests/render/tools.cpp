#include "tools.h"

#include <cairo.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

namespace shudu::test {
namespace {

std::optional<std::string> output_of(const std::string& command) {
  std::FILE* pipe = ::popen(command.c_str(), "r");  // NOLINT(cert-env33-c): fixed commands
  if (pipe == nullptr) return std::nullopt;
  std::string out;
  std::array<char, 4096> block{};
  for (std::size_t size = 0; (size = std::fread(block.data(), 1, block.size(), pipe)) > 0;) {
    out.append(block.data(), size);
  }
  return ::pclose(pipe) == 0 ? std::optional<std::string>(out) : std::nullopt;
}

struct Reading {
  std::string_view left;
};

cairo_status_t read_bytes(void* from, unsigned char* to, unsigned size) {
  auto& reading = *static_cast<Reading*>(from);
  if (reading.left.size() < size) return CAIRO_STATUS_READ_ERROR;
  std::memcpy(to, reading.left.data(), size);
  reading.left.remove_prefix(size);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace

bool has_tool(std::string_view name) {
  return output_of("command -v " + std::string(name)).has_value();
}

std::optional<std::string> judged(const std::string& command, std::string_view bytes) {
  std::string path = "/tmp/shudu_render_XXXXXX";
  const int fd = ::mkstemp(path.data());
  if (fd < 0) return std::nullopt;
  bool is_written = true;
  while (!bytes.empty() && is_written) {
    const ssize_t size = ::write(fd, bytes.data(), bytes.size());
    is_written = size > 0;
    if (is_written) bytes.remove_prefix(static_cast<std::size_t>(size));
  }
  ::close(fd);
  std::string words = command;
  words.replace(words.find('@'), 1, path);
  auto out = is_written ? output_of(words) : std::nullopt;
  ::unlink(path.c_str());
  return out;
}

Color Pixels::at(double x, double y) const {
  const auto column = static_cast<std::size_t>(x);
  const auto row = static_cast<std::size_t>(y);
  return colors.at(row * static_cast<std::size_t>(width) + column);
}

int Pixels::light(double x, double y) const {
  const Color color = at(x, y);
  return color.red + color.green + color.blue;
}

std::optional<Pixels> pixels_of(std::string_view png) {
  Reading reading{png};
  const std::unique_ptr<cairo_surface_t, void (*)(cairo_surface_t*)> surface(
      cairo_image_surface_create_from_png_stream(read_bytes, &reading), &cairo_surface_destroy);
  if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) return std::nullopt;
  Pixels pixels;
  pixels.width = cairo_image_surface_get_width(surface.get());
  pixels.height = cairo_image_surface_get_height(surface.get());
  const unsigned char* data = cairo_image_surface_get_data(surface.get());
  const int stride = cairo_image_surface_get_stride(surface.get());
  for (int row = 0; row < pixels.height; ++row, data += stride) {
    for (int column = 0; column < pixels.width; ++column) {
      std::uint32_t word = 0;
      std::memcpy(&word, data + std::ptrdiff_t{4} * column, sizeof word);
      pixels.colors.push_back({static_cast<std::uint8_t>(word >> 16U & 0xFFU),
                               static_cast<std::uint8_t>(word >> 8U & 0xFFU),
                               static_cast<std::uint8_t>(word & 0xFFU)});
    }
  }
  return pixels;
}

}  // namespace shudu::test
