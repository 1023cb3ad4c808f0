import { useState } from 'react';
import { css } from '#styled/css';
import { column, flex, flexFill, longWords, mutedText } from '#styled/patterns';
import { SECOND_MS } from '#contracts/durations.ts';
import type { FunnelStep } from '#contracts/journeys.ts';
import { durationWords } from '#lib/duration-words.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { FUNNEL_WORDS } from '../journeys.words.ts';
import { shareWords } from '../share-words.ts';
import { trackOf } from './track.ts';

type Against = 'before' | 'all';
const OPTIONS = [{ value: 'before', label: FUNNEL_WORDS.against.before }, { value: 'all', label: FUNNEL_WORDS.against.all }] as const;

/** A chart with a bar for each step of a funnel; the hatched part is the people who left. The table below it has the same numbers. */
export function FunnelPicture({ steps, labels }: { steps: readonly FunnelStep[]; labels: readonly string[] }) {
  const [against, setAgainst] = useState<Against>('before');
  const first = steps[0]?.people ?? 0;
  return (
    <div className={column({ gap: '3', alignItems: 'start' })}>
      <SegmentedControl label={FUNNEL_WORDS.againstLabel} options={OPTIONS} value={against} onValueChange={setAgainst} />
      <ol aria-hidden="true" data-chart="" className={flex({ gap: '4', width: 'full' })}>
        {steps.map(({ people, medianSeconds }, index) => {
          const before = index === 0 ? people : steps[index - 1]?.people ?? 0;
          const whole = against === 'all' ? first : before;
          return (
            <li key={index} className={flexFill({ textStyle: 'meta', fontVariantNumeric: 'tabular-nums' })}>
              <p className={longWords({ fontWeight: 'semibold', minHeight: '10' })}>{index + 1}. {labels[index]}</p>
              <div className={frame} style={trackOf(people)}><div className={fill} style={{ height: `${whole === 0 ? 0 : (people / whole) * 100}%` }} /></div>
              <p><strong className={css({ textStyle: 'stat' })}>{people.toLocaleString('en-US')}</strong></p>
              {index > 0 && <p className={mutedText()}>{shareWords(people, before)}{medianSeconds !== null && `, ${durationWords(medianSeconds * SECOND_MS)}`}</p>}
            </li>
          );
        })}
      </ol>
      <p className={mutedText({ textStyle: 'meta' })}>{FUNNEL_WORDS.pictureNote[against]}</p>
    </div>
  );
}

// Each bar of the funnel stands on the lower edge of its hatched frame.
const frame = css({ display: 'flex', alignItems: 'flex-end', height: '[200px]', borderRadius: 'sm', overflow: 'hidden', backgroundColor: 'raised' });
const fill = css({ width: 'full', backgroundColor: 'chart.2' });
