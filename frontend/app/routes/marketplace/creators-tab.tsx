import { CreatorsFound } from '#features/marketplace/creators-found.tsx';
import { FollowButton } from '#features/social/follow-button.tsx';

/** The marketplace's tab with creators whose names begin with the searched words, or all of them. Each has a button to follow. */
export const CreatorsTab = ({ words }: { words: string }) => <CreatorsFound words={words} action={(person) => <FollowButton size="sm" person={person} />} />;
