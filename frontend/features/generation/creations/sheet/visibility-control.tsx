import { ChevronDown, Globe, Lock } from 'lucide-react';
import { column } from '#styled/patterns';
import type { Creation } from '#contracts/creations.ts';
import { useChangeCreation } from '#shared/creations/creations.mutations.ts';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';
import { Switch } from '#ui/switch.tsx';
import { SHEET } from './sheet.words.ts';

/** Switches for who can see a creation and its inputs, and for marking it as sensitive (docs/rules/keeping.md#public-creations). */
export function VisibilityControl({ creation }: { creation: Creation }) {
  const { mutate } = useChangeCreation();
  const { id, visibility, showInputs, sensitive } = creation;
  const open = visibility === 'public';
  return (
    <Popover
      placement="bottom-start" title={SHEET.visibilityTitle}
      trigger={<Button size="sm" icon={open ? <Globe aria-hidden /> : <Lock aria-hidden />} iconEnd={<ChevronDown aria-hidden />}>{open ? SHEET.publicText : SHEET.privateText}</Button>}
    >
      <div className={column({ gap: '3', marginBlockStart: '3' })}>
        <Switch checked={open} help={SHEET.publicHelp} onCheckedChange={(on) => mutate({ id, visibility: on ? 'public' : 'private' })}>{SHEET.publicSwitch}</Switch>
        <Switch checked={showInputs} disabled={!open} help={SHEET.inputsHelp} onCheckedChange={(on) => mutate({ id, showInputs: on })}>{SHEET.inputsSwitch}</Switch>
        <Switch checked={sensitive} disabled={!open} help={SHEET.sensitiveHelp} onCheckedChange={(on) => mutate({ id, sensitive: on })}>{SHEET.sensitiveSwitch}</Switch>
      </div>
    </Popover>
  );
}
