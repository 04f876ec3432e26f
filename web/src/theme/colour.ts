// Colours as numbers: contrast as WCAG 2 measures it, difference as CIEDE2000 does, and what
// people with one kind of cone missing see of a colour.
//
// Sources: WCAG 2.2, "relative luminance" and "contrast ratio"; Sharma, Wu, Dalal, "The CIEDE2000
// color-difference formula" (2005), whose test data the tests hold; Machado, Oliveira, Fernandes,
// "A physiologically-based model for simulation of color vision deficiency" (2009), matrices of
// severity 1.

/** Red, green, blue from 0 to 1, linear. */
export type Linear = readonly [number, number, number];

/** `#rrggbb` as linear light. */
export function linear(hex: string): Linear {
  const channel = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

export function luminance([r, g, b]: Linear): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(linear(one)), luminance(linear(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export type Sight = "normal" | "protan" | "deutan" | "tritan";
export const sights: readonly Sight[] = ["normal", "protan", "deutan", "tritan"];

type Matrix = readonly [Linear, Linear, Linear];
const matrices: Record<Exclude<Sight, "normal">, Matrix> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** What somebody with that sight sees. */
export function seen(color: Linear, sight: Sight): Linear {
  if (sight === "normal") return color;
  const row = (of: Linear): number =>
    Math.min(1, Math.max(0, of[0] * color[0] + of[1] * color[1] + of[2] * color[2]));
  const [r, g, b] = matrices[sight];
  return [row(r), row(g), row(b)];
}

/** CIELAB under D65. */
export type Lab = readonly [number, number, number];

export function lab([r, g, b]: Linear): Lab {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The hue of (a, b) in degrees from 0; 0 for grey. */
function hue(b: number, a: number): number {
  if (a === 0 && b === 0) return 0;
  const angle = (Math.atan2(b, a) * 180) / Math.PI;
  return angle < 0 ? angle + 360 : angle;
}

function hueDifference(h1: number, h2: number, isGrey: boolean): number {
  if (isGrey) return 0;
  const difference = h2 - h1;
  if (Math.abs(difference) <= 180) return difference;
  return difference > 180 ? difference - 360 : difference + 360;
}

function meanHue(h1: number, h2: number, isGrey: boolean): number {
  if (isGrey) return h1 + h2;
  if (Math.abs(h1 - h2) <= 180) return (h1 + h2) / 2;
  return h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2;
}

/** CIEDE2000; about 1 is what a practised eye just tells apart. */
export function difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [x1, x2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const [h1, h2] = [hue(b1, x1), hue(b2, x2)];
  const isGrey = c1 * c2 === 0;
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(hueDifference(h1, h2, isGrey) / 2));
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const h = meanHue(h1, h2, isGrey);
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const sL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sC = 1 + 0.045 * c;
  const sH = 1 + 0.015 * c * t;
  const turn = 30 * Math.exp(-(((h - 275) / 25) ** 2));
  const rC = 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const rT = -Math.sin(radians(2 * turn)) * rC;
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rT * (dC / sC) * (dH / sH));
}

/** How far two colours are apart for that sight. */
export function apart(one: string, other: string, sight: Sight): number {
  return difference(lab(seen(linear(one), sight)), lab(seen(linear(other), sight)));
}
