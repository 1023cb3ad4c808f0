import { must } from '../must.ts';
import type { FieldType } from '../prompt-form.ts';
import { isPlainName } from './occurrence.ts';
import type { Occurrence } from './occurrence.ts';

/** The input types of Open WebUI's variables, with the form field types that they become. */
const TYPES: Record<string, FieldType> = {
  text: 'short_text', textarea: 'long_text', select: 'select', number: 'number', range: 'slider', checkbox: 'checkbox',
  date: 'date', color: 'color', url: 'url', email: 'short_text', tel: 'short_text', time: 'short_text', month: 'short_text',
  'datetime-local': 'short_text',
};
const PROPERTY = /:\s*(\w+)\s*(?:=\s*("(?:[^"\\]|\\.)*"|\[[^\]]*\]|[^:]*))?/g;

function valueOf(raw: string | undefined): unknown {
  if (raw === undefined) return true;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return raw.trim();
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);
const numberOf = (value: unknown): number | undefined => (Number.isFinite(Number(textOf(value) ?? NaN)) ? Number(textOf(value)) : undefined);

/** Reads a variable of Open WebUI, `name | select:options=["a","b"]:default="a":required`; null when the word after the bar is no input type. */
export function extendedVariable(name: string, rest: string): Omit<Occurrence, 'syntax' | 'start' | 'end'> | null {
  const type = TYPES[/^[\w-]+/.exec(rest)?.[0] ?? ''];
  if (!type || !isPlainName(name)) return null;
  const given: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [, key, raw] of rest.matchAll(PROPERTY)) given[must(key, 'the name of a property')] = valueOf(raw);
  const options = Array.isArray(given['options']) ? given['options'].flatMap((option) => textOf(option) ?? []) : undefined;
  const [fallback, placeholder, min, max] = [textOf(given['default'] ?? given['value']), textOf(given['placeholder']), numberOf(given['min']), numberOf(given['max'])];
  return {
    name,
    type: type === 'select' && !options?.length ? 'short_text' : type,
    required: given['required'] === true,
    ...(options?.length ? { options } : {}),
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
}
