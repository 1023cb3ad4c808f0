import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { mutedText, stack } from '#styled/patterns';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ActivityRow } from '../activity/activity-row.tsx';
import { transactionsQuery } from '../wallet.queries.ts';
import { EARN_PANEL } from '../wallet.words.ts';

/** Tab of the wallet with the tokens that the user earned without paying. */
export function EarnPanel() {
  const { data, error, isPending, refetch } = useInfiniteQuery(transactionsQuery({ types: ['reward', 'challenge', 'sale', 'royalty', 'tip', 'referral'], direction: 'in' }));
  const lines = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Card as="section" radius="lg" aria-labelledby="earn-title">
      <div className={stack({ gap: '1', padding: { base: '3', md: '4' } })}>
        <h2 id="earn-title" className={css({ textStyle: 'h4' })}>{EARN_PANEL.heading}</h2>
        <p className={mutedText()}>{EARN_PANEL.intro}</p>
      </div>
      {isPending && <div aria-busy="true" className={css({ padding: '4' })}><Skeleton className={css({ height: '12' })} /></div>}
      {error && <div className={css({ padding: '4' })}><FetchProblem error={error} onRetry={() => void refetch()} /></div>}
      {data && lines.length === 0 && <p className={css({ padding: '4', borderTop: 'soft', color: 'fg.muted' })}>{EARN_PANEL.nothingYetText}</p>}
      <ul>{lines.map((line) => <ActivityRow key={line.id} line={line} />)}</ul>
    </Card>
  );
}
