/** What the link of an email, or the return from a social provider, put into the fragment of the address. */
export type AuthReturn =
  /** `recover-factor` begins the recovery of a second factor, and `keep-factor` cancels it. */
  | { kind: 'reset-token' | 'confirm-email' | 'recover-factor' | 'keep-factor'; token: string }
  | { kind: 'social'; answer: { code: string | null; state: string | null; error: string | null } };

/** Reads the fragment of an address; null for the fragments of ordinary pages. Secrets are in the fragment, because browsers never send it to a server. */
export function parseAuthReturn(hash: string): AuthReturn | null {
  const link = /^#(reset-token|confirm-email|recover-factor|keep-factor)=([\w-]+)/.exec(hash);
  if (link) return { kind: link[1], token: link[2] } as AuthReturn;
  const fields = new URLSearchParams(hash.slice(1));
  const [code, state, error] = [fields.get('social-code'), fields.get('social-state'), fields.get('social-error')];
  return code || error ? { kind: 'social', answer: { code, state, error } } : null;
}
