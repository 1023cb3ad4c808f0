import { memo } from 'react';
import { Globe, Lock, Star } from 'lucide-react';
import type { Creation } from '#contracts/creations.ts';
import { css } from '#styled/css';
import { aboveLink, centered, coverImage, hstack, metaText, stack, visuallyHidden } from '#styled/patterns';
import { RelativeTime } from '#ui/relative-time.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import type { CardActs } from './card-acts.ts';
import { OWN_CARD } from './creations.words.ts';
import { CheckBox } from './own-card.tsx';

/** Height in px of a creation's row. It is always the same, because rows out of view have a position without being rendered. */
export const ROW_PX = 68;

/** An own creation as a row of a list, in place of a card. */
export const OwnRow = memo(function OwnRow({ creation, selected, acts }: { creation: Creation; selected: boolean; acts: CardActs }) {
  const { contentType, title, prompt, model, outputs: [first] } = creation;
  const picture = first && (first.posterUrl ?? (first.kind === 'image' ? first.url : null));
  return (
    <article className={row} data-type={contentType} data-creation={creation.id} data-selected={selected || undefined}>
      <span className={aboveLink()}><CheckBox creation={creation} selected={selected} acts={acts} /></span>
      <span className={thumb}>{picture ? <img src={picture} alt="" loading="lazy" className={coverImage()} /> : <TypeIcon type={contentType} />}</span>
      <div className={css({ minWidth: '0' })}>
        <h3 className={stack({ textStyle: 'cardTitle', fontSize: '14' })}><button type="button" aria-haspopup="dialog" className={whole} onClick={(event) => acts.open(creation, event.shiftKey)}>{title}</button></h3>
        <p className={metaText({ truncate: true })}>{prompt?.title ?? creation.excerpt ?? model.label}</p>
      </div>
      <span className={metaText({ truncate: true, hideBelow: 'md' })}>{model.label}</span>
      <span className={metaText({ tabular: true, hideBelow: 'md' })}>{tokenWords(creation.cost)}</span>
      <span className={hstack({ gap: '2', color: 'fg.subtle', textStyle: 'meta', justifyContent: 'end' })}>
        {creation.favourite && <><Star size={14} aria-hidden className={css({ color: 'amber', fill: 'current' })} /><span className={visuallyHidden()}>{OWN_CARD.starLabel}</span></>}
        <RelativeTime iso={creation.trashedAt ?? creation.createdAt} />
        {creation.visibility === 'public' ? <Globe size={14} aria-label={OWN_CARD.publicLabel} role="img" className={css({ color: 'good' })} /> : <Lock size={14} aria-label={OWN_CARD.privateLabel} role="img" />}
      </span>
    </article>
  );
});

const row = css({
  position: 'relative', display: 'grid', gridTemplateColumns: { base: 'auto 48px minmax(0, 1fr) auto', md: 'auto 56px minmax(0, 1fr) 140px 90px 170px' }, alignItems: 'center', columnGap: '3', height: '[68px]', paddingInline: '2', borderBottom: 'soft',
  _hover: { backgroundColor: 'hover' }, '&[data-selected]': { backgroundColor: 'brand.soft' },
});
const thumb = centered({ width: 'full', height: '11', borderRadius: 'sm', overflow: 'hidden', backgroundColor: 'kind.soft', color: 'kind' });
const whole = css({ textAlign: 'start', color: 'fg', font: 'inherit', truncate: true, _after: { content: '""', position: 'absolute', inset: '0' }, _focusVisible: { outlineStyle: 'none', _after: { outline: '[2px solid {colors.brand}]', outlineOffset: '[-2px]', borderRadius: 'sm' } } });
