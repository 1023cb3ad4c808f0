export type ListKind = 'prompt' | 'agent' | 'creation';

export const SIGNS: Readonly<Record<ListKind, string>> = { prompt: '/', agent: '@', creation: '#' };
const KINDS: Readonly<Record<string, ListKind>> = { '/': 'prompt', '@': 'agent', '#': 'creation' };
/** Longest word, in characters, after a sign such as / or @ that still counts as a search. */
const WORD_MAX = 40;

/** A sign in the text that opens a list, with the word typed after it and its position. */
export interface Sign {
  kind: ListKind;
  q: string;
  start: number;
  end: number;
}

/** The sign in whose word the cursor is. The signs / @ and # count only at the beginning of a word, so that a date or an address opens no list. */
export function signAt(text: string, caret: number): Sign | null {
  const match = /(?:^|\s)([/@#])([^\s/@#]*)$/.exec(text.slice(0, caret));
  const [, sign = '', q = ''] = match ?? [];
  const kind = KINDS[sign];
  if (!kind || q.length > WORD_MAX) return null;
  return { kind, q, start: caret - q.length - 1, end: caret };
}

/** The text without the sign and its word. */
export const withoutSign = (text: string, { start, end }: Pick<Sign, 'start' | 'end'>): string => `${text.slice(0, start)}${text.slice(end).replace(/^ /, '')}`;
