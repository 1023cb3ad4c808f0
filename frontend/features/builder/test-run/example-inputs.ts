import { DAY_MS } from '#contracts/durations.ts';
import { checkInputs, fieldLimits } from '#contracts/form-inputs.ts';
import type { FormField, FormInputs, InputValue, PromptForm, ScalarValue } from '#contracts/prompt-form.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { patternsOf } from '#prompt-form/pattern-engine.ts';
import { elementAt } from '#contracts/must.ts';

/** A function that chooses a number from 0 to `count` - 1. */
export type Pick = (count: number) => number;

/** Always chooses 0, so that an example has the first value of each choice. */
const first: Pick = () => 0;
const anyOf: Pick = (count) => Math.floor(Math.random() * count);

const DAYS_AHEAD = 14;
const COLOURS = ['#5b2be0', '#d9481c', '#0f766e', '#e8b13c', '#1d4ed8'];

/**
 * Makes valid example values for a prompt's form: saved test inputs where they are still valid, else defaults and placeholders, else
 * something plausible. Pictures and files that the author did not save stay empty.
 */
export function exampleInputs(form: PromptForm, saved: Readonly<Record<string, unknown>> = {}): FormInputs {
  const made = filled(form.sections.flatMap(({ fields }) => fields), first, true);
  const wanted = Object.fromEntries(Object.entries(made).map(([key, value]) => [key, Object.hasOwn(saved, key) ? saved[key] : value])) as FormInputs;
  const stale = new Set(checkInputs(form, wanted, patternsOf(form), []).issues.map(({ path }) => path[0]));
  return Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key, stale.has(key) ? made[key] : value]));
}

/** Makes valid values for a prompt's form with random choices, numbers and switches. */
export const surpriseInputs = (form: PromptForm, pick: Pick = anyOf): FormInputs => filled(form.sections.flatMap(({ fields }) => fields), pick, false);

const filled = (fields: readonly FormField[], pick: Pick, tame: boolean): FormInputs =>
  Object.fromEntries(fields.filter(({ hidden }) => !hidden).map((field) => [field.key, valueOf(field, pick, tame)]));

function valueOf(field: FormField, pick: Pick, tame: boolean): InputValue {
  if (tame && field.default !== undefined && field.default !== '') return field.default;
  const values = (field.options ?? []).map(({ value }) => value);
  switch (field.type) {
    case 'select': case 'radio_cards': return values[pick(values.length)] ?? '';
    case 'multi_select': return someOf(values, fieldLimits(field), pick);
    case 'checkbox': case 'toggle_text': return tame || field.required || pick(2) === 1;
    case 'number': case 'slider': return numberOf(field, pick, tame);
    case 'date': return dayAhead(tame ? DAYS_AHEAD : 1 + pick(60));
    case 'color': return elementAt(COLOURS, pick(COLOURS.length));
    case 'url': return 'https://example.com';
    case 'image': case 'file': return null;
    case 'tags': return someOf(['first', 'second', 'third', 'fourth', 'fifth'], fieldLimits(field), pick);
    case 'rows': return Array.from({ length: Math.max(1, fieldLimits(field).min) }, () => filled(field.fields ?? [], pick, tame) as Record<string, ScalarValue>);
    default: return textOf(field);
  }
}

function textOf(field: FormField): string {
  if (typeof field.default === 'string' && field.default !== '') return field.default;
  const { min, max } = fieldLimits(field);
  const said = field.placeholder?.trim() || `An example for ${field.label.toLowerCase()}`;
  return said.padEnd(min, ' and more').slice(0, max);
}

function numberOf(field: FormField, pick: Pick, tame: boolean): number {
  const { min, max } = fieldLimits(field);
  const low = Math.max(min, field.type === 'number' && field.min === undefined ? 1 : min);
  const high = Math.min(max, Math.max(low, field.max ?? low + 9));
  const whole = Math.ceil(low);
  return tame || high - whole < 1 ? Math.min(high, Math.max(low, Math.round((low + high) / 2))) : whole + pick(Math.floor(high - whole) + 1);
}

function someOf(values: readonly string[], { min, max }: { min: number; max: number }, pick: Pick): string[] {
  const wanted = Math.min(values.length, max, Math.max(min, 1) + pick(2));
  const start = pick(Math.max(1, values.length - wanted + 1));
  return values.slice(start, start + wanted);
}

const dayAhead = (days: number): string => utcDay(Date.now() + days * DAY_MS);
