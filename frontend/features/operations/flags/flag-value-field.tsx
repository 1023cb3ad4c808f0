import { Controller } from 'react-hook-form';
import type { FlagKind } from '#contracts/flags.ts';
import { FormField } from '#ui/form/form-field.tsx';
import type { SchemaForm } from '#ui/form/use-schema-form.ts';
import { NumberInput } from '#ui/number-input.tsx';
import { Switch } from '#ui/switch.tsx';
import { TagsInput } from '#ui/tags-input.tsx';
import type { FlagFormValues } from './flag-form.tsx';
import { FLAG_VALUE_FIELD } from '../operations.words.ts';

/** Field for the value of a feature flag: a switch, a number or a list, by the flag's kind. */
export function FlagValueField({ kind, form }: { kind: FlagKind; form: SchemaForm<FlagFormValues> }) {
  if (kind === 'boolean') {
    return <Controller control={form.control} name="value" render={({ field }) => <Switch checked={field.value === true} onCheckedChange={field.onChange}>{FLAG_VALUE_FIELD.onLabel}</Switch>} />;
  }
  return (
    <FormField form={form} name="value" label={kind === 'percentage' ? 'Percentage' : 'List'} required={kind === 'percentage'}>
      {({ choice: { value, onValueChange } }) =>
        kind === 'percentage'
          ? <NumberInput min={0} max={100} value={typeof value === 'number' ? value : null} onValueChange={(next) => onValueChange(next ?? 0)} />
          : <TagsInput placeholder={FLAG_VALUE_FIELD.placeholder} value={Array.isArray(value) ? value : []} onValueChange={onValueChange} />}
    </FormField>
  );
}
