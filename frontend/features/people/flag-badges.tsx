import type { PersonFlag } from '#contracts/admin-users.ts';
import { Badge } from '#ui/badge.tsx';
import { FLAG_BADGES } from './people.words.ts';

const TONES: Record<PersonFlag, 'bad' | 'warn' | 'good'> = { debt: 'warn', disputed: 'bad', reported: 'warn', struck: 'bad', muted: 'warn', verified: 'good' };

/** What staff should know of an account before they act. */
export const FlagBadges = ({ flags }: { flags: readonly PersonFlag[] }) => flags.map((flag) => <Badge key={flag} tone={TONES[flag]}>{FLAG_BADGES[flag]}</Badge>);
