const SUPPRESSED = new Set(['AbortError', 'TimeoutError']);

/** Timeouts, aborts and DOM exceptions are part of life on a network: they stay out of the console (specification 8). */
export function ignoreAborts(target: Window): void {
  target.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    const name = reason instanceof Error || reason instanceof DOMException ? reason.name : '';
    if (reason instanceof DOMException || SUPPRESSED.has(name)) event.preventDefault();
  });
}
