// The files: read by other programs, pixel by pixel, twice the same, and harmless.
#include "shudu/render/cairo/writer.h"

#include <gtest/gtest.h>

#include <cctype>
#include <regex>

#include "cards.h"
#include "qr_reader.h"
#include "shudu/core/layout_table.h"
#include "shudu/render/book.h"
#include "shudu/render/qr.h"
#include "shudu/render/style.h"
#include "tools.h"

namespace shudu {
namespace {

using test::full_card;
using test::judged;

std::string pdf_of(int count, const PageSetup& setup) {
  std::string bytes;
  PdfWriter pdf(
      [&](std::string_view part) {
        bytes += part;
        return true;
      },
      setup.title);
  Book book(setup, [&](const Picture& page) { return pdf.add_page(page); });
  for (int i = 1; i <= count; ++i) book.add(full_card(i));
  EXPECT_TRUE(book.finish());
  EXPECT_TRUE(pdf.finish());
  return bytes;
}

// Fonts are looked for once.
PictureWriter& shared_writer() {
  static PictureWriter writer;
  return writer;
}

std::string svg_of(const Picture& picture) {
  std::string svg;
  PictureWriter& writer = shared_writer();
  EXPECT_TRUE(writer.write_svg(picture, svg));
  return svg;
}

std::string png_of(const Picture& picture, int width) {
  std::string png;
  PictureWriter& writer = shared_writer();
  EXPECT_TRUE(writer.write_png(picture, width, png));
  return png;
}

std::size_t count_of(const std::string& text, const std::string& wanted) {
  std::size_t count = 0;
  for (std::size_t at = text.find(wanted); at != std::string::npos;
       at = text.find(wanted, at + 1)) {
    ++count;
  }
  return count;
}

TEST(Pdf, TextCanBeReadOutOfIt) {
  if (!test::has_tool("pdftotext")) GTEST_SKIP() << "NO pdftotext: text of PDFs is not looked at";
  PageSetup setup;
  setup.per_page = 6;
  setup.title = "Sudoku 数独 (one) \\ two";
  setup.solutions = SolutionPlace::kEnd;
  const auto text = judged("pdftotext -layout @ -", pdf_of(13, setup));
  ASSERT_TRUE(text);
  EXPECT_EQ(count_of(*text, "Sudoku 数独 (one) \\ two"), 3U);
  EXPECT_EQ(count_of(*text, "\f"), 4U);  // a form feed ends each page
  EXPECT_EQ(count_of(*text, "Solutions"), 1U);
  for (int i = 1; i <= 13; ++i) {
    EXPECT_EQ(count_of(*text, "Title " + std::to_string(i)), i == 1 ? 5U : 1U);
  }
  EXPECT_EQ(count_of(*text, "hard"), 13U);
  EXPECT_TRUE(std::regex_search(*text, std::regex("\n +3\n+\f")));  // the number of the third page
  EXPECT_TRUE(std::regex_search(*text, std::regex("5 +3 +4 +6 +7 +8 +9 +1 +2")));
}

TEST(Pdf, PagesSizeAndTitleAreWhatWasAskedFor) {
  if (!test::has_tool("pdfinfo")) GTEST_SKIP() << "NO pdfinfo: pages of PDFs are not counted";
  for (const Paper& paper : paper_table()) {
    PageSetup setup;
    setup.paper = &paper;
    setup.per_page = 4;
    setup.title = "数独";
    const auto info = judged("pdfinfo @", pdf_of(9, setup));
    ASSERT_TRUE(info);
    EXPECT_TRUE(std::regex_search(*info, std::regex("Pages: +3\n"))) << *info;
    EXPECT_TRUE(std::regex_search(*info, std::regex("Title: +数独\n"))) << *info;
    EXPECT_TRUE(std::regex_search(*info, std::regex("JavaScript: +no"))) << *info;
    const std::string size = std::to_string(paper.width).substr(0, 3);
    EXPECT_TRUE(std::regex_search(*info, std::regex("Page size: +" + size))) << *info;
  }
}

TEST(Pdf, TheSamePagesAreTheSameBytes) {
  PageSetup setup;
  setup.per_page = 9;
  setup.title = "Twice";
  setup.solutions = SolutionPlace::kBelow;
  const std::string once = pdf_of(20, setup);
  EXPECT_TRUE(once == pdf_of(20, setup));
  EXPECT_NE(once.find("20000101000000Z"), std::string::npos);  // kPdfDate, and no other
  EXPECT_EQ(count_of(once, "Date"), 1U);
}

TEST(Pdf, WithoutPagesItIsStillOne) {
  const std::string bytes = pdf_of(0, {});
  EXPECT_EQ(bytes.substr(0, 5), "%PDF-");
  EXPECT_NE(bytes.find("%%EOF"), std::string::npos);
}

TEST(Pdf, ASinkThatRefusesIsHeard) {
  std::size_t calls = 0;
  PdfWriter pdf(
      [&](std::string_view) {
        ++calls;
        return false;
      },
      "");
  bool is_added = true;
  for (int i = 0; i < 20 && is_added; ++i) is_added = pdf.add_page(card_picture(full_card(1), {}));
  EXPECT_FALSE(is_added && pdf.finish());
  EXPECT_FALSE(pdf.finish());
  EXPECT_LE(calls, 3U);
}

// The tags of a file, in small letters: what stands between them is text and does nothing.
std::string tags_of(const std::string& svg) {
  std::string tags;
  bool is_inside = false;
  for (const char c : svg) {
    if (c == '<') is_inside = true;
    if (is_inside) tags += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (c == '>') is_inside = false;
  }
  return tags;
}

// Nothing that a viewer could run or fetch; links to parts of the file itself begin with '#'.
void expect_harmless(const std::string& svg) {
  const std::string tags = tags_of(svg);
  for (const char* active : {"<script", "<foreignobject", "<image", "<a ", "<style",
                             "javascript:", "<!entity", "<!doctype", "@import"}) {
    EXPECT_EQ(tags.find(active), std::string::npos) << active;
  }
  for (std::size_t at = tags.find(" on"); at != std::string::npos; at = tags.find(" on", at + 1)) {
    std::size_t end = at + 3;
    while (end < tags.size() && std::isalpha(static_cast<unsigned char>(tags[end])) != 0) ++end;
    EXPECT_NE(tags[end], '=') << tags.substr(at, 20);
  }
  for (const std::string reference : {"href=\"", "url("}) {
    for (std::size_t at = tags.find(reference); at != std::string::npos;
         at = tags.find(reference, at + 1)) {
      EXPECT_EQ(tags[at + reference.size()], '#');
    }
  }
}

Card hostile_card() {
  Card card = full_card(1);
  card.title = "<script>alert(1)</script> ]]> \" onload=\"x \x1b[2J \xE2\x80\xAE & &amp;";
  card.author = std::string(65536, '<');
  card.text = "]]><!-- --><a href=\"http://example.org\">";
  return card;
}

TEST(Svg, IsWellFormedAndHarmless) {
  const std::string svg = svg_of(card_picture(hostile_card(), {}));
  expect_harmless(svg);
  EXPECT_NE(svg.find("<title>&lt;script&gt;alert(1)"), std::string::npos);
  EXPECT_NE(svg.find("<desc>"), std::string::npos);
  EXPECT_NE(svg.find("role=\"img\""), std::string::npos);
  for (const char c : svg) EXPECT_TRUE(static_cast<unsigned char>(c) >= 0x20U || c == '\n');
  if (!test::has_tool("xmllint")) GTEST_SKIP() << "NO xmllint: SVG is not parsed";
  EXPECT_TRUE(judged("xmllint --noout --nonet @", svg));
  EXPECT_FALSE(judged("xmllint --noout --nonet @ 2>/dev/null", svg + "<"));
}

void expect_good(const Layout& layout, const Style& style, bool has_lint) {
  PageSetup setup;
  setup.style = &style;
  setup.has_labels = true;
  Card card;
  card.board.layout = &layout;
  card.board.givens = card.board.placed = Grid(layout.size());
  card.board.candidates = Pencilmarks(layout.size());
  for (int i = 3; i < layout.cell_count(); ++i) card.board.candidates->set(Cell(i), {});
  const std::string svg = svg_of(card_picture(card, setup));
  expect_harmless(svg);
  EXPECT_TRUE(svg == svg_of(card_picture(card, setup)));
  if (!has_lint) return;
  EXPECT_TRUE(judged("xmllint --noout --nonet @", svg));
}

TEST(Svg, EveryLayoutAndStyleIsWellFormed) {
  const bool has_lint = test::has_tool("xmllint");
  for (const LayoutRow& row : layout_table()) {
    expect_good(*row.layout, style_table().front(), has_lint);
  }
  for (const Style& style : style_table()) expect_good(Layout::classic(), style, has_lint);
  if (!has_lint) GTEST_SKIP() << "NO xmllint: SVG is not parsed";
}

TEST(Png, DigitsAndLinesAreWhereTheyShouldBe) {
  const Card card = test::card_with(test::kPuzzle);
  const auto pixels = test::pixels_of(png_of(card_picture(card, {}), 768));
  ASSERT_TRUE(pixels);
  EXPECT_EQ(pixels->width, 768);
  EXPECT_EQ(pixels->height, 768);
  // Twice the size of a point; the grid begins at 24, a cell is 80 wide.
  for (const Cell cell : Layout::classic().all_cells()) {
    const double left = 24 + 80.0 * cell.column_in(9);
    const double top = 24 + 80.0 * cell.row_in(9);
    int dark = 0;
    double sum_x = 0;
    int lowest = 0;
    int highest = 80;
    for (int y = 8; y < 72; ++y) {
      for (int x = 8; x < 72; ++x) {
        if (pixels->light(left + x, top + y) > 380) continue;
        ++dark;
        sum_x += x;
        lowest = std::max(lowest, y);
        highest = std::min(highest, y);
      }
    }
    if (card.board.givens.is_blank(cell)) {
      EXPECT_EQ(dark, 0) << cell.index();
      continue;
    }
    EXPECT_GT(dark, 150) << cell.index();
    EXPECT_NEAR((lowest + highest) / 2.0, 40, 1.6) << cell.index();
    EXPECT_NEAR(sum_x / dark, 40, 6) << cell.index();  // 4 and 7 are heavier on one side
  }
  // Between boxes the line is some 4 pixels wide, between cells 1 or 2.
  const auto width_at = [&](double x, double y) {
    int width = 0;
    for (int i = -8; i <= 8; ++i) width += pixels->light(x + i, y) < 500;
    return width;
  };
  EXPECT_GE(width_at(24 + 240, 24 + 110), 4);
  EXPECT_LE(width_at(24 + 160, 24 + 110), 2);
  EXPECT_GE(width_at(24 + 480, 24 + 270), 4);
}

TEST(Png, TheCodeCanBeReadOffThePage) {
  PageSetup setup;
  setup.solutions = SolutionPlace::kBelow;
  Card card = full_card(1);
  std::string digits(test::kPuzzle);
  for (char& c : digits) c = c == '.' ? '0' : c;
  card.link = "https://sudoku.coach/en/solver/" + digits;
  const Picture page = page_picture({&card, 1}, setup, 1);
  // Where it stands: the white square below the modules is the only path of that kind.
  const auto code = qr_matrix(card.link);
  ASSERT_TRUE(code);
  Box box;
  for (const Shape& shape : page.shapes) {
    const auto* path = std::get_if<PathShape>(&shape);
    const bool is_white = path != nullptr && path->fill == Color{255, 255, 255};
    if (is_white && path->segments.size() == 5) {
      box = {path->segments[0].to, path->segments[2].to.x - path->segments[0].to.x, 0};
    }
  }
  ASSERT_GT(box.width, 50);
  constexpr int kWidth = 1240;  // 150 to the inch
  const auto pixels = test::pixels_of(png_of(page, kWidth));
  ASSERT_TRUE(pixels);
  const double scale = kWidth / page.width;
  const double unit = box.width / (code->size + 2 * kQuietModules);
  QrMatrix seen;
  seen.size = code->size;
  for (int row = 0; row < seen.size; ++row) {
    for (int column = 0; column < seen.size; ++column) {
      const double x = (box.at.x + unit * (column + kQuietModules + 0.5)) * scale;
      const double y = (box.at.y + unit * (row + kQuietModules + 0.5)) * scale;
      seen.modules.push_back(pixels->light(x, y) < 380 ? 1 : 0);
    }
  }
  EXPECT_EQ(seen.modules, code->modules);
  EXPECT_EQ(test::read_qr(seen), card.link);
}

TEST(Png, SizesOutOfRangeAreRefused) {
  PictureWriter writer;
  std::string out = "kept";
  Picture tall;
  tall.width = 1;
  tall.height = 1000;
  EXPECT_FALSE(writer.write_png(tall, 100, out));
  EXPECT_FALSE(writer.write_png(tall, 0, out));
  EXPECT_FALSE(writer.write_png(tall, kMostPixels + 1, out));
  EXPECT_EQ(out, "kept");
  EXPECT_TRUE(writer.write_png(tall, 1, out));
  const Picture nothing;
  EXPECT_FALSE(writer.write_png(nothing, 100, out));
}

TEST(Png, TheSamePictureIsTheSameBytes) {
  PageSetup setup;
  setup.style = find_style("contrast");
  const Picture picture = card_picture(full_card(3), setup);
  EXPECT_TRUE(png_of(picture, 333) == png_of(picture, 333));
}

// Turned back by hand, the solution below a puzzle is the solution.
TEST(Png, ATurnedTextIsTurnedAboutItsMiddle) {
  Picture picture;
  picture.width = picture.height = 40;
  TextShape text;
  text.text = "7";
  text.at = {20, 20};
  text.size = 30;
  text.align = Align::kCenter;
  picture.shapes = {text};
  const auto upright = test::pixels_of(png_of(picture, 80));
  std::get<TextShape>(picture.shapes[0]).is_turned = true;
  const auto turned = test::pixels_of(png_of(picture, 80));
  ASSERT_TRUE(upright && turned);
  int differing = 0;
  for (int y = 0; y < 80; ++y) {
    for (int x = 0; x < 80; ++x) {
      const int difference = upright->light(x, y) - turned->light(79 - x, 79 - y);
      differing += std::abs(difference) > 120;
    }
  }
  EXPECT_LT(differing, 20);
}

}  // namespace
}  // namespace shudu
