import type { IncomingMessage } from 'node:http';

type Answer = (error: string | null | undefined, allowed: boolean) => void;

/**
 * Refuses handshakes from pages of other origins: cookies travel with them, so another site could listen in. Browsers
 * leave Origin out of same-origin polling, and where they can they say so in Sec-Fetch-Site; a program that sends
 * neither brings its own cookie.
 */
export function originGuard(origins: readonly string[]): (request: IncomingMessage, answer: Answer) => void {
  const allowed = new Set(origins);
  return ({ headers }, answer) => {
    const { origin } = headers;
    const site = headers['sec-fetch-site'];
    const fine = origin === undefined ? site === undefined || site === 'same-origin' || site === 'none' : allowed.has(origin);
    answer(fine ? null : 'origin not allowed', fine);
  };
}
