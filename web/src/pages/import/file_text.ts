// The text of a file. It is UTF-8 unless it begins with the mark of UTF-16, which editors and shells
// of Windows write; one with zero bytes is no text. Bad bytes of UTF-8 become replacement characters,
// for a list with one bad title is still a list; in UTF-16 they mean that it is none.
function encodingOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return "utf-8";
}

/** Nothing where it is no text. */
export function textOf(bytes: ArrayBuffer): string | undefined {
  const encoding = encodingOf(bytes);
  try {
    const text = new TextDecoder(encoding, { fatal: encoding !== "utf-8" }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}
