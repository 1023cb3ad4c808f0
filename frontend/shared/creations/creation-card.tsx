import { memo } from 'react';
import type { ReactNode, Ref } from 'react';
import { Globe, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DAY_MS } from '#contracts/durations.ts';
import { TRASH_DAYS } from '#contracts/creations.ts';
import { css } from '#styled/css';
import { hstack, stack, stretchedLink, visuallyHidden } from '#styled/patterns';
import { useReaderClock } from '#lib/reader-clock.ts';
import { TypeIcon } from '#ui/type-chip.tsx';
import type { AnyCreation } from './card-height.ts';
import { cardTime } from './card-time.ts';
import { CreationCover } from './creation-cover.tsx';
import { CREATION_CARD } from './creations.words.ts';

export interface CreationCardProps {
  /** The creation that the card shows, one of the viewer's own or a public one. */
  creation: AnyCreation;
  /** Height of the card's cover in px, from `coverHeight`. Without it the cover has the ratio 4:3, for rows of equal cards. */
  height?: number;
  /** Address that the creation's card opens; a card without an address calls `onOpen`. */
  to?: string;
  onOpen?(creation: AnyCreation, withShift: boolean): void;
  selected?: boolean;
  cardRef?: Ref<HTMLElement>;
  /** Element in the top left corner of a creation's card: the check box. */
  check?: ReactNode;
  /** Elements in the top right corner of a creation's card: the star and the menu. */
  tools?: ReactNode;
  /** Elements over the lower part of a creation's cover, shown on hover and focus. */
  acts?: ReactNode;
}

/** The card of a creation: its picture or first words, title, and a line about it. Pressing the card opens the creation. */
export const CreationCard = memo(function CreationCard({ creation, height, to, onOpen, selected = false, cardRef, check, tools, acts }: CreationCardProps) {
  return (
    <article ref={cardRef} className={card} data-type={creation.contentType} data-creation={creation.id} data-own={'visibility' in creation ? '' : undefined} data-selected={selected || undefined} data-checkable={check ? '' : undefined} data-starred={tools ? '' : undefined}>
      <div className={cover} style={height === undefined ? { aspectRatio: '4 / 3' } : { height }}>
        <CreationCover creation={creation} />
      </div>
      <div className={foot}>
        <h3 className={title}>
          {to === undefined
            ? <button type="button" className={whole} aria-haspopup="dialog" onClick={(event) => onOpen?.(creation, event.shiftKey)}>{creation.title}</button>
            : <Link to={to} className={whole}>{creation.title}</Link>}
        </h3>
        <Line creation={creation} />
      </div>
      {check && <span className={box}>{check}</span>}
      {tools && <div className={corner}>{tools}</div>}
      {acts && <div className={below} style={height === undefined ? undefined : { insetBlockStart: height - 44 }} data-acts="">{acts}</div>}
    </article>
  );
});

/** The line on a creation's card with prompt or model, and time; on hover it shows the cost. */
function Line({ creation }: { creation: AnyCreation }) {
  const { now, timeZone } = useReaderClock();
  const own = 'visibility' in creation;
  const made = own && creation.trashedAt !== null ? CREATION_CARD.leftText(daysLeft(creation.trashedAt, now)) : cardTime(creation.createdAt, now, timeZone);
  return (
    <p className={line}>
      <span className={css({ color: 'kind', display: 'inline-flex' })}><TypeIcon type={creation.contentType} size={13} /></span>
      <span className={words}>
        <span className={prompt}>{creation.prompt?.title ?? (own ? creation.model.label : '')}</span>
        {own && <span className={cost}>{creation.imported ? CREATION_CARD.importedText : CREATION_CARD.costText(creation.model.label, creation.cost)}</span>}
      </span>
      {!own && creation.maker ? <span>{CREATION_CARD.byText(creation.maker.username)}</span> : <time dateTime={creation.createdAt}>{made}</time>}
      {own && (creation.visibility === 'public'
        ? <><Globe size={13} aria-hidden className={css({ color: 'good' })} /><span className={visuallyHidden()}>{CREATION_CARD.publicText}</span></>
        : <><Lock size={13} aria-hidden /><span className={visuallyHidden()}>{CREATION_CARD.privateText}</span></>)}
    </p>
  );
}

/** Returns the number of whole days until the trash deletes the creation. */
const daysLeft = (trashedAt: string, now: number): number => Math.max(0, Math.ceil((Date.parse(trashedAt) + TRASH_DAYS * DAY_MS - now) / DAY_MS));

const card = css({
  position: 'relative', layerStyle: 'card', overflow: 'hidden', minWidth: '0', transitionProperty: 'border-color', transitionDuration: 'base',
  '&:is(:hover, :focus-within)': { borderColor: '[color-mix(in oklch, {colors.kind}, transparent 40%)]' },
  '&[data-selected]': { borderColor: 'brand', boxShadow: '[0 0 0 1px {colors.brand}]' },
});
const cover = css({ position: 'relative', overflow: 'hidden', backgroundColor: 'raised', borderBottom: '[2px solid {colors.kind.fill}]' });
const foot = css({ display: 'grid', gap: 'px', alignContent: 'center', height: { base: '[54px]', md: '[60px]' }, paddingInline: { base: '2.5', md: '3' }, '[data-selected] > &': { backgroundColor: 'brand.soft' } });
const title = stack({ textStyle: 'cardTitle', fontSize: { base: '13', md: '14' } });
const whole = stretchedLink({ textAlign: 'start', font: 'inherit', truncate: true });
const line = hstack({ gap: '1.5', minWidth: '0', fontSize: { base: '12', md: '13' }, lineHeight: '[1.4]', color: 'fg.subtle', tabular: true, '& > *': { flex: 'none' } });
const words = css({ flexGrow: '[1!]', flexShrink: '[1!]', width: '0', minWidth: '0', truncate: true });
/* Style for the cost and the buttons of a card, which appear on hover and focus. On touch screens the card's sheet has them. */
const cost = css({ display: 'none', '@media (hover: hover)': { 'article:is(:hover, :focus-within) &': { display: 'inline' } } });
const prompt = css({ '@media (hover: hover)': { '[data-own]:is(:hover, :focus-within) &': { display: 'none' } } });
const box = css({ position: 'absolute', insetBlockStart: '2.5', insetInlineStart: '2.5', opacity: '0', '[data-selecting] &': { opacity: '1' }, '@media (hover: hover)': { 'article:is(:hover, :focus-within) &': { opacity: '1' } } });
const corner = hstack({ position: 'absolute', insetBlockStart: '2', insetInlineEnd: '2', gap: '1.5', '[data-selecting] &': { display: 'none' } });
const below = css({
  position: 'absolute', insetInline: '2.5', gap: '1.5', alignItems: 'center', display: 'none',
  '@media (hover: hover)': { 'article:is(:hover, :focus-within) &': { display: 'flex' } }, '[data-selecting] article &': { display: 'none!' },
});
