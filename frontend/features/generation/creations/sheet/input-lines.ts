import type { FormField } from '#contracts/prompt-form.ts';

/** One input of a run as text for its owner. */
export interface InputLine {
  key: string;
  label: string;
  value: string;
  /** The input's value as the form showed it: the label of an option in place of its stored value. */
  shown: string;
}

const NO_LABELS: ReadonlyMap<string, string> = new Map();

const words = (value: unknown, labels: ReadonlyMap<string, string> = NO_LABELS): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((part) => words(part, labels)).filter(Boolean).join(', ');
  if (value !== null && typeof value === 'object') return Object.values(value).map((part) => words(part, labels)).filter(Boolean).join(', ');
  if (typeof value === 'string') return labels.get(value) ?? value;
  return typeof value === 'number' ? String(value) : '';
};

const spoken = (key: string): string => {
  const plain = key.replace(/[_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2').trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/**
 * Lists the inputs of a run as texts, in the order of the form's fields when they are known. It leaves out empty values, and uploads, whose
 * ids tell readers nothing.
 */
export function inputLines(inputs: Readonly<Record<string, unknown>>, fields: readonly Pick<FormField, 'key' | 'type' | 'label' | 'options'>[]): InputLine[] {
  const uploads = new Set(fields.flatMap(({ key, type }) => (type === 'image' || type === 'file' ? [key] : [])));
  const order = [...fields.map(({ key }) => key), ...Object.keys(inputs)];
  return [...new Set(order)].flatMap((key) => {
    const value = uploads.has(key) ? '' : words(inputs[key]);
    if (value === '') return [];
    const field = fields.find((one) => one.key === key);
    const labels = new Map((field?.options ?? []).map((option) => [option.value, option.label]));
    return [{ key, label: field?.label || spoken(key), value, shown: words(inputs[key], labels) }];
  });
}

/** Cuts a filled-in prompt into parts, so that each input's value is a part of its own. Such a part has the input's index in `lines`, all other parts null. */
export function markedParts(text: string, lines: readonly InputLine[]): { words: string; place: number | null }[] {
  const found: { at: number; end: number; place: number }[] = [];
  // Longer values are looked for first, because a shorter value may be part of one.
  for (const [place, { value }] of [...lines.entries()].sort(([, a], [, b]) => b.value.length - a.value.length)) {
    if (value.length < 2) continue;
    for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) {
      if (!found.some((other) => at < other.end && at + value.length > other.at)) found.push({ at, end: at + value.length, place });
    }
  }
  const parts: { words: string; place: number | null }[] = [];
  let from = 0;
  for (const { at, end, place } of found.sort((a, b) => a.at - b.at)) {
    if (at > from) parts.push({ words: text.slice(from, at), place: null });
    parts.push({ words: text.slice(at, end), place });
    from = end;
  }
  if (from < text.length) parts.push({ words: text.slice(from), place: null });
  return parts;
}

const COLORS = 6;

/** Returns the colour of an input by its index. The filled-in prompt and the list of inputs use the same colour. */
export const variableColor = (place: number): string => `var(--colors-variable-${(place % COLORS) + 1})`;
