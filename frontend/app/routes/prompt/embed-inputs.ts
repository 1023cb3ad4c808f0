import { allFields } from '#contracts/form-visibility.ts';
import type { FormField, FormInputs, InputValue, PromptForm } from '#contracts/prompt-form.ts';

const PREFIX = '#inputs=';

/**
 * Reads the inputs that a person typed into the embedded form from the part of the address after "#" (docs/rules/prompts.md#embed). Any
 * website may write that address, so only values that fit their field's type are taken, and uploads never. Null when there is none.
 */
export function embedInputs(form: PromptForm, hash: string): FormInputs | null {
  const given = read(hash);
  if (given === null) return null;
  const taken = allFields(form).flatMap((field): [string, InputValue][] => {
    const value = field.hidden || !Object.hasOwn(given, field.key) ? undefined : fitting(field, Reflect.get(given, field.key));
    return value === undefined ? [] : [[field.key, value]];
  });
  return taken.length === 0 ? null : Object.fromEntries(taken);
}

function read(hash: string): object | null {
  if (!hash.startsWith(PREFIX)) return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(hash.slice(PREFIX.length)));
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

function fitting({ type, options = [] }: FormField, value: unknown): InputValue {
  const isOption = (text: string): boolean => options.some((option) => option.value === text);
  switch (type) {
    case 'short_text':
    case 'long_text':
    case 'url':
    case 'date':
    case 'color': return typeof value === 'string' ? value : undefined;
    case 'number':
    case 'slider': return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    case 'checkbox':
    case 'toggle_text': return typeof value === 'boolean' ? value : undefined;
    case 'select':
    case 'radio_cards': return typeof value === 'string' && isOption(value) ? value : undefined;
    case 'multi_select': return texts(value)?.filter(isOption);
    case 'tags': return texts(value) ?? undefined;
    case 'image':
    case 'file':
    case 'rows': return undefined;
  }
}

const MOST_ITEMS = 20;
const texts = (value: unknown): string[] | null => (Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string').slice(0, MOST_ITEMS) : null);
