import { toast } from '#ui/toast.tsx';
import { pick, SIGN_IN_LINES } from './auth.lines.ts';

/** Hello to somebody who has just signed in (specification 8). */
export const greet = (): number => toast({ tone: 'success', title: "You're in! 🎉", description: pick(SIGN_IN_LINES) });
