import { AtSign } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { INSTRUCTIONS } from '../agents-builder.words.ts';

/** Names an ability of the agent where the caret stands. Its code is loaded by the press that opens it. */
export const AbilityMenu = ({ titles, onChoose }: { titles: readonly string[]; onChoose(title: string): void }) => (
  <Menu defaultOpen placement="bottom-start" trigger={<Button size="sm" variant="ghost" icon={<AtSign aria-hidden />}>{INSTRUCTIONS.abilityButton}</Button>}>
    {titles.map((title) => <MenuItem key={title} value={title} onSelect={() => onChoose(title)}>{title}</MenuItem>)}
  </Menu>
);
