// `shudu render` as its users run it: which files appear, what is on them, what is said.
#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>

#include "cases.h"
#include "cli/render/link_sites.h"
#include "cli/render/picture_files.h"
#include "program_run.h"
#include "support/build_kind.h"
#include "support/paths.h"

namespace shudu::test {
namespace {

std::string many(int count) {
  std::string lines;
  for (int n = 0; n < count; ++n) lines += relabelled(kEasy, n) + '\n';
  return lines;
}

// Of a PDF that our writer made; pages stand in the clear.
std::size_t pages_of(const std::string& pdf) {
  const std::regex count("/Count ([0-9]+)");
  std::smatch match;
  return std::regex_search(pdf, match, count) ? std::stoul(match[1]) : 0;
}

// Scripts and poppler, by fixed commands on files of the test's own folder.
int shell(const std::string& command) {
  return std::system(command.c_str());  // NOLINT(cert-env33-c): programs are what is tested
}

bool has_poppler() { return shell("command -v pdftotext > /dev/null 2>&1") == 0; }

std::string text_of(const std::string& path) {
  const std::string command = "pdftotext -layout " + path + " " + path + ".txt";
  return shell(command) == 0 ? read_file(path + ".txt") : std::string();
}

// The files of the transcripts: 15 variants of setters, and grids of more than 25 rows.
TEST(Render, VariantsArePagesAndPicturesOfTheirOwn) {
  const auto file = [](const std::string& name) {
    return read_file((source_dir() / "tests/golden/cli/files" / name).string());
  };
  const RunResult book = run({"render", "--to", "pdf"}, file("variants.txt"));
  EXPECT_EQ(book.exit_code, 0) << book.err;
  EXPECT_EQ(pages_of(book.out), 15U);
  const RunResult several = run({"render", "--to", "pdf", "--per-page", "2"}, file("variants.txt"));
  EXPECT_EQ(several.exit_code, 4);
  EXPECT_NE(several.err.find("little-killer-sum"), std::string::npos) << several.err;
  const RunResult large = run({"render", "--to", "svg"}, file("large.txt"));
  EXPECT_EQ(large.exit_code, 4) << large.err;
  EXPECT_NE(large.err.find("36x36"), std::string::npos) << large.err;
}

TEST(Render, ABookletInOneLine) {
  const Folder folder;
  const std::string path = folder.file("book.pdf");
  const RunResult result = run({"render", "--to", "pdf", "--per-page", "6", "--solutions", "end",
                                "--difficulty", "level", "--title", "Sixty", "-o", path},
                               many(60));
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_EQ(result.out + result.err, "");
  EXPECT_EQ(pages_of(read_file(path)), 10U + 3U);  // twenty solutions a page
  EXPECT_EQ(folder.names(), std::vector<std::string>{"book.pdf"});
  if (!has_poppler()) GTEST_SKIP() << "NO pdftotext: the text of booklets is not looked at";
  const std::string text = text_of(path);
  EXPECT_TRUE(std::regex_search(text, std::regex("60 +Easy")));
  EXPECT_TRUE(std::regex_search(text, std::regex("Solutions")));
  // The first row of the first solution, of the literature.
  EXPECT_TRUE(std::regex_search(text, std::regex("5 +3 +4 +6 +7 +8 +9 +1 +2")));
}

// In each cell its digit and that of the cell to the right: hidden singles, and no given.
TEST(Render, PrintsTheDifficultyOfASukaku) {
  const Folder folder;
  const std::string path = folder.file("sukaku.pdf");
  std::string sukaku;
  for (std::size_t i = 0; i < 81; ++i) {
    for (char digit = '1'; digit <= '9'; ++digit) {
      const bool is_next = i % 9 != 8 && kEasySolution[i + 1] == digit;
      sukaku += kEasySolution[i] == digit || is_next ? digit : '.';
    }
  }
  const RunResult result = run({"render", "--difficulty", "level", "-o", path}, sukaku + "\n");
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.err, "");
  if (!has_poppler()) GTEST_SKIP() << "NO pdftotext: the text of booklets is not looked at";
  EXPECT_TRUE(std::regex_search(text_of(path), std::regex("Easy")));
}

TEST(Render, TheSameBytesWithAnyNumberOfJobs) {
  const std::string input = many(25) + "bad\n" + many(3);
  const auto rendered = [&](std::string jobs) {
    return run({"render", "--to", "pdf", "--per-page", "4", "--solutions", "below", "--difficulty",
                "level", "--jobs", std::move(jobs)},
               input);
  };
  const RunResult one = rendered("1");
  EXPECT_EQ(one.exit_code, 4);
  EXPECT_EQ(pages_of(one.out), 7U);
  const RunResult four = rendered("4");
  EXPECT_TRUE(one.out == four.out);
  EXPECT_EQ(one.err, four.err);
  EXPECT_NE(one.err.find("line 26"), std::string::npos);
}

TEST(Render, TheEndingSaysTheFormat) {
  const Folder folder;
  for (const auto& [name, magic] : {std::pair<std::string, std::string>{"a.svg", "<?xml"},
                                    {"a.PDF", "%PDF-"},
                                    {"a.png", "\x89PNG"}}) {
    const std::string path = folder.file(name);
    EXPECT_EQ(run({"render", "-o", path, std::string(kEasy)}).exit_code, 0);
    EXPECT_EQ(read_file(path).substr(0, magic.size()), magic);
  }
}

TEST(Render, OnePictureGoesToStandardOutput) {
  const RunResult svg = run({"render", "--to", "svg"}, std::string(kEasy) + "\n");
  EXPECT_EQ(svg.exit_code, 0);
  EXPECT_NE(svg.out.find("53..7...."), std::string::npos);  // its description
  EXPECT_NE(svg.out.find("width=\"384pt\""), std::string::npos);
  const RunResult two = run({"render", "--to", "svg"}, many(2));
  EXPECT_EQ(two.exit_code, 2);
  EXPECT_EQ(two.out, "");
}

TEST(Render, SeveralPicturesAreNumbered) {
  const Folder folder;
  const RunResult result =
      run({"render", "-o", folder.file("p-%03d.svg"), "--jobs", "3"}, many(12));
  EXPECT_EQ(result.exit_code, 0) << result.err;
  ASSERT_EQ(folder.names().size(), 12U);
  EXPECT_EQ(folder.names().front(), "p-001.svg");
  EXPECT_EQ(folder.names().back(), "p-012.svg");
  const std::string third = relabelled(kEasy, 2).substr(0, 9);
  EXPECT_NE(read_file(folder.file("p-003.svg")).find(third), std::string::npos);
}

TEST(Render, PagesOfPicturesToo) {
  const Folder folder;
  const RunResult result = run({"render", "-o", folder.file("%d.png"), "--per-page", "4", "--paper",
                                "a5", "--solutions", "end", "--size", "200"},
                               many(5));
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"1.png", "2.png", "3.png"}));
}

