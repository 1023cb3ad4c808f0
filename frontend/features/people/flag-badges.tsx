import type { PersonFlag } from '#contracts/admin-users.ts';
import { Badge } from '#ui/badge.tsx';
import { FLAG_BADGES } from './people.words.ts';

const TONES: Record<PersonFlag, 'bad' | 'warn' | 'good'> = { debt: 'warn', disputed: 'bad', reported: 'warn', struck: 'bad', muted: 'warn', verified: 'good' };

/** Badges that warn staff about a person's account, such as one with strikes. */
export const FlagBadges = ({ flags }: { flags: readonly PersonFlag[] }) => flags.map((flag) => <Badge key={flag} tone={TONES[flag]}>{FLAG_BADGES[flag]}</Badge>);
