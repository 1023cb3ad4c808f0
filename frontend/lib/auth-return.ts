/** What a link of a mail, or the way back from a social provider, wrote into the fragment. */
export type AuthReturn =
  | { kind: 'reset'; token: string }
  | { kind: 'confirm'; token: string }
  | { kind: 'social'; answer: { code: string | null; state: string | null; error: string | null } };

/** Reads a fragment; null for the fragments of pages. Secrets stand there because browsers send it to nobody. */
export function parseAuthReturn(hash: string): AuthReturn | null {
  const fields = new URLSearchParams(hash.slice(1));
  const [reset, confirm] = [fields.get('reset-token'), fields.get('confirm-email')];
  if (reset) return { kind: 'reset', token: reset };
  if (confirm) return { kind: 'confirm', token: confirm };
  const [code, state, error] = [fields.get('social-code'), fields.get('social-state'), fields.get('social-error')];
  return code || error ? { kind: 'social', answer: { code, state, error } } : null;
}
