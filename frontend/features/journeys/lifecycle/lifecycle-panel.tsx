import { useQuery } from '@tanstack/react-query';
import { column } from '#styled/patterns';
import { UNITS } from '#contracts/journeys.ts';
import type { Unit } from '#contracts/journeys.ts';
import { Day } from '#ui/moment.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { lifecycleQuery } from '../journeys.queries.ts';
import type { Period } from '../journeys.queries.ts';
import { LIFECYCLE_WORDS, RETENTION_WORDS } from '../journeys.words.ts';
import { ReportCard } from '../report-card.tsx';
import { ReportTable } from '#ui/report-table.tsx';
import { LifecycleBars } from './lifecycle-bars.tsx';

interface LifecyclePanelProps {
  unit: Unit;
  period: Period;
  onChange(unit: Unit): void;
}

const UNIT_OPTIONS = UNITS.map((value) => ({ value, label: RETENTION_WORDS.units[value] }));

/** The report of members per period: new, returning, resurrected and dormant. */
export function LifecyclePanel({ unit, period, onChange }: LifecyclePanelProps) {
  const query = useQuery(lifecycleQuery({ ...period, unit }));
  const states = ['returning', 'resurrected', 'new', 'dormant'] as const;
  return (
    <div className={column({ gap: '4', alignItems: 'start' })}>
      <SegmentedControl label={RETENTION_WORDS.unit} options={UNIT_OPTIONS} value={unit} onValueChange={onChange} />
      <ReportCard
        query={query} definition={LIFECYCLE_WORDS.definition} title={() => LIFECYCLE_WORDS.title}
        file="lifecycle" table={({ periods }) => [[LIFECYCLE_WORDS.period, ...states.map((state) => LIFECYCLE_WORDS[state])], ...periods.map((each) => [each.start, ...states.map((state) => each[state])])]}
      >
        {({ periods }) => (periods.every((each) => states.every((state) => each[state] === 0)) ? <p>{LIFECYCLE_WORDS.none}</p> : (
          <>
            <LifecycleBars periods={periods} />
            <ReportTable label={LIFECYCLE_WORDS.table}>
              <thead><tr><th scope="col">{LIFECYCLE_WORDS.period}</th>{states.map((state) => <th key={state} scope="col">{LIFECYCLE_WORDS[state]}</th>)}</tr></thead>
              <tbody>{periods.map((each) => <tr key={each.start}><th scope="row"><Day day={each.start} /></th>{states.map((state) => <td key={state}>{each[state].toLocaleString('en-US')}</td>)}</tr>)}</tbody>
            </ReportTable>
            <p>{LIFECYCLE_WORDS.running}</p>
          </>
        ))}
      </ReportCard>
    </div>
  );
}
