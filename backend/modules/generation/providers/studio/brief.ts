import type { ProviderRequest } from '../provider.port.ts';
import { createRandom, type Random } from './random.ts';

/** What Studio understands of a request: the form's values by meaning, and the words of the prompt. */
export interface Brief {
  readonly category: string | null;
  readonly title: string | null;
  readonly prompt: string;
  /** Everything that was said, lower case: for keyword questions. */
  readonly said: string;
  readonly random: Random;
  /** First filled form value whose key or label matches; marks it as used. */
  value(name: RegExp): string | null;
  /** The same, split at lines, semicolons, bullets or commas. */
  list(name: RegExp): string[];
  /** Filled values nobody asked for yet: shown as particulars, so that no input is lost. */
  rest(): { label: string; value: string }[];
  /** Any of these words was said. */
  mentions(...words: readonly string[]): boolean;
}

const BULLET = /^\s*(?:[-*•]|\d+[.)])\s+/;

/** Items of a typed list, without bullets and empty lines. */
export function splitList(text: string): string[] {
  const separator = text.includes('\n') ? /\n+/ : text.includes(';') ? /;/ : /,(?!\d)/;
  return text.split(separator).map((item) => item.replace(BULLET, '').trim().replace(/[.;,]+$/, '')).filter(Boolean);
}

/** Reads a request. Chance is keyed by seed and everything said, so equal requests give equal output. */
export function readBrief(request: Pick<ProviderRequest, 'prompt' | 'seed' | 'subject' | 'system' | 'negative'>): Brief {
  const { category, title } = request.subject;
  const values = request.subject.values.filter(({ value }) => value.trim() !== '');
  const used = new Set<string>();
  const find = (name: RegExp): string | null => {
    const hit = values.find(({ key }) => name.test(key.replaceAll('_', ' '))) ?? values.find(({ label }) => name.test(label.toLowerCase()));
    if (!hit) return null;
    used.add(hit.key);
    return hit.value.trim();
  };
  const said = [title ?? '', request.prompt, ...values.map(({ value }) => value)].join('\n').toLowerCase();
  return {
    category,
    title,
    prompt: request.prompt,
    said,
    random: createRandom(request.seed, request.prompt, JSON.stringify(values), category ?? '', request.system ?? '', request.negative ?? ''),
    value: find,
    list: (name) => {
      const text = find(name);
      return text === null ? [] : splitList(text);
    },
    rest: () => values.filter(({ key }) => !used.has(key)).map(({ label, value }) => ({ label, value: value.trim() })),
    mentions: (...words) => words.some((word) => new RegExp(`\\b${word}`, 'i').test(said)),
  };
}
