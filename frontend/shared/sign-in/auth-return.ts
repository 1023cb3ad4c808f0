/** What the link of an email, or the return from a social provider, put into the address's fragment. */
export type AuthReturn =
  /** `recover-factor` begins and `keep-factor` cancels the recovery of a second factor. */
  | { kind: 'reset-token' | 'confirm-email' | 'recover-factor' | 'keep-factor'; token: string }
  | { kind: 'social'; answer: { code: string | null; state: string | null; error: string | null } };

/** Reads a fragment; null for fragments of pages. Secrets are in the fragment, because browsers never send it to a server. */
export function parseAuthReturn(hash: string): AuthReturn | null {
  const link = /^#(reset-token|confirm-email|recover-factor|keep-factor)=([\w-]+)/.exec(hash);
  if (link) return { kind: link[1], token: link[2] } as AuthReturn;
  const fields = new URLSearchParams(hash.slice(1));
  const [code, state, error] = [fields.get('social-code'), fields.get('social-state'), fields.get('social-error')];
  return code || error ? { kind: 'social', answer: { code, state, error } } : null;
}
