import { ArrowDown, ArrowUp, Ellipsis, FolderInput, FolderMinus } from 'lucide-react';
import { aboveLink } from '#styled/patterns';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { FOLDER_ITEMS } from './folder-page.words.ts';

export interface ItemActs {
  step(by: -1 | 1): void;
  moveTo(): void;
  takeOut(): void;
}

/** The menu with the owner's actions for a prompt or creation in a folder. */
export function ItemMenu({ title, acts, ordered }: { title: string; acts: ItemActs; ordered: boolean }) {
  return (
    <span className={aboveLink()} onPointerDown={(event) => event.stopPropagation()}>
      <Menu trigger={<IconButton size="sm" variant="plain" label={FOLDER_ITEMS.menuLabel(title)}><Ellipsis size={16} aria-hidden /></IconButton>}>
        {ordered && <MenuItem value="earlier" icon={<ArrowUp aria-hidden />} onSelect={() => acts.step(-1)}>{FOLDER_ITEMS.earlierItem}</MenuItem>}
        {ordered && <MenuItem value="later" icon={<ArrowDown aria-hidden />} onSelect={() => acts.step(1)}>{FOLDER_ITEMS.laterItem}</MenuItem>}
        <MenuItem value="move" shortcut="M" icon={<FolderInput aria-hidden />} onSelect={acts.moveTo}>{FOLDER_ITEMS.moveItem}</MenuItem>
        {ordered && <MenuItem value="out" icon={<FolderMinus aria-hidden />} onSelect={acts.takeOut}>{FOLDER_ITEMS.takeOutItem}</MenuItem>}
      </Menu>
    </span>
  );
}
