import { css, cx } from '#styled/css';
import { wholeLines } from '#styled/patterns';
import type { AnyCreation } from './card-height.ts';
import { typesetFor } from './card-height.ts';
import { TEXT_COVER } from './creations.words.ts';
import { KIND_NAMES } from './text-kind.ts';
import type { Typeset } from './text-kind.ts';

/** Number of words of a text from which its card rounds the number to tens. */
const ROUNDED_FROM = 100;

/** The first lines of a text on a card, laid out by the kind of text. They end at a whole line, whatever the card's size. */
export function TextCover({ creation }: { creation: AnyCreation }) {
  const typeset = typesetFor(creation);
  const words = creation.opening?.words ?? 0;
  return (
    <div className={frame}>
      <div className={cx(paper, css({ '--paper': '{colors.surface}' }))} data-kind={typeset.kind}>
        <p className={label}>{TEXT_COVER.labelText(KIND_NAMES[typeset.kind], words < ROUNDED_FROM ? words : Math.round(words / 10) * 10)}</p>
        <Lines typeset={typeset} />
      </div>
    </div>
  );
}

function Lines({ typeset }: { typeset: Typeset }) {
  switch (typeset.kind) {
    case 'list':
      return <><p data-part="said">{typeset.first}</p>{typeset.more > 0 && <p data-part="more">{TEXT_COVER.moreText(typeset.more)}</p>}</>;
    case 'code':
      return <pre>{typeset.lines.map((line, at) => <span key={at}>{line || ' '}</span>)}</pre>;
    case 'script':
      return <dl data-part="rows">{typeset.rows.map(([moment, said], at) => <div key={at}><dt>{moment}</dt><dd>{said}</dd></div>)}</dl>;
    case 'outline':
      return <><p data-part="title">{typeset.title}</p><ol>{typeset.items.map(([mark, words], at) => <li key={at}><b>{mark}</b> <span>{words}</span></li>)}</ol></>;
    case 'letter':
      return <>{typeset.heads.length > 0 && <dl data-part="heads">{typeset.heads.map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}</dl>}<Paragraphs of={typeset.paragraphs} /></>;
    case 'article':
      return <>{typeset.title !== null && <p data-part="title">{typeset.title}</p>}<Paragraphs of={typeset.paragraphs} /></>;
  }
}

// A card shows only a few lines, so later paragraphs of the text are not rendered.
const Paragraphs = ({ of }: { of: readonly string[] }) => of.slice(0, 8).map((words, at) => <p key={at}>{words}</p>);

const frame = css({ height: 'full', containerType: 'size' });
const paper = wholeLines({
  height: 'full', paddingInline: { base: '3', md: '[18px]' }, paddingBlockEnd: '3', backgroundColor: '[var(--paper)]', color: 'fg.muted', fontSize: { base: '13', md: '14' }, lineHeight: '[1.55]', overflowWrap: 'break-word',
  '@container (max-width: 140px)': { paddingInline: '2.5', fontSize: '12', lineHeight: '[1.4]', '& [data-part=heads]': { display: 'none' }, '& [data-part=title]': { fontSize: '13' }, '& [data-part=said]': { fontSize: '14' } },
  '& p + p': { marginBlockStart: '2' },
  '& [data-part=title]': { fontFamily: 'display', fontWeight: 'bold', fontSize: { base: '15', md: '17' }, lineHeight: '[1.25]', letterSpacing: 'tight', color: 'fg', marginBlockEnd: '2' },
  '& [data-part=heads]': { paddingBlockEnd: '2.5', marginBlockEnd: '3', borderBottom: '[1px dashed {colors.line}]', fontSize: '13', '& > div': { display: 'grid', gridTemplateColumns: '[56px minmax(0, 1fr)]', gap: '2' }, '& dt': { color: 'fg.subtle' }, '& dd': { color: 'fg', fontWeight: 'semibold', truncate: true } },
  '& [data-part=rows]': { fontSize: { base: '12', md: '13' }, lineHeight: '[1.4]', '& > div': { display: 'grid', gridTemplateColumns: '[44px minmax(0, 1fr)]', paddingBlock: '1.5' }, '& > div + div': { borderTop: 'soft' }, '& dt': { fontFamily: 'mono', fontSize: '12', color: 'kind' } },
  '& pre': { fontFamily: 'mono', fontSize: { base: '[10.5px]', md: '12' }, lineHeight: '[1.7]', color: 'fg.muted', '& > span': { display: 'block', truncate: true } },
  '&[data-kind=list]': {
    '--paper': 'oklch(.3 .05 200)', color: '[oklch(.95 .025 190)]', '& > p:first-child': { color: '[oklch(.84 .05 190)]' },
    '& [data-part=said]': { fontFamily: 'display', fontWeight: 'heavy', fontSize: { base: '20', md: '24' }, lineHeight: '[1.12]', letterSpacing: 'tight', margin: '0' },
    '& [data-part=more]': { marginBlockStart: '3.5', fontSize: '13', fontWeight: 'medium', color: '[oklch(.84 .05 190)]' },
  },
  '&[data-kind=outline]': {
    '--paper': 'oklch(.9 .075 95)', color: '[oklch(.27 .05 200)]', '& > p:first-child': { color: '[oklch(.4 .05 200)]' }, '& [data-part=title]': { color: 'inherit', fontSize: { base: '17', md: '20' }, lineHeight: '[1.12]' },
    '& ol': { display: 'grid', gap: '2', fontSize: '13', lineHeight: '[1.4]', '& li': { display: 'flex', gap: '1' }, '& b': { color: '[oklch(.36 .08 200)]', fontWeight: 'heavy' } },
  },
});
/** The label of a text's card moves aside for the check box, so that selecting never covers words. Narrow cards and cards with a chip in its place do not show it. */
const label = css({ display: 'flex', alignItems: 'center', height: { base: '10', md: '11' }, fontSize: '12', lineHeight: 'none', color: 'fg.subtle', truncate: true, '[data-labelled] &': { visibility: 'hidden' }, '@container (max-width: 140px)': { visibility: 'hidden', height: '2.5', '[data-labelled] &': { height: '9' } }, '[data-selecting] [data-checkable] &': { paddingInlineStart: '7' }, '@media (hover: hover)': { '[data-checkable]:is(:hover, :focus-within) &': { paddingInlineStart: '7' } }, '[data-starred] &': { paddingInlineEnd: '8' } });
