// Tested in tests/cli/render_test.cpp.
#include "cli/render/picture_files.h"

#include "cli/output/run_end.h"
#include "cli/output/terminal.h"
#include "cli/process.h"
#include "cli/words.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

constexpr int kPuzzlePixels = 800;
constexpr int kPagePixels = 1240;  // 150 to the inch on A4

bool has_pages(const RenderOptions& wanted) {
  return wanted.per_page > 0 || wanted.paper != nullptr;
}

}  // namespace

std::string numbered_path(std::string_view name, int number) {
  for (std::size_t at = name.find('%'); at != std::string_view::npos; at = name.find('%', at + 1)) {
    std::size_t end = at + 1;
    std::size_t width = 0;
    if (end + 1 < name.size() && name[end] == '0' && name[end + 1] >= '1' && name[end + 1] <= '9') {
      width = static_cast<std::size_t>(name[end + 1] - '0');
      end += 2;
    }
    if (end >= name.size() || name[end] != 'd') continue;
    std::string digits = std::to_string(number);
    if (digits.size() < width) digits.insert(0, width - digits.size(), '0');
    return std::string(name.substr(0, at)) + digits + std::string(name.substr(end + 1));
  }
  return {};
}

PictureFiles::PictureFiles(const Options& options, PictureFormat format, Output& output,
                           const drawing::DrawingCalls& calls)
    : options_(options), format_(format), output_(output), calls_(calls) {
  if (format == PictureFormat::kPdf) {
    pdf_ = calls.make_pdf([this](std::string_view bytes) { return output_.write(bytes); },
                          options.render.title);
  } else {
    writer_ = calls.make_writer();
  }
}

bool PictureFiles::add(const Picture& picture) {
  if (state_ != PictureState::kFine) return false;
  ++count_;
  return pdf_ ? calls_.add_page(pdf_.get(), picture) : add_file(picture);
}

bool PictureFiles::add_file(const Picture& picture) {
  const std::string path = numbered_path(options_.output, count_);
  if (path.empty() && count_ > 1) {
    state_ = PictureState::kTooMany;
    return false;
  }
  std::string bytes;
  const int usual = has_pages(options_.render) ? kPagePixels : kPuzzlePixels;
  const int width = options_.render.size > 0 ? options_.render.size : usual;
  const bool is_made = format_ == PictureFormat::kSvg
                           ? calls_.write_svg(writer_.get(), picture, bytes)
                           : calls_.write_png(writer_.get(), picture, width, bytes);
  if (!is_made) {
    complain(say(options_.language, "picture-too-large", kMostPixels));
    return fail();
  }
  if (!path.empty()) return write_file(path, bytes);
  held_ = std::move(bytes);
  return true;
}

bool PictureFiles::write_file(const std::string& path, std::string_view bytes) {
  Options named = options_;
  named.output = path;
  Output file(path);
  file.write(bytes);
  file.commit();
  if (file.is_closed_pipe() || check_output(named, file) == kExitFine) return true;
  return fail();
}

bool PictureFiles::fail() {
  state_ = PictureState::kFailed;
  return false;
}

bool PictureFiles::close() {
  if (count_ == 0) return false;
  return !pdf_ || calls_.finish(pdf_.get());
}

void PictureFiles::write_held() {
  if (!held_.empty() && state_ == PictureState::kFine) write_file(options_.output, held_);
}

}  // namespace shudu::cli
