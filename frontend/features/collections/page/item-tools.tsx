import type { ReactNode } from 'react';
import { ArrowLeft, ArrowRight, Bookmark, Ellipsis, MessageSquarePlus, X } from 'lucide-react';
import type { CollectionItem } from '#contracts/collections.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { ITEM_TILE } from '../collections.words.ts';
import { roomForFinger } from './room-for-finger.ts';
import { titleOf } from './work-of-item.ts';

interface ItemToolsProps {
  item: CollectionItem;
  grip: ReactNode;
  /** Moves the work one position up; undefined for the first work, and for people who may not reorder the collection. */
  onEarlier?: (() => void) | undefined;
  onLater?: (() => void) | undefined;
  onNote?: (() => void) | undefined;
  onSave?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** The handle and the menu of a work in a collection. */
export function ItemTools({ item, grip, onEarlier, onLater, onNote, onSave, onRemove }: ItemToolsProps) {
  return (
    <>
      {grip}
      <Menu trigger={<IconButton variant="plain" size="sm" round label={ITEM_TILE.menuLabel(titleOf(item))} className={roomForFinger}><Ellipsis aria-hidden /></IconButton>}>
        {onEarlier && <MenuItem value="earlier" icon={<ArrowLeft aria-hidden />} onSelect={onEarlier}>{ITEM_TILE.earlierText}</MenuItem>}
        {onLater && <MenuItem value="later" icon={<ArrowRight aria-hidden />} onSelect={onLater}>{ITEM_TILE.laterText}</MenuItem>}
        {onNote && <MenuItem value="note" icon={<MessageSquarePlus aria-hidden />} onSelect={onNote}>{item.note === '' ? ITEM_TILE.addNote : ITEM_TILE.editNote}</MenuItem>}
        {onSave && <MenuItem value="save" icon={<Bookmark aria-hidden />} onSelect={onSave}>{ITEM_TILE.saveText}</MenuItem>}
        {onRemove && <MenuSeparator />}
        {onRemove && <MenuItem value="remove" icon={<X aria-hidden />} onSelect={onRemove}>{ITEM_TILE.removeText}</MenuItem>}
      </Menu>
    </>
  );
}
