import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';
import { shiftDay } from '#contracts/utc-days.ts';
import { dayWords, momentsOf } from '#lib/day-span.ts';
import { Day } from '#ui/moment.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { cohortsQuery } from '../analytics.queries.ts';
import { COHORT_WORDS } from '../analytics.words.ts';
import { Answered } from '../answered.tsx';
import { dayPeriod } from '../behind/behind.ts';
import type { PanelProps } from '../behind/behind.ts';
import { FigureCard } from '../chart/figure-card.tsx';
import { rateWords } from '../share-words.ts';

interface CohortsPanelProps extends PanelProps {
  /** Address of the analytics page that also offers other events for coming back. */
  journeysPath: string;
}

/** The table of how many members come back, by the week of their sign-up. */
export function CohortsPanel({ span, journeysPath, onBehind }: CohortsPanelProps) {
  const query = useQuery(cohortsQuery(momentsOf(span)));
  return (
    <Answered query={query}>
      {({ cohorts }) => {
        const width = Math.max(0, ...cohorts.map(({ back }) => back.length));
        return (
          <>
            <FigureCard
              title={COHORT_WORDS.title} definition={COHORT_WORDS.definition} empty={cohorts.every(({ people }) => people === 0) ? COHORT_WORDS.none : null}
              table={[[COHORT_WORDS.week, COHORT_WORDS.people, ...Array.from({ length: width }, (_, index) => COHORT_WORDS.later(index + 1))], ...cohorts.map(({ start, people, back }) => [start, people, ...Array.from({ length: width }, (_, index) => back[index] ?? null)])]}
              words={(cell, column, row) => {
                const cohort = cohorts[row];
                if (column === 0 || !cohort) return <Day day={String(cell)} />;
                if (column === 1) return cohort.people.toLocaleString('en-US');
                if (cell === null) return <><span aria-hidden="true">·</span><span className={visuallyHidden()}>{COHORT_WORDS.notYet}</span></>;
                const running = column - 2 === cohort.back.length - 1;
                return <span title={running ? COHORT_WORDS.running : undefined}>{cohort.people < 20 ? Number(cell).toLocaleString('en-US') : rateWords(Number(cell), cohort.people)}</span>;
              }}
              onRow={(row) => {
                const start = cohorts[row]?.start;
                if (start !== undefined) onBehind({ kind: 'people', what: `${COHORT_WORDS.week} ${dayWords(start, true)}`, asked: { from: dayPeriod(start).from, to: dayPeriod(shiftDay(start, 6)).to, only: 'signed_up' } });
              }}
            />
            <p><TextLink to={journeysPath} className={css({ display: 'inline-block', paddingBlock: '1' })}>{COHORT_WORDS.more}</TextLink></p>
          </>
        );
      }}
    </Answered>
  );
}
