import { say } from '#lib/plain-words.ts';
import { pictured } from '#ui/picture-text.tsx';
import { toast } from '#ui/toast.tsx';
import { SIGN_IN_LINES, pick } from './auth-toasts.words.ts';
import { AUTH } from './auth.words.ts';

/** Shows the toast that greets a person after signing in (docs/rules/pages.md#playful-lines). */
export const greet = (): number => toast({ tone: 'success', title: pictured(say(...AUTH.signedIn)), description: pick(SIGN_IN_LINES) });
