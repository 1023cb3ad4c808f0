import { memo, Suspense } from 'react';
import { css } from '#styled/css';
import { fieldLimits } from '#contracts/form-inputs.ts';
import type { FormField, InputValue } from '#contracts/prompt-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Input } from '#ui/input.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { ColorInput, DateInput, MultiSelect, Select, Slider, TagsInput, UploadField } from './late-controls.ts';

export interface FieldControlProps {
  field: FormField;
  value: InputValue;
  /** Path of the field's value in the inputs of the form: a key, or the index of a row and a key. */
  path: string;
  onChange(value: InputValue): void;
  onBlur?(): void;
}

const text = (value: InputValue): string => (typeof value === 'string' ? value : '');
const list = (value: InputValue): string[] => (Array.isArray(value) ? (value as string[]) : []);
const optionsOf = (field: FormField) => (field.options ?? []).map(({ value, label, hint }) => ({ value, label, help: hint }));

/** The picture of an option of a choice. Only pictures that this server stores are shown. */
const picture = (address: string | undefined) =>
  address?.startsWith('/media/') ? <img src={address} alt="" loading="lazy" className={css({ width: '10', height: '10', flex: 'none', objectFit: 'cover', borderRadius: 'sm' })} /> : undefined;

/**
 * Draws the control for a field of a prompt's form, by the field's type. Repeatable rows have another component, because they contain fields.
 * It is a memo, because React drops the server's HTML of a control that is drawn again before its code has arrived.
 */
export const FieldControl = memo(function FieldControl(props: FieldControlProps) {
  return <Suspense fallback={<Skeleton className={css({ height: '10' })} />}><Control {...props} /></Suspense>;
});

/**
 * Returns the name attribute of a field's control. It contains a dot, because a control named `style` or `submit`, as authors may choose,
 * would hide that property of the form element.
 */
const inputName = (path: string): string => `input.${path}`;

function Control({ field, value, path, onChange, onBlur }: FieldControlProps) {
  const name = inputName(path);
  const { min, max } = fieldLimits(field);
  const finite = { ...(Number.isFinite(min) ? { min } : {}), ...(Number.isFinite(max) ? { max } : {}) };
  const shared = { name, onBlur };
  switch (field.type) {
    case 'short_text':
      return <Input {...shared} value={text(value)} placeholder={field.placeholder} maxLength={max} onChange={(event) => onChange(event.target.value)} />;
    case 'url':
      return <Input {...shared} type="url" inputMode="url" value={text(value)} placeholder={field.placeholder ?? 'https://'} onChange={(event) => onChange(event.target.value)} />;
    case 'long_text':
      return <Textarea {...shared} grow value={text(value)} placeholder={field.placeholder} maxLength={max} onChange={(event) => onChange(event.target.value)} />;
    case 'number':
      return <NumberInput {...shared} value={typeof value === 'number' ? value : null} placeholder={field.placeholder} onValueChange={onChange} {...(field.min === undefined ? {} : { min: field.min })} {...(field.max === undefined ? {} : { max: field.max })} />;
    case 'slider':
      return <Slider name={name} value={typeof value === 'number' ? value : min} onValueChange={onChange} min={min} max={max} format={(amount) => amount.toLocaleString('en-US')} scale={[min.toLocaleString('en-US'), max.toLocaleString('en-US')]} />;
    case 'select':
      return <Select {...shared} options={optionsOf(field)} value={text(value) || null} onValueChange={onChange} placeholder={field.placeholder ?? 'Choose'} />;
    case 'multi_select':
      return <MultiSelect name={name} placeholder={field.placeholder ?? 'Choose'} options={optionsOf(field)} value={list(value)} onValueChange={onChange} {...finite} />;
    case 'radio_cards':
      return <RadioCards name={name} options={optionsOf(field).map((option, at) => ({ ...option, icon: picture(field.options?.[at]?.image) }))} value={text(value) || null} onValueChange={onChange} />;
    case 'checkbox':
      return <Checkbox {...shared} checked={value === true} help={field.help} onCheckedChange={onChange}>{field.label}</Checkbox>;
    case 'toggle_text':
      return <Switch {...shared} checked={value === true} help={field.help} onCheckedChange={onChange}>{field.label}</Switch>;
    case 'date':
      return <DateInput name={name} value={text(value) || null} onValueChange={(day) => onChange(day ?? '')} />;
    case 'color':
      return <ColorInput name={name} value={text(value)} onValueChange={onChange} clearable={!field.required} />;
    case 'tags':
      return <TagsInput name={name} value={list(value)} onValueChange={onChange} max={max} {...(field.placeholder ? { placeholder: field.placeholder } : {})} />;
    case 'image':
    case 'file':
      return <UploadField kind={field.type} value={text(value) || null} onChange={onChange} />;
    case 'rows':
      return null;
  }
}
