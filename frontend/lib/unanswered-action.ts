import { isAnswer } from './api-error.ts';
import { newActionKey } from './call.ts';

/** Keeps the key of an action whose answer never came, so that pressing the button again is the same action. */
export interface UnansweredAction {
  /** The kept key while the body is the same, else a new one. */
  keyFor(body: unknown): string;
  /** The server has answered: the next press is an action of its own. */
  clear(): void;
  /** Sends with the key of `body`, and forgets the key at the server’s answer, refusal or not. @throws what `request` throws */
  send<T>(body: unknown, request: (key: string) => Promise<T>): Promise<T>;
}

/** Creates the store for one form's unanswered request; it holds nothing at first. */
export function createUnansweredAction(): UnansweredAction {
  let kept: { json: string; key: string } | null = null;
  const keyFor = (body: unknown): string => {
    const json = JSON.stringify(body);
    if (kept?.json !== json) kept = { json, key: newActionKey() };
    return kept.key;
  };
  const clear = (): void => {
    kept = null;
  };
  return {
    keyFor,
    clear,
    async send(body, request) {
      try {
        const answer = await request(keyFor(body));
        clear();
        return answer;
      } catch (error) {
        if (isAnswer(error)) clear();
        throw error;
      }
    },
  };
}
