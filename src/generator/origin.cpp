// One table of words, which printing and reading walk; the order of its rows is that of the line.
#include "shudu/generator/origin.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "generator/origin_words.h"
#include "shudu/core/find_row.h"
#include "shudu/rating/se.h"
#include "shudu/rating/shudu_scale.h"
#include "shudu/words/fill.h"

namespace shudu {
namespace {

constexpr std::string_view kHead = "generated";
constexpr std::string_view kSeriesWord = "series";
constexpr std::string_view kScaleWord = "scale";
constexpr std::string_view kLevelWord = "level";

// The versions of the scales that judge a wish; empty: none does.
std::string scales_of(const Wish& wish) {
  const bool has_technique = wish.technique != nullptr;
  const bool is_on_shudu =
      has_technique || wish.level || wish.least_steps > 0 || wish.bottlenecks.has_value();
  std::string scales;
  if (is_on_shudu) scales = "shudu-" + std::to_string(kShuduScaleVersion);
  if (has_technique || wish.er) {
    scales += (scales.empty() ? "se-" : ",se-") + std::string(kSeVersion);
  }
  return scales;
}

void append_word(std::string_view word, std::string_view value, std::string& line) {
  line += ' ';
  line += word;
  if (value == kFlagValue) return;
  line += '=';
  line += value;
}

// The texts of a line's words, in the order of the table; empty: it is not there.
class OriginReader {
 public:
  Result<Origin, OriginError> read(std::string_view text) {
    const std::string_view head = cut_word(text);
    if (head != kHead) return error(OriginFault::kNotAnOrigin, head);
    while (!text.empty()) {
      if (const auto error = take(cut_word(text))) return *error;
    }
    return finish();
  }

 private:
  using Trouble = std::optional<OriginError>;

  static std::string_view cut_word(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
  }

  static OriginError error(OriginFault fault, std::string_view token, std::string_view own = {}) {
    return {fault, escape_token(token), escape_token(own)};
  }

  Trouble take(std::string_view whole) {
    const std::size_t equals = whole.find('=');
    const std::string_view word = whole.substr(0, equals);
    const bool is_flag = equals == std::string_view::npos;
    const std::string_view value = is_flag ? kFlagValue : whole.substr(equals + 1);
    if (!series_.empty() && word == kLevelWord) {
      // As rated later: no wish.
      return find_level(value) ? Trouble() : error(OriginFault::kBadValue, whole);
    }
    const OriginWord* const row =
        find_row(origin_words(), [word](const OriginWord& each) { return each.word == word; });
    std::string_view* to = nullptr;
    if (row != nullptr && series_.empty())
      to = &values_[static_cast<std::size_t>(row - origin_words().data())];
    if (word == kSeriesWord) to = &series_;
    if (word == kScaleWord && !series_.empty()) to = &scale_;
    if (to == nullptr) return error(OriginFault::kUnknownWord, whole);
    if (!to->empty()) return error(OriginFault::kRepeated, word);
    if (value.empty() || is_flag != (row != nullptr && row->is_flag)) {
      return error(OriginFault::kBadValue, whole);
    }
    *to = value;
    return std::nullopt;
  }

  Result<Origin, OriginError> finish() {
    // Versions first: words of another one may mean something else.
    if (series_.empty()) return error(OriginFault::kMissing, kSeriesWord);
    const std::string series = std::to_string(kSeriesVersion);
    if (series_ != series) return error(OriginFault::kOtherSeries, series_, series);
    Origin origin;
    origin.wish.givens.is_minimal = false;  // a word says that it is
    for (std::size_t i = 0; i < origin_words().size(); ++i) {
      if (const auto trouble = read_word(origin_words()[i], values_[i], origin)) return *trouble;
    }
    if (!may_have_spare_givens(origin.wish)) origin.wish.givens.is_minimal = true;
    const std::string scales = scales_of(origin.wish.difficulty);
    if (scale_.empty() && !scales.empty()) return error(OriginFault::kMissing, kScaleWord);
    if (scale_ != scales) return error(OriginFault::kOtherScale, scale_, scales);
    if (find_fault(origin.wish) != MakeFault::kNone) return error(OriginFault::kCannotBe, kHead);
    return origin;
  }

