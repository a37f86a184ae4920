/** Days as the Maya wrote them: a dot is one, a bar is five. */

export interface Numeral {
  dots: { x: number; y: number }[];
  bars: number[];
}

const LINE = 4.6;

/** A number below twenty, or what is above it beside a score; around its middle, dots above bars. */
export function numeral(number: number): Numeral {
  const rest = number % 20;
  const bars = Math.floor(rest / 5);
  const dots = rest % 5;
  const lines = bars + (dots > 0 ? 1 : 0);
  const top = (-LINE * (lines - 1)) / 2;
  return {
    dots: Array.from({ length: dots }, (_, i) => ({ x: (i - (dots - 1) / 2) * LINE, y: top })),
    bars: Array.from({ length: bars }, (_, i) => top + LINE * (i + (dots > 0 ? 1 : 0))),
  };
}
