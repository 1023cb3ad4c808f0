import { CreatorsFound } from '#features/marketplace/creators-found.tsx';
import { FollowButton } from '#features/social/follow-button.tsx';

/** Creators whose names begin with the words, or all of them, with a button to follow each. */
export const CreatorsTab = ({ words }: { words: string }) => <CreatorsFound words={words} action={(person) => <FollowButton size="sm" person={person} />} />;
