import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { DraftField, FieldOption } from '#contracts/prompt-form.ts';
import { ruleWords } from '#prompt-form/show-if-words.ts';
import { TYPE_NAMES } from '../type-names.ts';
import { keptInPlace } from './kept-in-place.ts';

type Form = DraftContent['form'];

export interface FieldChange {
  key: string;
  label: string;
  kind: 'added' | 'removed' | 'changed';
  /** Parts of the field that changed, before and after, as text. An added or removed field has only its type. */
  parts: { name: string; before: string; after: string }[];
}

const NAMES: Partial<Record<keyof DraftField, string>> = {
  type: 'Type', label: 'Label', help: 'Help', placeholder: 'Placeholder', required: 'Required', default: 'Default', options: 'Options', min: 'Least', max: 'Most', pattern: 'Pattern',
  insertText: 'Inserted text', hidden: 'Hidden', showIf: 'Shown if', drives: 'Sets',
};

interface Place {
  field: DraftField;
  section: string;
  /** All fields of the form that holds the compared field, because its visibility rule may name any of them. */
  around: readonly DraftField[];
}

const kindWords = ({ type, required }: DraftField): string => `${TYPE_NAMES[type]}${required ? ', required' : ''}`;
const labelOf = ({ label, key }: DraftField): string => label || key;
const optionWords = ({ label, value, hint, image, words }: FieldOption): string => `${label}${value.replaceAll('_', ' ').toLowerCase() === label.toLowerCase() ? '' : ` [${value}]`}${hint ? `: ${hint}` : ''}${words === undefined ? '' : ` (${words} words)`}${image ? ' (with a picture)' : ''}`;

function words(name: keyof DraftField, { field, around }: Place): string {
  const value = field[name];
  if (value === undefined || value === null || value === '') return '';
  if (name === 'type') return TYPE_NAMES[field.type];
  if (name === 'options') return (field.options ?? []).map(optionWords).join(', ');
  const { showIf } = field;
  if (name === 'showIf' && showIf) return ruleWords(showIf, around.find(({ key }) => key === showIf.field));
  if (typeof value === 'boolean') return value ? 'yes' : '';
  return Array.isArray(value) ? value.join(', ') : String(value as string | number);
}

function inOrder({ sections }: Form): Place[] {
  const around = sections.flatMap(({ fields }) => fields);
  return sections.flatMap(({ title, fields }) => fields.map((field) => ({ field, section: title, around })));
}

/**
 * Returns the changes between two versions of a form, field by field in the order of the later one; removed fields come last. Fields are
 * matched by their key.
 */
export function fieldChanges(before: Form, after: Form): FieldChange[] {
  const [earlier, later] = [inOrder(before), inOrder(after)];
  const was = new Map(earlier.map((place, at) => [place.field.key, { ...place, at }]));
  const [oldKeys, newKeys] = [earlier.map(({ field }) => field.key), later.map(({ field }) => field.key)];
  const kept = keptInPlace(oldKeys, newKeys);
  const changed = later.flatMap((now, at): FieldChange[] => {
    const head = { key: now.field.key, label: labelOf(now.field) };
    const old = was.get(now.field.key);
    if (!old) return [{ ...head, kind: 'added', parts: [{ name: 'New', before: '', after: kindWords(now.field) }] }];
    const parts = (Object.keys(NAMES) as (keyof DraftField)[]).flatMap((name) => {
      const same = JSON.stringify(old.field[name] ?? null) === JSON.stringify(now.field[name] ?? null);
      return same ? [] : [{ name: NAMES[name]!, before: words(name, old), after: words(name, now) }];
    });
    parts.push(...columnParts(old.field, now.field));
    if (old.section !== now.section) parts.push({ name: 'Section', before: old.section, after: now.section });
    else if (!kept.has(now.field.key)) parts.push({ name: 'Place', before: String(old.at + 1), after: String(at + 1) });
    return parts.length > 0 ? [{ ...head, kind: 'changed', parts }] : [];
  });
  const gone = earlier.filter(({ field }) => !newKeys.includes(field.key)).map(({ field }): FieldChange => ({ key: field.key, label: labelOf(field), kind: 'removed', parts: [{ name: 'Gone', before: kindWords(field), after: '' }] }));
  return [...changed, ...gone];
}

/** Compares the columns of a table field of a form, which are fields too. */
function columnParts(before: DraftField, after: DraftField): FieldChange['parts'] {
  const asForm = (field: DraftField): Form => ({ sections: [{ title: '', fields: field.fields ?? [] }] });
  return fieldChanges(asForm(before), asForm(after)).flatMap(({ label, kind, parts }) => {
    if (kind === 'added') return [{ name: 'Column', before: '', after: label }];
    if (kind === 'removed') return [{ name: 'Column', before: label, after: '' }];
    return parts.map((part) => ({ ...part, name: `${label}: ${part.name}` }));
  });
}
