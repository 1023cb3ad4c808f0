/** The colours of the administration's charts, as CSS variables for SVG attributes and inline styles. */
export const CHART = {
  violet: 'var(--colors-chart-2)',
  teal: 'var(--colors-chart-1)',
  coral: 'var(--colors-chart-3)',
  amber: 'var(--colors-chart-4)',
  grey: 'var(--colors-fg-subtle)',
  text: 'var(--colors-fg)',
  ground: 'var(--colors-surface)',
  line: 'var(--colors-line)',
  grid: 'var(--colors-chart-grid)',
} as const;

/** Returns a pattern of diagonal lines for chart values that are lost or still changing, so that they are readable without colour. */
export const hatched = (ink: string): string => `repeating-linear-gradient(135deg, ${ink} 0 1px, transparent 1px 5px)`;

/** A pattern of dots over a colour, for chart areas that must be readable without colour. */
export const DOTTED = `radial-gradient(${CHART.ground} 1px, transparent 1px) 0 0 / 4px 4px`;

/** A dashed line, with which a chart draws the figures of the period before. */
export const DASHED = `repeating-linear-gradient(90deg, ${CHART.grey} 0 3px, transparent 3px 5px) center / 100% 2px no-repeat`;

/** A part of a chart's width in percent, for attributes of SVG elements in a drawing without a viewBox. @param share from 0 to 1 */
export const ofWidth = (share: number): string => `${Number((share * 100).toFixed(3))}%`;
