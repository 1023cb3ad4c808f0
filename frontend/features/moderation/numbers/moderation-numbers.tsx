import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, spaceBetween } from '#styled/patterns';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { getModerationCounts } from '#contracts/moderation.ts';
import { dateText } from '#lib/date-text.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { SleepingHatScene } from '#ui/illustrations/sleeping-hat-scene.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { moderationNumbersQuery } from '../moderation.queries.ts';
import { MODERATION_NUMBERS } from '../decisions.words.ts';

type Month = ResponseOf<typeof getModerationCounts>['months'][number];

const GROUPS: readonly { title: string; rows: readonly (readonly [string, keyof Month])[] }[] = [
  { title: MODERATION_NUMBERS.submissionsTitle, rows: [['Approved', 'approved'], [MODERATION_NUMBERS.sentBackChangesRows, 'changesRequested'], [MODERATION_NUMBERS.notAcceptedRows, 'rejected']] },
  { title: MODERATION_NUMBERS.takenDownTitle, rows: [[MODERATION_NUMBERS.promptsHiddenUntilRows, 'hiddenPrompts'], ['Prompts', 'removedPrompts'], ['Reviews', 'removedReviews'], ['Comments', 'removedComments'], [MODERATION_NUMBERS.strikesGivenRows, 'strikes']] },
  { title: MODERATION_NUMBERS.reportsTitle, rows: [['Received', 'reports'], ['Upheld', 'reportsUpheld'], ['Dismissed', 'reportsDismissed']] },
  { title: MODERATION_NUMBERS.appealsTitle, rows: [['Received', 'appeals'], ['Granted', 'appealsGranted'], ['Refused', 'appealsRefused']] },
];

/** Public page with the counts of moderators' decisions by month. Moderators see the same numbers. */
export function ModerationNumbers() {
  const numbers = useQuery(moderationNumbersQuery);
  if (numbers.isPending) return <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[280px]' })} /></div>;
  if (!numbers.data) return <FetchProblem error={numbers.error} onRetry={() => void numbers.refetch()} />;
  if (numbers.data.length === 0) return <EmptyState art={<SleepingHatScene />} title={MODERATION_NUMBERS.noDecisionsYetTitle}>{MODERATION_NUMBERS.emptyText}</EmptyState>;
  return <div className={column({ gap: '4' })}>{numbers.data.map((month) => <MonthCard key={month.month} month={month} />)}</div>;
}

const MonthCard = ({ month }: { month: Month }) => (
  <Card as="section" pad="lg" radius="lg" aria-label={monthWords(month.month)}>
    <h2 className={css({ textStyle: 'h3', marginBlockEnd: '4' })}>{monthWords(month.month)}</h2>
    <div className={css({ display: 'grid', gridTemplateColumns: '[repeat(auto-fit, minmax(200px, 1fr))]', gap: '5' })}>
      {GROUPS.map(({ title, rows }) => (
        <section key={title} aria-label={title}>
          <h3 className={css({ textStyle: 'label', color: 'fg.subtle', marginBlockEnd: '1' })}>{title}</h3>
          <dl className={css({ textStyle: 'small' })}>
            {rows.map(([name, key]) => (
              <div key={key} className={spaceBetween({ gap: '3', paddingBlock: '1.5', borderBottom: 'soft' })}>
                <dt className={css({ color: 'fg.muted' })}>{name}</dt><dd className={css({ tabular: true, fontWeight: 'semibold' })}>{month[key].toLocaleString('en-US')}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  </Card>
);

/** Writes a month such as "2026-11" as "November 2026". */
const monthWords = (month: string): string => dateText(new Date(`${month}-01T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' });
