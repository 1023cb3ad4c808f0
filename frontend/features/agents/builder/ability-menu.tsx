import { AtSign } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { INSTRUCTIONS } from '../agents-builder.words.ts';

/** The menu that inserts the name of one of the agent's abilities at the cursor. Its code loads when its button is pressed. */
export const AbilityMenu = ({ titles, onChoose }: { titles: readonly string[]; onChoose(title: string): void }) => (
  <Menu defaultOpen placement="bottom-start" trigger={<Button size="sm" variant="ghost" icon={<AtSign aria-hidden />}>{INSTRUCTIONS.abilityButton}</Button>}>
    {titles.map((title) => <MenuItem key={title} value={title} onSelect={() => onChoose(title)}>{title}</MenuItem>)}
  </Menu>
);
