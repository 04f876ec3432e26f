#include "cli/words.h"

#include <array>
#include <cerrno>
#include <system_error>

namespace shudu::cli {
namespace {

static_assert(words::is_sound(kPhrases));

struct SystemRow {
  int error_number;
  Words words;
};

constexpr std::array kSystemTable{
    SystemRow{ENOENT, {"no such file", "没有这个文件", "沒有這個檔案"}},
    SystemRow{EACCES, {"permission denied", "没有权限", "沒有權限"}},
    SystemRow{EPERM, {"operation not permitted", "不允许的操作", "不允許的操作"}},
    SystemRow{EISDIR, {"it is a directory", "它是一个目录", "它是一個目錄"}},
    SystemRow{ENOTDIR,
              {"a part of the path is not a directory", "路径中有一部分不是目录",
               "路徑中有一部分不是目錄"}},
    SystemRow{ENOSPC, {"no space left on device", "设备上没有空间了", "裝置上沒有空間了"}},
    SystemRow{EDQUOT, {"disk quota exceeded", "超出磁盘配额", "超出磁碟配額"}},
    SystemRow{EFBIG, {"the file is too large", "文件太大", "檔案太大"}},
    SystemRow{EROFS, {"read-only file system", "文件系统是只读的", "檔案系統是唯讀的"}},
    SystemRow{EIO, {"input/output error", "输入输出错误", "輸入輸出錯誤"}},
    SystemRow{EBADF, {"it is not open", "它没有打开", "它沒有開啟"}},
    SystemRow{EMFILE, {"too many open files", "打开的文件太多", "開啟的檔案太多"}},
    SystemRow{ENAMETOOLONG, {"the name is too long", "名称太长", "名稱太長"}},
};

}  // namespace

std::string system_error_words(int error_number, Language language) {
  for (const SystemRow& row : kSystemTable) {
    if (row.error_number == error_number) return std::string(row.words.in(language));
  }
  return std::generic_category().message(error_number);
}

}  // namespace shudu::cli
