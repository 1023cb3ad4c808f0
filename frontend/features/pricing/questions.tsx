import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, keepSize, stack } from '#styled/patterns';
import { Sentence } from '#ui/sentence.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { QUESTIONS_WORDS } from './pricing.words.ts';

const QUESTIONS: readonly (readonly [string, ReactNode])[] = [
  [QUESTIONS_WORDS.expiry, QUESTIONS_WORDS.expiryAnswer],
  [QUESTIONS_WORDS.failure, QUESTIONS_WORDS.failureAnswer],
  [QUESTIONS_WORDS.oneOff, QUESTIONS_WORDS.yesPackagesText],
  [QUESTIONS_WORDS.cancel, QUESTIONS_WORDS.cancelAnswer],
  [QUESTIONS_WORDS.refund, <Sentence text={QUESTIONS_WORDS.refundAnswer} parts={{ terms: <TextLink to="/terms-of-service#refunds">{QUESTIONS_WORDS.termsLink}</TextLink> }} />],
  [QUESTIONS_WORDS.rights, <Sentence text={QUESTIONS_WORDS.rightsAnswer} parts={{ terms: <TextLink to="/terms-of-service">{QUESTIONS_WORDS.termsLink}</TextLink> }} />],
];

/** Lists frequent questions about buying, with answers. */
export function Questions() {
  return (
    <section aria-labelledby="asked-title" className={stack({ gap: '4' })}>
      <h2 id="asked-title" className={css({ textStyle: 'h2' })}>{QUESTIONS_WORDS.heading}</h2>
      <div className={css({ display: 'grid', columnGap: '8', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' })}>
        {QUESTIONS.map(([question, answer]) => (
          <details key={question} open className={css({ borderTop: 'soft', '&[open] > summary > svg': { transform: '[rotate(180deg)]' } })}>
            <summary className={summary}>{question}<ChevronDown size={18} aria-hidden className={keepSize({ color: 'fg.subtle' })} /></summary>
            <p className={css({ color: 'fg.muted', paddingBlockEnd: '5', maxWidth: 'prose', textWrap: '[pretty]' })}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

const summary = hstack({
  justifyContent: 'space-between', gap: '4', minHeight: '12', fontWeight: 'semibold', cursor: 'pointer', listStyle: 'none', borderRadius: 'sm',
  '&::-webkit-details-marker': { display: 'none' }, _hover: { color: 'brand' },
});
