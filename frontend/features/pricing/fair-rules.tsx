import { ShieldCheck } from 'lucide-react';
import { css } from '#styled/css';

/** Promises that the ledger keeps by itself (docs/rules/runs.md#fairness-promises). */
const RULES = [
  ['You pay for what arrived', 'If three of four images arrive, you pay for three.'],
  ['Failed runs cost nothing', 'Failed, timed out or blocked: all tokens are returned.'],
  ['Stopping costs what was written', 'A stopped text costs its written share, rounded up. If nothing has arrived, it costs nothing.'],
  ['Free retries', 'Not happy with a result? Run it again for 0 tokens within 10 minutes: once a day, three times with Pro.'],
  ['Held tokens come back', 'A run holds its price first. Tokens that it does not use are returned, and the receipt says when.'],
  ['Tokens never expire', 'Bought, earned or given: they stay in your wallet.'],
] as const;

/** What people can hold us to, a line each. */
export function FairRules() {
  return (
    <section aria-labelledby="fair-title" className={css({ display: 'grid', gap: '4', alignContent: 'start' })}>
      <div className={css({ display: 'grid', gap: '1' })}>
        <h2 id="fair-title" className={css({ textStyle: 'h2' })}>Fair by rule</h2>
        <p className={css({ color: 'fg.muted' })}>The rules for every run.</p>
      </div>
      <ul className={css({ display: 'grid' })}>
        {RULES.map(([title, text]) => (
          <li key={title} className={css({ display: 'flex', gap: '3', paddingBlock: '3.5', borderBottom: 'soft', _last: { borderBottom: 'none' } })}>
            <ShieldCheck size={20} aria-hidden className={css({ color: 'good', flex: 'none', marginBlockStart: '0.5' })} />
            <div>
              <h3 className={css({ textStyle: 'label', fontSize: '15' })}>{title}</h3>
              <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
