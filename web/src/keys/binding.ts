// From a key that was pressed to the command of the one table of keys (apps/faces/key_table.cpp,
// made ready for a browser by shudu-tables). In this order:
//
//   nothing        while a word is composed, with AltGr pressed alone, with keys of the system
//   digits         by place (`event.code`) for the top row, so that AZERTY and every Shift+digit
//                  work; the number pad by place too, where Windows says "End" for Shift+1
//   letters        what they print; by place where that is not ASCII (Cyrillic, Greek, Zhuyin, IME)
//   growing        a move with Shift, or its capital letter
import table from "../generated/keys.json";

export interface TableKey {
  readonly shown: string;
  readonly key: string; // as event.key names it; empty where `digits`
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  readonly digits: boolean; // any of 1 to 9
}

export interface KeyRow {
  readonly command: string;
  readonly group: string;
  readonly takes_digit: boolean;
  readonly grows: boolean;
  readonly keys: Readonly<Record<string, readonly TableKey[]>>; // by the setting `letters`
}

export const kKeyRows: readonly KeyRow[] = (table as unknown as { keys: readonly KeyRow[] }).keys;

/** What of a KeyboardEvent is looked at. */
export interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
  readonly isComposing: boolean;
  getModifierState(name: string): boolean;
}

export interface KeySettings {
  readonly letters: string; // wasd, zqsd, none
  /** Off: what prints a letter or a sign is no command. */
  readonly hasLetterKeys: boolean;
  readonly isMac: boolean;
}

export interface Bound {
  readonly command: string;
  readonly digit: number; // 0 where the command takes none
  readonly grows: boolean;
}

interface Plain {
  readonly key: string;
  readonly digit: number;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

/** The letters and signs at the places of a US keyboard. */
const kPlaces: Readonly<Record<string, string>> = {
  Minus: "-_",
  Equal: "=+",
  BracketLeft: "[{",
  BracketRight: "]}",
  Semicolon: ";:",
  Quote: "'\"",
  Backquote: "`~",
  Comma: ",<",
  Period: ".>",
  Slash: "/?",
  Backslash: "\\|",
};

function byPlace(code: string, isShifted: boolean): string {
  const letter = /^Key([A-Z])$/u.exec(code)?.[1];
  if (letter !== undefined) return isShifted ? letter : letter.toLowerCase();
  if (code === "Digit0") return "0";
  if (code === "Space") return " ";
  return kPlaces[code]?.[isShifted ? 1 : 0] ?? "";
}

const isAscii = (text: string): boolean => /^[\u0020-\u007e]$/u.test(text);

/** The character that the key means: full-width signs and other scripts count as their ASCII. */
function characterOf(event: Pressed): string {
  const { key } = event;
  if (key === "Process" || key === "Unidentified" || key === "Dead")
    return byPlace(event.code, event.shiftKey);
  if ([...key].length !== 1 || isAscii(key)) return key;
  const sign = key.codePointAt(0) ?? 0;
  if (sign >= 0xff01 && sign <= 0xff5e) return String.fromCodePoint(sign - 0xff01 + 0x21);
  if (sign === 0x3000) return " ";
  // What Option prints on a Mac is not what was meant either.
  return byPlace(event.code, event.shiftKey);
}

/** The digit of the key and whether Shift is down with it; 0 where it is none. */
function digitOf(event: Pressed): { readonly digit: number; readonly isShifted: boolean } {
  const none = { digit: 0, isShifted: false };
  const pad = /^Numpad([1-9])$/u.exec(event.code)?.[1];
  if (pad !== undefined) {
    if (/^[1-9]$/u.test(event.key)) return { digit: Number(pad), isShifted: event.shiftKey };
    // Windows takes Shift away and says "End": with NumLock on that was Shift and a digit.
    return event.getModifierState("NumLock") ? { digit: Number(pad), isShifted: true } : none;
  }
  const row = /^Digit([1-9])$/u.exec(event.code)?.[1];
  if (row !== undefined) return { digit: Number(row), isShifted: event.shiftKey };
  const printed = characterOf(event);
  return /^[1-9]$/u.test(printed) ? { digit: Number(printed), isShifted: false } : none;
}

function plainOf(event: Pressed, settings: KeySettings): Plain | null {
  const isAltGr = event.getModifierState("AltGraph") && !settings.isMac;
  const isArrow = event.key.startsWith("Arrow");
  // Option moves by boxes on a Mac, for Control and an arrow is the system's there; Cmd is its
  // Control.
  const ctrl =
    !isAltGr && (event.ctrlKey || (settings.isMac && (event.metaKey || (event.altKey && isArrow))));
  const alt = !isAltGr && event.altKey && !(settings.isMac && isArrow);
  if (event.metaKey && !settings.isMac) return null;
  const { digit, isShifted } = isAltGr ? { digit: 0, isShifted: false } : digitOf(event);
  if (digit > 0) return event.metaKey ? null : { key: "", digit, ctrl, alt, shift: isShifted };
  const key = characterOf(event);
  const isZero = event.code === "Digit0" && !event.shiftKey && !ctrl && !alt && !isAltGr;
  return { key: isZero ? "0" : key, digit: 0, ctrl, alt, shift: event.shiftKey };
}

const printsSign = (key: string): boolean => isAscii(key) && key !== " ";

function isMeant(row: TableKey, plain: Plain): boolean {
  if (row.ctrl !== plain.ctrl || row.alt !== plain.alt) return false;
  if (row.digits || plain.digit > 0)
    return row.digits && plain.digit > 0 && row.shift === plain.shift;
  if (!printsSign(row.key)) return row.key === plain.key && row.shift === plain.shift;
  // Shift is part of a sign that is printed; beside Ctrl it counts, whatever the letter looks like.
  if (!plain.ctrl && !plain.alt) return row.key === plain.key;
  return row.key.toLowerCase() === plain.key.toLowerCase() && row.shift === plain.shift;
}

function inTable(plain: Plain, letters: string): KeyRow | undefined {
  return kKeyRows.find((row) => row.keys[letters]?.some((key) => isMeant(key, plain)));
}

/** Shift or a capital letter with a move. */
function asGrowing(plain: Plain, letters: string): KeyRow | undefined {
  const isCapital = /^[A-Z]$/u.test(plain.key);
  if (plain.digit > 0 || !(plain.shift || isCapital)) return undefined;
  const key = isCapital ? plain.key.toLowerCase() : plain.key;
  const row = inTable({ ...plain, key, shift: false }, letters);
  return row?.grows === true ? row : undefined;
}

export function boundOf(event: Pressed, settings: KeySettings): Bound | null {
  if (event.isComposing) return null;
  const plain = plainOf(event, settings);
  if (plain === null || (plain.key === "" && plain.digit === 0)) return null;
  const isSign = printsSign(plain.key) && plain.key !== "0" && !plain.ctrl && !plain.alt;
  if (isSign && !settings.hasLetterKeys) return null;
  const row = inTable(plain, settings.letters);
  if (row !== undefined) return { command: row.command, digit: plain.digit, grows: false };
  const growing = asGrowing(plain, settings.letters);
  return growing === undefined ? null : { command: growing.command, digit: 0, grows: true };
}
