// KSudoku's saved games as variants; see variant_formats_xml.h.
#include <algorithm>
#include <charconv>
#include <optional>
#include <pugixml.hpp>
#include <set>
#include <string>
#include <vector>

#include "formats/record_text.h"
#include "formats/xml/ksudoku_letters.h"
#include "shudu/core/as_index.h"
#include "shudu/core/characters.h"
#include "shudu/formats/variant/reading.h"
#include "shudu/formats/xml/variant_formats_xml.h"

namespace shudu::variant {
namespace {

constexpr int kAdd = 4;
constexpr int kNoOperator = 0;
constexpr int kMostValue = 1'000'000;

std::optional<int> attribute_number(const pugi::xml_node& node, const char* name) {
  const std::string_view text = node.attribute(name).value();
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = error == std::errc() && end == text.data() + text.size();
  return is_whole && number >= 0 && number <= kMostValue ? std::optional(number) : std::nullopt;
}

// A game read as a whole: errors stand at the beginning of the graph or of the values.
class KsudokuGame {
 public:
  KsudokuGame(std::string_view source, const pugi::xml_node& puzzle)
      : source_(source), puzzle_(puzzle), graph_(puzzle.child("graph")) {}

  Result<VariantText> read() {
    for (const auto step : {&KsudokuGame::read_graph, &KsudokuGame::read_cliques,
                            &KsudokuGame::read_cages, &KsudokuGame::read_values}) {
      const Status status = (this->*step)();
      if (!status) return status.error();
    }
    const Status sound = check_faults(text_.puzzle);
    if (!sound) return sound.error();
    return std::move(text_);
  }

 private:
  [[nodiscard]] Error error(const pugi::xml_node& node, ErrorCode code,
                            std::string_view token) const {
    const auto offset = std::max<std::ptrdiff_t>(node.offset_debug(), 0);
    return error_in(source_, std::min(static_cast<std::size_t>(offset), source_.size()), code,
                    token);
  }

  Status read_graph() {
    if (!graph_) return error(puzzle_, ErrorCode::kMissingField, "graph");
    const std::string_view kind = graph_.attribute("specific-type").value();
    const std::string_view order = graph_.attribute("order").value();
    const auto is_size = [&](const char* name, std::string_view wanted) {
      return !graph_.attribute(name) || wanted == graph_.attribute(name).value();
    };
    const bool is_square =
        is_size("sizeX", order) && is_size("sizeY", order) && is_size("sizeZ", "1");
    const std::string_view type = graph_.attribute("type").value();
    const auto number = attribute_number(graph_, "order");
    if (type == "roxdoku" || kind == "Mathdoku" || !is_square || !number) {
      return error(graph_, ErrorCode::kNotReadHere, kind.empty() ? type : kind);
    }
    if (*number < 1 || *number > kMostLines) {
      Error wrong = error(graph_, ErrorCode::kBadNumber, order);
      wrong.expected = as_index(kMostLines);
      return wrong;
    }
    size_ = *number;
    text_.puzzle = open_grid(size_, size_, 1, size_);
    return read_groups(type == "sudoku");
  }

  // Rows and columns, and blocks as square as can be.
  Status read_groups(bool is_plain) {
    const pugi::xml_node groups = graph_.child("sudokugroups");
    const std::string_view at = groups.attribute("at").as_string("0");
    if (at != "0" || groups.next_sibling("sudokugroups") || graph_.child("roxdokugroups")) {
      return error(graph_, ErrorCode::kNotReadHere, graph_.attribute("specific-type").value());
    }
    text_.puzzle.rows_differ = is_plain || groups;
    text_.puzzle.columns_differ = text_.puzzle.rows_differ;
    const std::string_view with_blocks = groups.attribute("withblocks").as_string("1");
    if (text_.puzzle.rows_differ && with_blocks == "1") {
      text_.puzzle.regions = usual_regions(text_.puzzle);
    }
    return kDone;
  }

