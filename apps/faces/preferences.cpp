// Rows of a game's settings hand over to the game's own table, so that there is one statement of
// their values. A value of another row is good where the row's own list of values has it.
#include "faces/preferences.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <type_traits>

#include "faces/keyboards.h"
#include "shudu/core/rows_in_order.h"

namespace shudu::faces {
namespace {

using game::SettingKey;

// How a row is read and changed, and the values that it takes.
struct Access {
  std::string_view values;
  std::string (*get)(const Preferences& preferences);
  bool (*set)(Preferences& preferences, std::string_view value);
};

PreferenceRow in_all_faces(std::string_view slug, PreferenceGroup group, const Access& access,
                           const Words& name, const Words& about) {
  return {slug, group, access.values, name, about, access.get, access.set};
}

PreferenceRow in_terminal(std::string_view slug, PreferenceGroup group, const Access& access,
                          const Words& name, const Words& about) {
  PreferenceRow made = in_all_faces(slug, group, access, name, about);
  made.is_in_browser = false;
  return made;
}

template <SettingKey kKey>
PreferenceRow of_game(PreferenceGroup group, const Words& name, const Words& about) {
  const Access access{
      game::row_of(kKey).values,
      [](const Preferences& preferences) { return game::row_of(kKey).get(preferences.game); },
      [](Preferences& preferences, std::string_view value) {
        return game::row_of(kKey).set(preferences.game, value);
      }};
  return in_all_faces(game::row_of(kKey).slug, group, access, name, about);
}

// The place of a value among those of a list joined by `|`; -1 where it is none.
int place_in(std::string_view values, std::string_view value) {
  for (int place = 0;; ++place) {
    const std::size_t bar = values.find('|');
    if (values.substr(0, bar) == value) return place;
    if (bar == std::string_view::npos) return -1;
    values.remove_prefix(bar + 1);
  }
}

std::string value_at(std::string_view values, int place) {
  for (; place > 0; --place) values.remove_prefix(values.find('|') + 1);
  return std::string(values.substr(0, values.find('|')));
}

// Members that are an enumeration, or a switch (false first), in the order of their list.
template <auto kMember, const auto& kValues>
constexpr Access listed() {
  return {kValues,
          [](const Preferences& preferences) {
            return value_at(kValues, static_cast<int>(preferences.*kMember));
          },
          [](Preferences& preferences, std::string_view value) {
            const int place = place_in(kValues, value);
            if (place < 0) return false;
            using Member = std::remove_reference_t<decltype(preferences.*kMember)>;
            preferences.*kMember = static_cast<Member>(place);
            return true;
          }};
}

// Members that are the word of the list itself.
template <auto kMember, const auto& kValues>
constexpr Access worded() {
  return {kValues, [](const Preferences& preferences) { return preferences.*kMember; },
          [](Preferences& preferences, std::string_view value) {
            if (place_in(kValues, value) < 0) return false;
            preferences.*kMember = value;
            return true;
          }};
}

constexpr Access idle() {
  return {"0..60",
          [](const Preferences& preferences) { return std::to_string(preferences.idle_minutes); },
          [](Preferences& preferences, std::string_view value) {
            int minutes = 0;
            const char* const last = value.data() + value.size();
            const auto [end, error] = std::from_chars(value.data(), last, minutes);
            if (error != std::errc() || end != last || minutes < 0 || minutes > 60) return false;
            preferences.idle_minutes = minutes;
            return true;
          }};
}

constexpr Access keyboard() {
  return {"us|uk|de|es|it|pt|br|se|ch|jp|fr|cz|ru",
          [](const Preferences& preferences) { return preferences.keyboard; },
          [](Preferences& preferences, std::string_view value) {
            if (!keyboard_of(value)) return false;
            preferences.keyboard = value;
            return true;
          }};
}

constexpr std::string_view kSwitch = "off|on";
constexpr std::string_view kTimers = "shown|hidden|off";
constexpr std::string_view kColourNames = "auto|256|16|none";
constexpr std::string_view kGroundChoices = "dark|light";
constexpr std::string_view kMarkKinds = "two|one";
constexpr std::string_view kLetters = "wasd|zqsd|none";
constexpr std::string_view kLanguages = "en|zh-CN|zh-TW";

using Group = PreferenceGroup;

// clang-format off
const auto kPreferenceRows = std::to_array<PreferenceRow>({
    of_game<SettingKey::kAutoErase>(Group::kPlay,
     {"Erase marks", "自动去掉候选数", "自動去掉候選數"},
     {"A placed digit takes itself out of the marks of its peers: of both kinds, of the centre, or "
      "not at all.",
      "填入数字后，从相关格的候选数中去掉它：两种标记、只去中心标，或都不去。",
      "填入數字後，從相關格的候選數中去掉它：兩種標記、只去中心標，或都不去。"}),
    of_game<SettingKey::kAutoMarks>(Group::kPlay,
     {"Marks kept for you", "自动候选数", "自動候選數"},
     {"The program keeps the centre marks: all digits that no peer holds, less those that you "
      "ruled out.",
      "由程序维护中心标：相关格都没有的数字，再去掉你已排除的。",
      "由程式維護中心標：相關格都沒有的數字，再去掉你已排除的。"}),
    of_game<SettingKey::kMultiDigit>(Group::kPlay,
     {"Digit on several cells", "多格时按数字", "多格時按數字"},
     {"With several empty cells picked, a digit becomes a corner mark, or is placed in all.",
      "选中多个空格时，按数字记为角标，或全部填入。",
      "選取多個空格時，按數字記為角標，或全部填入。"}),
    in_all_faces("marks", Group::kPlay, listed<&Preferences::one_kind_marks, kMarkKinds>(),
     {"Kinds of marks", "标记种类", "標記種類"},
     {"Two kinds of marks, corner and centre, or one kind alone.",
      "分角标和中心标两种，或只用一种。", "分角標和中心標兩種，或只用一種。"}),
    in_all_faces("timer", Group::kPlay, listed<&Preferences::timer, kTimers>(),
     {"Timer", "计时", "計時"},
     {"The time is shown, hidden, or off; games without time have no best times.",
      "显示时间、隐藏，或不计时；不计时的游戏不计入最佳时间。",
      "顯示時間、隱藏，或不計時；不計時的遊戲不列入最佳時間。"}),
    in_all_faces("idle", Group::kPlay, idle(), {"Pause when idle", "空闲自动暂停", "閒置自動暫停"},
     {"Minutes without a key until the game is paused; 0 is never.",
      "多少分钟没有操作后自动暂停；0 表示从不。", "多少分鐘沒有操作後自動暫停；0 表示從不。"}),
    of_game<SettingKey::kCheck>(Group::kHelp, {"Check", "检查", "檢查"},
     {"What is shown as wrong at once: nothing, equal digits in a house, or every digit unlike the "
      "solution.",
      "随时标出的错误：不标、同一区域里重复的数字，或凡与答案不同的数字。",
      "隨時標出的錯誤：不標、同一區域裡重複的數字，或凡與答案不同的數字。"}),
    of_game<SettingKey::kCheckMarks>(Group::kHelp, {"Check marks", "检查标记", "檢查標記"},
     {"Marks that a digit in the same house forbids are shown as wrong too.",
      "同一区域已有该数字时，标记也算错误并标出。", "同一區域已有該數字時，標記也算錯誤並標出。"}),
    of_game<SettingKey::kHintMarks>(Group::kHelp,
     {"Hints see marks", "提示参考标记", "提示參考標記"},
     {"Hints take your centre marks for your candidates.",
      "提示以你的中心标为候选数。", "提示以你的中心標為候選數。"}),
    of_game<SettingKey::kTechniques>(Group::kHelp,
     {"Techniques of hints", "提示用的技巧", "提示用的技巧"},
     {"The techniques that hints may use, from the first to all.",
      "提示可以用到的技巧，从入门到全部。", "提示可以用到的技巧，從入門到全部。"}),
    in_terminal("colours", Group::kLook, listed<&Preferences::colours, kColourNames>(),
     {"Colours", "颜色", "顏色"},
     {"How many colours the terminal is asked for.",
      "使用终端的多少种颜色。", "使用終端機的多少種顏色。"}),
    in_terminal("ground", Group::kLook, listed<&Preferences::light_ground, kGroundChoices>(),
     {"Ground", "背景", "背景"},
     {"Colours for a dark or for a light terminal.",
      "按深色或浅色终端配色。", "依深色或淺色終端機配色。"}),
    in_terminal("ascii", Group::kLook, listed<&Preferences::ascii, kSwitch>(),
     {"ASCII only", "只用 ASCII", "只用 ASCII"},
     {"Lines of the board are drawn with + - | alone.",
      "盘面只用 + - | 画线。", "盤面只用 + - | 畫線。"}),
    in_terminal("keyboard", Group::kKeys, keyboard(), {"Keyboard", "键盘", "鍵盤"},
     {"Which signs Shift and a digit give here; they become corner marks.",
      "Shift 加数字键打出的符号按哪种键盘；它们记为角标。",
      "Shift 加數字鍵打出的符號依哪種鍵盤；它們記為角標。"}),
    in_all_faces("letters", Group::kKeys, worded<&Preferences::letters, kLetters>(),
     {"Letters that move", "移动用的字母", "移動用的字母"},
     {"Four letters that move the cursor beside the arrows.",
      "除方向键外移动光标的四个字母键。", "除方向鍵外移動游標的四個字母鍵。"}),
    in_terminal("mouse", Group::kKeys, listed<&Preferences::mouse, kSwitch>(),
     {"Mouse", "鼠标", "滑鼠"},
     {"The program takes clicks; off leaves them to the terminal.",
      "由程序接收鼠标点击；关闭则留给终端。", "由程式接收滑鼠點擊；關閉則留給終端機。"}),
    in_all_faces("wrap", Group::kKeys, listed<&Preferences::wrap, kSwitch>(),
     {"Go round the edge", "越过边缘", "越過邊緣"},
     {"The cursor goes on at the other edge.",
      "光标越过边缘后从对面继续。", "游標越過邊緣後從對面繼續。"}),
    in_all_faces("language", Group::kLanguage, listed<&Preferences::language, kLanguages>(),
     {"Language", "语言", "語言"},
     {"The language of everything that is said.", "所有文字使用的语言。", "所有文字使用的語言。"}),
});

// Values of the settings, each a row.
struct ValueRow {
  std::string_view value;
  Words words;
};

constexpr ValueRow kValueRows[] = {
    {"on", {"on", "开", "開"}},
    {"off", {"off", "关", "關"}},
    {"both", {"both", "两种", "兩種"}},
    {"centre", {"centre", "中心标", "中心標"}},
    {"rules", {"rules", "按规则", "依規則"}},
    {"solution", {"solution", "按答案", "依答案"}},
    {"marks", {"marks", "标记", "標記"}},
    {"place", {"place", "填入", "填入"}},
    {"two", {"two kinds", "两种", "兩種"}},
    {"one", {"one kind", "一种", "一種"}},
    {"shown", {"shown", "显示", "顯示"}},
    {"hidden", {"hidden", "隐藏", "隱藏"}},
    {"first", {"first steps", "入门", "入門"}},
    {"easy", {"easy", "简单", "簡單"}},
    {"medium", {"medium", "中等", "中等"}},
    {"hard", {"hard", "困难", "困難"}},
    {"all", {"all", "全部", "全部"}},
    {"auto", {"auto", "自动", "自動"}},
    {"none", {"none", "无", "無"}},
    {"learnt", {"learnt", "已识别", "已辨識"}},
    {"dark", {"dark", "深色", "深色"}},
    {"light", {"light", "浅色", "淺色"}},
    {"en", {"English", "English", "English"}},
    {"zh-CN", {"简体中文", "简体中文", "简体中文"}},
    {"zh-TW", {"繁體中文", "繁體中文", "繁體中文"}},
};
// clang-format on

constexpr std::array kPreferenceGroups{
    PreferenceGroupRow{Group::kPlay, "play", "group-play"},
    PreferenceGroupRow{Group::kHelp, "help", "group-help"},
    PreferenceGroupRow{Group::kLook, "look", "group-look"},
    PreferenceGroupRow{Group::kKeys, "keys", "group-keys"},
    PreferenceGroupRow{Group::kLanguage, "language", "group-language"},
};
static_assert(are_in_order(kPreferenceGroups, &PreferenceGroupRow::group, PreferenceGroup::kCount));

}  // namespace

std::span<const PreferenceRow> preference_table() { return kPreferenceRows; }
std::span<const PreferenceGroupRow> preference_groups() { return kPreferenceGroups; }

const PreferenceGroupRow& row_of(PreferenceGroup group) {
  return kPreferenceGroups[static_cast<std::size_t>(group)];
}

const PreferenceRow* find_preference(std::string_view slug) {
  for (const PreferenceRow& row : kPreferenceRows) {
    if (row.slug == slug) return &row;
  }
  return nullptr;
}

std::vector<std::string> choices_of(const PreferenceRow& row) {
  std::vector<std::string> choices;
  for (std::string_view rest = row.values;;) {
    const std::size_t bar = rest.find('|');
    if (rest.substr(0, bar).find(',') == std::string_view::npos) {
      choices.emplace_back(rest.substr(0, bar));
    }
    if (bar == std::string_view::npos) return choices;
    rest.remove_prefix(bar + 1);
  }
}

std::optional<ValueRange> range_of(const PreferenceRow& row) {
  const std::size_t dots = row.values.find("..");
  const bool is_list = row.values.find('|') != std::string_view::npos;
  if (is_list || dots == std::string_view::npos) return std::nullopt;
  ValueRange range;
  const char* const text = row.values.data();
  std::from_chars(text, text + dots, range.least);
  std::from_chars(text + dots + 2, text + row.values.size(), range.most);
  return range;
}

std::string value_words(std::string_view value, Language language) {
  if (value.starts_with("learnt ")) value = "learnt";  // its signs follow
  for (const ValueRow& row : kValueRows) {
    if (row.value == value) return std::string(row.words.in(language));
  }
  return std::string(value);
}

}  // namespace shudu::faces
