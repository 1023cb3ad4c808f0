import { RULES } from '#contracts/moderation.ts';
import type { DecisionOutcome, Rule } from '#contracts/moderation.ts';
import type { TargetType } from '#contracts/targets.ts';

interface Texts {
  subject: string;
  content: string;
}

interface Decision {
  outcome: DecisionOutcome;
  targetType: TargetType;
  title: string;
  kind: 'review' | 'removal' | 'strike';
  rule: Rule | null;
  /** The ISO time until which a strike keeps the owner from publishing. Null without such a pause. */
  pausedUntil: string | null;
}

/** The words for the author's own work in a message about it. For reviews and comments, `title` already has such words. */
const NAMED: Record<TargetType, (title: string) => string> = {
  prompt: (title) => `“${title}”`, prompt_pack: (title) => `“${title}”`, collection: (title) => `“${title}”`,
  folder: (title) => `Your folder “${title}”`, creation: (title) => `Your creation “${title}”`, review: (title) => title, comment: (title) => title,
  challenge: (title) => `Your challenge “${title}”`, challenge_entry: (title) => title,
  agent: (title) => `Your agent “${title}”`, chat_share: (title) => `Your link to the chat “${title}”`,
  person: () => 'Your profile',
};
/** The words for the reported work in a message to the reporter. */
const REPORTED: Record<TargetType, (title: string) => string> = {
  prompt: (title) => `“${title}”`, prompt_pack: (title) => `the pack “${title}”`, collection: (title) => `“${title}”`,
  folder: (title) => `the folder “${title}”`, creation: (title) => `the creation “${title}”`, review: (title) => `a review on “${title}”`, comment: (title) => `a comment on “${title}”`,
  challenge: (title) => `the challenge “${title}”`, challenge_entry: (title) => `an entry in “${title}”`,
  agent: (title) => `the agent “${title}”`, chat_share: (title) => `the shared chat “${title}”`,
  person: (title) => `the profile of ${title}`,
};
const named = ({ targetType, title }: Pick<Decision, 'targetType' | 'title'>): string => NAMED[targetType](title);

const HEADLINES: Record<DecisionOutcome, (name: string) => string> = {
  approved: (name) => `${name} is approved 🎉`,
  changes_requested: (name) => `${name} needs a few changes`,
  rejected: (name) => `${name} was not accepted`,
  removed: (name) => `${name} was taken down`,
  hidden: (name) => `${name} is hidden until you change it`,
};
const NEXT: Record<DecisionOutcome, string> = {
  approved: 'It is in the marketplace now.',
  changes_requested: 'The decision’s page says what to change. Your draft is unchanged and you can submit it again at any time.',
  rejected: 'The decision’s page gives the reason and explains how to appeal. Your draft is unchanged.',
  removed: 'The decision’s page gives the reason and explains how to appeal. Your other work is not affected.',
  hidden: 'The decision’s page says what to change. Submit a changed version: once a moderator approves it, it can be found again.',
};
/** A sentence that says what people keep while a work is hidden. */
const KEPT: Partial<Record<TargetType, string>> = { prompt: 'Buyers who unlocked it keep it.', prompt_pack: 'Buyers keep it.', agent: 'Chats with it stay readable.' };
const dayOf = (time: string): string => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(time));

/** Writes the message to an author about a decision on their work. */
export function decisionTexts(decision: Decision): Texts {
  const { outcome, targetType, kind, rule, pausedUntil } = decision;
  const kept = outcome === 'hidden' ? [KEPT[targetType] ?? []].flat() : [];
  const strike = kind === 'strike' ? ['It counts as a strike for 90 days.'] : [];
  const pause = pausedUntil === null ? [] : [`You have three strikes: publishing is paused for you until ${dayOf(pausedUntil)}. What you have published stays.`];
  return {
    subject: HEADLINES[outcome](named(decision)),
    content: [...(rule === null ? [] : [`The rule: ${RULES[rule]}.`]), ...strike, ...pause, NEXT[outcome], ...kept].join(' '),
  };
}

/** Writes the message to an author whose appeal was decided. */
export const appealTexts = ({ title, granted }: { title: string; granted: boolean }): Texts =>
  granted
    ? { subject: `Your appeal about “${title}” is granted`, content: 'We overturned the decision and everything that came with it. Thank you for your appeal.' }
    : { subject: `Your appeal about “${title}” is refused`, content: 'The decision stays. Its page has our answer.' };

/** Writes the message to a reporter about the result of a report. It never names the author of the work. */
export const reportClosedTexts = ({ title, targetType, upheld, hidden }: { title: string; targetType: Decision['targetType']; upheld: boolean; hidden: boolean }): Texts => {
  const thing = REPORTED[targetType](title);
  if (hidden) return { subject: 'Your report helped', content: `You reported ${thing}. We hid it and asked its author to change it. Thank you.` };
  return upheld
    ? { subject: 'Your report helped', content: `You reported ${thing}. We took it down. Thank you.` }
    : { subject: 'We looked at your report', content: `You reported ${thing}. It does not break our rules, so it stays. If something changes, report it again.` };
};
