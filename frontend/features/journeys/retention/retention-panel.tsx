import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { css } from '#styled/css';
import { column, wrap } from '#styled/patterns';
import { UNITS } from '#contracts/journeys.ts';
import type { Segment, Unit } from '#contracts/journeys.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { choiceOf, labelOf, PLACE_OPTIONS } from '../event-places.ts';
import type { PlaceKey } from '../event-places.ts';
import { retentionQuery } from '../journeys.queries.ts';
import type { Period } from '../journeys.queries.ts';
import { RETENTION_WORDS } from '../journeys.words.ts';
import { ReportCard } from '../report-card.tsx';
import { RetentionGrid } from './retention-grid.tsx';

export interface RetentionChoice {
  first: PlaceKey;
  then: PlaceKey;
  unit: Unit;
}

interface RetentionPanelProps {
  choice: RetentionChoice;
  segment: Segment | undefined;
  period: Period;
  onChange(choice: RetentionChoice): void;
}

const UNIT_OPTIONS = UNITS.map((value) => ({ value, label: RETENTION_WORDS.units[value] }));
const SHOWS = [{ value: 'share', label: RETENTION_WORDS.shows.share }, { value: 'people', label: RETENTION_WORDS.shows.people }] as const;

/** The report of how many people come back, by the period of their first event. */
export function RetentionPanel({ choice, segment, period, onChange }: RetentionPanelProps) {
  const [shown, setShown] = useState<'share' | 'people'>('share');
  const query = useQuery(retentionQuery({ ...period, entry: choiceOf(choice.first), back: choiceOf(choice.then), unit: choice.unit, ...(segment && { segment }) }));
  return (
    <div className={column({ gap: '4' })}>
      <div className={wrap({ gap: '3', alignItems: 'center' })}>
        <Select label={RETENTION_WORDS.first} options={PLACE_OPTIONS} value={choice.first} onValueChange={(first) => onChange({ ...choice, first })} className={css({ minWidth: '[200px]' })} />
        <Select label={RETENTION_WORDS.then} options={PLACE_OPTIONS} value={choice.then} onValueChange={(then) => onChange({ ...choice, then })} className={css({ minWidth: '[200px]' })} />
        <SegmentedControl label={RETENTION_WORDS.unit} options={UNIT_OPTIONS} value={choice.unit} onValueChange={(unit) => onChange({ ...choice, unit })} />
        <SegmentedControl label={RETENTION_WORDS.shown} options={SHOWS} value={shown} onValueChange={setShown} />
      </div>
      <ReportCard
        query={query} definition={RETENTION_WORDS.definition} title={() => RETENTION_WORDS.title(labelOf(choice.first), labelOf(choice.then))}
        file="retention" table={({ cohorts }) => [
          [RETENTION_WORDS.period, RETENTION_WORDS.people, ...(cohorts[0]?.back ?? []).map((_, index) => RETENTION_WORDS.column(RETENTION_WORDS.units[choice.unit], index + 1))],
          ...cohorts.map(({ start, people, back }) => [start, people, ...back]),
        ]}
      >
        {({ cohorts }) => (cohorts.every(({ people }) => people === 0) ? <p>{RETENTION_WORDS.none}</p> : <RetentionGrid cohorts={cohorts} unit={choice.unit} shown={shown} />)}
      </ReportCard>
    </div>
  );
}
