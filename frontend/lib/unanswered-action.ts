import { isAnswer } from './api-error.ts';
import { newActionKey } from './call.ts';

/** Keeps the idempotency key of a request that got no answer, so that the server counts a second press as the same action. */
export interface UnansweredAction {
  /** Returns the kept idempotency key while the request body is the same, else a new one. */
  keyFor(body: unknown): string;
  /** Forgets the request's kept key after the server's answer, so that the next press counts as a new action. */
  clear(): void;
  /**
   * Sends a request with the kept key of `body`, and forgets the key when the server answers, even with a refusal.
   * @throws what `request` throws
   */
  send<T>(body: unknown, request: (key: string) => Promise<T>): Promise<T>;
}

/** Creates the store for the key of one form's unanswered request. It is empty at first. */
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
