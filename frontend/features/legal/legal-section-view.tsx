import { Sparkles } from 'lucide-react';
import { css } from '#styled/css';
import { flex, stack } from '#styled/patterns';
import type { LegalBlock, LegalSection } from '#contracts/legal-text.ts';
import { InlineText } from './inline-text.tsx';
import { LEGAL_SECTION_VIEW } from './legal.words.ts';

/** One numbered section of a legal text: heading, summary, and the binding text. */
export function LegalSectionView({ section, number }: { section: LegalSection; number: number }) {
  return (
    <section id={section.id} tabIndex={-1} aria-labelledby={`${section.id}-title`} className={frame}>
      <h2 id={`${section.id}-title`} className={flex({ textStyle: 'h2', gap: '3' })}>
        <span className={css({ color: 'fg.subtle', fontWeight: 'medium', tabular: true })}>{number}.</span>
        {section.title}
      </h2>
      <p className={short}>
        <Sparkles size={18} aria-hidden className={css({ color: 'brand', marginBlockStart: '0.5' })} />
        <span><strong>{LEGAL_SECTION_VIEW.inShortText}</strong> {section.inShort}</span>
      </p>
      {section.body.map((block, index) => <Block key={index} block={block} />)}
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p><InlineText text={block} /></p>;
  if ('list' in block) {
    return (
      <ul className={stack({ gap: '2', listStyle: 'disc', paddingInlineStart: '6', '& li::marker': { color: 'fg.subtle' } })}>
        {block.list.map((text) => <li key={text}><InlineText text={text} /></li>)}
      </ul>
    );
  }
  return (
    <dl className={pairs}>
      {block.pairs.map(([name, text]) => (
        <div key={name} className={pair}>
          <dt className={css({ fontWeight: 'semibold' })}>{name}</dt>
          <dd className={css({ color: 'fg.muted' })}><InlineText text={text} /></dd>
        </div>
      ))}
    </dl>
  );
}

const frame = stack({
  gap: '4', textStyle: 'result', scrollMarginBlockStart: '4', outline: 'none',
  '& strong': { fontWeight: 'semibold' },
  _print: { fontSize: '[11pt]', lineHeight: 'normal', '& h2': { breakAfter: 'avoid' } },
});
const short = css({
  display: 'flex', gap: '3', padding: '4', borderRadius: 'md', backgroundColor: 'brand.soft', textStyle: 'body', lineHeight: 'normal', breakInside: 'avoid',
  _print: { border: 'line' },
});
const pairs = css({ border: 'soft', borderRadius: 'md', backgroundColor: 'surface', overflow: 'hidden' });
const pair = css({
  display: 'grid', gridTemplateColumns: { sm: '[152px 1fr]' }, gap: { base: '1', sm: '5' }, padding: '4', textStyle: 'body', breakInside: 'avoid',
  '& + &': { borderBlockStart: 'soft' },
});
