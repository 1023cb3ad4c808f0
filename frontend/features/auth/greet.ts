import { say } from '#lib/plain-words.ts';
import { toast } from '#ui/toast.tsx';
import { AUTH } from './auth.words.ts';
import { pick, SIGN_IN_LINES } from './auth-toasts.words.ts';

/** The toast after signing in (docs/rules/pages.md#playful-lines). */
export const greet = (): number => toast({ tone: 'success', title: say(...AUTH.signedIn), description: pick(SIGN_IN_LINES) });
