import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, metaText, mutedText, stack, wrap } from '#styled/patterns';
import type { Referrals } from '#contracts/referrals.ts';
import { ownReferralsQuery } from '#shared/referrals/referrals.queries.ts';
import { Badge } from '#ui/badge.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TokenAmount } from '#ui/token-amount.tsx';
import { REFERRALS } from '../referrals.words.ts';
import { FriendsList } from './friends-list.tsx';
import { Ticket } from './ticket.tsx';

/** Page with the user's referral link, the totals it earned, and the friends who signed up. */
export function OwnReferrals() {
  const { data, error, refetch } = useQuery(ownReferralsQuery);
  if (!data) {
    return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <div aria-busy="true" className={stack({ gap: '4' })}><Skeleton radius="xl" className={css({ height: '[200px]' })} /><Skeleton radius="xl" className={css({ height: '[260px]' })} /></div>;
  }
  return (
    <>
      <Ticket referrals={data} />
      <SoFar referrals={data} />
      <FriendsList />
      <HowItWorks referrals={data} />
    </>
  );
}

const share = (part: number, whole: number): string | null => (whole === 0 ? null : REFERRALS.shareOf(Math.round((part / whole) * 100)));

function SoFar({ referrals: { funnel, rewards, milestones } }: { referrals: Referrals }) {
  const { clicks, signedUp, paid, settled } = funnel;
  return (
    <section aria-labelledby="referrals-so-far" className={panel}>
      <h2 id="referrals-so-far" className={css({ textStyle: 'h4' })}>{REFERRALS.soFarTitle}</h2>
      <dl className={figures}>
        <Figure name={REFERRALS.clicks} value={clicks} />
        <Figure name={REFERRALS.signedUp} value={signedUp} note={share(signedUp, clicks)} />
        <Figure name={REFERRALS.paid} value={paid} note={share(paid, signedUp)} />
        <Figure name={REFERRALS.settled} value={settled} note={REFERRALS.settledTokens(rewards.settled)} />
      </dl>
      {rewards.pending + rewards.held > 0 && <p className={mutedText({ tabular: true })}>{REFERRALS.waitingTokens(rewards.pending, rewards.held)}</p>}
      <h3 className={css({ textStyle: 'label' })}>{REFERRALS.milestonesTitle}</h3>
      <ul className={column({ gap: '2' })}>
        {milestones.map(({ friends, tokens, state }) => (
          <li key={friends} className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between', textStyle: 'small' })}>
            <span>{REFERRALS.milestone(friends)}</span>
            <span className={wrap({ gap: '3', alignItems: 'center' })}><Badge tone={state === 'settled' ? 'good' : 'neutral'}>{REFERRALS.milestoneStates[state]}</Badge><TokenAmount tokens={tokens} signed /></span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figure({ name, value, note }: { name: string; value: number; note?: string | null }) {
  return (
    <div className={stack({ gap: '0.5', minWidth: '0', alignContent: 'start' })}>
      <dt className={mutedText()}>{name}</dt>
      <dd className={stack({ gap: '0.5' })}><span className={css({ textStyle: 'stat' })}>{value.toLocaleString('en-GB')}</span>{note != null && <span className={metaText({ tabular: true })}>{note}</span>}</dd>
    </div>
  );
}

function HowItWorks({ referrals: { terms } }: { referrals: Referrals }) {
  return (
    <section aria-labelledby="referrals-how" className={panel}>
      <h2 id="referrals-how" className={css({ textStyle: 'h4' })}>{REFERRALS.howTitle}</h2>
      <ol className={column({ gap: '3' })}>
        {REFERRALS.steps(terms.rememberedDays, terms.settleDays, terms.earlyDays).map(([title, text], at) => (
          <li key={title} className={css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '3' })}>
            <span aria-hidden="true" className={step}>{at + 1}</span>
            <span className={stack({ gap: '0.5' })}><strong>{title}</strong><span className={mutedText()}>{text}</span></span>
          </li>
        ))}
      </ol>
      <p className={metaText()}>{REFERRALS.smallPrint(terms.monthlyCap, terms.revokeDays)}</p>
    </section>
  );
}

const panel = column({ layerStyle: 'panel', gap: '4', padding: { base: '4', md: '6' }, minWidth: '0' });
const figures = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' } });
const step = css({ display: 'grid', placeItems: 'center', width: '6', height: '6', borderRadius: 'full', backgroundColor: 'raised', textStyle: 'meta', fontWeight: 'semibold' });
