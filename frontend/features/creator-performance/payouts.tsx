import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { CREATOR_PERCENT, RELEASE_DAYS } from '#contracts/selling.ts';
import type { Performance } from '#contracts/selling.ts';
import { fullDate } from '#lib/full-date.ts';
import { tokenWords } from '#ui/token-amount.tsx';

/** What waits, when it becomes spendable, and what did. */
export function Payouts({ performance: { pending, released, releases, paid } }: { performance: Performance }) {
  return (
    <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' })}>
      <Part title="Pending" amount={pending} note={`Earnings are pending for ${RELEASE_DAYS} days because of refunds. Up to ${CREATOR_PERCENT}% of a day's total is yours, rounded down once: bonus tokens of new or unconfirmed buyers do not count.`}>
        {releases.map(({ on, gross, share }) => <Line key={on} when={fullDate(on)} gross={gross} share={share} upTo />)}
      </Part>
      <Part title="Released" amount={released} note="You can spend them on runs and unlocks.">
        {paid.map(({ day, on, gross, share }) => <Line key={day} when={fullDate(on)} gross={gross} share={share} />)}
      </Part>
    </div>
  );
}

function Part({ title, amount, note, children }: { title: string; amount: number; note: string; children: ReactNode[] }) {
  return (
    <section className={css({ layerStyle: 'card', padding: '4', display: 'grid', gap: '2' })}>
      <h4 className={css({ textStyle: 'meta', color: 'fg.subtle' })}>{title}</h4>
      <p className={css({ textStyle: 'stat' })}>{tokenWords(amount)}</p>
      <p className={css({ textStyle: 'meta', color: 'fg.subtle' })}>{note}</p>
      {children.length > 0 && <ul aria-label={title} className={css({ display: 'grid', gap: '1', borderTop: 'soft', paddingBlockStart: '2', textStyle: 'small', tabular: true })}>{children}</ul>}
    </section>
  );
}

const Line = ({ when, gross, share, upTo = false }: { when: string; gross: number; share: number; upTo?: boolean }) => (
  <li className={css({ display: 'flex', justifyContent: 'space-between', gap: '3' })}><span>{when}</span><span>{upTo && 'up to '}<strong>{share}</strong> <span className={css({ color: 'fg.subtle' })}>of {gross}</span></span></li>
);
