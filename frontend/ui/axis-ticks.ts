/** A label at the vertical axis of a chart. */
export interface AxisTick {
  /** The place from the top of the chart, from 0 to 1. */
  at: number;
  words: string;
}

/** Smallest part of a chart's height between two labels of its vertical axis, so that they do not lie on each other. */
const APART = 0.2;

/**
 * Returns the labels of a chart's vertical axis: the highest value, zero, and the lowest value where bars hang below zero. A label that would
 * lie on that of zero is left out.
 * @param below how far the chart goes below zero, 0 for not at all
 */
export function axisTicks(above: number, below: number, words: (value: number) => string): AxisTick[] {
  const zero = above / (above + below);
  return [
    ...(zero >= APART ? [{ at: 0, words: words(above) }] : []),
    { at: zero, words: words(0) },
    ...(1 - zero >= APART ? [{ at: 1, words: words(-below) }] : []),
  ];
}
