#include "shudu/explain/why_words.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "explain/places.h"
#include "explain/wording.h"
#include "shudu/explain/explain.h"
#include "shudu/logic/technique.h"
#include "shudu/words/fill.h"

namespace shudu {
namespace {

// The first ones are the headlines by WhyKind.
enum class WhySaying : std::uint8_t {
  kMistake,
  kHeld,
  kFilled,
  kPeer,
  kTrue,
  kRefuted,  ///< by one step
  kWrong,
  kOpen,
  kStopped,
  kRefutedBySteps,
  kStep,        ///< a step of several
  kSoNot,       ///< after another digit was placed in the cell
  kSeesIt,      ///< after the digit was placed in a peer
  kWasRemoved,  ///< the marks lack the candidate
  kNotCut,
  kCount,  ///< how many there are; not a saying
};

using WhyRow = words::Phrase<WhySaying>;

// clang-format off
constexpr auto kWhyRows = std::to_array<WhyRow>({
    {WhySaying::kMistake,
     {"There is a mistake in this position; it has to be put right first.",
      "盘面上有错误，要先改正。", "盤面上有錯誤，要先改正。"}},
    {WhySaying::kHeld,
     {"{digit} at {cell}: it stands there already.", "{cell} 已经填了 {digit}。",
      "{cell} 已經填了 {digit}。"}},
    {WhySaying::kFilled,
     {"{digit} at {cell}: the cell is filled with {held}.",
      "{cell} 不能填 {digit}：这一格已经填了 {held}。",
      "{cell} 不能填 {digit}：這一格已經填了 {held}。"}},
    {WhySaying::kPeer,
     {"{digit} at {cell}: the cell sees {digit} already, at {peers}.",
      "{cell} 不能填 {digit}：它能看到的 {peers} 已经填了 {digit}。",
      "{cell} 不能填 {digit}：它能看到的 {peers} 已經填了 {digit}。"}},
    {WhySaying::kTrue,
     {"{digit} at {cell}: nothing forbids it, it cannot be refuted.",
      "{cell} 可以填 {digit}：没有理由排除它。", "{cell} 可以填 {digit}：沒有理由排除它。"}},
    {WhySaying::kRefuted,
     {"{digit} at {cell}: {a technique} {forbids} it.", "{cell} 不能填 {digit}：理由是{technique}。",
      "{cell} 不能填 {digit}：理由是{technique}。"}},
    {WhySaying::kWrong,
     {"{digit} at {cell}: it is wrong, but the techniques in use do not show why.",
      "{cell} 不能填 {digit}：它与答案不符，但所用的技巧说明不了原因。",
      "{cell} 不能填 {digit}：它與答案不符，但所用的技巧說明不了原因。"}},
    {WhySaying::kOpen,
     {"{digit} at {cell}: no reason against it was found, and the puzzle is not known to have "
      "exactly one solution.",
      "{cell} 填 {digit}：没有找到排除它的理由，而且不能确定题目只有唯一解。",
      "{cell} 填 {digit}：沒有找到排除它的理由，而且不能確定題目只有唯一解。"}},
    {WhySaying::kStopped,
     {"{digit} at {cell}: the search was stopped before a reason was found.",
      "{cell} 填 {digit}：还没找到理由，搜索就停止了。",
      "{cell} 填 {digit}：還沒找到理由，搜尋就停止了。"}},
    {WhySaying::kRefutedBySteps,
     {"{digit} at {cell}: {count} steps together forbid it.",
      "{cell} 不能填 {digit}：需要 {count} 步来说明。",
      "{cell} 不能填 {digit}：需要 {count} 步來說明。"}},
    {WhySaying::kStep,
     {"{count}. {technique}: {reason}", "{count}. {technique}：{reason}",
      "{count}. {technique}：{reason}"}},
    {WhySaying::kSoNot,
     {"So {digit} is not at {cell}.", "所以 {cell} 不能填 {digit}。", "所以 {cell} 不能填 {digit}。"}},
    {WhySaying::kSeesIt,
     {"{cell} sees {placed}, so {digit} is not at {cell}.",
      "{cell} 能看到 {placed}，所以不能填 {digit}。", "{cell} 能看到 {placed}，所以不能填 {digit}。"}},
    {WhySaying::kWasRemoved,
     {"(The marks lack it already.)", "（候选数里已经没有它了。）", "（候選數裡已經沒有它了。）"}},
    {WhySaying::kNotCut,
     {"(The search was stopped: some of these steps may not be needed.)",
      "（搜索提前停止：其中有的步骤也许不需要。）", "（搜尋提前停止：其中有的步驟也許不需要。）"}},
});
// clang-format on

static_assert(words::kIsSound<words::first_fault(kWhyRows, words::SameFields::kChinese)>);

constexpr bool are_alike(WhyKind kind, WhySaying saying) {
  return static_cast<int>(kind) == static_cast<int>(saying);
}
static_assert(are_alike(WhyKind::kMistake, WhySaying::kMistake) &&
              are_alike(WhyKind::kTrue, WhySaying::kTrue) &&
              are_alike(WhyKind::kRefuted, WhySaying::kRefuted) &&
              are_alike(WhyKind::kStopped, WhySaying::kStopped));

WhySaying headline_of(const Why& why) {
  return why.steps.size() > 1 ? WhySaying::kRefutedBySteps : static_cast<WhySaying>(why.kind);
}

class WhyTeller {
 public:
  WhyTeller(const Layout& layout, const Why& why, Language language)
      : speech_{layout, language}, why_(why) {}

