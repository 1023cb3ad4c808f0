import type { VoteChoice } from '#contracts/challenge-votes.ts';

/** Action of a key while two entries are shown to vote on. */
export type DuelAct = { choose: VoteChoice } | { look: 'left' | 'right' } | 'undo' | 'keys';

const ACTS = new Map<string, DuelAct>([
  ['ArrowLeft', { choose: 'left' }], ['ArrowRight', { choose: 'right' }], ['ArrowDown', { choose: 'tie' }], ['s', { choose: 'skip' }],
  ['1', { look: 'left' }], ['2', { look: 'right' }], ['z', 'undo'], ['?', 'keys'],
]);

type Pressed = Pick<KeyboardEvent, 'key' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Returns what a key does in the vote between two entries. Null for other keys, for a key that is held down, and with Alt, Ctrl or Meta,
 * which belong to the browser.
 */
export function duelAct({ key, repeat, altKey, ctrlKey, metaKey }: Pressed): DuelAct | null {
  if (repeat || altKey || ctrlKey || metaKey) return null;
  return ACTS.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
}
