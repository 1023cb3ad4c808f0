import { ShieldCheck } from 'lucide-react';
import { css } from '#styled/css';
import { keepSize, mutedText, stack } from '#styled/patterns';
import { FAIR_RULES } from './pricing.words.ts';

/** Promises to users that the server keeps in every run (docs/rules/runs.md#fairness-promises). */
const RULES = [
  [FAIR_RULES.partialTitle, FAIR_RULES.partialText],
  [FAIR_RULES.failedRunsCostText, FAIR_RULES.failedText],
  [FAIR_RULES.stoppedTitle, FAIR_RULES.stoppedText],
  [FAIR_RULES.freeRetriesText, FAIR_RULES.freeRetryText],
  [FAIR_RULES.heldTokensComeText, FAIR_RULES.holdText],
  [FAIR_RULES.tokensNeverExpireText, FAIR_RULES.expiryText],
] as const;

/** Lists the promises to users about price and refunds. */
export function FairRules() {
  return (
    <section aria-labelledby="fair-title" className={stack({ gap: '4', alignContent: 'start' })}>
      <div className={stack({ gap: '1' })}>
        <h2 id="fair-title" className={css({ textStyle: 'h2' })}>{FAIR_RULES.heading}</h2>
        <p className={css({ color: 'fg.muted' })}>{FAIR_RULES.intro}</p>
      </div>
      <ul className={css({ display: 'grid' })}>
        {RULES.map(([title, text]) => (
          <li key={title} className={css({ display: 'flex', gap: '3', paddingBlock: '3.5', borderBottom: 'soft', _last: { borderBottom: 'none' } })}>
            <ShieldCheck size={20} aria-hidden className={keepSize({ color: 'good', marginBlockStart: '0.5' })} />
            <div>
              <h3 className={css({ textStyle: 'label', fontSize: '15' })}>{title}</h3>
              <p className={mutedText()}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
