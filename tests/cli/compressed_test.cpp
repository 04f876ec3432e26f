// gzip and zstd as input: whole, in several members, cut, damaged, endless, or not compressed
// despite its name. What stands before a damage is answered.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <stdexcept>
#include <thread>

#include "cases.h"
#include "cli/input/decoder.h"
#include "program_run.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

using cli::Damage;
using cli::Decoded;
using cli::Packing;
using testing::HasSubstr;

std::string gzipped(std::string text, int flush = Z_FINISH) {
  constexpr int kGzipHeader = 16;
  z_stream stream{};
  if (deflateInit2(&stream, 6, Z_DEFLATED, MAX_WBITS + kGzipHeader, 8, Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::runtime_error("deflateInit2");
  std::string packed(deflateBound(&stream, text.size()) + 64, '\0');
  stream.next_in = static_cast<Bytef*>(static_cast<void*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = static_cast<Bytef*>(static_cast<void*>(packed.data()));
  stream.avail_out = static_cast<uInt>(packed.size());
  deflate(&stream, flush);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

std::string zstd_packed(std::string_view text) {
  std::string packed(ZSTD_compressBound(text.size()), '\0');
  ZSTD_CCtx* context = ZSTD_createCCtx();
  ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
  packed.resize(ZSTD_compress2(context, packed.data(), packed.size(), text.data(), text.size()));
  ZSTD_freeCCtx(context);
  return packed;
}

std::string packed_as(Packing packing, std::string_view text) {
  return packing == Packing::kGzip ? gzipped(std::string(text)) : zstd_packed(text);
}

constexpr std::array kPackings{Packing::kGzip, Packing::kZstd};

std::string many_solutions(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += relabelled(kEasySolution, i) + "\n";
  return text;
}

// All of `packed` through a decoder, so many bytes in and out at a time.
struct Unpacked {
  std::string text;
  Damage damage = Damage::kNone;
  bool may_end = false;
};

Unpacked unpack(Packing packing, std::string_view packed, std::size_t in, std::size_t out) {
  const auto decoder = cli::make_decoder(packing);
  Unpacked unpacked;
  std::string room(out, '\0');
  for (;;) {
    const Decoded step = decoder->decode(packed.substr(0, in), room);
    unpacked.text.append(room, 0, step.made);
    packed.remove_prefix(step.used);
    unpacked.damage = step.damage;
    if (step.damage != Damage::kNone || (packed.empty() && step.made < out)) break;
  }
  unpacked.may_end = decoder->may_end();
  return unpacked;
}

TEST(Decoder, GivesTheSameTextInPiecesOfAnySize) {
  const std::string text = easy_lines(40);
  for (const Packing packing : kPackings) {
    const std::string packed = packed_as(packing, text) + packed_as(packing, "") +
                               packed_as(packing, "x") + packed_as(packing, text);
    for (const std::size_t in : {1U, 7U, 100'000U}) {
      for (const std::size_t out : {1U, 13U, 100'000U}) {
        const Unpacked unpacked = unpack(packing, packed, in, out);
        EXPECT_EQ(unpacked.text, text + "x" + text);
        EXPECT_EQ(unpacked.damage, Damage::kNone);
        EXPECT_TRUE(unpacked.may_end);
      }
    }
  }
}

TEST(Decoder, ACutIsNoEnd) {
  const std::string text = easy_lines(5);
  for (const Packing packing : kPackings) {
    const std::string packed = packed_as(packing, text);
    for (std::size_t size = 1; size < packed.size(); ++size) {
      const Unpacked unpacked = unpack(packing, std::string_view(packed).substr(0, size), 50, 50);
      EXPECT_FALSE(unpacked.may_end) << size;
      EXPECT_EQ(unpacked.damage, Damage::kNone) << size;
    }
    EXPECT_FALSE(unpack(packing, packed + packed.substr(0, 3), 50, 50).may_end);
  }
}

TEST(Decoder, NoChangedByteIsTakenForText) {
  const std::string text = easy_lines(5);
  for (const Packing packing : kPackings) {
    const std::string packed = packed_as(packing, text);
    for (std::size_t place = 0; place < packed.size(); ++place) {
      // Bytes 4 to 9 of a gzip header are a date, a hint and a system: no matter.
      if (packing == Packing::kGzip && place >= 4 && place < 10) continue;
      std::string changed = packed;
      changed[place] = static_cast<char>(changed[place] ^ 0x10);
      const Unpacked unpacked = unpack(packing, changed, 1000, 1000);
      EXPECT_TRUE(unpacked.damage != Damage::kNone || !unpacked.may_end || unpacked.text == text)
          << place;
    }
  }
}

TEST(Decoder, WhatMayFollowAMember) {
  using namespace std::string_literals;
  const std::string gzip = gzipped("a");
  EXPECT_EQ(unpack(Packing::kGzip, gzip + "\0\0\0"s, 5, 5).damage, Damage::kNone);
  EXPECT_EQ(unpack(Packing::kGzip, gzip + "\0x"s, 5, 5).damage, Damage::kTrailing);
  EXPECT_EQ(unpack(Packing::kGzip, gzip + "\0"s + gzip, 5, 5).damage, Damage::kTrailing);
  EXPECT_EQ(unpack(Packing::kGzip, gzip + "text", 5, 5).damage, Damage::kTrailing);
  EXPECT_EQ(unpack(Packing::kZstd, zstd_packed("a") + "text\n", 5, 5).damage, Damage::kTrailing);
  const std::string skipped = "\x50\x2a\x4d\x18\x03\0\0\0abc"s;
  EXPECT_EQ(unpack(Packing::kZstd, skipped + zstd_packed("a") + skipped, 5, 5).text, "a");
}

TEST(Decoder, AWindowOfAHundredsOfMegabytesIsRefused) {
  // Magic, a descriptor without a size, a window of 2^30 bytes.
  using namespace std::string_literals;
  EXPECT_EQ(unpack(Packing::kZstd, "\x28\xb5\x2f\xfd\x00\xa0\x01\x00\x00"s, 100, 100).damage,
            Damage::kTooWide);
}

TEST(Decoder, TheFirstBytesSayWhatItIs) {
  EXPECT_EQ(cli::sniff("\x1f\x8b").packing, Packing::kGzip);
  EXPECT_EQ(cli::sniff("\x28\xb5\x2f\xfd").packing, Packing::kZstd);
  EXPECT_EQ(cli::sniff("\x5f\x2a\x4d\x18").packing, Packing::kZstd);
  for (const char* open : {"", "\x1f", "\x28", "\x28\xb5\x2f", "\x50", "_", "\x5f\x2a\x4d"}) {
    EXPECT_EQ(cli::sniff(open).packing, Packing::kNone);
    EXPECT_FALSE(cli::sniff(open).is_certain) << open;
  }
  for (const char* text : {"4...", "{", "\x1f\x1f", "(a", "_...", "Pu", "\x60\x2a\x4d\x18"}) {
    EXPECT_EQ(cli::sniff(text).packing, Packing::kNone);
    EXPECT_TRUE(cli::sniff(text).is_certain) << text;
  }
}

TEST(Compressed, FilesAndStandardInputAreRead) {
  const Folder folder;
  const std::string text = easy_lines(3000);
  const std::string expected = many_solutions(3000);
  for (const Packing packing : kPackings) {
    const std::string packed = packed_as(packing, text.substr(0, 82 * 999 + 40)) +
                               packed_as(packing, text.substr(82 * 999 + 40));
    write_file(folder.file("in.txt"), packed);
    for (const char* jobs : {"-j1", "-j2"}) {
      const RunResult file = run({"solve", jobs, folder.file("in.txt")});
      EXPECT_EQ(file.out, expected);
      EXPECT_EQ(file.exit_code, 0);
      EXPECT_EQ(run({"solve", jobs}, packed).out, expected);
    }
    EXPECT_EQ(run({"convert", folder.file("in.txt")}).out, text);
    EXPECT_EQ(run({"solve", "--timeout", "1000"}, packed).out, expected) << "record by record";
  }
}

TEST(Compressed, TheNameOfAFileSaysNothing) {
  const Folder folder;
  write_file(folder.file("plain.gz"), easy_lines(3));
  EXPECT_EQ(run({"solve", folder.file("plain.gz")}).out, many_solutions(3));
  write_file(folder.file("empty.gz"), "");
  EXPECT_EQ(run({"solve", folder.file("empty.gz")}).exit_code, 0);
  for (const Packing packing : kPackings) {
    write_file(folder.file("nothing"), packed_as(packing, ""));
    const RunResult result = run({"solve", folder.file("nothing")});
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_EQ(result.out + result.err, "");
  }
  // Short texts that begin as compressed data do.
  for (const std::string begin : {"\x1f", "(", "_", "\x28\xb5\x2f"}) {
    EXPECT_EQ(run({"solve"}, begin).exit_code, 4) << "an unreadable record";
  }
}

TEST(Compressed, ACutIsAFailureAfterAllWholeLines) {
  const std::string text = easy_lines(2000);
  const std::string expected = many_solutions(2000);
  for (const Packing packing : kPackings) {
    const std::string packed = packed_as(packing, text);
    for (const std::size_t size : {std::size_t{5}, packed.size() / 2, packed.size() - 1}) {
      for (const char* jobs : {"-j1", "-j2"}) {
        const RunResult result = run({"solve", jobs}, packed.substr(0, size));
        EXPECT_EQ(result.exit_code, 3);
        EXPECT_EQ(result.out, expected.substr(0, result.out.size()));
        EXPECT_EQ(result.out.size() % 82, 0U);
        EXPECT_EQ(result.err, "shudu: cannot read standard input: the " +
                                  std::string(cli::packing_name(packing)) +
                                  " data end too early\n");
      }
    }
    EXPECT_EQ(run({"solve"}, packed.substr(0, packed.size() - 1)).out, expected);
    const RunResult converted = run({"convert"}, packed.substr(0, packed.size() / 2));
    EXPECT_EQ(converted.exit_code, 3);
    EXPECT_EQ(converted.out, text.substr(0, converted.out.size()));
    EXPECT_EQ(converted.out.size() % 82, 0U);
  }
}

TEST(Compressed, DamageIsAFailureThatSaysWhatItIs) {
  const std::string text = easy_lines(2000);
  for (const Packing packing : kPackings) {
    const std::string packed = packed_as(packing, text);
    const RunResult more = run({"solve"}, packed + "some text\n");
    EXPECT_EQ(more.exit_code, 3);
    EXPECT_EQ(more.out, many_solutions(2000));
    EXPECT_THAT(more.err, HasSubstr("something else follows the "));
    std::string changed = packed;
    changed[packed.size() - 2] = static_cast<char>(changed[packed.size() - 2] ^ 1);
    const RunResult broken = run({"check"}, changed);
    EXPECT_EQ(broken.exit_code, 3);
    EXPECT_THAT(broken.err, HasSubstr(" data are damaged"));
  }
}

TEST(Compressed, OtherSourcesAreReadAllTheSame) {
  const Folder folder;
  write_file(folder.file("cut"), gzipped(easy_lines(100)).substr(0, 60));
  write_file(folder.file("good"), zstd_packed(easy_lines(1)));
  const RunResult result =
      run({"solve", folder.file("cut"), folder.file("good"), "-o", folder.file("out")});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(result.err, HasSubstr("cut: the gzip data end too early"));
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"cut", "good"})) << "no half output file";
  EXPECT_EQ(run({"solve", folder.file("cut"), folder.file("good")}).out, many_solutions(1));
}

TEST(Compressed, ABombOnlyStreams) {
  // What a test holds itself is counted as its child's: the texts are packed piece by piece.
  constexpr long kMostKib = 64L * 1024;
  constexpr std::size_t kPiece = std::size_t{1} << 20U;
  for (const Packing packing : kPackings) {
    for (const char byte : {'.', '\n'}) {
      // Blank lines take their time.
      const std::size_t pieces = byte == '\n'     ? by_build<std::size_t>(4, 2)
                                 : is_sanitized() ? 8
                                                  : 200;
      const std::string piece = packed_as(packing, std::string(kPiece, byte));
      EXPECT_LT(piece.size(), kPiece / 100);
      std::string packed;
      for (std::size_t i = 0; i < pieces; ++i) packed += piece;
      const RunResult result = run({"solve"}, packed + packed_as(packing, "\n" + easy_lines(1)));
      EXPECT_EQ(result.exit_code, byte == '.' ? 4 : 0);
      EXPECT_THAT(result.out, testing::EndsWith(many_solutions(1)));
      if (!is_sanitized()) {
        EXPECT_LT(result.peak_kib, kMostKib);
      }
    }
  }
}

// The other end flushes after a puzzle and waits for its answer.
TEST(Compressed, APuzzleIsAnsweredAsSoonAsItIsFlushed) {
  const std::string one = std::string(kEasy) + "\n";
  RunRequest request;
  request.arguments = {"solve"};
  std::atomic<bool> is_answered{false};
  int asked = 0;
  request.act_after_bytes = 82;
  request.act = [&is_answered](int) { is_answered = true; };
  request.feed = [&]() -> std::string {
    if (asked == 2) return {};
    while (asked == 1 && !is_answered) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    ++asked;
    return asked == 1 ? gzipped(one, Z_SYNC_FLUSH) : std::string("x");
  };
  const RunResult result = run_program(request);
  EXPECT_EQ(result.out, std::string(kEasySolution) + "\n");
  EXPECT_EQ(result.exit_code, 3) << "it never ended as it should";
}

TEST(Compressed, WhatIsNoTextIsOneSentence) {
  const std::string rest = "\n\n" + std::string(kEasySolution) + "\n5\n";
  const std::string zip = "PK\x03\x04" + rest;
  for (const std::string& input : {zip, gzipped(zip), zstd_packed(zip)}) {
    const RunResult result = run({"solve"}, input);
    EXPECT_EQ(result.exit_code, 3);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.err,
              "shudu: cannot read standard input: zip data, not text: unpack it first\n");
  }
  const RunResult picture = run({"check", "--lang", "zh-Hant"}, "\x89PNG\r\n\x1a\n" + rest);
  EXPECT_EQ(picture.exit_code, 3);
  EXPECT_THAT(picture.err, HasSubstr("這是 PNG 檔案，不是文字"));
  // What only begins like one is text.
  for (const char* text : {"P", "PK", "7", "7z", "B", "\x89"}) {
    EXPECT_EQ(run({"solve"}, text).exit_code, 4) << text;
  }
}

}  // namespace
}  // namespace shudu::test
