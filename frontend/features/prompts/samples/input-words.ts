import type { FormField } from '#contracts/prompt-form.ts';

/** One value as somebody would say it: choices by their labels, lists with commas, switches as yes, rows by their number; '' for nothing. */
export function inputWords(field: Pick<FormField, 'options'>, value: unknown): string {
  const named = (text: string): string => field.options?.find((option) => option.value === text)?.label ?? text;
  if (typeof value === 'string') return named(value);
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value === 'boolean') return value ? 'Yes' : '';
  if (!Array.isArray(value) || value.length === 0) return '';
  const items: unknown[] = value;
  return items.every((item) => typeof item === 'string') ? items.map(named).join(', ') : `${items.length} ${items.length === 1 ? 'row' : 'rows'}`;
}
