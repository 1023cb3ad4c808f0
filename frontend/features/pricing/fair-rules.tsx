import { ShieldCheck } from 'lucide-react';
import { css } from '#styled/css';

/** Only what the ledger enforces by itself (decisions.md, Generation and Payments). */
const RULES = [
  ['You pay for what arrived', 'Three of four pictures made it? Three are charged.'],
  ['Failed runs cost nothing', 'Failed, timed out or blocked: the price comes back by itself.'],
  ['Stopping costs what was written', 'A stopped text costs its written share, rounded up. Nothing shown yet costs nothing.'],
  ['Free retries', 'Not what you had in mind? Once more on the house: one a day, three on Pro, within 10 minutes.'],
  ['Held tokens come back', 'A run sets its price aside first. What it does not use is yours again, and the receipt says when.'],
  ['Tokens never expire', 'Bought, earned or a gift of the house: they wait for you.'],
] as const;

/** What people can hold us to, a line each. */
export function FairRules() {
  return (
    <section aria-labelledby="fair-title" className={css({ display: 'grid', gap: '4', alignContent: 'start' })}>
      <div className={css({ display: 'grid', gap: '1' })}>
        <h2 id="fair-title" className={css({ textStyle: 'h2' })}>Fair by rule</h2>
        <p className={css({ color: 'fg.muted' })}>One line each, so you can hold us to them.</p>
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