TEST(Render, AFileAppearsOnlyWhenThereIsOne) {
  const Folder folder;
  EXPECT_EQ(run({"render", "-o", folder.file("a.pdf")}, "# nothing\n").exit_code, 1);
  EXPECT_EQ(run({"render", "-o", folder.file("a.pdf")}, "bad\n").exit_code, 4);
  EXPECT_EQ(run({"render", "-o", folder.file("a.svg")}, "bad\n").exit_code, 4);
  EXPECT_EQ(run({"render", "-o", folder.file("a.svg")}, many(2)).exit_code, 2);
  EXPECT_EQ(folder.names(), std::vector<std::string>{});
}

TEST(Render, HintsAreDrawnStageByStage) {
  const auto drawn = [](std::string stage) {
    return run({"render", "--to", "svg", "--hint", std::move(stage), std::string(kEasy)}).out;
  };
  EXPECT_NE(drawn("1").find("A cell can be filled now."), std::string::npos);
  EXPECT_EQ(drawn("1").find("r5c5"), std::string::npos);
  EXPECT_NE(drawn("4").find("r5c5"), std::string::npos);
  EXPECT_EQ(drawn("4").find("is 5"), std::string::npos);
  EXPECT_NE(drawn("5").find("So r5c5 is 5."), std::string::npos);
  const RunResult step = run({"render", "--to", "svg", "--step", std::string(kEasy)});
  EXPECT_TRUE(step.out == drawn("5"));
  // At the last stage the step is done: the description has the digit.
  EXPECT_NE(drawn("6").find("4..853..1"), std::string::npos);
  EXPECT_NE(drawn("5").find("4..8.3..1"), std::string::npos);
  const RunResult twice = run({"render", "--to", "svg", "--step", std::string(kMany)});
  EXPECT_EQ(twice.exit_code, 1);
}

