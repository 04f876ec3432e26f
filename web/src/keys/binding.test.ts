// Keys to commands: every row of the table can be reached and none is meant twice; keyboards of
// other countries, input methods, number pads. The events are written as the browsers give them (UI
// Events, W3C).
import { describe, expect, it } from "vitest";

import { boundOf, kKeyRows, type KeySettings, type Pressed, type TableKey } from "./binding";

const kSettings: KeySettings = { letters: "wasd", hasLetterKeys: true, isMac: false };

interface Given extends Partial<Omit<Pressed, "getModifierState">> {
  readonly states?: readonly string[];
}

function pressed(key: string, code = "", given: Given = {}): Pressed {
  const { states = [], ...rest } = given;
  return {
    key,
    code,
    ctrlKey: false,
    altKey: false,
    shiftKey: false,
    metaKey: false,
    isComposing: false,
    ...rest,
    getModifierState: (name) => states.includes(name),
  };
}

const meant = (event: Pressed, settings: Partial<KeySettings> = {}): string | null => {
  const bound = boundOf(event, { ...kSettings, ...settings });
  if (bound === null) return null;
  return `${bound.command}${bound.digit > 0 ? ` ${bound.digit}` : ""}${bound.grows ? " +" : ""}`;
};

/** The event of a key of the table on a US keyboard. */
function eventOf(key: TableKey): Pressed {
  const given = { ctrlKey: key.ctrl, altKey: key.alt, shiftKey: key.shift };
  if (key.digits) return pressed(key.shift ? "&" : "7", "Digit7", given);
  if (/^[a-z]$/iu.test(key.key)) {
    const isUpper = key.key !== key.key.toLowerCase() || key.shift;
    const shown = isUpper ? key.key.toUpperCase() : key.key;
    return pressed(shown, `Key${key.key.toUpperCase()}`, { ...given, shiftKey: isUpper });
  }
  return pressed(key.key, key.key === "0" ? "Digit0" : "", { ...given, shiftKey: key.shift });
}

describe("the table of keys", () => {
  it.each(["wasd", "zqsd", "none"])(
    "is reached row by row with letters %s, and no key twice",
    (letters) => {
      const seen = new Map<string, string>();
      for (const row of kKeyRows) {
        for (const key of row.keys[letters] ?? []) {
          const name = JSON.stringify({ ...key, shown: "" });
          expect(seen.get(name), `${row.command} ${key.shown}`).toBeUndefined();
          seen.set(name, row.command);
          const digit = key.digits ? " 7" : "";
          expect(meant(eventOf(key), { letters }), `${key.shown}`).toBe(`${row.command}${digit}`);
        }
      }
      expect(seen.size).toBeGreaterThan(50);
    },
  );
});

describe("moves", () => {
  it("grow the selection with Shift and with capitals", () => {
    expect(meant(pressed("ArrowUp", "ArrowUp", { shiftKey: true }))).toBe("up +");
    expect(meant(pressed("ArrowUp", "ArrowUp", { shiftKey: true, ctrlKey: true }))).toBe(
      "box-up +",
    );
    expect(meant(pressed("H", "KeyH", { shiftKey: true }))).toBe("left +");
    expect(meant(pressed("W", "KeyW", { shiftKey: true }))).toBe("up +");
    expect(meant(pressed("U", "KeyU", { shiftKey: true }))).toBe("redo");
    expect(meant(pressed("X", "KeyX", { shiftKey: true }))).toBeNull();
  });
});

describe("digits", () => {
  it("of the top row go by place: AZERTY without Shift is a digit, with Shift a mark", () => {
    expect(meant(pressed("&", "Digit1"))).toBe("digit 1");
    expect(meant(pressed("é", "Digit2"))).toBe("digit 2");
    expect(meant(pressed("1", "Digit1", { shiftKey: true }))).toBe("corner 1");
    expect(meant(pressed("à", "Digit0"))).toBe("erase");
  });

  it("on QWERTZ have Shift signs that are corner marks, and commands that stay themselves", () => {
    expect(meant(pressed("/", "Digit7", { shiftKey: true }))).toBe("corner 7");
    expect(meant(pressed("=", "Digit0", { shiftKey: true }))).toBe("pick-same");
    expect(meant(pressed("?", "Minus", { shiftKey: true }))).toBe("help");
    expect(meant(pressed("z", "KeyY"))).toBe("digit-mode");
    expect(meant(pressed("y", "KeyZ"))).toBe("digit-mode");
    expect(meant(pressed("z", "KeyY", { ctrlKey: true }))).toBe("undo");
    expect(
      meant(pressed("[", "Digit8", { ctrlKey: true, altKey: true, states: ["AltGraph"] })),
    ).toBe("undo");
  });

  it("with Alt or Ctrl are centre marks, with both Ctrl and Shift colours", () => {
    expect(meant(pressed("5", "Digit5", { altKey: true }))).toBe("centre 5");
    expect(meant(pressed("5", "Digit5", { ctrlKey: true }))).toBe("centre 5");
    expect(meant(pressed("%", "Digit5", { ctrlKey: true, shiftKey: true }))).toBe("colour 5");
    expect(meant(pressed("∞", "Digit5", { altKey: true }), { isMac: true })).toBe("centre 5");
  });

  it("of the number pad write too; Windows hides its Shift", () => {
    expect(meant(pressed("7", "Numpad7"))).toBe("digit 7");
    expect(meant(pressed("Home", "Numpad7", { states: ["NumLock"] }))).toBe("corner 7");
    expect(meant(pressed("Clear", "Numpad5", { states: ["NumLock"] }))).toBe("corner 5");
    expect(meant(pressed("Home", "Numpad7"))).toBe("row-start");
    expect(meant(pressed("ArrowUp", "Numpad8"))).toBe("up");
    expect(meant(pressed("Enter", "NumpadEnter"))).toBe("enter");
  });

  it("count when they are full width", () => {
    expect(meant(pressed("５", ""))).toBe("digit 5");
    expect(meant(pressed("０", ""))).toBe("erase");
    expect(meant(pressed("ｕ", "KeyU"))).toBe("undo");
  });
});

