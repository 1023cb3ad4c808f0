import { css } from '#styled/css';
import { hstack } from '#styled/patterns';
import { Switch } from '#ui/switch.tsx';
import { Tile } from '../message-tile.tsx';
import type { Tint } from '../message-kinds.ts';

interface SettingRowProps {
  icon?: React.ReactNode;
  tint?: Tint;
  label: string;
  help: React.ReactNode;
  checked: boolean;
  disabled?: boolean;
  onCheckedChange(checked: boolean): void;
}

/** A switch for one notification preference, with its label and explanation. */
export const SettingRow = ({ icon, tint, label, help, checked, disabled, onCheckedChange }: SettingRowProps) => (
  <div className={settingRow}>
    {icon && <Tile tint={tint}>{icon}</Tile>}
    <Switch className={css({ flex: '1' })} help={help} checked={checked} disabled={disabled} onCheckedChange={onCheckedChange}>{label}</Switch>
  </div>
);

export const settingRow = hstack({ gap: '3', paddingBlock: '3', '&:not(:last-child)': { borderBottom: 'soft' } });
