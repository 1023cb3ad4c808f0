import { css, cx } from '#styled/css';
import { metaText, stack, tableContainer } from '#styled/patterns';
import { dataTable } from '#styled/recipes';
import type { SuspectFriend } from '#contracts/referral-admin.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Moment } from '#ui/moment.tsx';
import { REFERRALS } from '../referrals.words.ts';
import { DRAWER, REFERRERS } from '../referrals-admin.words.ts';
import { STATE_TONES } from '../state-tones.ts';
import { SignalBadges } from './signal-badges.tsx';

type Prints = SuspectFriend['prints'];

interface FriendsTableProps {
  friends: readonly SuspectFriend[];
  /** Prints of the referrer's device and network, which the table compares with those of the friends. */
  own: Prints;
  chosen: ReadonlySet<string>;
  onChoose(id: string, on: boolean): void;
}

const KINDS = ['device', 'address', 'card'] as const;
/** Longest time in seconds from a click on the referral link to the sign-up that the table shows. A longer one says nothing about fraud. */
const LONGEST_SECONDS = 3_600;

/** Table of a referrer's friends for administrators. Prints that occur several times have a frame, so that they can be seen without colour. */
export function FriendsTable({ friends, own, chosen, onChoose }: FriendsTableProps) {
  const counts = new Map<string, number>();
  for (const prints of [own, ...friends.map((friend) => friend.prints)]) for (const kind of KINDS) if (prints[kind]) counts.set(prints[kind], (counts.get(prints[kind]) ?? 0) + 1);
  return (
    <div className={tableContainer()} role="region" aria-label={DRAWER.friendsLabel} tabIndex={0}>
      <table className={`${dataTable()} ${table}`} aria-label={DRAWER.friendsLabel}>
        <thead><tr>{Object.entries(DRAWER.columns).map(([key, name]) => <th key={key} scope="col">{name}</th>)}</tr></thead>
        <tbody>
          {friends.map((friend) => {
            const name = friend.person?.displayName ?? REFERRERS.gone;
            return (
              <tr key={friend.id}>
                <td><Checkbox hideLabel checked={chosen.has(friend.id)} onCheckedChange={(on) => onChoose(friend.id, on)}>{DRAWER.choose(name)}</Checkbox></td>
                <th scope="row"><span className={stack({ gap: '0.5' })}>{name}<span className={metaText()}><Moment at={friend.signedUpAt} /></span></span></th>
                {KINDS.map((kind) => <td key={kind}><Print name={friend.prints[kind]} count={counts.get(friend.prints[kind] ?? '') ?? 0} /></td>)}
                <td>{friend.secondsAfterClick > LONGEST_SECONDS ? DRAWER.long : DRAWER.seconds(friend.secondsAfterClick)}</td>
                <td><span className={stack({ gap: '1', justifyItems: 'start' })}><Badge tone={STATE_TONES[friend.state]}>{REFERRALS.states[friend.state]}</Badge>{friend.cleared && <span className={metaText()}>{DRAWER.cleared}</span>}<SignalBadges signals={friend.signals} /></span></td>
                <td>{friend.tokens}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Print({ name, count }: { name: string | null; count: number }) {
  if (name === null) return <span className={metaText()}>–</span>;
  return <span className={cx(print, count > 1 && repeats)}>{name}</span>;
}

const print = css({ fontFamily: 'mono', paddingInline: '1.5', borderRadius: 'sm' });
const repeats = css({ border: 'line', backgroundColor: 'amber.soft', color: 'amber', fontWeight: 'semibold' });
const table = css({ minWidth: '[640px]', '& tbody th': { minWidth: '[150px]' }, fontVariantNumeric: 'tabular-nums', textStyle: 'small', '& th, & td': { paddingBlock: '2.5', paddingInline: '3', verticalAlign: 'middle', textAlign: 'start' } });
