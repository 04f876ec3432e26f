// The text of a saved game (docs/saved-games.md) where the page itself changes it: its uid, for a
// second copy of a game in one browser. The last line is the CRC-32 of all bytes before it.
const kTable = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; ++bit) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

/** CRC-32 of ISO 3309, as in zip and PNG. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (kTable[(crc ^ byte) & 0xff]! ^ (crc >>> 8)) >>> 0;
  return (crc ^ 0xffffffff) >>> 0;
}

/** The same game under another uid. Precondition: a save text as the engine writes it. */
export function withUid(text: string, uid: string): string {
  const body = text.replace(/^uid .*$/mu, `uid ${uid}`).replace(/^crc .*\n?$/mu, "");
  const crc = crc32(new TextEncoder().encode(body)).toString(16).padStart(8, "0");
  return `${body}crc ${crc}\n`;
}