  // Cells by their numbers, column by column.
  Result<Variables> cells_in(const pugi::xml_node& node) const {
    Variables cells;
    std::string_view text = node.text().get();
    constexpr std::string_view kBlanks = " \t\r\n";
    while (true) {
      text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
      if (text.empty()) return cells;
      const std::size_t end = std::min(text.find_first_of(kBlanks), text.size());
      int number = 0;
      const auto [at, wrong] = std::from_chars(text.data(), text.data() + end, number);
      const bool is_cell =
          wrong == std::errc() && at == text.data() + end && number >= 0 && number < size_ * size_;
      if (!is_cell) return error(node, ErrorCode::kBadSyntax, excerpt_of(text.substr(0, end), 20));
      cells.push_back(static_cast<Variable>(number % size_ * size_ + number / size_));
      text.remove_prefix(end);
    }
  }

  Status read_cliques() {
    std::vector<Variables> cliques;
    for (const pugi::xml_node& node : graph_.children("clique")) {
      auto cells = cells_in(node);
      if (!cells) return cells.error();
      if (!cells->empty()) cliques.push_back(std::move(*cells));
    }
    std::vector<bool> are_regions(cliques.size(), false);
    if (text_.puzzle.regions.empty()) choose_regions(cliques, are_regions);
    for (std::size_t i = 0; i < cliques.size(); ++i) {
      if (are_regions[i]) {
        text_.puzzle.regions.push_back(std::move(cliques[i]));
        continue;
      }
      Constraint rule;
      rule.kind = Kind::kAllDifferent;
      rule.cells = std::move(cliques[i]);
      text_.puzzle.constraints.push_back(std::move(rule));
    }
    return kDone;
  }

  // The first ones that do not overlap, where they fill the grid.
  void choose_regions(const std::vector<Variables>& cliques, std::vector<bool>& chosen) const {
    std::set<Variable> taken;
    for (std::size_t i = 0; i < cliques.size(); ++i) {
      const auto is_taken = [&](Variable cell) { return taken.contains(cell); };
      const std::set<Variable> different(cliques[i].begin(), cliques[i].end());
      chosen[i] = different.size() == cliques[i].size() && different.size() == as_index(size_) &&
                  std::none_of(different.begin(), different.end(), is_taken);
      if (chosen[i]) taken.insert(different.begin(), different.end());
    }
    if (taken.size() != as_index(size_ * size_)) chosen.assign(cliques.size(), false);
  }

  Status read_cages() {
    for (const pugi::xml_node& node : graph_.children("cage")) {
      auto cells = cells_in(node);
      if (!cells) return cells.error();
      const auto sign = attribute_number(node, "operator");
      const auto value = attribute_number(node, "value");
      if (!sign || !value) return error(node, ErrorCode::kMissingField, "cage");
      const bool is_digit_of_cell = *sign == kNoOperator && cells->size() == 1;
      if (*sign != kAdd && !is_digit_of_cell) {
        return error(node, ErrorCode::kNotReadHere, node.attribute("operator").value());
      }
      Constraint rule;
      rule.kind = Kind::kCage;
      rule.cells = std::move(*cells);
      rule.numbers = {*value};
      text_.puzzle.constraints.push_back(std::move(rule));
    }
    return kDone;
  }

  [[nodiscard]] std::string letters_in(const char* name) const {
    std::string letters = puzzle_.child(name).text().get();
    std::erase_if(letters, is_space);
    return letters;
  }

