// Files from and to the player: downloads, the clipboard, the name of a file made of a title.

/**
 * A name for a file: letters and digits of any script, nothing that a file system minds, 60
 * characters.
 */
export function fileName(title: string, ending: string): string {
  const kept = title
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/gu, "");
  return `${[...kept].slice(0, 60).join("") || "shudu"}.${ending}`;
}

export function downloadBlob(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function download(name: string, text: string, type: string): void {
  downloadBlob(name, new Blob([text], { type }));
}

/** False where the browser does not let the page write. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
