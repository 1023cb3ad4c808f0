import { Star } from 'lucide-react';
import { counted, pluralWord } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { metaText, stack, visuallyHidden, wrap } from '#styled/patterns';
import { Stars } from './stars.tsx';

const average = (spread: readonly number[], total: number): number => Math.round((spread.reduce((sum, count, index) => sum + count * (index + 1), 0) / total) * 10) / 10;

/** Shows how many reviews of a work gave each number of stars, and the average. */
export function RatingSpread({ spread }: { spread: readonly number[] }) {
  const total = spread.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const mean = average(spread, total);
  return (
    <div className={wrap({ alignItems: 'center', columnGap: '8', rowGap: '4' })}>
      <p className={stack({ gap: '1', justifyItems: 'start' })}>
        <span className={css({ textStyle: 'stat', fontSize: '32' })}>{mean.toFixed(1)}</span>
        <Stars rating={mean} size={18} />
        <span className={metaText({ tabular: true })}>{counted(total, 'review')}</span>
      </p>
      <ul className={stack({ gap: '1.5', flex: '[1 1 220px]', maxWidth: '[420px]' })}>
        {[5, 4, 3, 2, 1].map((star) => {
          const count = spread[star - 1] ?? 0;
          return (
            <li key={star} className={css({ display: 'grid', gridTemplateColumns: '[4ch minmax(0, 1fr) 5ch]', alignItems: 'center', gap: '3', textStyle: 'meta', color: 'fg.muted', tabular: true })}>
              <span>{star}<Star size={12} aria-hidden className={css({ display: 'inline', marginInlineStart: '1', fill: '[currentColor]' })} /><span className={visuallyHidden()}> {pluralWord(star, 'star')}</span></span>
              <span aria-hidden className={css({ height: '2', borderRadius: 'full', backgroundColor: 'raised', overflow: 'hidden' })}>
                <span className={css({ display: 'block', height: 'full', borderRadius: 'full', backgroundColor: 'amber.fill' })} style={{ width: `${(count / total) * 100}%` }} />
              </span>
              <span className={css({ textAlign: 'end' })}>{count.toLocaleString('en-US')}<span className={visuallyHidden()}> {pluralWord(count, 'review')}</span></span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
