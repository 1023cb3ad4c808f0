import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, wrap } from '#styled/patterns';
import { SECOND_MS } from '#contracts/durations.ts';
import type { Segment } from '#contracts/journeys.ts';
import { durationWords } from '#lib/duration-words.ts';
import { CHART, hatched } from '#ui/chart-looks.ts';
import { ReportTable } from '#ui/report-table.tsx';
import { Select } from '#ui/select.tsx';
import { choiceOf, PLACE_OPTIONS } from '../event-places.ts';
import type { PlaceKey } from '../event-places.ts';
import { firstValueQuery } from '../journeys.queries.ts';
import type { Period } from '../journeys.queries.ts';
import { VALUE_WORDS } from '../journeys.words.ts';
import { ReportCard } from '../report-card.tsx';
import { shareWords } from '../share-words.ts';

interface FirstValuePanelProps {
  entry: PlaceKey;
  value: PlaceKey;
  segment: Segment | undefined;
  period: Period;
  onChange(next: { entry: PlaceKey; value: PlaceKey }): void;
}

interface Group {
  label: string;
  people: number;
}

const groupsOf = (people: number, groups: readonly number[]): Group[] => [
  ...groups.map((count, index) => ({ label: VALUE_WORDS.groups[index] ?? '', people: count })),
  { label: VALUE_WORDS.notYet, people: people - reachedOf(groups) },
];
const reachedOf = (groups: readonly number[]): number => groups.reduce((sum, count) => sum + count, 0);

/** The report of how long people take until their first valuable event, such as a run that worked. */
export function FirstValuePanel({ entry, value, segment, period, onChange }: FirstValuePanelProps) {
  const query = useQuery(firstValueQuery({ ...period, entry: choiceOf(entry), value: choiceOf(value), ...(segment && { segment }) }));
  return (
    <div className={column({ gap: '4' })}>
      <div className={wrap({ gap: '3', alignItems: 'center' })}>
        <Select label={VALUE_WORDS.entry} options={PLACE_OPTIONS} value={entry} onValueChange={(next) => onChange({ entry: next, value })} className={css({ minWidth: '[200px]' })} />
        <Select label={VALUE_WORDS.value} options={PLACE_OPTIONS} value={value} onValueChange={(next) => onChange({ entry, value: next })} className={css({ minWidth: '[200px]' })} />
      </div>
      <ReportCard
        query={query} definition={VALUE_WORDS.definition} title={({ people, groups }) => VALUE_WORDS.title(people, reachedOf(groups))}
        file="time-to-value" table={({ people, groups }) => [[VALUE_WORDS.columns.time, VALUE_WORDS.columns.people], ...groupsOf(people, groups).map(({ label, people: count }) => [label, count])]}
      >
        {({ people, groups, medianSeconds }) => (people === 0 ? <p>{VALUE_WORDS.none}</p> : (
          <>
            {medianSeconds !== null && <p>{VALUE_WORDS.half(durationWords(medianSeconds * SECOND_MS))}</p>}
            <Waits groups={groupsOf(people, groups)} people={people} />
          </>
        ))}
      </ReportCard>
    </div>
  );
}

/** A row of the report with a bar for each span of time until the first valuable event. People who never reached it are hatched. */
function Waits({ groups, people }: { groups: readonly Group[]; people: number }) {
  const most = Math.max(1, ...groups.map((group) => group.people));
  return (
    <ReportTable label={VALUE_WORDS.table}>
      <thead><tr><th scope="col">{VALUE_WORDS.columns.time}</th><th scope="col">{VALUE_WORDS.columns.people}</th><th scope="col">{VALUE_WORDS.columns.share}</th></tr></thead>
      <tbody>
        {groups.map(({ label, people: count }, index) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <span aria-hidden="true" className={track}><span className={bar} style={{ width: `${(count / most) * 100}%`, background: index === groups.length - 1 ? hatched(CHART.grey) : CHART.violet }} /></span>
            </th>
            <td>{count.toLocaleString('en-US')}</td>
            <td>{shareWords(count, people)}</td>
          </tr>
        ))}
      </tbody>
    </ReportTable>
  );
}

const track = css({ display: 'block', width: '[min(280px, 40vw)]', height: '3', marginBlockStart: '1' });
const bar = css({ display: 'block', height: 'full', borderRadius: 'xs' });
