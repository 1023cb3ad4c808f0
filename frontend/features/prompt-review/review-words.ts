import type { AuthorReview } from '#contracts/moderation.ts';

/** Returns the state of a prompt's review in a sentence for its author, with what the author can do. */
export function meaningOf({ state, pendingVersion, publishedVersion, onSale }: Pick<AuthorReview, 'state' | 'pendingVersion' | 'publishedVersion' | 'onSale'>): string {
  const still = onSale ? ` Version ${publishedVersion ?? ''} stays on sale meanwhile.` : '';
  switch (state) {
    case 'draft': return publishedVersion === null ? 'It is a draft. Only you can see it.' : 'You took it out of the marketplace. People who unlocked it keep it.';
    case 'in_review': return `A person reads version ${pendingVersion ?? ''}. Only you and the reviewers can see it. You will get a message with the decision.${still}`;
    case 'sent_back': return `The reviewer asks for changes. Change what the note says and submit it again.${still}`;
    case 'rejected': return 'It cannot be sold as it is. Your draft is unchanged, and you can appeal the decision.';
    case 'published': return `Version ${publishedVersion ?? ''} is published.`;
    case 'removed': return 'It is no longer in the marketplace. Your draft is unchanged, and you can appeal the decision.';
  }
}

const STEPS: Record<AuthorReview['steps'][number]['kind'], string> = {
  created: 'Draft created', submitted: 'Submitted for review', published: 'Published', approved: 'Approved', changes_requested: 'Sent back with a note', rejected: 'Rejected', removed: 'Taken down', hidden: 'Hidden until it is changed',
};

/** Returns a step of a review's history as text: "Submitted for review, version 2". */
export const stepWords = ({ kind, version }: Pick<AuthorReview['steps'][number], 'kind' | 'version'>): string => (version === null ? STEPS[kind] : `${STEPS[kind]}, version ${version}`);