  Status read_values() {
    const std::string values = letters_in("values");
    const std::string solution = letters_in("solution");
    const pugi::xml_node node = puzzle_.child("values");
    if (values.empty()) return error(puzzle_, ErrorCode::kMissingField, "values");
    const std::size_t count = as_index(size_ * size_);
    if (values.size() != count) {
      Error wrong =
          error(node, values.size() > count ? ErrorCode::kTooLong : ErrorCode::kTooShort, {});
      wrong.found = values.size();
      wrong.expected = count;
      return wrong;
    }
    const char first = first_ksudoku_letter(size_, values, solution);
    const auto numbers = ksudoku_numbers(values, size_, first);
    if (!numbers) return error(node, ErrorCode::kBadNumber, numbers.error().token.view());
    for (std::size_t i = 0; i < numbers->size(); ++i) {
      const int number = (*numbers)[i];
      if (number == 0) continue;
      text_.puzzle.candidates[i] = ValueSet{1} << static_cast<unsigned>(number - 1);
    }
    if (solution.size() != count) return kDone;
    const auto full = ksudoku_numbers(solution, size_, first);
    if (full) text_.solution = *full;
    return kDone;
  }

  std::string_view source_;
  pugi::xml_node puzzle_;
  pugi::xml_node graph_;
  int size_ = 0;
  VariantText text_;
};

pugi::xml_node puzzle_in(const pugi::xml_document& document) {
  const pugi::xml_node root = document.child("ksudoku");
  const pugi::xml_node game = root.child("game");
  return game ? game.child("puzzle") : root.child("puzzle");
}

Result<VariantText> read_ksudoku_variant(std::string_view text) {
  const Status length = check_length(text);
  if (!length) return length.error();
  pugi::xml_document document;
  const auto parsed =
      document.load_buffer(text.data(), text.size(), pugi::parse_escapes, pugi::encoding_utf8);
  if (parsed.status != pugi::status_ok) {
    const auto offset = static_cast<std::size_t>(std::max<std::ptrdiff_t>(parsed.offset, 0));
    return error_in(text, std::min(offset, text.size()), ErrorCode::kBadSyntax,
                    excerpt_of(text.substr(std::min(offset, text.size())), 20));
  }
  const pugi::xml_node puzzle = puzzle_in(document);
  if (!puzzle) return error_in(text, 0, ErrorCode::kMissingField, "puzzle");
  auto read = KsudokuGame(text, puzzle).read();
  const bool is_played = document.child("ksudoku").child("game").child("history").first_child();
  if (read && is_played) add_not_taken("history", NotTaken::Why::kOfPlayer, *read);
  return read;
}

// With cages, or an order over 9.
bool looks_like_ksudoku_variant(std::string_view text) {
  const std::size_t graph = text.find("<graph");
  if (text.find("<ksudoku") == text.npos || graph == text.npos) return false;
  if (text.find("<cage", graph) != text.npos) return true;
  constexpr std::string_view kOrder = "order=\"";
  const std::string_view tag = text.substr(graph, text.find('>', graph) - graph);
  const std::size_t order = tag.find(kOrder);
  if (order == tag.npos) return false;
  constexpr int kClassicOrder = 9;
  const std::string_view digits = tag.substr(order + kOrder.size());
  int number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number > kClassicOrder;
}

constexpr VariantFormat kKsudokuVariant{
    "ksudoku",
    "ksudoku",
    {"KSudoku's saved games with cages, or over 9x9", "KSudoku 存档（带笼或大于 9x9）",
     "KSudoku 存檔（帶籠或大於 9x9）"},
    looks_like_ksudoku_variant,
    read_ksudoku_variant,
    nullptr};

std::vector<const VariantFormat*> list_variants() {
  std::vector<const VariantFormat*> all;
  for (const VariantFormat& row : variant_format_table()) all.push_back(&row);
  all.push_back(&kKsudokuVariant);
  return all;
}

}  // namespace

const VariantFormat& ksudoku_variant_format() { return kKsudokuVariant; }

std::span<const VariantFormat* const> all_variant_formats() {
  static const std::vector<const VariantFormat*> kAll = list_variants();
  return kAll;
}

const VariantFormat* find_any_variant_format(std::string_view text) {
  if (text.size() > kMostVariantBytes) return nullptr;
  for (const VariantFormat* const row : all_variant_formats()) {
    if (row->looks_like(text)) return row;
  }
  return nullptr;
}

}  // namespace shudu::variant
