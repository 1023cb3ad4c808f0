const SUPPRESSED = new Set(['AbortError', 'TimeoutError']);

// Message of an error without a name that Ark UI throws when an element appears late on a busy page.
const WAITED = /^Timeout of \d+ms exceeded$/;

const isSuppressed = (reason: unknown): boolean =>
  reason instanceof DOMException || (reason instanceof Error && (SUPPRESSED.has(reason.name) || WAITED.test(reason.message)));

/** Keeps timeouts, aborts and DOM exceptions out of the console, where they would hide real errors (docs/rules/client-limits.md#suppressed-errors). */
export function ignoreAborts(target: Window): void {
  target.addEventListener('unhandledrejection', (event) => {
    if (isSuppressed(event.reason)) event.preventDefault();
  });
  target.addEventListener('error', (event) => {
    if (isSuppressed(event.error)) event.preventDefault();
  });
}
