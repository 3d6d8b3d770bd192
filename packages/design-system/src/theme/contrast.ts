type Channels = readonly [red: number, green: number, blue: number];

/** Parses `#rgb` or `#rrggbb`. @throws for anything else */
export const parseHex = (colour: string): Channels => {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour);
  const hex =
    short === null
      ? colour
      : `#${short
          .slice(1)
          .map((digit) => digit + digit)
          .join('')}`;
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? [];
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`${colour} is not an opaque colour in hexadecimal digits`);
  }
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
};

/** Relative luminance, 0 to 1 (WCAG 2.2). */
const luminance = (colour: string): number => {
  const [red, green, blue] = parseHex(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export const contrast = (first: string, second: string): number => {
  const [lighter, darker] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
};

/** Formats a contrast with one decimal, rounded down: 4.49 is not sufficient for 4.5. */
export const contrastFigure = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
