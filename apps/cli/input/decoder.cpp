#include "cli/input/decoder.h"

#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

#include <algorithm>
#include <limits>
#include <new>

namespace shudu::cli {
namespace {

class GzipDecoder : public Decoder {
 public:
  GzipDecoder() {
    constexpr int kGzipOnly = 16;  // added to the window bits
    if (::inflateInit2(&stream_, MAX_WBITS + kGzipOnly) != Z_OK) throw std::bad_alloc();
  }
  GzipDecoder(const GzipDecoder&) = delete;
  GzipDecoder& operator=(const GzipDecoder&) = delete;
  ~GzipDecoder() override { ::inflateEnd(&stream_); }

  Decoded decode(std::string_view in, std::span<char> out) override {
    Decoded sum;
    while (sum.made < out.size() && sum.damage == Damage::kNone) {
      const std::string_view left = in.substr(sum.used);
      const Part before = part_;
      const Decoded step =
          part_ == Part::kMember ? decode_member(left, out.subspan(sum.made)) : look_after(left);
      sum.used += step.used;
      sum.made += step.made;
      sum.damage = step.damage;
      if (step.used == 0 && step.made == 0 && part_ == before) break;
    }
    return sum;
  }

  [[nodiscard]] bool may_end() const override { return part_ != Part::kMember; }

 private:
  // What the next byte belongs to.
  enum class Part : std::uint8_t { kMember, kAfterMember, kPadding };

  Decoded decode_member(std::string_view in, std::span<char> out) {
    const auto in_size = std::min<std::size_t>(in.size(), std::numeric_limits<uInt>::max());
    const auto out_size = std::min<std::size_t>(out.size(), std::numeric_limits<uInt>::max());
    // zlib's input is not const by type, but it is only read.
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-const-cast)
    stream_.next_in = static_cast<Bytef*>(static_cast<void*>(const_cast<char*>(in.data())));
    stream_.avail_in = static_cast<uInt>(in_size);
    stream_.next_out = static_cast<Bytef*>(static_cast<void*>(out.data()));
    stream_.avail_out = static_cast<uInt>(out_size);
    const int result = ::inflate(&stream_, Z_NO_FLUSH);
    Decoded step{in_size - stream_.avail_in, out_size - stream_.avail_out, Damage::kNone};
    if (result == Z_STREAM_END) {
      part_ = Part::kAfterMember;
    } else if (result == Z_MEM_ERROR) {
      throw std::bad_alloc();
    } else if (result != Z_OK && result != Z_BUF_ERROR) {
      step.damage = Damage::kBroken;
    }
    return step;
  }

  // A further member begins with 1f 8b; its header is read by inflate.
  Decoded look_after(std::string_view in) {
    constexpr char kFirst = '\x1f';
    if (in.empty()) return {};
    if (part_ == Part::kAfterMember && in.front() == kFirst) {
      ::inflateReset(&stream_);
      part_ = Part::kMember;
      return {};
    }
    const std::size_t zeros = std::min(in.find_first_not_of('\0'), in.size());
    part_ = Part::kPadding;
    return {zeros, 0, zeros == in.size() ? Damage::kNone : Damage::kTrailing};
  }

  z_stream stream_{};
  Part part_ = Part::kMember;
};

class ZstdDecoder : public Decoder {
 public:
  ZstdDecoder() : stream_(::ZSTD_createDStream()) {
    if (stream_ == nullptr) throw std::bad_alloc();
  }
  ZstdDecoder(const ZstdDecoder&) = delete;
  ZstdDecoder& operator=(const ZstdDecoder&) = delete;
  ~ZstdDecoder() override { ::ZSTD_freeDStream(stream_); }

  Decoded decode(std::string_view in, std::span<char> out) override {
    ZSTD_inBuffer from{in.data(), in.size(), 0};
    ZSTD_outBuffer to{out.data(), out.size(), 0};
    while (to.pos < to.size && !(may_end_ && from.pos == from.size)) {
      const ZSTD_inBuffer was_from = from;
      const std::size_t was_made = to.pos;
      const std::size_t result = ::ZSTD_decompressStream(stream_, &to, &from);
      if (::ZSTD_isError(result) != 0) return {from.pos, to.pos, damage_of(result)};
      may_end_ = result == 0;
      has_had_frame_ = has_had_frame_ || may_end_;
      if (from.pos == was_from.pos && to.pos == was_made) break;
    }
    return {from.pos, to.pos, Damage::kNone};
  }

  [[nodiscard]] bool may_end() const override { return may_end_; }

 private:
  [[nodiscard]] Damage damage_of(std::size_t result) const {
    switch (::ZSTD_getErrorCode(result)) {
      case ZSTD_error_memory_allocation:
        throw std::bad_alloc();
      case ZSTD_error_frameParameter_windowTooLarge:
        return Damage::kTooWide;
      case ZSTD_error_prefix_unknown:
        return has_had_frame_ ? Damage::kTrailing : Damage::kBroken;
      default:
        return Damage::kBroken;
    }
  }

  ZSTD_DStream* stream_;
  bool may_end_ = false;
  bool has_had_frame_ = false;
};

}  // namespace

Sniffed sniff(std::string_view first) {
  constexpr std::string_view kGzip = "\x1f\x8b";
  constexpr std::string_view kZstd = "\x28\xb5\x2f\xfd";
  constexpr std::string_view kSkippable = "\x2a\x4d\x18";  // after a byte from 50 to 5f
  if (first.starts_with(kGzip)) return {Packing::kGzip, true};
  if (first.starts_with(kZstd)) return {Packing::kZstd, true};
  const bool may_skip = !first.empty() && (static_cast<unsigned char>(first.front()) >> 4U) == 5;
  const std::string_view rest = may_skip ? first.substr(1) : std::string_view();
  if (may_skip && rest.starts_with(kSkippable)) return {Packing::kZstd, true};
  const bool is_open = kGzip.starts_with(first) || kZstd.starts_with(first) ||
                       (may_skip && kSkippable.starts_with(rest));
  return {Packing::kNone, !is_open};
}

std::unique_ptr<Decoder> make_decoder(Packing packing) {
  if (packing == Packing::kGzip) return std::make_unique<GzipDecoder>();
  if (packing == Packing::kZstd) return std::make_unique<ZstdDecoder>();
  return nullptr;
}

std::string_view packing_name(Packing packing) {
  return packing == Packing::kGzip ? "gzip" : "zstd";
}

}  // namespace shudu::cli
