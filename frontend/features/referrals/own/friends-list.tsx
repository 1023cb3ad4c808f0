import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css, cx } from '#styled/css';
import { column, longWords, metaText, stack, wrap } from '#styled/patterns';
import type { ReferralFriend } from '#contracts/referrals.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { FullDate } from '#ui/moment.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TokenAmount } from '#ui/token-amount.tsx';
import { friendsQuery } from '../referrals.queries.ts';
import { STATE_TONES } from '../state-tones.ts';
import { REFERRALS } from '../referrals.words.ts';

type Shown = keyof typeof REFERRALS.filters;
const FILTERS = (['all', 'waiting', 'settled'] as const).map((value) => ({ value, label: REFERRALS.filters[value] }));

/** Lists the friends who signed up by the user's link, with the reward and state of each. */
export function FriendsList() {
  const [shown, setShown] = useState<Shown>('all');
  const list = useInfiniteQuery(friendsQuery(shown === 'all' ? undefined : shown));
  const { data, error, isPending, refetch } = list;
  const friends = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-labelledby="referral-friends" className={panel}>
      <div className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between' })}>
        <h2 id="referral-friends" className={css({ textStyle: 'h4' })}>{REFERRALS.friendsTitle}</h2>
        <SegmentedControl label={REFERRALS.filterLabel} options={FILTERS} value={shown} onValueChange={setShown} />
      </div>
      {error !== null && !data && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton radius="md" className={css({ height: '[160px]' })} />}
      {data && friends.length === 0 && (shown === 'all'
        ? <EmptyState size="sm" level="h3" title={REFERRALS.noneTitle}>{REFERRALS.noneText}</EmptyState>
        : <p className={metaText()}>{REFERRALS.noneFiltered}</p>)}
      {friends.length > 0 && <ul aria-labelledby="referral-friends">{friends.map((friend) => <Row key={friend.id} friend={friend} />)}</ul>}
      <LoadMore byButton list={list} what="friends" />
    </section>
  );
}

function Row({ friend: { person, state, signedUpAt, paidAt, settlesAt, tokens, reason } }: { friend: ReferralFriend }) {
  const name = person?.displayName ?? REFERRALS.gone;
  return (
    <li className={row}>
      <Avatar name={name} src={person?.avatarUrl ?? null} size={36} />
      <div className={stack({ gap: '0.5', minWidth: '0', flex: '[1 1 180px]' })}>
        <strong className={longWords()}>{name}</strong>
        <span className={metaText()}><Sentence text={paidAt ? REFERRALS.boughtOn : REFERRALS.signedUpOn} parts={{ day: <FullDate at={paidAt ?? signedUpAt} /> }} /></span>
        {reason !== null && <span className={metaText({ overflowWrap: 'anywhere' })}>{reason}</span>}
      </div>
      <div className={stack({ gap: '1', justifyItems: 'start' })}>
        <Badge tone={STATE_TONES[state]}>{REFERRALS.states[state]}</Badge>
        {settlesAt && <span className={metaText()}><Sentence text={REFERRALS.settlesOn} parts={{ day: <FullDate at={settlesAt} /> }} /></span>}
      </div>
      <span className={cx(amount, (state === 'revoked' || state === 'expired') && lost)}><TokenAmount tokens={tokens} signed={state === 'settled'} /></span>
    </li>
  );
}

const panel = column({ layerStyle: 'panel', gap: '3', padding: { base: '4', md: '6' }, minWidth: '0' });
const row = wrap({ gap: '3', alignItems: 'center', paddingBlock: '3', borderTop: 'soft' });
const amount = css({ minWidth: '[64px]', textAlign: 'end' });
const lost = css({ color: 'fg.subtle', textDecoration: 'line-through' });
