// Themes: what is chosen stands above what the system has.
import { describe, expect, it } from "vitest";

import { themeOf } from "./appearance";

describe("themes", () => {
  it("follow the system without a choice", () => {
    expect(themeOf("system", { isDark: false, wantsContrast: false })).toBe("light");
    expect(themeOf("system", { isDark: true, wantsContrast: false })).toBe("dark");
    expect(themeOf("system", { isDark: false, wantsContrast: true })).toBe("contrast-light");
    expect(themeOf("", { isDark: true, wantsContrast: true })).toBe("contrast-dark");
  });

  it("are the chosen one else", () => {
    expect(themeOf("light", { isDark: true, wantsContrast: true })).toBe("light");
    expect(themeOf("contrast-dark", { isDark: false, wantsContrast: false })).toBe("contrast-dark");
  });
});
