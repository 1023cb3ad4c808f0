import type { FormField } from '#contracts/prompt-form.ts';

/** Texts that stand for uploaded files among the inputs of a sample, because the stored value is only the id of a file. */
const UPLOADS: Partial<Record<FormField['type'], string>> = { image: 'A picture', file: 'A file' };

/** Returns one input of a run as text: options by their labels, lists with commas, switches as yes, uploads by their kind. Returns '' for an empty value. */
export function inputWords(field: Partial<Pick<FormField, 'options' | 'type'>>, value: unknown): string {
  const named = (text: string): string => field.options?.find((option) => option.value === text)?.label ?? text;
  if (typeof value === 'string') return value !== '' && field.type ? (UPLOADS[field.type] ?? named(value)) : named(value);
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value === 'boolean') return value ? 'Yes' : '';
  if (!Array.isArray(value)) return '';
  const items: unknown[] = value;
  if (items.every((item) => typeof item === 'string')) return items.map(named).join(', ');
  return items.map((row) => Object.values(row ?? {}).map((cell) => inputWords({}, cell)).filter(Boolean).join(', ')).filter(Boolean).join('; ');
}
