import type { ProviderRequest } from '#modules/generation/provider.port.ts';
import { kindOf, rowsOf, spokenDate, type FormRow, type FormValue, type ValueKind } from './form-reading.ts';
import { createRandom, type Random } from './random.ts';
import { taskOf } from './task.ts';

/** A request as Studio's renderers read it: the form's values by their meaning, and the words of the prompt. */
export interface Brief {
  readonly category: string | null;
  readonly title: string | null;
  readonly prompt: string;
  /**
   * What a picture or clip shows when no form field names its subject: the prompt's public title, or for a run without a stored prompt the task that the
   * person typed. It is never the text of a stored prompt, because the picture could show it to people who may not read it.
   */
  readonly named: string;
  /** All words about the subject in lower case: the form's words and the prompt's first paragraph; without a form, the whole prompt. */
  readonly said: string;
  /** The runner's typed or chosen words in lower case, without directions and without words for what to avoid. Empty without a form. */
  readonly typed: string;
  /** Whether the prompt forbids words in the picture. */
  readonly wordless: boolean;
  readonly random: Random;
  /** A random source that depends on the words and not on the seed, so that runs with neighbouring seeds can use a list of choices in turn. */
  readonly steady: Random;
  /**
   * The first filled text field whose key or label matches. It then counts as used, so that `rest` leaves it out. Colours, dates, numbers,
   * switches, directions, techniques and things to avoid are skipped, and so are values that match `except`.
   */
  value(name: RegExp, except?: RegExp): string | null;
  /** The first filled technique, number or date whose key or label matches. It then counts as used. A date is returned in words. */
  choice(name: RegExp): string | null;
  /** The value of the first filled field that has one of exactly these keys. */
  keyed(...keys: readonly string[]): string | null;
  /** The colours in the form as `#rrggbb`, by field key, in the form's order. */
  readonly colours: ReadonlyMap<string, string>;
  /** The rows of a table in the form whose key or label matches. */
  rows(name: RegExp): FormRow[];
  /** A typed list, split at lines, semicolons, bullets or commas. Of a table it returns the first cell of each row. */
  list(name: RegExp): string[];
  /** The filled values that no part of the output has used yet. Texts list them at the end, so that no input is lost. */
  rest(): { label: string; value: string }[];
  /** Whether any of these words occurs in what was said about the subject. */
  mentions(...words: readonly string[]): boolean;
  /** Whether the whole prompt, or the typed form values, match this pattern. */
  asks(words: RegExp): boolean;
}

const BULLET = /^\s*(?:[-*•]|\d+[.)])\s+/;
const WORDLESS = /\b(?:no|without(?: any| a single)?) (?:text|lettering|letters?|words|captions|typography)\b(?! (?:besides|beyond|but|except|other than)\b)/i;
const SPEAKABLE: ReadonlySet<ValueKind> = new Set(['text', 'rows']);
const CHOOSABLE: ReadonlySet<ValueKind> = new Set(['text', 'technique', 'number', 'date']);
const SAID: ReadonlySet<ValueKind> = new Set(['text', 'rows', 'technique']);

/** Splits a typed list into its items, without bullets and empty lines. */
export function splitList(text: string): string[] {
  const separator = text.includes('\n') ? /\n+/ : text.includes(';') ? /;/ : /,(?!\d)/;
  return text.split(separator).map((item) => item.replace(BULLET, '').trim().replace(/[.;,]+$/, '')).filter(Boolean);
}

/** Reads a request. Its random numbers depend on the seed and on all words, so equal requests give equal outputs. */
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
  const find = (name: RegExp, kinds: ReadonlySet<ValueKind>, except?: RegExp): FormValue | undefined => {
    const open = values.filter(({ kind, value }) => kinds.has(kind) && !except?.test(value));
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
    value: (name, except) => take(find(name, SPEAKABLE, except)),
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
