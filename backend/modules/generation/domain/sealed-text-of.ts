import { must } from '#contracts/must.ts';
import { VARIABLE_PATTERN } from '#contracts/template-variables.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { createSealedText } from './sealed-overlap.ts';
import type { SealedPart, SealedText } from './sealed-overlap.ts';
import { textsIn } from './texts-in.ts';

/**
 * The text that the output of a sealed run must not repeat: the templates as written and as filled in, and what hidden fields and switches
 * insert. The output may repeat what the runner typed and what the prompt's page `shows`.
 */
export function sealedTextOf(run: Pick<GenerationRow, 'request' | 'inputs' | 'title'>, shows: readonly string[]): SealedText {
  const { sealed = [], secrets = [], subject } = run.request;
  const values = new Map<string, SealedPart>([
    ...subject.values.map(({ key, value }) => [key, { text: value, authors: false }] as const),
    ...secrets.map(({ key, value }) => [key, { text: value, authors: true }] as const),
  ]);
  const filled = sealed.map((template) => partsOf(template, (key) => values.get(key) ?? { text: '', authors: false }));
  const written = sealed.map((template) => partsOf(template, (key) => ({ text: key, authors: true })));
  const added = secrets.map(({ value }) => [{ text: value, authors: true }]);
  return createSealedText([...filled, ...written, ...added], [run.title, ...subject.values.map(({ label }) => label), ...textsIn(run.inputs), ...shows], filled.length);
}

function partsOf(template: string, fill: (key: string) => SealedPart): SealedPart[] {
  const parts: SealedPart[] = [];
  let from = 0;
  for (const match of template.matchAll(VARIABLE_PATTERN)) {
    parts.push({ text: template.slice(from, match.index), authors: true }, fill(must(match[1], 'the name of a variable')));
    from = match.index + match[0].length;
  }
  return [...parts, { text: template.slice(from), authors: true }];
}
