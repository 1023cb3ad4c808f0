import { css } from '#styled/css';
import type { Unit } from '#contracts/journeys.ts';
import { RETENTION_WORDS } from '../journeys.words.ts';
import { CHART, hatched } from '#ui/chart-looks.ts';
import { Day } from '#ui/moment.tsx';
import { ReportTable } from '#ui/report-table.tsx';
import { NO_SHARE, shareWords } from '../share-words.ts';

interface Cohort {
  start: string;
  people: number;
  back: readonly number[];
}

interface RetentionGridProps {
  cohorts: readonly Cohort[];
  unit: Unit;
  shown: 'share' | 'people';
}

/** Strongest background of a cell of the retention table, in percent. Text on a stronger one would be hard to read. */
const MOST_TINT = 58;

/**
 * A triangular table of cohorts: how many of the people who started in one period came back in each later one. The last cell of a row is a
 * period that may still be running.
 */
export function RetentionGrid({ cohorts, unit, shown }: RetentionGridProps) {
  const width = Math.max(0, ...cohorts.map(({ back }) => back.length));
  const numbers = Array.from({ length: width }, (_, index) => index);
  const most = Math.max(0.01, ...cohorts.flatMap(({ people, back }) => back.map((count) => (people === 0 ? 0 : count / people))));
  const weighted = (index: number): { came: number; of: number } => {
    // The average leaves out periods that are still running, because their low numbers would pull it down.
    const finished = cohorts.filter(({ back }) => index < back.length - 1);
    return { came: finished.reduce((sum, { back }) => sum + (back[index] ?? 0), 0), of: finished.reduce((sum, { people }) => sum + people, 0) };
  };
  return (
    <ReportTable label={RETENTION_WORDS.title(RETENTION_WORDS.period, RETENTION_WORDS.people)}>
      <thead><tr><th scope="col">{RETENTION_WORDS.period}</th><th scope="col">{RETENTION_WORDS.people}</th>{numbers.map((index) => <th key={index} scope="col">{RETENTION_WORDS.column(RETENTION_WORDS.units[unit], index + 1)}</th>)}</tr></thead>
      <tbody>
        <tr>
          <th scope="row">{RETENTION_WORDS.all}</th>
          <td>{cohorts.reduce((sum, { people }) => sum + people, 0).toLocaleString('en-US')}</td>
          {numbers.map((index) => <td key={index}>{weighted(index).of === 0 ? '' : shown === 'share' ? shareWords(weighted(index).came, weighted(index).of) : weighted(index).came.toLocaleString('en-US')}</td>)}
        </tr>
        {cohorts.map(({ start, people, back }) => (
          <tr key={start}>
            <th scope="row"><Day day={start} year={unit === 'month'} /></th>
            <td>{people.toLocaleString('en-US')}</td>
            {numbers.map((index) => {
              const count = back[index];
              if (count === undefined) return <td key={index} className={css({ color: 'fg.subtle' })} aria-label={RETENTION_WORDS.notYet}>·</td>;
              const running = index === back.length - 1;
              const share = shareWords(count, people);
              // The cell gets no shade when it hides the share of too few people, because the shade would reveal that share.
              const tint = share === NO_SHARE ? 0 : Math.round((count / people / most) * MOST_TINT);
              return (
                <td key={index} style={{ backgroundColor: `color-mix(in oklab, ${CHART.violet} ${tint}%, transparent)`, ...(running && { backgroundImage: hatched(CHART.grid) }) }} title={running ? RETENTION_WORDS.running : undefined}>
                  {shown === 'share' ? share : count.toLocaleString('en-US')}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </ReportTable>
  );
}
