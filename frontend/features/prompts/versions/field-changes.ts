import type { DraftContent } from '#contracts/prompt-drafts.ts';

type Form = DraftContent['form'];
type Field = Form['sections'][number]['fields'][number];

export interface FieldChange {
  key: string;
  label: string;
  kind: 'added' | 'removed' | 'changed';
  /** What was changed: a part of the field before and after, both in words. */
  parts: { name: string; before: string; after: string }[];
}

const NAMES: Partial<Record<keyof Field, string>> = {
  type: 'Type', label: 'Label', help: 'Help', placeholder: 'Placeholder', required: 'Required', default: 'Default', options: 'Options', min: 'Least', max: 'Most', pattern: 'Pattern',
  insertText: 'Inserted text', hidden: 'Hidden', showIf: 'Shown if', fields: 'Columns',
};

function words(name: keyof Field, value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (name === 'options') return (value as { label: string }[]).map(({ label }) => label).join(', ');
  if (name === 'fields') return (value as Field[]).map(({ label, key }) => label || key).join(', ');
  if (name === 'showIf') {
    const { field, op, value: wanted } = value as NonNullable<Field['showIf']>;
    return [field, op, wanted === undefined ? '' : String(wanted)].filter(Boolean).join(' ');
  }
  if (typeof value === 'boolean') return value ? 'yes' : '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

const inOrder = (form: Form): { field: Field; section: string }[] => form.sections.flatMap((section) => section.fields.map((field) => ({ field, section: section.title })));

/** What changed in a form, field by field, in the order of the later one; what went comes last. Fields are the same by their key. */
export function fieldChanges(before: Form, after: Form): FieldChange[] {
  const earlier = new Map(inOrder(before).map((place) => [place.field.key, place]));
  const later = inOrder(after);
  const kept = new Set(later.map(({ field }) => field.key));
  const changed = later.flatMap(({ field, section }): FieldChange[] => {
    const was = earlier.get(field.key);
    const head = { key: field.key, label: field.label || field.key };
    if (!was) return [{ ...head, kind: 'added', parts: [] }];
    const parts = (Object.keys(NAMES) as (keyof Field)[]).flatMap((name) => {
      const same = JSON.stringify(was.field[name] ?? null) === JSON.stringify(field[name] ?? null);
      return same ? [] : [{ name: NAMES[name]!, before: words(name, was.field[name]), after: words(name, field[name]) }];
    });
    if (was.section !== section) parts.push({ name: 'Section', before: was.section, after: section });
    return parts.length > 0 ? [{ ...head, kind: 'changed', parts }] : [];
  });
  const gone = [...earlier.values()].filter(({ field }) => !kept.has(field.key)).map(({ field }): FieldChange => ({ key: field.key, label: field.label || field.key, kind: 'removed', parts: [] }));
  return [...changed, ...gone];
}
