import type { DecisionView } from '#contracts/moderation.ts';

type Told = Pick<DecisionView, 'outcome' | 'subjectKind' | 'subjectTitle' | 'appeal'>;

const WHAT: Record<DecisionView['subjectKind'], (title: string) => string> = {
  prompt: (title) => `“${title}”`,
  review: (title) => `Your review of “${title}”`,
  comment: (title) => `Your comment on “${title}”`,
};

/** What happened, as the heading of a decision's page. Tells, never blames. */
export function decisionHeading({ outcome, subjectKind, subjectTitle, appeal }: Told): string {
  const what = WHAT[subjectKind](subjectTitle);
  if (appeal?.status === 'granted') return `${what}: you were right`;
  switch (outcome) {
    case 'approved': return `${what} is on sale`;
    case 'changes_requested': return `${what} needs a few changes`;
    case 'rejected': return `${what} was not accepted`;
    case 'removed': return `${what} was taken down`;
    case 'hidden': return `${what} is hidden until you change it`;
  }
}

/** What that means, and what can be done. */
export function decisionMeaning({ outcome, subjectKind, appeal }: Told): string {
  if (appeal?.status === 'granted') return 'We took the decision back. Thank you for saying so, and sorry for the trouble.';
  switch (outcome) {
    case 'approved': return 'Everybody can find it in the marketplace now. Break a leg!';
    case 'changes_requested': return 'Nothing is lost: your draft is as you left it. Change what the note says and send it in again whenever you like.';
    case 'rejected': return 'It cannot be sold as it is. Your draft is as you left it, and you may run it yourself.';
    case 'hidden': return 'Others do not find it now. Those who unlocked it keep it. Change what the note names and submit it again: a moderator looks at it, and then it is back.';
    case 'removed': return subjectKind === 'prompt'
      ? 'It is out of the marketplace. You still have it with all its versions; nobody else can run it, and whoever unlocked it may give it back.'
      : 'Others do not see it any more.';
  }
}
