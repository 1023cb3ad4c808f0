import { pluralWord } from '#contracts/plural.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { tokens } from './domain/token-words.ts';

/** The texts of messages. Each states the facts first. Playful words may follow. */

const DONE: Record<ContentType, string> = {
  text: 'Your text is ready',
  image: 'Your image is ready',
  video: 'Your video is ready',
};

const WAITING: Record<ContentType, string> = {
  text: 'You find it under My Creations.',
  image: 'You find it under My Creations.',
  video: 'You find it under My Creations.',
};

interface Delivery {
  title: string;
  contentType: ContentType;
  status: 'succeeded' | 'partial';
  delivered: number;
  quantity: number;
  /** The tokens paid for the run. */
  captured: number;
  /** The tokens of the run that returned to the wallet. */
  released: number;
  /** True for a free trial run, which the prompt's creator pays. */
  freeTrialRun?: boolean | undefined;
}

/** Writes the message about a delivered run: what is ready, its cost in tokens, and where to find it. */
export function deliveryTexts(run: Delivery): { subject: string; content: string } {
  const { title, contentType, captured, released, delivered, quantity } = run;
  const paid = run.freeTrialRun ? 'It was a free trial run and cost you nothing.' : captured === 0 ? 'It was free.' : `It cost ${tokens(captured)}.`;
  if (run.status === 'succeeded') {
    const subject = contentType === 'image' && quantity > 1 ? `Your ${quantity} images are ready ✨` : `${DONE[contentType]} ✨`;
    return { subject, content: `“${title}” is done. ${paid} ${WAITING[contentType]}` };
  }
  const back = released === 0 ? '' : ` ${tokens(released)} went back to your wallet.`;
  const charged = run.freeTrialRun ? paid : `You paid only for what arrived: ${tokens(captured)}.${back}`;
  return {
    subject: `${delivered} of ${quantity} are ready`,
    content: `“${title}” delivered ${delivered} of ${quantity}. ${charged} Run it again for the rest.`,
  };
}

interface Failure {
  title: string;
  status: 'failed' | 'blocked';
  /** Why the run failed, as text for the person, and what they can do. */
  message: string;
  released: number;
  freeTrialRun?: boolean | undefined;
}

/** Writes the message about a failed run: the reason, that nothing was charged unless the reason says so, and the returned tokens. */
export function failureTexts({ title, status, message, released, freeTrialRun = false }: Failure): { subject: string; content: string } {
  const free = /\bcharged\b/i.test(message) ? [] : ['Nothing was charged.'];
  // Does not name returned tokens of a free trial run, because they go to the creator's wallet and not to the runner's.
  const back = released === 0 || freeTrialRun ? [] : [`${released === 1 ? 'The token' : `The ${released} tokens`} set aside for it ${pluralWord(released, 'is', 'are')} back in your wallet.`];
  return {
    subject: status === 'blocked' ? `“${title}” was not made` : `“${title}” failed`,
    content: [message.trim(), ...free, ...back].join(' '),
  };
}

/** Writes the message about a reward: how many tokens, and for what. */
export const rewardTexts = ({ amount, reason }: { amount: number; reason: string }): { subject: string; content: string } => ({
  subject: `${tokens(amount)} added to your wallet`,
  content: `${reason}: ${tokens(amount)}. You can spend them on runs and unlocks.`,
});

/** Writes the message about an administrator's change of a balance: tokens added or removed, and the reason. */
export function adjustmentTexts({ amount, reason }: { amount: number; reason: string }): { subject: string; content: string } {
  const count = tokens(Math.abs(amount));
  return amount > 0
    ? { subject: `${count} added to your wallet`, content: `An administrator added ${count}: ${reason}` }
    : { subject: `${count} taken from your wallet`, content: `An administrator took ${count}: ${reason}` };
}
