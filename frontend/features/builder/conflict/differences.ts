import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { DraftField } from '#contracts/prompt-form.ts';
import { categoryLabel } from '#shared/prompts/category-label.ts';
import { same } from '#shared/draft-sync/same-content.ts';
import { keysOf } from '#contracts/typed-records.ts';

/** One place where two versions of a draft differ, with a short text for each side. */
export interface Difference {
  place: string;
  mine: string;
  theirs: string;
}

const LABELS: Record<Exclude<keyof DraftContent, 'form'>, string> = {
  contentType: 'Content type', category: 'Category', title: 'Title', slug: 'Address', oneLiner: 'One-liner', description: 'Description', tags: 'Tags', language: 'Language', coverFileId: 'Cover',
  template: 'Template', systemTemplate: 'System prompt', negativeTemplate: 'Negative prompt', outputSettings: 'Output', testInputs: 'Test inputs',
  visibility: 'Visibility', pricing: 'Price', runRoyalty: 'Tokens per run', unlockPrice: 'Unlock price', freeTrialRunsPerDay: 'Free trial runs', license: 'Licence', forkRoyaltyPercent: 'Fork royalty',
  allowCommercial: 'Commercial use', models: 'Models', recommendedModel: 'Recommended model', safetyFlag: 'Safety flag', hostedModels: 'Hosted models',
};
const EXCERPT = 140;

const short = (text: string): string => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text);

function words(part: keyof typeof LABELS, content: DraftContent, other: DraftContent): string {
  const value = content[part];
  if (part === 'hostedModels') return value === false ? 'no' : 'yes';
  if (value === null || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (part === 'coverFileId') return 'another picture';
  if (part === 'category') return categoryLabel(String(value));
  if (part === 'testInputs') return content.testInputs.map(({ label }) => label).join(', ') || 'none';
  if (Array.isArray(value)) return (value as string[]).join(', ') || 'none';
  if (typeof value === 'object') return Object.entries(value).map(([key, setting]) => `${key} ${String(setting)}`).join(', ') || 'as usual';
  return typeof value === 'string' ? short(changedPart(value, String(other[part] ?? ''))) : String(value);
}

/** Cuts two long texts to the part that differs, from shortly before the first difference. */
function changedPart(text: string, other: string): string {
  if (text.length <= EXCERPT) return text;
  let at = 0;
  while (at < text.length && text[at] === other[at]) at += 1;
  const from = Math.max(0, at - 20);
  return from > 0 ? `…${text.slice(from)}` : text;
}

const fieldsOf = (content: DraftContent): Map<string, DraftField> => new Map(content.form.sections.flatMap(({ fields }) => fields.map((field) => [field.key, field])));

function fieldDifferences(mine: DraftContent, theirs: DraftContent): Difference[] {
  const [own, others] = [fieldsOf(mine), fieldsOf(theirs)];
  const keys = [...new Set([...own.keys(), ...others.keys()])].filter((key) => !same(own.get(key), others.get(key)));
  const tell = (field: DraftField | undefined): string => (field ? `${field.label || field.key}, ${field.type.replaceAll('_', ' ')}${field.required ? ', required' : ''}` : 'no such field');
  const found = keys.map((key) => ({ place: `Field ${key || 'without a key'}`, mine: tell(own.get(key)), theirs: tell(others.get(key)) }));
  if (found.length > 0 || same(mine.form, theirs.form)) return found;
  const order = (content: DraftContent): string => short(content.form.sections.map(({ title, fields }) => `${title ? `${title}: ` : ''}${fields.map(({ key }) => key).join(', ')}`).join(' · '));
  return [{ place: 'Order of fields', mine: order(mine), theirs: order(theirs) }];
}

/** Lists the differences between two versions of a prompt's draft, in the order of the builder's steps. */
export function differences(mine: DraftContent, theirs: DraftContent): Difference[] {
  const parts = keysOf(LABELS).filter((part) => !same(mine[part], theirs[part]));
  return [
    ...parts.map((part) => ({ place: LABELS[part], mine: words(part, mine, theirs), theirs: words(part, theirs, mine) })),
    ...fieldDifferences(mine, theirs),
  ];
}
