import { newActionKey } from './call.ts';

/** Keeps the key of an action whose answer never came, so that pressing the button again is the same action. */
export interface UnansweredAction {
  /** The kept key while the body is the same, else a new one. */
  keyFor(body: unknown): string;
  /** The server has answered: the next press is an action of its own. */
  settle(): void;
}

/** Keeps nothing at first. One for each form. */
export function createUnansweredAction(): UnansweredAction {
  let kept: { json: string; key: string } | null = null;
  return {
    keyFor(body) {
      const json = JSON.stringify(body);
      if (kept?.json !== json) kept = { json, key: newActionKey() };
      return kept.key;
    },
    settle() {
      kept = null;
    },
  };
}
