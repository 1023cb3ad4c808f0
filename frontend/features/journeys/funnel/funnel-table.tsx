import { css } from '#styled/css';
import { SECOND_MS } from '#contracts/durations.ts';
import type { FunnelStep } from '#contracts/journeys.ts';
import { durationWords } from '#lib/duration-words.ts';
import { Button } from '#ui/button.tsx';
import { FUNNEL_WORDS } from '../journeys.words.ts';
import { ReportTable } from '#ui/report-table.tsx';
import { shareWords } from '../share-words.ts';
import { trackOf } from './track.ts';

interface FunnelTableProps {
  steps: readonly FunnelStep[];
  labels: readonly string[];
  /** Called with the number of a funnel's step, from 1, to show the people who left after it. */
  onLeft(step: number): void;
}

/** A table with a row for each step of a funnel. A bar shows its people within those of the step before, and a button shows those who left. */
export function FunnelTable({ steps, labels, onLeft }: FunnelTableProps) {
  const { columns } = FUNNEL_WORDS;
  const first = steps[0]?.people ?? 0;
  return (
    <ReportTable label={FUNNEL_WORDS.table}>
      <thead>
        <tr>
          <th scope="col">{columns.step}</th><th scope="col">{columns.people}</th><th scope="col">{columns.before}</th><th scope="col">{columns.all}</th><th scope="col">{columns.time}</th><th scope="col">{columns.left}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ people, medianSeconds }, index) => {
          const before = index === 0 ? people : steps[index - 1]?.people ?? 0;
          const next = steps[index + 1];
          const left = next ? people - next.people : 0;
          return (
            <tr key={index}>
              <th scope="row">
                <span>{index + 1}. {labels[index]}</span>
                <span aria-hidden="true" className={track} style={trackOf(people)}><span className={bar} style={{ width: `${before === 0 ? 0 : (people / before) * 100}%` }} /></span>
              </th>
              <td>{people.toLocaleString('en-US')}</td>
              <td>{index === 0 ? '' : shareWords(people, before)}</td>
              <td>{shareWords(people, first)}</td>
              <td>{medianSeconds === null ? '' : durationWords(medianSeconds * SECOND_MS)}</td>
              <td>{left > 0 && <Button size="sm" onClick={() => onLeft(index + 1)}>{FUNNEL_WORDS.left(left)}</Button>}</td>
            </tr>
          );
        })}
      </tbody>
    </ReportTable>
  );
}

const track = css({ display: 'block', width: '[min(280px, 40vw)]', height: '3', marginBlockStart: '1', borderRadius: 'xs', overflow: 'hidden', backgroundColor: 'raised' });
const bar = css({ display: 'block', height: 'full', backgroundColor: 'chart.2' });
