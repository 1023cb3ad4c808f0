import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { metaText, spaceBetween, stack, twoColumns } from '#styled/patterns';
import type { Performance } from '#contracts/selling.ts';
import { fullDate } from '#lib/full-date.ts';
import { tokenWords } from '#ui/token-amount.tsx';
import { PAYOUTS } from './creator-performance.words.ts';

type Release = Performance['releases'][number];

/** Adds to each earnings release the total of tokens that will be spendable by its day. */
const forecast = (releases: readonly Release[]): (Release & { sum: number })[] =>
  releases.map((release, at) => ({ ...release, sum: releases.slice(0, at + 1).reduce((total, { share }) => total + share, 0) }));

/** A creator's pending earnings with the days on which they become spendable, and the earnings already released. */
export function Payouts({ performance: { pending, released, releases, paid } }: { performance: Performance }) {
  return (
    <div className={twoColumns({ gap: '4', alignItems: 'start' })}>
      <Part title={PAYOUTS.forecastReleaseDateTitle} amount={pending === 0 ? tokenWords(0) : PAYOUTS.upToOf(releases.reduce((total, { share }) => total + share, 0), tokenWords(pending))} note={PAYOUTS.pendingNote}>
        {forecast(releases).map(({ on, gross, share, sum }) => <Line key={on} when={fullDate(on)} gross={gross} share={share} sum={sum} upTo />)}
      </Part>
      <Part title={PAYOUTS.releasedTitle} amount={tokenWords(released)} note={PAYOUTS.releasedNote}>
        {paid.map(({ day, on, gross, share }) => <Line key={day} when={fullDate(on)} gross={gross} share={share} />)}
      </Part>
    </div>
  );
}

function Part({ title, amount, note, children }: { title: string; amount: string; note: string; children: ReactNode[] }) {
  return (
    <section className={stack({ layerStyle: 'card', padding: '4', gap: '2' })}>
      <h4 className={metaText()}>{title}</h4>
      <p className={css({ textStyle: 'stat' })}>{amount}</p>
      <p className={metaText()}>{note}</p>
      {children.length > 0 && <ul aria-label={title} className={stack({ gap: '1', borderTop: 'soft', paddingBlockStart: '2', textStyle: 'small', tabular: true })}>{children}</ul>}
    </section>
  );
}

const Line = ({ when, gross, share, sum, upTo = false }: { when: string; gross: number; share: number; sum?: number; upTo?: boolean }) => (
  <li className={spaceBetween({ gap: '3' })}><span className={css({ whiteSpace: 'nowrap' })}>{when}</span><span className={css({ textAlign: 'end' })}>{upTo && PAYOUTS.upToText}<strong>{share}</strong> <span className={css({ color: 'fg.subtle' })}>{PAYOUTS.shareOf(gross, sum)}</span></span></li>
);
