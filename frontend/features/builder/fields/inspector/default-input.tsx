import type { DraftField } from '#contracts/prompt-form.ts';
import { ColorInput } from '#ui/color-input.tsx';
import { MultiSelect } from '#ui/combobox.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TagsInput } from '#ui/tags-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { kindOf } from '../field-kinds.ts';
import { withProperty } from '../field-editing.ts';
import type { FieldEditing } from '../field-editing.ts';
import { DEFAULT_INPUT } from '../../builder-fields.words.ts';

const NONE = ':none';
const text = (value: DraftField['default']): string => (typeof value === 'string' ? value : '');
const list = (value: DraftField['default']): string[] => (Array.isArray(value) ? value : []);

/** The control that sets a form field's default value, made for the field's type. For a hidden field, it sets the constant value. */
export function DefaultInput({ editing }: { editing: FieldEditing }) {
  const { field, issueAt, change } = editing;
  if (!kindOf(field.type).preset) return null;
  const set = (value: DraftField['default'] | null): void => change('Default', (before) => withProperty(before, 'default', value));
  const label = field.hidden ? 'Value' : 'Default';
  if (field.type === 'checkbox' || field.type === 'toggle_text') {
    return <Switch checked={field.default === true} onCheckedChange={(on) => change('Default', (before) => (before.hidden ? { ...before, default: on } : withProperty(before, 'default', on)))}>{field.hidden ? DEFAULT_INPUT.alwaysOnLabel : DEFAULT_INPUT.startLabel}</Switch>;
  }
  const grouped = field.type === 'multi_select' || field.type === 'tags' || field.type === 'color' || field.type === 'date';
  return (
    <Field label={label} optional={!field.hidden} required={field.hidden === true} error={issueAt('default')} group={grouped}>
      <Control field={field} set={set} />
    </Field>
  );
}

function Control({ field, set }: { field: DraftField; set(value: DraftField['default'] | null): void }) {
  const value = field.default;
  const options = (field.options ?? []).filter((option) => option.value !== '').map((option) => ({ value: option.value, label: option.label || option.value }));
  switch (field.type) {
    case 'long_text':
      return <Textarea grow value={text(value)} onChange={(event) => set(event.target.value)} />;
    case 'number': case 'slider':
      return <NumberInput value={typeof value === 'number' ? value : null} placeholder={DEFAULT_INPUT.placeholder} onValueChange={set} />;
    case 'select': case 'radio_cards':
      return <Select options={[{ value: NONE, label: DEFAULT_INPUT.noneChosenLabel }, ...options]} value={text(value) || NONE} onValueChange={(chosen) => set(chosen === NONE ? null : chosen)} />;
    case 'multi_select':
      return <MultiSelect options={options} value={list(value)} onValueChange={set} placeholder={DEFAULT_INPUT.noneChosenLabel} />;
    case 'tags':
      return <TagsInput value={list(value)} onValueChange={set} max={20} maxLength={60} />;
    case 'date':
      return <DateInput value={text(value) || null} onValueChange={set} />;
    case 'color':
      return <ColorInput value={text(value)} onValueChange={set} clearable />;
    default:
      return <Input value={text(value)} type={field.type === 'url' ? 'url' : 'text'} onChange={(event) => set(event.target.value)} />;
  }
}
