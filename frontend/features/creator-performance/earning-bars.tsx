import { css } from '#styled/css';
import { mutedText } from '#styled/patterns';
import type { Performance } from '#contracts/selling.ts';
import { fullDate } from '#lib/full-date.ts';
import { tokenWords } from '#ui/token-amount.tsx';
import { EARNING_BARS } from './creator-performance.words.ts';
import { elementAt, must } from '#contracts/must.ts';

const HEIGHT = 72;
/** Formats a UTC day, by which earnings are counted. */
const dayWords = (day: string): string => fullDate(day, 'UTC');

/** A chart of a creator's net earnings per day as bars. Screen readers get the sum and the best day. */
export function EarningBars({ days }: Pick<Performance, 'days'>) {
  const most = Math.max(0, ...days.map(({ net }) => net));
  if (most === 0) return <p className={mutedText()}>{EARNING_BARS.emptyText(days.length)}</p>;
  const best = must(days.find(({ net }) => net === most), 'the best day');
  const width = 100 / days.length;
  return (
    <figure data-chart="" className={css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '3', rowGap: '2', margin: '0' })}>
      {/* The labels of the chart's axes are hidden from screen readers, because the chart's name has the same facts. */}
      <div aria-hidden className={css({ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', alignItems: 'flex-end', textStyle: 'meta', color: 'fg.subtle', tabular: true, whiteSpace: 'nowrap' })}><span>{tokenWords(most)}</span><span>0</span></div>
      <svg role="img" aria-label={EARNING_BARS.label(tokenWords(days.reduce((sum, day) => sum + day.net, 0)), days.length, dayWords(best.day), most)} viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" className={css({ display: 'block', width: 'full', height: '[72px]', color: 'chart.2' })}>
        {days.map((day, index) => {
          const height = (day.net / most) * HEIGHT;
          return <rect key={day.day} x={index * width + width * 0.1} width={width * 0.8} y={HEIGHT - height} height={height} fill="currentColor"><title>{`${dayWords(day.day)}: ${tokenWords(day.net)}`}</title></rect>;
        })}
      </svg>
      <figcaption className={css({ gridColumn: '2', display: 'flex', justifyContent: 'space-between', textStyle: 'meta', color: 'fg.subtle', tabular: true })}><span>{dayWords(elementAt(days, 0).day)}</span><span>{dayWords(elementAt(days, days.length - 1).day)}</span></figcaption>
    </figure>
  );
}
