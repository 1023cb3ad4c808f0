import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { FunnelStep, readFunnel, Segment } from '#contracts/journeys.ts';
import type { CsvTable } from '#lib/csv.ts';
import { PeopleSheet } from '../people/people-sheet.tsx';
import { choiceOf, labelOf } from '../event-places.ts';
import { funnelQuery } from '../journeys.queries.ts';
import type { Period } from '../journeys.queries.ts';
import { FUNNEL_WORDS } from '../journeys.words.ts';
import { ReportCard } from '../report-card.tsx';
import { FunnelBuilder } from './funnel-builder.tsx';
import { FunnelGroups } from './funnel-groups.tsx';
import { FunnelPicture } from './funnel-picture.tsx';
import { FunnelTable } from './funnel-table.tsx';
import type { Funnel } from './funnel-address.ts';

interface FunnelPanelProps {
  funnel: Funnel;
  segment: Segment | undefined;
  period: Period;
  onChange(funnel: Funnel): void;
}

/** The report of how many people take each step of a funnel, and where they leave. */
export function FunnelPanel({ funnel, segment, period, onChange }: FunnelPanelProps) {
  const [left, setLeft] = useState<number | null>(null);
  const question = { ...period, steps: funnel.steps.map(choiceOf), windowHours: funnel.windowHours, ...(segment && { segment }) };
  const query = useQuery(funnelQuery({ ...question, ...(funnel.splitBy !== 'none' && { breakdown: funnel.splitBy }) }));
  const labels = funnel.steps.map(labelOf);
  const first = (steps: readonly FunnelStep[]): number => steps[0]?.people ?? 0;
  return (
    <div className={column({ gap: '4' })}>
      <FunnelBuilder funnel={funnel} onChange={onChange} />
      <ReportCard
        query={query} definition={FUNNEL_WORDS.definition} file="funnel" table={({ steps, groups }) => funnelTable(steps, groups, labels)}
        title={({ steps }) => FUNNEL_WORDS.title(steps.at(-1)?.people ?? 0, first(steps))}
      >
        {({ steps, groups, untracked }) => (
          <>
            {first(steps) === 0 ? <p>{FUNNEL_WORDS.none}</p> : (
              <>
                <div className={css({ display: { base: 'none', md: 'block' } })}><FunnelPicture steps={steps} labels={labels} /></div>
                <FunnelTable steps={steps} labels={labels} onLeft={setLeft} />
              </>
            )}
            {groups.length > 0 && <FunnelGroups groups={groups} labels={labels} />}
            {untracked > 0 && <p className={css({ textStyle: 'meta', color: 'fg.muted' })}>{FUNNEL_WORDS.untracked(untracked)}</p>}
          </>
        )}
      </ReportCard>
      {left !== null && <PeopleSheet question={{ ...question, step: left }} label={labels[left - 1] ?? ''} onClose={() => setLeft(null)} />}
    </div>
  );
}

/** Returns the funnel as a table for a CSV file, with a column for each group of the split. */
function funnelTable(steps: readonly FunnelStep[], groups: ResponseOf<typeof readFunnel>['groups'], labels: readonly string[]): CsvTable {
  const { columns } = FUNNEL_WORDS;
  return [
    [columns.step, columns.people, columns.all, `${columns.time}, s`, ...groups.map(({ value }) => value ?? FUNNEL_WORDS.unknown)],
    ...steps.map(({ people, conversion, medianSeconds }, index) => [labels[index] ?? '', people, conversion, medianSeconds, ...groups.map((group) => group.people[index] ?? 0)]),
  ];
}