  static Trouble read_word(const OriginWord& row, std::string_view value, Origin& origin) {
    const bool is_of_method = (row.methods & bit(origin.wish.method)) != 0;
    if (value.empty()) {
      const bool is_missing = row.is_always && is_of_method;
      return is_missing ? Trouble(error(OriginFault::kMissing, row.word)) : std::nullopt;
    }
    if (!is_of_method) return error(OriginFault::kNotTogether, row.word);
    if (row.read(value, origin)) return std::nullopt;
    if (row.is_flag) return error(OriginFault::kNotTogether, row.word);
    return error(OriginFault::kBadValue, std::string(row.word) + '=' + std::string(value));
  }

  std::vector<std::string_view> values_ = std::vector<std::string_view>(origin_words().size());
  std::string_view series_;
  std::string_view scale_;
};

using OriginSentence = words::Phrase<OriginFault>;

constexpr std::array kSentences{
    OriginSentence{OriginFault::kNotAnOrigin,
                   {"an origin begins with 'generated', not with '{token}'",
                    "题目来源应以“generated”开头，而不是“{token}”",
                    "題目來源應以「generated」開頭，而不是「{token}」"}},
    OriginSentence{OriginFault::kUnknownWord,
                   {"an origin has no word '{token}'", "题目来源中没有“{token}”这一项",
                    "題目來源中沒有「{token}」這一項"}},
    OriginSentence{OriginFault::kRepeated,
                   {"'{token}' stands twice in the origin", "题目来源中“{token}”出现了两次",
                    "題目來源中「{token}」出現了兩次"}},
    OriginSentence{OriginFault::kBadValue,
                   {"'{token}' in the origin cannot be read", "题目来源中的“{token}”无法识别",
                    "題目來源中的「{token}」無法辨識"}},
    OriginSentence{OriginFault::kMissing,
                   {"the origin lacks '{token}', without which the puzzle cannot be made again",
                    "题目来源缺少“{token}”，无法重新生成这道题",
                    "題目來源缺少「{token}」，無法重新產生這道題"}},
    OriginSentence{
        OriginFault::kNotTogether,
        {"'{token}' does not go with the rest of the origin", "“{token}”与题目来源的其他各项不相容",
         "「{token}」與題目來源的其他各項不相容"}},
    OriginSentence{
        OriginFault::kOtherSeries,
        {"the puzzle is of version {token} of the series; this program has version {own}, whose "
         "puzzles are others",
         "这道题属于序列版本 {token}；本程序的版本为 {own}，生成的题不同",
         "這道題屬於序列版本 {token}；本程式的版本為 {own}，產生的題不同"}},
    OriginSentence{
        OriginFault::kOtherScale,
        {"the puzzle was judged by {token}; this program judges by {own} and may make another one",
         "这道题按 {token} 评定；本程序按 {own} 评定，生成的题可能不同",
         "這道題依 {token} 評定；本程式依 {own} 評定，產生的題可能不同"}},
    OriginSentence{
        OriginFault::kCannotBe,
        {"no puzzle has this origin: its wishes contradict each other",
         "没有题目符合这一来源：其中的要求互相矛盾", "沒有題目符合這一來源：其中的要求互相矛盾"}},
};
static_assert(words::kIsSound<words::first_fault(kSentences)>);

}  // namespace

std::string print_origin(const Origin& origin) {
  std::string line(kHead);
  for (const OriginWord& row : origin_words()) {
    if ((row.methods & bit(origin.wish.method)) == 0) continue;
    const std::string value = row.print(origin);
    if (!value.empty()) append_word(row.word, value, line);
  }
  append_word(kSeriesWord, std::to_string(kSeriesVersion), line);
  if (!heeds_difficulty(origin.wish.method)) return line;
  const std::string scales = scales_of(origin.wish.difficulty);
  if (!scales.empty()) append_word(kScaleWord, scales, line);
  return line;
}

Result<Origin, OriginError> parse_origin(std::string_view text) {
  return OriginReader().read(text);
}

std::string sentence(const OriginError& error, Language language) {
  return words::fill(
      words::text_of(kSentences, error.fault, language),
      {{"token", std::string(error.token.view())}, {"own", std::string(error.own.view())}});
}

}  // namespace shudu
