#include "shudu/formats/foreign.h"

#include <algorithm>
#include <array>

namespace shudu {

namespace {

using namespace std::string_view_literals;

constexpr auto kPacked = ErrorCode::kPackedFile;
constexpr auto kOtherKind = ErrorCode::kNotText;

// Documents of office programs and EPUB books are zip files too.
constexpr std::array kForeignKinds{
    ForeignKind{"\xFD"
                "7zXZ\0"sv,
                "xz", kPacked},
    ForeignKind{"BZh"sv, "bzip2", kPacked},
    ForeignKind{"PK\x03\x04"sv, "zip", kPacked},
    ForeignKind{"PK\x05\x06"sv, "zip", kPacked},
    ForeignKind{"7z\xBC\xAF\x27\x1C"sv, "7z", kPacked},
    ForeignKind{"Rar!\x1A\x07"sv, "RAR", kPacked},
    ForeignKind{"\x1F\x8B"sv, "gzip", kPacked},
    ForeignKind{"\x28\xB5\x2F\xFD"sv, "zstd", kPacked},
    ForeignKind{"\x04\x22\x4D\x18"sv, "lz4", kPacked},
    ForeignKind{"\x1F\x9D"sv, "compress", kPacked},
    ForeignKind{"LZIP"sv, "lzip", kPacked},
    ForeignKind{"\x89PNG"sv, "PNG", kOtherKind},
    ForeignKind{"\xFF\xD8\xFF"sv, "JPEG", kOtherKind},
    ForeignKind{"GIF87a"sv, "GIF", kOtherKind},
    ForeignKind{"GIF89a"sv, "GIF", kOtherKind},
    ForeignKind{"RIFF"sv, "WebP", kOtherKind},
    ForeignKind{"II*\0"sv, "TIFF", kOtherKind},
    ForeignKind{"MM\0*"sv, "TIFF", kOtherKind},
    ForeignKind{"%PDF-"sv, "PDF", kOtherKind},
    ForeignKind{"%!PS"sv, "PostScript", kOtherKind},
    ForeignKind{"\xD0\xCF\x11\xE0"sv, "Microsoft Office", kOtherKind},
    ForeignKind{"SQLite f"sv, "SQLite", kOtherKind},
    ForeignKind{"\x7F"
                "ELF"sv,
                "ELF", kOtherKind},
};

}  // namespace

ForeignLook look_for_foreign(std::string_view first) {
  ForeignLook look;
  for (const ForeignKind& kind : kForeignKinds) {
    if (first.starts_with(kind.first)) return {&kind, true};
    if (kind.first.starts_with(first)) look.is_certain = false;
  }
  return look;
}

Error foreign_error(const ForeignKind& kind) {
  return {.code = kind.code, .at = {1, 1}, .token = escape_token(kind.name)};
}

}  // namespace shudu
