// The table of troubles: for each code its name for programs, its sentence in three languages and
// whether it may pass by itself. Placeholders: {found} {expected} {token}
// {place} {target}. Completeness and order
// are held by static_assert.
#include "shudu/storage/trouble.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include "shudu/core/characters.h"
#include "shudu/core/placeholders.h"
#include "shudu/core/rows_in_order.h"

namespace shudu::storage {
namespace {

struct Row {
  TroubleCode code;
  bool may_pass;
  std::string_view slug;
  Words words;
};

constexpr std::array kTable{
    Row{TroubleCode::kNotAStore,
        false,
        "not-a-store",
        {"This file is no store of Shudu games. It was left as it is.",
         "这个文件不是数独游戏库，未作任何改动。", "這個檔案不是數獨遊戲庫，未作任何更動。"}},
    Row{TroubleCode::kNewerStore,
        false,
        "newer-store",
        {"These games were saved by a newer Shudu (version {found}; this one reads up to "
         "{expected}). "
         "The file was left as it is.",
         "这些游戏由更新版本的 Shudu 保存（版本 {found}，本程序最多读到 "
         "{expected}），文件未作改动。",
         "這些遊戲由較新版本的 Shudu 儲存（版本 {found}，本程式最多讀到 "
         "{expected}），檔案未作更動。"}},
    Row{TroubleCode::kBadVersion,
        false,
        "bad-version",
        {"The version of these saved games is {token}, which no Shudu writes. The file was left as "
         "it is.",
         "游戏存档的版本号是 {token}，没有哪个 Shudu 会写这样的版本号。文件未作改动。",
         "遊戲存檔的版本號是 {token}，沒有哪個 Shudu 會寫這樣的版本號。檔案未作更動。"}},
    Row{TroubleCode::kDamaged,
        false,
        "damaged",
        {"The file of saved games is damaged ({token}). Nothing was deleted.",
         "游戏存档文件已损坏（{token}）。没有删除任何内容。",
         "遊戲存檔已損壞（{token}）。沒有刪除任何內容。"}},
    Row{TroubleCode::kInUse,
        true,
        "in-use",
        {"Another Shudu has the saved games open.", "另一个 Shudu 正在使用游戏存档。",
         "另一個 Shudu 正在使用遊戲存檔。"}},
    Row{TroubleCode::kBusy,
        true,
        "busy",
        {"Another Shudu is writing to the saved games.", "另一个 Shudu 正在写入游戏存档。",
         "另一個 Shudu 正在寫入遊戲存檔。"}},
    Row{TroubleCode::kBackup,
        true,
        "no-backup",
        {"The saved games could not be copied before their update and were left as they are. {why}",
         "升级前无法备份游戏存档，存档未作改动。{why}",
         "升級前無法備份遊戲存檔，存檔未作更動。{why}"}},
    Row{TroubleCode::kNoName,
        false,
        "no-name",
        {"The name of the file is empty.", "文件名是空的。", "檔名是空的。"}},
    Row{TroubleCode::kIsFolder,
        false,
        "is-folder",
        {"{place} is a folder, not a file.", "{place} 是文件夹，不是文件。",
         "{place} 是資料夾，不是檔案。"}},
    Row{TroubleCode::kNotAFile,
        false,
        "not-a-file",
        {"{place} is not a regular file. It was left as it is.",
         "{place} 不是普通文件，未作任何改动。", "{place} 不是一般檔案，未作任何更動。"}},
    Row{TroubleCode::kNotAFolder,
        false,
        "not-a-folder",
        {"{place} is a file, not a folder.", "{place} 是文件，不是文件夹。",
         "{place} 是檔案，不是資料夾。"}},
    Row{TroubleCode::kDanglingLink,
        true,
        "dangling-link",
        {"{place} is a link to {target}, and there is no file there.",
         "{place} 是指向 {target} 的链接，那里没有文件。",
         "{place} 是指向 {target} 的連結，那裡沒有檔案。"}},
    Row{TroubleCode::kSeveralNames,
        false,
        "several-names",
        {"{place} has several names (hard links). Moves could be lost that way, so it was left as "
         "it is.",
         "{place} 有多个文件名（硬链接），这样可能丢失步骤，所以未作任何改动。",
         "{place} 有多個檔名（硬連結），這樣可能遺失步驟，所以未作任何更動。"}},
    Row{TroubleCode::kNameTooLong,
        false,
        "name-too-long",
        {"The file name is too long, or leaves no room for the names of the files beside it: "
         "{place}",
         "文件名太长，或放不下旁边几个文件的名称：{place}",
         "檔名太長，或放不下旁邊幾個檔案的名稱：{place}"}},
    Row{TroubleCode::kReadOnly,
        true,
        "read-only",
        {"The disk or folder of the saved games is read-only.",
         "游戏存档所在的磁盘或文件夹是只读的。", "遊戲存檔所在的磁碟或資料夾是唯讀的。"}},
    Row{TroubleCode::kDiskFull,
        true,
        "disk-full",
        {"The disk is full.", "磁盘已满。", "磁碟已滿。"}},
    Row{TroubleCode::kTooManyFiles,
        true,
        "too-many-files",
        {"Too many files are open.", "打开的文件太多。", "開啟的檔案太多。"}},
    Row{TroubleCode::kNoPermission,
        true,
        "no-permission",
        {"The saved games may not be read or written by this user.", "当前用户无权读写游戏存档。",
         "目前的使用者無權讀寫遊戲存檔。"}},
    Row{TroubleCode::kNoFolder,
        true,
        "no-folder",
        {"There is no such file or folder: {place}", "文件或文件夹不存在：{place}",
         "檔案或資料夾不存在：{place}"}},
    Row{TroubleCode::kInputOutput,
        true,
        "input-output",
        {"The disk reports an error ({token}, {found}).", "磁盘报告错误（{token}，{found}）。",
         "磁碟回報錯誤（{token}，{found}）。"}},
    Row{TroubleCode::kOutOfMemory,
        true,
        "out-of-memory",
        {"There is not enough memory.", "内存不足。", "記憶體不足。"}},
    Row{TroubleCode::kDatabase,
        true,
        "database",
        {"SQLite refuses ({found}): {token}", "SQLite 拒绝执行（{found}）：{token}",
         "SQLite 拒絕執行（{found}）：{token}"}},
    Row{TroubleCode::kNoSuchGame,
        false,
        "no-such-game",
        {"There is no saved game {token}.", "没有存档 {token}。", "沒有存檔 {token}。"}},
    Row{TroubleCode::kGameExists,
        false,
        "game-exists",
        {"There is a saved game {token} already.", "存档 {token} 已经存在。",
         "存檔 {token} 已經存在。"}},
    Row{TroubleCode::kConflict,
        false,
        "conflict",
        {"This game was continued elsewhere: move {found} there is another one.",
         "这局游戏已在别处继续：那里的第 {found} 步与此不同。",
         "這局遊戲已在別處繼續：那裡的第 {found} 步與此不同。"}},
    Row{TroubleCode::kGap,
        false,
        "gap",
        {"Move {found} cannot be saved before move {expected}.",
         "第 {found} 步不能先于第 {expected} 步保存。",
         "第 {found} 步不能先於第 {expected} 步儲存。"}},
    Row{TroubleCode::kGameLocked,
        true,
        "game-locked",
        {"This game is being played elsewhere ({token}).", "这局游戏正在别处进行（{token}）。",
         "這局遊戲正在別處進行（{token}）。"}},
    Row{TroubleCode::kBadValue,
        false,
        "bad-value",
        {"This cannot be saved: {token}", "无法保存：{token}", "無法儲存：{token}"}},
};

static_assert(are_in_order(kTable, &Row::code, TroubleCode::kCount));

const Row& row_of(TroubleCode code) { return kTable[static_cast<std::size_t>(code)]; }

void append_field(Sentence& text, std::string_view placeholder, const Trouble& trouble,
                  Language language) {
  if (placeholder == "{why}") {
    Trouble why = trouble;
    why.code = trouble.why;
    why.why = TroubleCode::kDatabase;  // so that it ends
    return text.append(sentence(why, language).view());
  }
  if (placeholder == "{found}") return text.append_number(trouble.found);
  if (placeholder == "{expected}") return text.append_number(trouble.expected);
  if (placeholder == "{token}") return text.append(trouble.token.view());
  if (placeholder == "{place}") return text.append(trouble.place.view());
  if (placeholder == "{target}") return text.append(trouble.target.view());
  text.append(placeholder);
}

// The longest piece at the front of a text of which escaping cuts nothing: a byte becomes four at
// most, and a character stays whole.
std::string_view first_piece(std::string_view text) {
  constexpr std::size_t kMost = Token::kSize / 4;
  std::size_t length = std::min(text.size(), kMost);
  while (length > 1 && length < text.size() && is_continuation(text[length])) --length;
  return text.substr(0, length);
}

}  // namespace

PlaceText escape_place(std::string_view path) {
  std::string whole;
  for (; !path.empty(); path.remove_prefix(first_piece(path).size())) {
    whole += escape_token(first_piece(path)).view();
  }
  constexpr std::string_view kMore = "...";
  if (whole.size() <= PlaceText::kSize) return PlaceText(whole);
  std::size_t from = whole.size() - (PlaceText::kSize - kMore.size());
  while (from < whole.size() && is_continuation(whole[from])) ++from;
  PlaceText text(kMore);
  text.append(std::string_view(whole).substr(from));
  return text;
}

std::string_view trouble_slug(TroubleCode code) { return row_of(code).slug; }

bool may_pass(TroubleCode code) { return row_of(code).may_pass; }

Sentence sentence(const Trouble& trouble, Language language) {
  Sentence text;
  for_each_part(
      row_of(trouble.code).words.in(language), [&](std::string_view part) { text.append(part); },
      [&](std::string_view field) { append_field(text, field, trouble, language); });
  return text;
}

}  // namespace shudu::storage