  [[nodiscard]] std::vector<std::string> lines() const {
    std::vector<std::string> lines = {say(headline_of(why_))};
    if (why_.steps.size() == 1) lines.push_back(reason(why_.steps[0]));
    if (why_.steps.size() > 1) add_steps(lines);
    if (!why_.steps.empty() && !why_.steps.back().placements.empty()) {
      lines.push_back(
          say(deciding().cell == why_.candidate.cell ? WhySaying::kSoNot : WhySaying::kSeesIt));
    }
    if (why_.was_removed) lines.push_back(say(WhySaying::kWasRemoved));
    if (!why_.is_cut) lines.push_back(say(WhySaying::kNotCut));
    return lines;
  }

 private:
  [[nodiscard]] std::string_view text_of(WhySaying saying) const {
    return words::text_of(kWhyRows, saying, speech_.language);
  }
  [[nodiscard]] std::string_view name(const Step& step) const {
    return step.technique->names.in(speech_.language);
  }
  [[nodiscard]] std::string reason(const Step& step) const {
    return explain_step(speech_.layout, step, speech_.language);
  }

  // The placement of the last step by which the candidate falls. Precondition: it places.
  [[nodiscard]] Candidate deciding() const {
    const auto& placements = why_.steps.back().placements;
    const CellSet peers = speech_.layout.peers(why_.candidate.cell);
    const auto placed =
        std::find_if(placements.begin(), placements.end(), [&](const Candidate& it) {
          return it.cell == why_.candidate.cell ||
                 (it.digit == why_.candidate.digit && peers.contains(it.cell));
        });
    return placed != placements.end() ? *placed : placements.front();
  }
  [[nodiscard]] std::string placed_cell() const {
    if (why_.steps.empty() || why_.steps.back().placements.empty()) return {};
    return say_cell(speech_, deciding().cell);
  }

  void add_steps(std::vector<std::string>& lines) const {
    for (const Step& step : why_.steps) {
      const std::string text =
          words::fill(text_of(WhySaying::kStep), {{"count", std::to_string(lines.size())},
                                                  {"technique", std::string(name(step))},
                                                  {"reason", reason(step)}});
      lines.push_back(typeset(speech_, text));
    }
  }

  [[nodiscard]] std::string say(WhySaying saying) const {
    const std::string_view technique = why_.steps.empty() ? "" : name(why_.steps[0]);
    const std::string held = why_.held ? std::to_string(why_.held->value()) : std::string();
    const std::string text = words::fill(
        text_of(saying), {{"digit", std::to_string(why_.candidate.digit.value())},
                          {"cell", say_cell(speech_, why_.candidate.cell)},
                          {"held", held},
                          {"peers", say_cells(speech_, why_.peers)},
                          {"placed", placed_cell()},
                          {"count", std::to_string(why_.steps.size())},
                          {"forbids", is_plural(technique) ? "forbid" : "forbids"},
                          {"a technique", technique.empty() ? "" : with_article(technique)},
                          {"technique", std::string(technique)}});
    return typeset(speech_, text);
  }

  Speech speech_;
  const Why& why_;
};

}  // namespace

std::vector<std::string> explain_why(const Layout& layout, const Why& why, Language language) {
  return WhyTeller(layout, why, language).lines();
}

}  // namespace shudu