TEST(Render, TitlesOfTheFileDriveNothing) {
  const std::string record =
      "#A <script>alert(1)</script>\x1b[2J\n#D ]]>\xE2\x80\xAE"
      "drow\n[Puzzle]\n"
      "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"
      "....8..79\n";
  const RunResult svg = run({"render", "--to", "svg", "--from", "sdk"}, record);
  EXPECT_EQ(svg.exit_code, 0) << svg.err;
  EXPECT_EQ(svg.out.find("<script"), std::string::npos);
  EXPECT_EQ(svg.out.find('\x1b'), std::string::npos);
  EXPECT_EQ(svg.out.find("\xE2\x80\xAE"), std::string::npos);
  const std::string long_title = "#D " + std::string(60000, 'x') + "\n" + record;
  EXPECT_EQ(run({"render", "--to", "pdf", "--from", "sdk"}, long_title).exit_code, 0);
}

TEST(Render, NumbersStandWhereTheNameHasThem) {
  EXPECT_EQ(cli::numbered_path("a-%d.svg", 7), "a-7.svg");
  EXPECT_EQ(cli::numbered_path("a-%03d.svg", 7), "a-007.svg");
  EXPECT_EQ(cli::numbered_path("a-%03d.svg", 12345), "a-12345.svg");
  EXPECT_EQ(cli::numbered_path("100%-%d", 1), "100%-1");
  EXPECT_EQ(cli::numbered_path("%d%d", 3), "3%d");
  for (const char* plain : {"a.svg", "%", "a%", "%0", "%0d", "%00d", "%s", "%5d", ""}) {
    EXPECT_EQ(cli::numbered_path(plain, 1), "") << plain;
  }
}

TEST(Render, LinksHoldTheGivens) {
  Grid givens;
  givens.place(Cell(0), Digit(5));
  givens.place(Cell(80), Digit(9));
  const std::string digits = "5" + std::string(79, '0') + "9";
  for (const cli::LinkSite& site : cli::link_sites()) {
    const std::string link = site.link(givens);
    EXPECT_EQ(link.substr(0, 8), "https://") << site.name;
    EXPECT_EQ(link.substr(link.size() - 81), digits) << site.name;
    EXPECT_EQ(cli::find_link_site(site.name), &site);
  }
  EXPECT_EQ(cli::find_link_site("none"), nullptr);
}

// Another version of cairo writes the same picture in other words.
bool has_cairo_of_the_pictures() {
  const RunResult pdf = run({"render", "--to", "pdf", std::string(kEasy)});
  return pdf.out.find("cairo 1.16.0") != std::string::npos;
}

TEST(Render, ThePicturesOfTheDocumentsAreWhatItDraws) {
  const Folder folder;
  const std::string script = (source_dir() / "tools/pictures.sh").string();
  // That of the ratings takes 10,000 of them: 2 seconds, if nobody looks over the program's
  // shoulder.
  std::vector<std::string> names{"board", "hint"};
  if (by_build(1, 0) == 1) names.emplace_back("ratings");
  std::string command = script + " " + program().string() + " " + folder.file("pictures");
  for (const std::string& name : names) command += " " + name;
  ASSERT_EQ(shell(command), 0);
  for (std::string name : names) {
    name += ".svg";
    const std::string kept = read_file((source_dir() / "docs/pictures" / name).string());
    const bool is_same = kept == read_file(folder.file("pictures") + "/" + name);
    if (!is_same && !has_cairo_of_the_pictures()) {
      GTEST_SKIP() << "NOT cairo 1.16.0: the pictures of the documents are not compared";
    }
    EXPECT_TRUE(is_same) << name << " differs: make pictures";
  }
}

