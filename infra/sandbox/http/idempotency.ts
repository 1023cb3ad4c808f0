import { createHash } from 'node:crypto';
import { SandboxError } from '../core/sandbox-error.ts';

export interface SavedAnswer {
  fingerprint: string;
  status: number;
  body: string;
}

const KEPT = 20_000;

/**
 * The stored answers of the payments sandbox's API by idempotency key. A repeated call gets the first answer, errors too. Beyond 20,000
 * answers the oldest are deleted.
 */
export class SavedAnswers {
  readonly #answers = new Map<string, SavedAnswer>();

  /**
   * Returns the payments sandbox's stored answer for an idempotency key, if there is one.
   * @throws idempotency_error when the key was used before with other parameters
   */
  find(key: string, fingerprint: string): SavedAnswer | undefined {
    const saved = this.#answers.get(key);
    if (saved && saved.fingerprint !== fingerprint) {
      throw new SandboxError(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    return saved;
  }

  keep(key: string, answer: SavedAnswer): void {
    this.#answers.set(key, answer);
    if (this.#answers.size > KEPT) this.#answers.delete(this.#answers.keys().next().value!);
  }

  saved(): [string, SavedAnswer][] {
    return [...this.#answers];
  }
}

export const fingerprintOf = (method: string, path: string, body: string): string =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('base64');
