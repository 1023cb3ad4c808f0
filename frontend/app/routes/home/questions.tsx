import { Plus } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, keepSize, stack, twoColumns } from '#styled/patterns';
import { HOME_QUESTIONS } from './home-rows.words.ts';

/** Frequent questions of visitors on the home page; the first answers are open. */
export const Questions = () => (
  <section aria-labelledby="asked-title" className={stack({ gap: '4' })}>
    <h2 id="asked-title" className={css({ textStyle: 'h3' })}>{HOME_QUESTIONS.heading}</h2>
    <div className={twoColumns({ columnGap: '10', alignItems: 'start' })}>
      {HOME_QUESTIONS.asked.map(({ question, answer }, index) => (
        <details key={question} open={index < 2} className={css({ borderTop: 'soft', '&[open] > summary > svg': { transform: '[rotate(45deg)]' } })}>
          <summary className={summary}>{question}<Plus size={18} aria-hidden className={keepSize({ color: 'fg.subtle', transitionProperty: 'transform', transitionDuration: 'fast' })} /></summary>
          <p className={css({ color: 'fg.muted', paddingBlockEnd: '4', maxWidth: 'prose', textWrap: '[pretty]' })}>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);

const summary = hstack({
  justifyContent: 'space-between', gap: '4', minHeight: '12', fontWeight: 'semibold', cursor: 'pointer', listStyle: 'none', borderRadius: 'sm',
  '&::-webkit-details-marker': { display: 'none' }, _hover: { color: 'brand' },
});
