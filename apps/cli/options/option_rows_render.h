// The options of `render`: the file, the page, what is drawn on it.
// A part of the table of options (option_table.cpp), after those of `rate`.
#pragma once

#include "cli/options/option_rows.h"
#include "cli/render/link_sites.h"
#include "cli/render/render_values.h"

namespace shudu::cli::rows {

inline constexpr std::array kRenderRows{
    option(
        OptionId::kPicture, "--to FORMAT", word_of<kPictureWords, &RenderOptions::to, 1>(),
        {"The format of the pictures; without it, the ending of -o decides.",
         "图片的格式；不指定时由 -o 的扩展名决定。", "圖片的格式；不指定時由 -o 的副檔名決定。"}),
    option(OptionId::kPerPage, "--per-page N", one_of<per_page_choices, &RenderOptions::per_page>(),
           {"Puzzles on a page. SVG and PNG have pages only with this or --paper; without, each "
            "puzzle is a picture of its own.",
            "每页的题数。SVG 和 PNG 只有使用此项或 --paper 时才分页，否则每题一张图。",
            "每頁的題數。SVG 和 PNG 只有使用此項或 --paper 時才分頁，否則每題一張圖。"},
           {.default_text = "1"}),
    option(OptionId::kPaper, "--paper NAME",
           row_of<paper_table, &Paper::slug, &RenderOptions::paper>(),
           {"The size of pages.", "纸张大小。", "紙張大小。"}, {.default_text = "a4"}),
    option(OptionId::kSolutions, "--solutions WHERE",
           word_of<kSolutionWords, &RenderOptions::solutions>(),
           {"Print the solutions: on pages at the end, or upside down by each puzzle (below).",
            "打印答案：集中在最后几页（end），或倒置在每题旁边（below）。",
            "列印答案：集中在最後幾頁（end），或倒置在每題旁邊（below）。"},
           {.default_text = "none"}),
    option(OptionId::kMarks, "--marks WHERE", word_of<kMarkWords, &RenderOptions::marks>(),
           {"Draw candidates, those of the record or else all that are possible: at their "
            "places, in the corners or in the middle of the cells.",
            "画出候选数（记录中没有时画出全部可能的）：按固定位置、在角上或在格子中央。",
            "畫出候選數（記錄中沒有時畫出全部可能的）：按固定位置、在角上或在格子中央。"},
           {.default_text = "none"}),
    option(OptionId::kStep, "--step", on<&RenderOptions::hint_stage, kFullStage>(),
           {"Draw the next step with its reason, as --hint 5 does.",
            "画出下一步及其理由，同 --hint 5。", "畫出下一步及其理由，同 --hint 5。"}),
    option(OptionId::kHint, "--hint STAGE", whole<1, kHintStages, &RenderOptions::hint_stage>(),
           {"Draw a hint at the next step; the stages are those of the command hint, 1 to 6.",
            "画出下一步的提示；阶段 1 到 6 与 hint 命令相同。",
            "畫出下一步的提示；階段 1 到 6 與 hint 命令相同。"}),
    option(OptionId::kQr, "--qr SITE",
           row_or<kNoCode, link_sites, &LinkSite::name, &RenderOptions::qr>(),
           {"A QR code by each classic puzzle, whose link opens it on this site.",
            "在每道标准数独旁印上二维码，可在该网站打开此题。",
            "在每道標準數獨旁印上二維條碼，可在該網站打開此題。"},
           {.default_text = "none"}),
    option(OptionId::kStyle, "--style NAME",
           row_of<style_table, &Style::slug, &RenderOptions::style>(),
           {"The look: normal, large print, high contrast, or shades of grey.",
            "样式：普通、大字、高对比度或灰度。", "樣式：一般、大字、高對比或灰階。"},
           {.default_text = "normal"}),
    option(OptionId::kTitle, "--title TEXT", text<&RenderOptions::title>(),
           {"A title above every page, and of the file; of a single picture, above its board.",
            "每页上方的标题，也是文件的标题；单张图时在盘面上方。",
            "每頁上方的標題，也是檔案的標題；單張圖時在盤面上方。"}),
    option(OptionId::kLabels, "--labels", on<&RenderOptions::labels>(),
           {"Number the rows and columns.", "标出行号和列号。", "標出列號和行號。"}),
    option(
        OptionId::kSize, "--size PIXELS", whole<1, kMostPixels, &RenderOptions::size>(),
        {"The width of a PNG; without it, 800 for a puzzle and 1240 for a page.",
         "PNG 的宽度；不指定时单题 800、整页 1240。", "PNG 的寬度；不指定時單題 800、整頁 1240。"}),
    option(OptionId::kDifficulty, "--difficulty NAME",
           row_or<kLevelInWords, verbs::scale_table, &verbs::Scale::name, &RenderOptions::scale,
                  &RenderOptions::difficulty>(),
           {"Rate each puzzle and print how hard it is: its level in words, or its score on one "
            "of the scales of the command rate.",
            "评定每题并印上难度：难度等级，或 rate 命令某一标准下的评分。",
            "評定每題並印上難度：難度等級，或 rate 命令某一標準下的評分。"}),
};

}  // namespace shudu::cli::rows
