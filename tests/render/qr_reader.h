// Reads QR codes of level M without errors in them (ISO/IEC 18004), by a way of its own: the judge
// of what is printed. Versions 1 to 10.
#pragma once

#include <optional>
#include <string>

#include "shudu/render/qr.h"

namespace shudu::test {

/// The text of a code; nothing where it is no such code.
std::optional<std::string> read_qr(const QrMatrix& code);

}  // namespace shudu::test