// Only what draws is to pay for what draws: see drawing_calls.h.
TEST(Render, TheProgramLoadsTheDrawingOnlyToDraw) {
  EXPECT_EQ(read_file(program().string()).find("libpango-1.0.so.0"), std::string::npos);
  const Folder folder;
  const std::filesystem::path lone = folder.file("shudu");
  std::filesystem::copy_file(program(), lone);
  const std::string command = lone.string() + " solve " + std::string(kEasy) + " > /dev/null";
  EXPECT_EQ(shell(command), 0);
  const std::string drawing = lone.string() + " render --to svg " + std::string(kEasy) + " 2> " +
                              folder.file("said") + " > " + folder.file("drawn");
  EXPECT_EQ(WEXITSTATUS(shell(drawing)), 3);
  EXPECT_NE(read_file(folder.file("said")).find("cannot load what draws"), std::string::npos);
  EXPECT_EQ(read_file(folder.file("drawn")), "");
}

// As on a machine without Pango: the module wants a library of a name that there is not.
TEST(Render, AMissingLibraryIsSaidWithItsPackage) {
  const Folder folder;
  std::filesystem::copy_file(program(), folder.file("shudu"));
  std::string module = read_file((program().parent_path() / "shudu_drawing.so").string());
  const std::size_t at = module.find("libpangocairo-1.0.so.0");
  ASSERT_NE(at, std::string::npos);
  module.replace(at, 13, "libpangocairX");
  std::ofstream(folder.file("shudu_drawing.so"), std::ios::binary) << module;
  const std::string command = folder.file("shudu") + " render --to svg " + std::string(kEasy) +
                              " 2> " + folder.file("said") + " > " + folder.file("drawn");
  EXPECT_EQ(WEXITSTATUS(shell(command)), 3);
  const std::string said = read_file(folder.file("said"));
  EXPECT_NE(said.find("cannot load what draws: libpangocairX-1.0.so.0"), std::string::npos) << said;
  EXPECT_NE(said.find("apt install libpangocairo-1.0-0"), std::string::npos) << said;
  EXPECT_EQ(read_file(folder.file("drawn")), "");
}

TEST(Render, MemoryIsFlat) {
  if (is_sanitized()) GTEST_SKIP() << "a sanitizer takes memory of its own";
  const auto peak_of = [](int count) {
    int made = 0;
    RunRequest request;
    request.arguments = {"render", "--to", "pdf", "--per-page", "9", "--jobs", "2"};
    request.keeps_output = false;
    request.feed = [&made, count] {
      constexpr int kPiece = 500;
      if (made >= count) return std::string();
      made += kPiece;
      return many(kPiece);
    };
    const RunResult result = run_program(request);
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_GT(result.out_bytes, static_cast<std::size_t>(count) * 100);
    return result.peak_kib;
  };
  constexpr int kMany = by_build(20000, 4000);
  const long few = peak_of(1000);
  const long most = peak_of(kMany);
  EXPECT_LT(most, few + 4096) << few;  // cairo keeps some hundred bytes a page
}

TEST(Render, ASignalEndsIt) {
  RunRequest request;
  request.arguments = {"render", "--to", "pdf", "--jobs", "2"};
  request.feed = [] { return many(200); };
  request.act_after_bytes = 100000;
  request.act = [](int pid) { ::kill(pid, SIGINT); };
  const RunResult result = run_program(request);
  EXPECT_EQ(result.exit_code, 130);
  EXPECT_NE(result.err.find("resume at line"), std::string::npos);
  EXPECT_NE(result.out.find("%%EOF"), std::string::npos);  // whole up to there
}

}  // namespace
}  // namespace shudu::test
