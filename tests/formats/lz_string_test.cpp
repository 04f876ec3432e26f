// The packing of links, against what lz-string 1.5.0 itself makes of the same texts, and against
// texts that are cut, changed or made to grow.
#include "formats/lz_string.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "formats/utf16.h"

namespace shudu {
namespace {

using namespace std::string_view_literals;

struct Vector {
  std::string_view text;
  std::string_view base64;  // compressToBase64
  std::string_view uri;     // compressToEncodedURIComponent
};

const std::vector<Vector> kVectors = {
    {""sv, "Q===", "Q"},
    {"a"sv, "IZA=", "IZA"},
    {"aaaaaaaaaaaaaaaa"sv, "IY1/EA==", "IY1-EA"},
    {"ab"sv, "IYIyA===", "IYIyA"},
    {"abababababab"sv, "IYI17Sg=", "IYI17Sg"},
    {"{\"size\":9}"sv, "N4IgzglgXgpiBcBOAvkA", "N4IgzglgXgpiBcBOAvkA"},
    {"4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"sv,
     "CwOjGYysDYwDmkkBGaBWMBOB05gHYQAmZMNYokTSKUHMoA==",
     "CwOjGYysDYwDmkkBGaBWMBOB05gHYQAmZMNYokTSKUHMoA"},
    {"数独"sv, "g6mhunI=", "g6mhunI"},
    {"é"sv, "JdA=", "JdA"},
    {"😀 ok"sv, "rwbgA9gED2DWQ===", "rwbgA9gED2DWQ"},
    {"\0ÿĀ"sv, "AAf8AIBA", "AAf8AIBA"},
    {"{\"size\":4,\"title\":\"四\",\"grid\":[[{\"value\":1,\"given\":true},"
     "{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}"sv,
     "N4IgzglgXgpiBcAWANCALhNAbO8SG21EVAcwCcIATBAbWtADcBDLAV1wEYSJ6YA7BNKTYBfZMFHixwgLrI6EhVNnypq8c"
     "smaF06cKA==",
     "N4IgzglgXgpiBcAWANCALhNAbO8SG21EVAcwCcIATBAbWtADcBDLAV1wEYSJ6YA7BNKTYBfZMFHixwgLrI6EhVNnypq8c"
     "smaF06cKA"},
};

// 65,536 times `a`.
const std::string kMostOfA =
    "IY18ZXTt/DFOS1b0c17Pd/wYUcSaWeRZVdTbXfQ408y62+x519z73/wMFDhI0WPETJU6TNlz5CxUuUrVa9Rs1btO"
    "3Xv0HDR4ydNnzFy1es3bd+w8dPnL12/cfPX7z99//AYFBwSGhYeERkVHRMbFx8QmJSckpqWnpGZlZ2Tm5efkFhUX"
    "FJaVl5RWVVdU1tXX1DY1NzS2tbe0dnV3dPb19/QODQ8Mjo2PjE5NT0zOzc/MLi0vLK6tr6xubW9s7u3v7B4dHxye"
    "nZ+cXl1fXN7d39w+PT88vr2/vH59f3z+/f/8AwFA4Eg0Fg8EQyFQ6Ew2Fw+EIxFI5Eo1Fo9EYzFY7E43F4/EEwlE"
    "4kk0lk8kUylU6k02l0+kMxlM5ks1ls9kczlc7k83l8/kCwVC4Ui0Vi8USyVS6Uy2Vy+UKxVK5Uq1Vq9UazVa7U63"
    "V6/UGw1G40m01m80Wy1W62jIA===";

Error error_of_packed(std::string_view packed, std::size_t most = kMaxUnpackedBytes) {
  const Result<std::string> text = unpack_lz(packed, most);
  EXPECT_FALSE(text.has_value()) << packed;
  return text ? Error{} : text.error();
}

TEST(LzString, PacksAsLzStringDoes) {
  for (const Vector& one : kVectors) {
    EXPECT_EQ(pack_lz(one.text, LzAlphabet::kBase64), one.base64);
    EXPECT_EQ(pack_lz(one.text, LzAlphabet::kUri), one.uri);
  }
  EXPECT_EQ(pack_lz(std::string(65536, 'a'), LzAlphabet::kBase64), kMostOfA);
}

TEST(LzString, UnpacksWhatLzStringPacked) {
  for (const Vector& one : kVectors) {
    EXPECT_EQ(unpack_lz(one.base64).value_or("?"), one.text);
    EXPECT_EQ(unpack_lz(one.uri).value_or("?"), one.text);
  }
}

TEST(LzString, PaddingMayBeMissing) {
  EXPECT_EQ(unpack_lz("IZA").value_or("?"), "a");
  EXPECT_EQ(unpack_lz("IZA=").value_or("?"), "a");
  EXPECT_EQ(unpack_lz("IZA$").value_or("?"), "a");
  EXPECT_EQ(error_of_packed("IZA====").code, ErrorCode::kBadCharacter);
}

TEST(LzString, StopsAtTheLimitAndNotAfterIt) {
  EXPECT_EQ(unpack_lz(kMostOfA).value_or("?"), std::string(65536, 'a'));
  const std::string over = pack_lz(std::string(65537, 'a'), LzAlphabet::kBase64);
  EXPECT_EQ(error_of_packed(over).code, ErrorCode::kTooLarge);
  EXPECT_EQ(error_of_packed(over).expected, kMaxUnpackedBytes);
  // Ten million characters in 6 KB: an error as early as the first 65,537.
  std::string many;
  many.resize(10'000'000, 'a');
  const std::string bomb = pack_lz(many, LzAlphabet::kBase64);
  EXPECT_LT(bomb.size() * 1000, 10'000'000U);
  EXPECT_EQ(error_of_packed(bomb).code, ErrorCode::kTooLarge);
  EXPECT_LT(error_of_packed(bomb).at.column, 470U);
  EXPECT_EQ(unpack_lz("IZA", 1).value_or("?"), "a");
  EXPECT_EQ(error_of_packed("IYIyA", 1).code, ErrorCode::kTooLarge);
}

TEST(LzString, CountsBytesNotUnits) {
  const std::string three = pack_lz("数数", LzAlphabet::kUri);
  EXPECT_TRUE(unpack_lz(three, 6).has_value());
  EXPECT_EQ(error_of_packed(three, 5).code, ErrorCode::kTooLarge);
  const std::string four = pack_lz("😀", LzAlphabet::kUri);
  EXPECT_TRUE(unpack_lz(four, 4).has_value());
  EXPECT_EQ(error_of_packed(four, 3).code, ErrorCode::kTooLarge);
}

TEST(LzString, EveryCutIsAnError) {
  for (const Vector& one : kVectors) {
    const std::string_view data = one.uri;
    for (std::size_t i = 0; i + 1 < data.size(); ++i) {
      const Error error = error_of_packed(data.substr(0, i));
      EXPECT_EQ(error.code, ErrorCode::kUnfinished) << data.substr(0, i);
      EXPECT_EQ(error.at, (TextPlace{1, i + 1}));
    }
  }
}

TEST(LzString, WrongTextsAreErrorsWithTheirPlace) {
  EXPECT_EQ(error_of_packed("N4Ig zgl").code, ErrorCode::kBadCharacter);
  EXPECT_EQ(error_of_packed("N4Ig zgl").at, (TextPlace{1, 5}));
  EXPECT_EQ(error_of_packed("N4Ig\xC3\xA9").at, (TextPlace{1, 5}));
  EXPECT_EQ(error_of_packed("IZAAB").code, ErrorCode::kBadSyntax);  // something after the end
  EXPECT_EQ(error_of_packed("////").code, ErrorCode::kBadSyntax);   // an entry before there is any
  EXPECT_EQ(error_of_packed("").code, ErrorCode::kUnfinished);
}

// Half a pair: U+D83D alone, as new unit in 16 bits.
TEST(LzString, HalfAPairIsNoText) {
  EXPECT_EQ(to_utf8(std::u16string(1, char16_t{0xD83D})), std::nullopt);
  EXPECT_EQ(error_of_packed("rwbg").code, ErrorCode::kUnfinished);
  const std::string whole(pack_lz("😀", LzAlphabet::kUri));
  std::size_t refused = 0;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    for (const char c : "ABCDEFGHabcdefgh0123"sv) {
      std::string changed = whole;
      changed[i] = c;
      const Result<std::string> text = unpack_lz(changed);
      if (!text && text.error().code == ErrorCode::kBadSyntax) ++refused;
      // What is read is UTF-8.
      EXPECT_TRUE(!text || to_utf8(to_utf16(*text)) == *text);
    }
  }
  EXPECT_GT(refused, 0U);
}

RC_GTEST_PROP(LzString, Property_ReadsWhatItPacks, ()) {
  const std::vector<std::string> pieces = {"a", "b", "ab", "\"", "{}", "数", "é", "😀", "\n", "0"};
  std::string text;
  for (const auto i : *rc::gen::container<std::vector<std::size_t>>(
           rc::gen::inRange<std::size_t>(0, pieces.size()))) {
    text += pieces[i];
  }
  for (const LzAlphabet alphabet : {LzAlphabet::kBase64, LzAlphabet::kUri}) {
    const Result<std::string> back = unpack_lz(pack_lz(text, alphabet));
    RC_ASSERT(back.has_value());
    RC_ASSERT(*back == text);
  }
}

// Any bytes at all end with a text or an error that points into them.
RC_GTEST_PROP(LzString, Property_AnyBytesEnd, (const std::string& bytes)) {
  const Result<std::string> text = unpack_lz(bytes, 1000);
  RC_ASSERT((text ? text->size() <= 1000U : text.error().at.column <= bytes.size() + 1));
}

}  // namespace
}  // namespace shudu
