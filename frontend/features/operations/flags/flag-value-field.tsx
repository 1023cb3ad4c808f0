import type { AdminFlag, FlagKind } from '#contracts/flags.ts';
import { Field } from '#ui/field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { Switch } from '#ui/switch.tsx';
import { TagsInput } from '#ui/tags-input.tsx';

interface FlagValueFieldProps {
  kind: FlagKind;
  value: AdminFlag['value'];
  onValueChange(value: AdminFlag['value']): void;
  error: string | undefined;
}

/** The value of a flag, in the control of its kind. */
export function FlagValueField({ kind, value, onValueChange, error }: FlagValueFieldProps) {
  if (kind === 'boolean') return <Switch checked={value === true} onCheckedChange={onValueChange}>On</Switch>;
  if (kind === 'percentage') {
    return <Field label="Percentage" error={error} required><NumberInput min={0} max={100} value={typeof value === 'number' ? value : null} onValueChange={(next) => onValueChange(next ?? 0)} /></Field>;
  }
  return <Field label="List" error={error}><TagsInput placeholder="Add an entry" value={Array.isArray(value) ? value : []} onValueChange={onValueChange} /></Field>;
}
