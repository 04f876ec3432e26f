// Draws public/icons: the app's sign as SVG, and the PNGs that systems want of it, made of the same
// drawing by chromium. Run when the sign changes, the files are kept in the repository: node
// tools/icons.ts
//
// The sign: a box of nine cells, a digit's path of four of them filled, on calm ground. `maskable`
// leaves the outer fifth to the system, which cuts it as it likes.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

import { chromiumProgram } from "./chromium.ts";

const at = (path: string): string =>
  fileURLToPath(new URL(`../public/icons/${path}`, import.meta.url));

const kFilled: readonly number[] = [0, 2, 4, 7];

/** `inset` is the free border around the nine cells, of 512. */
function drawing(inset: number, round: number): string {
  const gap = 18;
  const cell = (512 - 2 * inset - 2 * gap) / 3;
  const cells = Array.from({ length: 9 }, (_, i) => {
    const x = inset + (i % 3) * (cell + gap);
    const y = inset + Math.floor(i / 3) * (cell + gap);
    const fill = kFilled.includes(i) ? "#ffffff" : "#7fa8e3";
    return `<rect x="${x}" y="${y}" width="${cell}" height="${cell}" rx="22" fill="${fill}"/>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    `<rect width="512" height="512" rx="${round}" fill="#0b46a0"/>`,
    ...cells,
    "</svg>\n",
  ].join("");
}

const kPictures = [
  { name: "shudu-192.png", side: 192, svg: drawing(84, 112) },
  { name: "shudu-512.png", side: 512, svg: drawing(84, 112) },
  { name: "shudu-apple.png", side: 180, svg: drawing(84, 0) },
  { name: "shudu-maskable.png", side: 512, svg: drawing(132, 0) },
];

mkdirSync(at(""), { recursive: true });
writeFileSync(at("shudu.svg"), drawing(84, 112));
const browser = await chromium.launch({
  executablePath: chromiumProgram(),
  args: ["--no-sandbox"],
});
for (const { name, side, svg } of kPictures) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const sized = svg.replace("<svg ", `<svg width="${side}" height="${side}" `);
  await page.setContent(`<body style="margin:0">${sized}</body>`);
  await page.screenshot({ path: at(name), omitBackground: true });
  await page.close();
}
await browser.close();
