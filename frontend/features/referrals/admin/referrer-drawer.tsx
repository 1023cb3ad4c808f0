import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, mutedText, stack } from '#styled/patterns';
import type { ReferrerDetail } from '#contracts/referral-admin.ts';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { referrerQuery } from '../referrals.queries.ts';
import { DRAWER, REFERRERS } from '../referrals-admin.words.ts';
import { DecisionForm } from './decision-form.tsx';
import { FriendsTable } from './friends-table.tsx';

/** Drawer about one referrer for administrators: what the friends have in common, and the form that decides about their rewards. */
export function ReferrerDrawer({ id, onClose }: { id: string; onClose(): void }) {
  const { data, error, isPending, refetch } = useQuery(referrerQuery(id));
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} side="right" title={data ? (data.referrer.person?.displayName ?? REFERRERS.gone) : DRAWER.loading}>
      {isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[360px]' })} /></div>}
      {error !== null && !data && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {data && <Inside detail={data} />}
    </Sheet>
  );
}

function Inside({ detail: { referrer, prints, friends } }: { detail: ReferrerDetail }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (id: string, on: boolean): void => setChosen((before) => new Set(on ? [...before, id] : [...before].filter((other) => other !== id)));
  const held = friends.filter(({ state }) => state === 'held');
  const { none } = DRAWER;
  return (
    <div className={column({ gap: '5' })}>
      <div className={stack({ gap: '1' })}>
        {referrer.code !== null && <p className={mutedText({ fontFamily: 'mono' })}>{DRAWER.code(referrer.code)}</p>}
        <p className={mutedText()}>{DRAWER.intro}</p>
        <p className={mutedText({ tabular: true })}>{DRAWER.own(prints.device ?? none, prints.address ?? none, prints.card ?? none)}</p>
      </div>
      {held.length > 0 && <div><Button size="sm" onClick={() => setChosen(new Set(held.map(({ id }) => id)))}>{DRAWER.chooseHeld}</Button></div>}
      <FriendsTable friends={friends} own={prints} chosen={chosen} onChoose={choose} />
      <DecisionForm referrerId={referrer.id} friends={friends.filter(({ id }) => chosen.has(id))} onDone={() => setChosen(new Set())} />
    </div>
  );
}
