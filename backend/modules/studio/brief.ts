import type { ProviderRequest } from '#modules/generation/provider.port.ts';
import { kindOf, rowsOf, spokenDate, type FormRow, type FormValue, type ValueKind } from './form-reading.ts';
import { createRandom, type Random } from './random.ts';
import { taskOf } from './task.ts';

/** What Studio understands of a request: the form's values by meaning, and the words of the prompt. */
export interface Brief {
  readonly category: string | null;
  readonly title: string | null;
  readonly prompt: string;
  /** What stands in a picture or clip when no field says it: the public title, or a person's own words. Never the text of a prompt. */
  readonly named: string;
  /** What was said about the subject, lower case: the form's own words and the prompt's first paragraph; without a form, the whole prompt. */
  readonly said: string;
  /** What the form's owner typed or chose, lower case, without directions and taboos; '' without a form. */
  readonly typed: string;
  /** The prompt forbids words in the picture. */
  readonly wordless: boolean;
  readonly random: Random;
  /** Chance that the words alone decide: the same for every seed, so that neighbouring seeds can take turns. */
  readonly steady: Random;
  /** First filled text whose key or label matches; marks it as used. Never a colour, date, number, switch, direction, technique or taboo. */
  value(name: RegExp): string | null;
  /** The same for choices of technique, counts and dates (a date in words). */
  choice(name: RegExp): string | null;
  /** Text of the first of these exact keys that is filled. */
  keyed(...keys: readonly string[]): string | null;
  /** Colours of the form as `#rrggbb`, by key, in form order. */
  readonly colours: ReadonlyMap<string, string>;
  /** The rows of a table in the form. */
  rows(name: RegExp): FormRow[];
  /** A typed list, split at lines, semicolons, bullets or commas; of a table, the first cell of each row. */
  list(name: RegExp): string[];
  /** Filled values that the renderer has not read yet: shown as particulars, so that no input is lost. */
  rest(): { label: string; value: string }[];
  /** Any of these words was said about the subject. */
  mentions(...words: readonly string[]): boolean;
  /** The whole prompt asks for this. */
  asks(words: RegExp): boolean;
}

const BULLET = /^\s*(?:[-*•]|\d+[.)])\s+/;
const WORDLESS = /\b(?:no|without(?: any| a single)?) (?:other )?(?:text|lettering|letters?|words|captions|typography)\b/i;
const SPEAKABLE: ReadonlySet<ValueKind> = new Set(['text', 'rows']);
const CHOOSABLE: ReadonlySet<ValueKind> = new Set(['text', 'technique', 'number', 'date', 'switch']);
const SAID: ReadonlySet<ValueKind> = new Set(['text', 'rows', 'technique']);

/** Items of a typed list, without bullets and empty lines. */
export function splitList(text: string): string[] {
  const separator = text.includes('\n') ? /\n+/ : text.includes(';') ? /;/ : /,(?!\d)/;
  return text.split(separator).map((item) => item.replace(BULLET, '').trim().replace(/[.;,]+$/, '')).filter(Boolean);
}

/** Reads a request. Chance is keyed by seed and everything said, so equal requests give equal output. */
export function readBrief(request: Pick<ProviderRequest, 'prompt' | 'seed' | 'subject' | 'system' | 'negative'>): Brief {
  const { category, title } = request.subject;
  const values: FormValue[] = request.subject.values.filter(({ value }) => value.trim() !== '')
    .map(({ key, label, value }) => ({ key, label, value: value.trim(), kind: kindOf(key, label, value) }));
  const used = new Set<string>();
  const take = (hit: FormValue | undefined): string | null => {
    if (!hit) return null;
    used.add(hit.key);
    return hit.kind === 'date' ? spokenDate(hit.value) : hit.value;
  };
  const find = (name: RegExp, kinds: ReadonlySet<ValueKind>): FormValue | undefined => {
    const open = values.filter(({ kind }) => kinds.has(kind));
    return open.find(({ key }) => name.test(key.replaceAll('_', ' '))) ?? open.find(({ label }) => name.test(label.toLowerCase()));
  };
  const typed = values.filter(({ kind }) => SAID.has(kind)).map(({ value }) => value).join('\n').toLowerCase();
  const task = taskOf(request.prompt);
  const told = typed === '' ? task : task.split(/\n\s*\n/)[0]!;
  const said = [...(typed === '' ? [title ?? ''] : []), told, typed].join('\n').toLowerCase();
  return {
    category, title, prompt: request.prompt, named: title ?? task, said, typed,
    wordless: WORDLESS.test(request.prompt),
    steady: createRandom(request.prompt, JSON.stringify(request.subject.values)),
    random: createRandom(request.seed, request.prompt, JSON.stringify(request.subject.values), category ?? '', request.system ?? '', request.negative ?? ''),
    value: (name) => take(find(name, SPEAKABLE)),
    choice: (name) => take(find(name, CHOOSABLE)),
    keyed: (...keys) => take(keys.map((key) => values.find((each) => each.key === key && SPEAKABLE.has(each.kind))).find((each) => each !== undefined)),
    colours: new Map(values.filter(({ kind }) => kind === 'colour').map(({ key, value }) => [key, value.toLowerCase()])),
    rows: (name) => {
      const hit = find(name, new Set<ValueKind>(['rows']));
      return hit ? rowsOf(take(hit)!) : [];
    },
    list: (name) => {
      const hit = find(name, SPEAKABLE);
      if (!hit) return [];
      const text = take(hit)!;
      return hit.kind === 'rows' ? rowsOf(text).map((row) => Object.values(row)[0] ?? '').filter(Boolean) : splitList(text);
    },
    rest: () => values.filter(({ key, kind }) => !used.has(key) && (kind === 'text' || kind === 'technique' || kind === 'date')).map(({ label, value, kind }) => ({ label, value: kind === 'date' ? spokenDate(value) : value })),
    mentions: (...words) => words.some((word) => new RegExp(`\\b${word}`, 'i').test(said)),
    asks: (words) => words.test(request.prompt),
  };
}
