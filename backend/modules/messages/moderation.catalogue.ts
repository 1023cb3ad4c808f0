import { RULES } from '#contracts/moderation.ts';
import type { DecisionOutcome, Rule } from '#contracts/moderation.ts';

interface Texts {
  subject: string;
  content: string;
}

interface Decision {
  outcome: DecisionOutcome;
  subjectKind: 'prompt' | 'review' | 'comment';
  title: string;
  kind: 'review' | 'removal' | 'strike';
  rule: Rule | null;
  /** ISO time. */
  pausedUntil: string | null;
}

/** A title starts with what it is about where it is no prompt's own. */
const named = ({ subjectKind, title }: Pick<Decision, 'subjectKind' | 'title'>): string => (subjectKind === 'prompt' ? `“${title}”` : title);

const HEADLINES: Record<DecisionOutcome, (name: string) => string> = {
  approved: (name) => `${name} is approved 🎉`,
  changes_requested: (name) => `${name} needs a little more work`,
  rejected: (name) => `${name} was not accepted`,
  removed: (name) => `${name} was taken down`,
  hidden: (name) => `${name} is hidden until you change it`,
};
const NEXT: Record<DecisionOutcome, string> = {
  approved: 'It is out, and everybody can find it. May it be run a thousand times.',
  changes_requested: 'What to change stands on the decision’s page. Submit it again whenever you like; your draft is where you left it.',
  rejected: 'Why, and how to object, stands on the decision’s page. Your draft is safe.',
  removed: 'Why, and how to object, stands on the decision’s page. Nothing else of yours is touched.',
  hidden: 'What to change stands on the decision’s page. Submit a changed version: a moderator looks at it, and then everybody can find it again. Those who unlocked it keep it.',
};
const dayOf = (time: string): string => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(time));

/** What somebody reads about a decision about their work. */
export function decisionTexts(decision: Decision): Texts {
  const { outcome, kind, rule, pausedUntil } = decision;
  const strike = kind === 'strike' ? ['It counts as a strike for 90 days.'] : [];
  const pause = pausedUntil === null ? [] : [`That makes three: publishing is paused for you until ${dayOf(pausedUntil)}. What you have published stays.`];
  return {
    subject: HEADLINES[outcome](named(decision)),
    content: [...(rule === null ? [] : [`The rule: ${RULES[rule]}.`]), ...strike, ...pause, NEXT[outcome]].join(' '),
  };
}

/** What somebody reads whose objection was answered. */
export const appealTexts = ({ title, granted }: { title: string; granted: boolean }): Texts =>
  granted
    ? { subject: `You were right about “${title}”`, content: 'We looked again and took the decision back, and whatever came with it. Thank you for telling us.' }
    : { subject: `We looked again at “${title}”`, content: 'The decision stays as it is. The answer stands on its page. Thank you for your patience with us.' };

/** What somebody reads who reported something: what became of it, nothing about whose it is. */
export const reportClosedTexts = ({ title, subjectKind, upheld, hidden }: { title: string; subjectKind: Decision['subjectKind']; upheld: boolean; hidden: boolean }): Texts => {
  const thing = subjectKind === 'prompt' ? `“${title}”` : `a ${subjectKind} on “${title}”`;
  if (hidden) return { subject: 'Your report helped', content: `You told us about ${thing}. We looked at it and hid it. Its author is asked to change it. Thank you for keeping this place kind.` };
  return upheld
    ? { subject: 'Your report helped', content: `You told us about ${thing}. We looked at it and took it down. Thank you for keeping this place kind.` }
    : { subject: 'We looked at your report', content: `You told us about ${thing}. We looked at it, and it may stay. If something new comes up, tell us again.` };
};
