import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { css } from '#styled/css';
import { TextLink } from '#ui/text-link.tsx';

const QUESTIONS: readonly (readonly [string, ReactNode])[] = [
  ['Do tokens expire?', 'Never, not even when you leave Pro.'],
  ['What happens when a run fails?', 'All its tokens are returned. The receipt in your wallet says when.'],
  ['Can I pay without a subscription?', 'Yes. Packages are one-off purchases; nothing renews.'],
  ['Can I cancel Pro?', 'Any time, in your wallet. Pro stays on until the end of the month that is paid, and your tokens stay after that.'],
  ['Can I get my money back?', <>A package whose tokens are all unspent: yes, within 14 days. The <TextLink to="/terms-of-service#refunds">terms</TextLink> have the details.</>],
  ['Can I use what I make at work?', <>Yes. What your runs make is yours, privately and commercially; the <TextLink to="/terms-of-service">terms</TextLink> name the few limits.</>],
];

/** What is asked before buying. */
export function Questions() {
  return (
    <section aria-labelledby="asked-title" className={css({ display: 'grid', gap: '4' })}>
      <h2 id="asked-title" className={css({ textStyle: 'h2' })}>Questions and answers</h2>
      <div className={css({ display: 'grid', columnGap: '8', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' })}>
        {QUESTIONS.map(([question, answer]) => (
          <details key={question} open className={css({ borderTop: 'soft', '&[open] > summary > svg': { transform: '[rotate(180deg)]' } })}>
            <summary className={summary}>{question}<ChevronDown size={18} aria-hidden className={css({ flex: 'none', color: 'fg.subtle' })} /></summary>
            <p className={css({ color: 'fg.muted', paddingBlockEnd: '5', maxWidth: 'prose', textWrap: '[pretty]' })}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

const summary = css({
  display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', minHeight: '12', fontWeight: 'semibold', cursor: 'pointer', listStyle: 'none', borderRadius: 'sm',
  '&::-webkit-details-marker': { display: 'none' }, _hover: { color: 'brand' },
});
