import { FolderInput, Globe, Lock, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Creation } from '#contracts/creations.ts';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import type { CardActs } from './card-acts.ts';
import { CARD_MENU } from './creations.words.ts';

interface CardMenuProps {
  creation: Creation;
  acts: CardActs;
  trigger: ReactElement;
}

/** The menu with rare actions for a creation. The first press loads its code, and then the menu opens. */
export const CardMenu = ({ creation, acts, trigger }: CardMenuProps) => (
  <Menu defaultOpen trigger={trigger}>
    <MenuItem value="move" icon={<FolderInput size={16} />} onSelect={() => acts.move(creation)}>{CARD_MENU.moveItem}</MenuItem>
    {creation.visibility === 'public'
      ? <MenuItem value="hide" icon={<Lock size={16} />} onSelect={() => acts.show(creation, false)}>{CARD_MENU.privateItem}</MenuItem>
      : <MenuItem value="show" icon={<Globe size={16} />} onSelect={() => acts.show(creation, true)}>{CARD_MENU.publicItem}</MenuItem>}
    <MenuSeparator />
    <MenuItem value="trash" tone="bad" icon={<Trash2 size={16} />} onSelect={() => acts.trash(creation)}>{CARD_MENU.trashItem}</MenuItem>
  </Menu>
);
