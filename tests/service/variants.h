// Variants whose solutions are published, for tests of the room.
#pragma once

#include <string>

namespace shudu::service {

/// The example of Wikipedia's page on killer Sudoku, and its solution.
inline const std::string kKiller =
    ".Cage~3~R1C1~R1C2.Cage~15~R1C3~R1C4~R1C5.Cage~22~R1C6~R2C5~R2C6~R3C5.Cage~4~R1C7~R2C7"
    ".Cage~16~R1C8~R2C8.Cage~15~R1C9~R2C9~R3C9~R4C9.Cage~25~R2C1~R2C2~R3C1~R3C2"
    ".Cage~17~R2C3~R2C4.Cage~9~R3C3~R3C4~R4C4.Cage~8~R3C6~R4C6~R5C6.Cage~20~R3C7~R3C8~R4C7"
    ".Cage~6~R4C1~R5C1.Cage~14~R4C2~R4C3.Cage~17~R4C5~R5C5~R6C5.Cage~17~R4C8~R5C7~R5C8"
    ".Cage~13~R5C2~R5C3~R6C2.Cage~20~R5C4~R6C4~R7C4.Cage~12~R5C9~R6C9"
    ".Cage~27~R6C1~R7C1~R8C1~R9C1.Cage~6~R6C3~R7C2~R7C3.Cage~20~R6C6~R7C6~R7C7"
    ".Cage~6~R6C7~R6C8.Cage~10~R7C5~R8C4~R8C5~R9C4.Cage~14~R7C8~R7C9~R8C8~R8C9"
    ".Cage~8~R8C2~R9C2.Cage~16~R8C3~R9C3.Cage~15~R8C6~R8C7.Cage~13~R9C5~R9C6~R9C7"
    ".Cage~17~R9C8~R9C9";
inline const std::string kKillerSolution =
    "215647398368952174794381652586274931142593867973816425821739546659428713437165289";

/// No equal values a king's or knight's move apart, no consecutive neighbours: 72 grids, as the
/// page of the Miracle Sudoku's solver says.
inline const std::string kMiracle = ".AntiKing.AntiKnight.AntiConsecutive";

/// 4x4, three rules; six solutions, which a pencil finds.
inline const std::string kSmall =
    ".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R2C4~R2C3~R1C3~R1C4.Cage~6~R3C3~R3C4~R4C4";

/// 16x16, of Gecode's examples.
inline const std::string kSixteen =
    ".DG1.C.BE..3.4.A..7B.62..41...59.......D.....G....49.7.3.B6..FD..9..G...C......4"
    "G..46....9F.3.B..C5.1...BE.86..G.B.....E2G...D....3...596.....1.F..C2.76...B.E3."
    ".1.8.4D....7F..5E......F...D..9..AB..FG.1.3.C8....2.....F.......8F...BC..62.97.."
    "1.6.A..59.C.GB2.";

}  // namespace shudu::service