describe("other scripts", () => {
  it("are read by place: Russian, Greek", () => {
    expect(meant(pressed("г", "KeyU"))).toBe("undo");
    expect(meant(pressed("Г", "KeyU", { shiftKey: true }))).toBe("redo");
    expect(meant(pressed("р", "KeyH"))).toBe("left");
    expect(meant(pressed("Р", "KeyH", { shiftKey: true }))).toBe("left +");
    expect(meant(pressed("х", "BracketLeft"))).toBe("undo");
    expect(meant(pressed("ю", "Period"))).toBe("read-cell");
    expect(meant(pressed("δ", "KeyD"))).toBe("right");
    expect(meant(pressed("№", "Digit3", { shiftKey: true }))).toBe("corner 3");
    expect(meant(pressed("я", "KeyZ", { ctrlKey: true }))).toBe("undo");
  });

  it("with an input method: by place, but nothing while a word is composed", () => {
    expect(meant(pressed("Process", "KeyU"))).toBe("undo");
    expect(meant(pressed("ㄩ", "KeyM"))).toBe("savepoint");
    expect(meant(pressed("u", "KeyU", { isComposing: true }))).toBeNull();
    expect(meant(pressed("5", "Digit5", { isComposing: true }))).toBeNull();
  });
});

describe("settings", () => {
  it("move by zqsd, or by none of the letters", () => {
    expect(meant(pressed("z", "KeyW"), { letters: "zqsd" })).toBe("up");
    expect(meant(pressed("q", "KeyA"), { letters: "zqsd" })).toBe("left");
    expect(meant(pressed("y", "KeyY"), { letters: "zqsd" })).toBe("digit-mode");
    expect(meant(pressed("w", "KeyW"), { letters: "none" })).toBeNull();
    expect(meant(pressed("h", "KeyH"), { letters: "none" })).toBe("left");
  });

  it("switch all signs off but leave digits, arrows and Ctrl", () => {
    const off = { hasLetterKeys: false };
    for (const [key, code] of [
      ["u", "KeyU"],
      [".", "Period"],
      ["?", "Slash"],
      ["T", "KeyT"],
    ]) {
      expect(meant(pressed(key ?? "", code), off), key).toBeNull();
    }
    expect(meant(pressed("5", "Digit5"), off)).toBe("digit 5");
    expect(meant(pressed("0", "Digit0"), off)).toBe("erase");
    expect(meant(pressed("ArrowUp", "ArrowUp"), off)).toBe("up");
    expect(meant(pressed("z", "KeyZ", { ctrlKey: true }), off)).toBe("undo");
    expect(meant(pressed(" ", "Space"), off)).toBe("next-mode");
  });
});

describe("keys of the browser and of the system", () => {
  it("stay theirs", () => {
    expect(meant(pressed("w", "KeyW", { ctrlKey: true }))).toBeNull();
    expect(meant(pressed("t", "KeyT", { ctrlKey: true }))).toBeNull();
    expect(meant(pressed("0", "Digit0", { ctrlKey: true }))).toBeNull();
    expect(meant(pressed("=", "Equal", { ctrlKey: true }))).toBeNull();
    expect(meant(pressed("1", "Digit1", { metaKey: true }), { isMac: true })).toBeNull();
    expect(meant(pressed("l", "KeyL", { metaKey: true }))).toBeNull();
    expect(meant(pressed("Tab", "Tab"))).toBeNull();
    expect(meant(pressed("Shift", "ShiftLeft", { shiftKey: true }))).toBeNull();
  });

  it("of a Mac: Cmd is Control, Option jumps by boxes", () => {
    const mac = { isMac: true };
    expect(meant(pressed("z", "KeyZ", { metaKey: true }), mac)).toBe("undo");
    expect(meant(pressed("z", "KeyZ", { metaKey: true, shiftKey: true }), mac)).toBe("redo");
    expect(meant(pressed("ArrowUp", "ArrowUp", { altKey: true }), mac)).toBe("box-up");
  });
});
