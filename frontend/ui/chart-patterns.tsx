import { CHART } from './chart-looks.ts';

/**
 * The patterns of a chart's bars. A bar names one as its fill: `url(#…dots)` or `url(#…lines)`, with the id before the word. They are measured in
 * pixels, so their SVG must have no viewBox: with `preserveAspectRatio="none"` it would stretch them together with the bars.
 * @param id start of the patterns' ids, unique in the page
 */
export const ChartPatterns = ({ id }: { id: string }) => (
  <>
    <pattern id={`${id}dots`} width="4" height="4" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1" fill={CHART.ground} opacity="0.6" /></pattern>
    <pattern id={`${id}lines`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" strokeWidth="2" stroke={CHART.ground} opacity="0.5" /></pattern>
  </>
);
