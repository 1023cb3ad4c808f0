import type { DecisionView } from '#contracts/moderation.ts';

type Told = Pick<DecisionView, 'outcome' | 'targetType' | 'targetTitle' | 'appeal'>;

const WHAT: Record<DecisionView['targetType'], (title: string) => string> = {
  prompt: (title) => `“${title}”`,
  prompt_pack: (title) => `Your pack “${title}”`,
  review: (title) => `Your review of “${title}”`,
  comment: (title) => `Your comment on “${title}”`,
  creation: (title) => `Your creation “${title}”`,
  folder: (title) => `Your folder “${title}”`,
  collection: (title) => `“${title}”`,
  challenge: (title) => `Your challenge “${title}”`,
  challenge_entry: (title) => `Your entry in “${title}”`,
  agent: (title) => `Your agent “${title}”`,
  chat_share: (title) => `Your link to the chat “${title}”`,
  person: () => 'Your profile',
};

/** Returns the heading of a moderator's decision for the person it concerns: what happened, without blame. */
export function decisionHeading({ outcome, targetType, targetTitle, appeal }: Told): string {
  const what = WHAT[targetType](targetTitle);
  if (appeal?.status === 'granted') return `${what}: appeal granted`;
  switch (outcome) {
    case 'approved': return `${what} is on sale`;
    case 'changes_requested': return `${what} needs a few changes`;
    case 'rejected': return `${what} was not accepted`;
    case 'removed': return `${what} was taken down`;
    case 'hidden': return `${what} is hidden until you change it`;
  }
}

/** Returns what a moderator's decision means for the person it concerns, and what they can do. */
export function decisionMeaning({ outcome, targetType, appeal }: Told): string {
  if (appeal?.status === 'granted') return 'We overturned the decision. Thank you for your appeal, and sorry for the trouble.';
  switch (outcome) {
    case 'approved': return 'It is in the marketplace now.';
    case 'changes_requested': return 'Your draft is unchanged. Change what the note says and submit it again at any time.';
    case 'rejected': return 'It cannot be sold in this form. Your draft is unchanged and you can run it yourself.';
    case 'hidden': return `Other people cannot find it now. ${targetType === 'agent' ? 'Chats with it stay readable.' : targetType === 'prompt_pack' ? 'Buyers keep it.' : 'Buyers who unlocked it keep it.'} Change what the note says and submit it again. After a moderator approves it, it is public again.`;
    case 'removed': return targetType === 'prompt_pack'
      ? 'It is no longer in the marketplace. Who bought it keeps it.'
      : targetType === 'prompt'
      ? 'It is no longer in the marketplace. You keep it with all its versions. Other people cannot run it, and buyers can get a refund.'
      : targetType === 'agent'
      ? 'Other people cannot find it or talk to it any more. You keep its draft and its versions.'
      : targetType === 'chat_share'
      ? 'The link leads nowhere any more. The chat is still yours.'
      : targetType === 'person'
      ? 'Your picture, name, words and links are gone. Your account and your works stay, and you can write a new profile.'
      : 'Other people no longer see it.';
  }
}
