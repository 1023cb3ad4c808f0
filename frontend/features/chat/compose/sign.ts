export type ListKind = 'prompt' | 'agent' | 'creation';

export const SIGNS: Readonly<Record<ListKind, string>> = { prompt: '/', agent: '@', creation: '#' };
const KINDS: Readonly<Record<string, ListKind>> = { '/': 'prompt', '@': 'agent', '#': 'creation' };
/** Longest search word, in characters, that the composer takes after a sign such as / or @. */
const WORD_MAX = 40;

/** A sign such as @ in a message that opens a list of suggestions, with the word typed after it and its position. */
export interface Sign {
  kind: ListKind;
  q: string;
  start: number;
  end: number;
}

/**
 * Finds the sign such as @ in whose word the cursor of the composer is; null when there is none. A sign counts only at the beginning of a
 * word, so that a date or an address opens no list.
 */
export function signAt(text: string, caret: number): Sign | null {
  const match = /(?:^|\s)([/@#])([^\s/@#]*)$/.exec(text.slice(0, caret));
  const [, sign = '', q = ''] = match ?? [];
  const kind = KINDS[sign];
  if (!kind || q.length > WORD_MAX) return null;
  return { kind, q, start: caret - q.length - 1, end: caret };
}

/** Returns the message's text without the sign and the word after it. */
export const withoutSign = (text: string, { start, end }: Pick<Sign, 'start' | 'end'>): string => `${text.slice(0, start)}${text.slice(end).replace(/^ /, '')}`;
