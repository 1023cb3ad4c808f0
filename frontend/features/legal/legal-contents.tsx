import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { hstack, stack } from '#styled/patterns';
import type { LegalSection } from '#contracts/legal-text.ts';
import { LEGAL_CONTENTS } from './legal.words.ts';

interface Props {
  sections: readonly LegalSection[];
  current: string | undefined;
}

/** The table of contents beside a legal text, on wide windows. */
export function ContentsBeside(props: Props) {
  return (
    <nav aria-label={LEGAL_CONTENTS.label} className={beside}>
      <h2 className={css({ textStyle: 'label', color: 'fg.subtle', marginBlockEnd: '2', paddingInlineStart: '3', fontFamily: 'text', letterSpacing: 'normal' })}>{LEGAL_CONTENTS.label}</h2>
      <Contents {...props} />
    </nav>
  );
}

/** The table of contents of a legal text that can be collapsed, on narrow windows. */
export function ContentsFolded(props: Props) {
  return (
    <details className={folded}>
      <summary className={summary}>
        {LEGAL_CONTENTS.label}
        <ChevronDown size={18} aria-hidden />
      </summary>
      <nav aria-label={LEGAL_CONTENTS.label} className={css({ padding: '2', paddingBlockStart: '0' })}><Contents {...props} /></nav>
    </details>
  );
}

function Contents({ sections, current }: Props) {
  return (
    <ol className={stack({ listStyle: 'none' })}>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <Link to={`#${id}`} aria-current={id === current ? 'location' : undefined} className={item}>
            <span aria-hidden className={number}>{index + 1}</span>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}

const beside = css({
  display: { base: 'none', lg: 'block', _print: 'none' }, position: 'sticky', insetBlockStart: '[calc({sizes.header} + 32px)]', alignSelf: 'start',
  maxHeight: '[calc(100dvh - {sizes.header} - 64px)]', overflowY: 'auto', overscrollBehavior: 'contain',
});
const folded = css({ display: { lg: 'none', _print: 'none' }, border: 'soft', borderRadius: 'md', backgroundColor: 'surface' });
const summary = hstack({
  justifyContent: 'space-between', gap: '3', textStyle: 'label', paddingInline: '4', minHeight: '12', listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { color: 'fg.subtle', transitionProperty: 'transform', transitionDuration: 'fast' }, '[open] > &': { '& svg': { transform: 'rotate(180deg)' } },
});
const item = css({
  display: 'flex', gap: '2.5', paddingInline: '3', paddingBlock: { base: '2.5', lg: '1.5' }, borderRadius: 'sm', textStyle: 'small', lineHeight: 'snug', color: 'fg.muted',
  transitionProperty: 'color, background-color', transitionDuration: 'fast',
  _hover: { color: 'fg', backgroundColor: 'hover' }, '&[aria-current]': { color: 'brand', fontWeight: 'semibold' },
});
const number = css({ minWidth: '5', textAlign: 'end', color: 'fg.subtle', fontWeight: 'normal', tabular: true });
