import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { spaceBetween } from '#styled/patterns';
import type { AxisTick } from './axis-ticks.ts';

interface ChartFrameProps {
  ticks: readonly AxisTick[];
  /** Labels of all columns from left to right. The chart shows the first, the middle and the last one. */
  columns: readonly string[];
  /** The drawing, as high as the vertical axis. */
  children: ReactNode;
}

/** The axes of a chart: numbers at the left, and labels of columns below. The drawing's name or a table tells screen readers the same. */
export function ChartFrame({ ticks, columns, children }: ChartFrameProps) {
  const shown = [columns[0], columns.length > 2 ? columns[Math.floor(columns.length / 2)] : undefined, columns.length > 1 ? columns.at(-1) : undefined];
  return (
    <div className={frame} data-chart="">
      <div aria-hidden="true" className={axis}>
        {ticks.map(({ at, words }, index) => (
          <Fragment key={at}>
            <span style={{ flexGrow: at - (ticks[index - 1]?.at ?? 0) }} />
            <span className={label}><span className={css({ display: 'block' })} style={{ transform: `translateY(-${at * 100}%)` }}>{words}</span></span>
          </Fragment>
        ))}
      </div>
      {children}
      <div aria-hidden="true" className={below}>{shown.map((words, index) => words !== undefined && <span key={index}>{words}</span>)}</div>
    </div>
  );
}

const frame = css({ display: 'grid', gridTemplateColumns: '[auto minmax(0, 1fr)]', columnGap: '2', rowGap: '1', textStyle: 'meta', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });
const axis = css({ display: 'flex', flexDirection: 'column', textAlign: 'end', whiteSpace: 'nowrap' });
// Labels have no height of their own, so that the gaps between them divide the axis exactly.
const label = css({ display: 'block', height: '0' });
const below = spaceBetween({ gridColumn: '2' });
