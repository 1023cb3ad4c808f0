import type { ReactNode } from 'react';
import { BadgeCheck, MessageSquarePlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css, cx } from '#styled/css';
import { flexFill, hstack, keepSize, monoText, visuallyHidden } from '#styled/patterns';
import type { CollectionItem } from '#contracts/collections.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Chip } from '#ui/chip.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { ITEM_TILE } from '../collections.words.ts';
import { ItemCover } from './item-cover.tsx';
import { addressOf, contentTypeOf, makerOf, titleOf } from './work-of-item.ts';

interface ItemTileProps {
  item: CollectionItem;
  viewerId: string | null;
  /** The work's position in the collection, from 1. */
  number: number;
  /** Elements at the top right of the work's cover: the handle for moving it, and the menu. */
  tools?: ReactNode;
  /** Called when the reader opens a creation of another person. */
  onOpen(): void;
  /** Called when the reader wants to edit the work's note; undefined for readers who may not. */
  onNote?: (() => void) | undefined;
}

const NOTE_KEY = 'E';

/** The tile of a work in a collection: cover, title with number, maker and note. */
export function ItemTile({ item, viewerId, number, tools, onOpen, onNote }: ItemTileProps) {
  const maker = makerOf(item);
  const address = item.itemType === 'creation' && (maker === null || maker.id !== viewerId) ? null : addressOf(item, viewerId);
  const type = contentTypeOf(item);
  const title = titleOf(item);
  const kind = ITEM_TILE.kinds[item.itemType];
  return (
    <article className={tile} data-type={type}>
      <div data-labelled className={cover}>
        <ItemCover item={item} eager={number <= 4} />
        <Chip tone="cover" className={chip} icon={<TypeIcon type={type} size={14} />}><span className={css({ mdDown: { srOnly: true } })}>{kind}</span></Chip>
      </div>
      <div className={head}>
        <h2 className={flexFill({ textStyle: 'cardTitle', md: { truncate: true } })}>{address === null ? <button type="button" aria-haspopup="dialog" className={cx(link, opener)} onClick={onOpen}>{title}</button> : <Link to={address} className={link}>{title}</Link>}</h2>
        <span aria-hidden="true" className={monoText({ color: 'fg.subtle' })}>{String(number).padStart(2, '0')}</span>
      </div>
      <p className={by}>
        <span className={css({ truncate: true })}>{maker === null ? ITEM_TILE.gone : maker.id === viewerId ? ITEM_TILE.you : maker.displayName}</span>
        {maker?.platform && <BadgeCheck size={14} aria-hidden className={keepSize({ color: 'brand' })} />}
      </p>
      {item.note !== '' && (
        <p className={note}>
          <Avatar name={item.addedBy?.displayName ?? '?'} src={item.addedBy?.avatarUrl ?? null} size={20} />
          <span><span className={visuallyHidden()}>{ITEM_TILE.noteOf(item.addedBy?.displayName ?? ITEM_TILE.gone)}: </span>{item.note}</span>
        </p>
      )}
      {item.note === '' && onNote && <button type="button" aria-keyshortcuts={NOTE_KEY} className={cx(note, addNote)} onClick={onNote}><MessageSquarePlus size={16} aria-hidden />{ITEM_TILE.addNote}<span className={visuallyHidden()}>: {title}</span></button>}
      {tools && <div className={corner}>{tools}</div>}
    </article>
  );
}

const tile = css({
  position: 'relative', minWidth: '0', mdDown: { display: 'grid', gridTemplateColumns: '[112px minmax(0, 1fr)]', gridTemplateRows: '[auto auto 1fr]', columnGap: '3.5', paddingBlock: '3.5', borderBottom: 'soft' },
});
const cover = css({
  position: 'relative', overflow: 'hidden', border: 'soft', borderRadius: 'lg', backgroundColor: 'surface', aspectRatio: { base: '[1]', md: '[4 / 3]' }, mdDown: { gridRow: '1 / 4', alignSelf: 'start' },
  'article:is(:hover, :focus-within) > &': { borderColor: '[color-mix(in oklch, {colors.kind}, transparent 40%)]' },
});
const chip = css({ position: 'absolute', insetBlockStart: '2', insetInlineStart: '2', mdDown: { paddingInline: '1.5' } });
const head = hstack({ gap: '2', alignItems: 'baseline', marginBlockStart: { md: '2.5' } });
const link = css({ color: 'fg', textDecoration: 'none', _after: { content: '""', position: 'absolute', inset: '0' }, _focusVisible: { outlineStyle: 'none', _after: { outline: '[2px solid {colors.brand}]', outlineOffset: '[2px]', borderRadius: 'lg' } } });
const opener = css({ font: 'inherit', textAlign: 'start', cursor: 'pointer', md: { truncate: true, maxWidth: 'full' } });
const by = hstack({ gap: '1.5', minWidth: '0', textStyle: 'meta', color: 'fg.subtle' });
const note = css({ position: 'relative', display: 'flex', alignItems: 'start', gap: '2', marginBlockStart: '2', paddingBlockStart: '2', borderTop: 'soft', textStyle: 'meta', color: 'fg.muted', overflowWrap: 'anywhere', textAlign: 'start', width: 'full' });
const addNote = css({ color: 'fg.subtle', cursor: 'pointer', _hover: { color: 'fg' }, mdDown: { display: 'none' } });
// On phones the tools have a place of their own beside the cover, because they would hide half of it.
const corner = hstack({ gap: '1', md: { position: 'absolute', insetBlockStart: '2', insetInlineEnd: '2' }, mdDown: { position: 'relative', gridColumn: '2', justifySelf: 'end', alignSelf: 'end', marginBlockStart: '1' }, '@media (hover: hover)': { opacity: '0', 'article:is(:hover, :focus-within) > &, [data-lifted] &': { opacity: '1' } } });
