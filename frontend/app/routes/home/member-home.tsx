import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import type { CurrentUser } from '#contracts/identity.ts';
import { draftsQuery } from '#features/builder/start/start.queries.ts';
import { TodayOrResults } from '#features/challenges/home/today-or-results.tsx';
import { recentRunsQuery } from '#features/generation/generation.queries.ts';
import { ChecklistCard } from '#features/rewards/checklist/checklist-card.tsx';
import { rewardsQuery } from '#features/rewards/rewards.queries.ts';
import { StreakCard } from '#features/rewards/streak/streak-card.tsx';
import { connectedAtom } from '#lib/connection.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { CONTINUE_FROM } from './continue-from.ts';
import { ContinueRow } from './continue-row.tsx';
import { Greeting } from './greeting.tsx';

/** The upper part of a member's home page: greeting, first steps beside the daily claim, today's challenge, and the latest drafts and runs. */
export function MemberHome({ user }: { user: CurrentUser }) {
  const runs = useQuery(recentRunsQuery({}, CONTINUE_FROM, useAtomValue(connectedAtom))).data ?? [];
  const drafts = useQuery(draftsQuery).data ?? [];
  const { data: rewards, isPending } = useQuery(rewardsQuery);
  const beginning = rewards !== undefined && !rewards.checklist.done;
  return (
    <div className={column({ gap: '6' })}>
      <Greeting user={user} returning={runs.length + drafts.length > 0} />
      <div className={isPending || beginning ? beside : undefined}>
        {isPending && <Skeleton radius="xl" className={css({ height: '[360px]' })} />}
        {beginning && <ChecklistCard checklist={rewards.checklist} />}
        <div className={css({ order: { base: '[-1]', lg: '0' } })}><StreakCard wide={!isPending && !beginning} /></div>
      </div>
      <TodayOrResults />
      {runs.length + drafts.length > 0 && <ContinueRow runs={runs} drafts={drafts} />}
    </div>
  );
}

// On a member's home page the daily claim comes first on phones, and stands at the right on wide screens.
const beside = css({ display: 'grid', gap: '5', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 344px' } });
