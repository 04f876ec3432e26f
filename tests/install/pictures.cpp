// A small user of the installed library that draws: a puzzle of the literature as SVG and as a PDF
// of one page. Built and run by install_test.sh.
#include <shudu/formats/reader.h>
#include <shudu/formats/xml/opensudoku.h>
#include <shudu/render/book.h>
#include <shudu/render/cairo/writer.h>

#include <string>

int main() {
  const shudu::ReadOptions options{.formats = shudu::all_formats()};
  const auto puzzle = shudu::read_puzzle(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", options);
  if (!puzzle) return 1;
  const shudu::Card card = shudu::card_of(*puzzle, shudu::Layout::classic());
  const shudu::PageSetup setup;
  std::string svg;
  shudu::PictureWriter writer;
  if (!writer.write_svg(shudu::card_picture(card, setup), svg)) return 1;
  std::string pdf;
  shudu::PdfWriter pages(
      [&pdf](std::string_view bytes) {
        pdf += bytes;
        return true;
      },
      "Sudoku");
  shudu::Book book(setup, [&pages](const shudu::Picture& page) { return pages.add_page(page); });
  const bool is_made = book.add(card) && book.finish() && pages.finish();
  return is_made && svg.substr(0, 5) == "<?xml" && pdf.substr(0, 5) == "%PDF-" ? 0 : 1;
}
