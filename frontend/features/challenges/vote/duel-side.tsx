import { Expand } from 'lucide-react';
import { css, cx } from '#styled/css';
import type { BlindEntry } from '#contracts/challenge-entries.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { DUEL } from '../challenge-vote.words.ts';
import { EntryPlate } from './entry-plate.tsx';

interface DuelSideProps {
  entry: BlindEntry;
  side: 'left' | 'right';
  /** `open`: the voter has not chosen yet. `picked`: the voter chose this entry. `other`: the voter chose the other entry. */
  state: 'open' | 'picked' | 'other';
  onChoose(): void;
  onLook(): void;
}

/** One of the two entries to vote on. A picture or clip is itself a button; a text has its button below. */
export function DuelSide({ entry, side, state, onChoose, onLook }: DuelSideProps) {
  const text = entry.contentType === 'text';
  return (
    <figure className={cx(figure, text && tall)} data-state={state}>
      {text
        ? <div className={shot}><EntryPlate entry={entry} side={side} /></div>
        : <button type="button" className={cx(shot, pressable)} aria-label={DUEL.chooseLabel[side]} onClick={onChoose}><EntryPlate entry={entry} side={side} /><span aria-hidden className={tag}>{DUEL.this}</span></button>}
      <IconButton label={DUEL.lookLabel[side]} aria-haspopup="dialog" className={zoom} onClick={onLook}><Expand aria-hidden /></IconButton>
    </figure>
  );
}

const figure = css({
  position: 'relative', margin: '0', minWidth: '0', width: 'full', aspectRatio: '[4 / 3]', maxHeight: { md: '[calc(100dvh - 360px)]' }, minHeight: '[200px]', justifySelf: 'center', transitionProperty: 'opacity', transitionDuration: 'fast',
  '&[data-state=other]': { opacity: '[.32]' },
});
/** On phones the text of an entry scrolls in a lower frame, so that both entries fit. */
const tall = css({ mdDown: { aspectRatio: 'auto', height: '[28dvh]' } });
const shot = css({
  display: 'block', width: 'full', height: 'full', padding: '0', borderRadius: { base: 'lg', md: 'xl' }, overflow: 'hidden', backgroundColor: 'raised', border: 'soft', outline: '[3px solid transparent]', outlineOffset: '[4px]', transitionProperty: 'outline-color, transform', transitionDuration: 'fast',
  '[data-state=picked] > &': { outlineColor: 'brand' },
});
const pressable = css({ cursor: 'pointer', '&:is(:hover, :focus-visible)': { outlineColor: 'brand', outlineStyle: 'solid' } });
const zoom = css({ position: 'absolute', insetBlockStart: { base: '2', md: '3' }, insetInlineEnd: { base: '2', md: '3' }, backgroundColor: 'surface', color: 'fg' });
const tag = css({ position: 'absolute', insetBlockEnd: '2', insetInlineEnd: '2', display: { base: 'grid', md: 'none' }, placeItems: 'center', height: '10', paddingInline: '4', borderRadius: 'md', backgroundColor: 'surface', color: 'fg', fontWeight: 'bold', textStyle: 'small' });
