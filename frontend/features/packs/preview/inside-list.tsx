import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { css } from '#styled/css';
import { mutedText, wrap } from '#styled/patterns';
import type { PackItem } from '#contracts/packs.ts';
import { CoverPicture } from '#shared/prompts/cover-picture.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { INSIDE_LIST } from '../packs-preview.words.ts';

interface InsideListProps {
  items: readonly PackItem[];
  /** Text that says who pays for a free run of this prompt of the pack; null when there is none. */
  freeRunNote: string | null;
  /** Draws the button of the free run for a prompt of the pack that has one. */
  freeRun(item: PackItem): ReactNode;
}

/** Lists the pack's prompts with their price outside the pack, and marks those that the user already owns. */
export function InsideList({ items, freeRunNote, freeRun }: InsideListProps) {
  return (
    <section aria-labelledby="inside">
      <div className={wrap({ alignItems: 'baseline', columnGap: '3', marginBlockEnd: '4' })}>
        <h2 id="inside" className={css({ textStyle: 'h3' })}>{INSIDE_LIST.title}</h2>
        {freeRunNote && <p className={mutedText({ color: 'fg.subtle' })}>{freeRunNote}</p>}
      </div>
      <ol className={list}>
        {items.map((item) => <Line key={item.prompt.id} item={item}>{freeRun(item)}</Line>)}
      </ol>
    </section>
  );
}

function Line({ item: { prompt, listValue, owned }, children }: { item: PackItem; children: ReactNode }) {
  const { successRate } = prompt.stats;
  return (
    <li data-type={prompt.contentType} data-mine={owned || undefined} className={line}>
      <span aria-hidden className={thumb}>{prompt.coverUrl ? <CoverPicture url={prompt.coverUrl} type={prompt.contentType} /> : <TypeIcon type={prompt.contentType} size={22} />}</span>
      <div className={css({ minWidth: '0', '&:has(+ :empty)': { lgDown: { gridRow: '1 / span 2' } } })}>
        <TextLink quiet to={`/prompt/${prompt.slug}`} className={title}>{prompt.title}</TextLink>
        <p className={mutedText({ marginBlockStart: '0.5', lineClamp: '2', hideBelow: 'md' })}>{prompt.oneLiner}</p>
      </div>
      <span className={works}>{successRate !== null && <><TypeIcon type={prompt.contentType} size={14} /><span><strong className={css({ color: 'fg' })}>{successRate}%</strong>{INSIDE_LIST.worksText}</span></>}</span>
      <div className={price}>
        {owned ? <><s>{tokenWords(listValue)}</s><span className={mine}><Check size={14} aria-hidden />{INSIDE_LIST.ownText}</span></> : <span>{tokenWords(listValue)}</span>}
        {children}
      </div>
    </li>
  );
}

const list = css({ layerStyle: 'card', borderRadius: 'xl', overflow: 'hidden', marginInline: { base: '[calc(var(--gutter) * -1)]', md: '0' }, mdDown: { borderRadius: 'none', borderInline: 'none' }, '& > li + li': { borderTop: 'soft' } });
const line = css({
  display: 'grid', alignItems: 'center', columnGap: { base: '3', md: '[18px]' }, gridTemplateColumns: { base: '72px minmax(0, 1fr) auto', lg: '104px minmax(0, 1fr) 84px 118px' }, padding: { base: '3', md: '[12px 20px 12px 12px]' }, paddingInline: { base: '4' },
});
const thumb = css({ position: 'relative', display: 'grid', placeItems: 'center', width: { base: '[72px]', lg: '[104px]' }, height: { base: '[72px]', lg: '[78px]' }, gridRow: { base: '1 / span 2', lg: 'auto' }, borderRadius: '[10px]', overflow: 'hidden', backgroundColor: 'kind.soft', color: 'kind', boxShadow: '[0 2px 0 {colors.kind}]', '[data-mine] &': { opacity: '70' } });
const title = css({ color: 'fg!', fontWeight: '[620!]', lineHeight: '[1.3]', overflowWrap: 'anywhere', '[data-mine] &': { color: 'fg.subtle!' } });
const works = css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', textStyle: 'meta', color: 'fg.subtle', tabular: true, '& svg': { color: 'kind' }, gridColumn: { base: '2', lg: 'auto' }, _empty: { display: { base: 'none', lg: 'inline-flex' } } });
const price = css({ display: 'grid', justifyItems: 'end', gap: '1', textStyle: 'small', textAlign: 'end', tabular: true, gridRow: { base: '1 / span 2', lg: 'auto' }, gridColumn: { base: '3', lg: 'auto' } });
const mine = css({ display: 'inline-flex', alignItems: 'center', gap: '[5px]', color: 'good', textStyle: 'meta', fontWeight: 'semibold', whiteSpace: 'nowrap' });
