import { PASSWORD_STRENGTH } from './auth-forms.words.ts';

const LABELS = ['', PASSWORD_STRENGTH.worksButEasyText, PASSWORD_STRENGTH.couldBeLongerText, 'Good', 'Strong'] as const;
const NUMBERS: Record<6 | 8, string> = { 6: 'Six', 8: 'Eight' };
// Frequent beginnings of weak passwords, for a first estimate. The server knows thousands more and refuses them.
const COMMON = /^(pass(word|wort)?|qwert[yz]?(uiop)?|asdf\w*|abc123|admin|letmein|welcome|iloveyou|monkey|dragon|master|login|secret|football|conjure|[a-z]?(0?1?2345678?9?0?))[\d!.@]{0,4}$/i;

/** Estimates a password's strength from 0 to 4: length counts most, variety a little (docs/rules/identity.md#password-strength). */
function strengthOf(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length < 6) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (distinct < 5) return 1;
  if (password.length >= 14 || (password.length >= 10 && kinds >= 3)) return 4;
  if (password.length >= 10 || (password.length >= 8 && kinds >= 3)) return 3;
  return password.length >= 8 ? 2 : 1;
}

/** One line under a password field that says how strong the typed password is. */
export function PasswordStrength({ password, least = 6 }: { password: string; least?: 6 | 8 }) {
  return <span aria-live="polite">{adviceOn(password, least)}</span>;
}

function adviceOn(password: string, least: 6 | 8): string {
  if (password === '') return PASSWORD_STRENGTH.fewUnrelatedText;
  if (password.length < least) return PASSWORD_STRENGTH.tooShortText(NUMBERS[least]);
  return COMMON.test(password) ? PASSWORD_STRENGTH.tooCommonEasyText : LABELS[strengthOf(password)];
}
