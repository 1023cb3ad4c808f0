import { Braces, CalendarClock } from 'lucide-react';
import { css } from '#styled/css';
import { metaText, monoText } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import type { VariableWorld } from './editor/variable-world.ts';
import { SYSTEM_VARIABLES } from './system-variables.ts';
import { VARIABLE_MENUS } from '../builder-template.words.ts';

interface VariableMenusProps {
  world: VariableWorld;
  onInsert(text: string): void;
}

/** Two menus that insert a variable at the editor's cursor: one of the form's fields, or one that the product fills in. */
export function VariableMenus({ world, onInsert }: VariableMenusProps) {
  // Focuses the editor a moment later, because a closing menu first returns the focus to its button.
  const insert = (key: string) => () => setTimeout(() => onInsert(`{{${key}}}`));
  return (
    <>
      <Menu placement="bottom-start" trigger={<Button size="sm" variant="ghost" icon={<Braces aria-hidden />} disabled={world.fields.length === 0}>{VARIABLE_MENUS.fieldButton}</Button>}>
        {world.fields.map(({ key, label }) => <MenuItem key={key} value={key} hint={<code className={monoText()}>{key}</code>} onSelect={insert(key)}>{label}</MenuItem>)}
      </Menu>
      <Menu placement="bottom-start" trigger={<Button size="sm" variant="ghost" icon={<CalendarClock aria-hidden />}>{VARIABLE_MENUS.systemVariableButton}</Button>}>
        {SYSTEM_VARIABLES.map(({ key, pitch }) => (
          <MenuItem key={key} value={key} onSelect={insert(key)}>
            <span className={css({ display: 'grid' })}>
              <code className={css({ fontFamily: 'mono', fontSize: '13' })}>{`{{${key}}}`}</code>
              <span className={metaText({ textStyle: 'micro' })}>{pitch}</span>
            </span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
