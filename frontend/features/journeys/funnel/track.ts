import type { CSSProperties } from 'react';
import { CHART, hatched } from '#ui/chart-looks.ts';

/**
 * Returns the look of the track behind a funnel's bar. The hatched part is the people who left. A step without people has an empty track,
 * because a full hatched one looks like a full bar.
 */
export const trackOf = (people: number): CSSProperties => (people === 0 ? {} : { background: hatched(CHART.grey) });
