// QR codes as one path of an SVG: a module is one unit, with the quiet zone of four that the
// standard asks for.
import qrcode from "qrcode-generator";

/** A code of level M holds more, but cameras do not like them much larger. */
export const kMostQrBytes = 600;
const kQuiet = 4;

export interface QrDrawing {
  readonly side: number;
  readonly path: string;
}

/** Undefined: more than a code should hold. */
export function qrDrawing(text: string): QrDrawing | undefined {
  if (new TextEncoder().encode(text).length > kMostQrBytes) return undefined;
  const code = qrcode(0, "M");
  code.addData(text, "Byte");
  code.make();
  const count = code.getModuleCount();
  const runs: string[] = [];
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count;) {
      let width = 0;
      while (column + width < count && code.isDark(row, column + width)) width += 1;
      if (width > 0) runs.push(`M${column + kQuiet} ${row + kQuiet}h${width}v1h-${width}z`);
      column += width + 1;
    }
  }
  return { side: count + 2 * kQuiet, path: runs.join("") };
}

/** A link, and the key of the sentence that says what it leaves out; empty: nothing. */
export interface QrLink {
  readonly link: string;
  readonly note: "" | "share.qr-title" | "share.qr-puzzle" | "share.qr-bare";
}

export interface QrCodeOf {
  readonly drawing: QrDrawing;
  readonly note: QrLink["note"];
}

/** The code of the first link that fits into one; an empty link is not made yet. */
export function qrOfFirst(links: readonly QrLink[]): QrCodeOf | undefined {
  for (const { link, note } of links) {
    const drawing = link === "" ? undefined : qrDrawing(link);
    if (drawing !== undefined) return { drawing, note };
  }
  return undefined;
}
