const LABELS = ['Six characters at least', 'Works, but easy to guess', 'Getting there', 'Good', 'Strong'] as const;

/** Rough strength from 0 to 4: length counts most, variety a little. It recommends and never blocks (decisions.md). */
export function strengthOf(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length < 6) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (distinct < 5) return 1;
  if (password.length >= 14 || (password.length >= 10 && kinds >= 3)) return 4;
  if (password.length >= 10 || (password.length >= 8 && kinds >= 3)) return 3;
  return password.length >= 8 ? 2 : 1;
}

/** One line under the password field. */
export function PasswordStrength({ password }: { password: string }) {
  const strength = strengthOf(password);
  return <span aria-live="polite">{password === '' ? 'Long beats clever: a few words make a fine password.' : LABELS[strength]}</span>;
}
