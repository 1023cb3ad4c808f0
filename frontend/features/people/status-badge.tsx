import type { UserStatus } from '#contracts/admin-users.ts';
import { Badge } from '#ui/badge.tsx';
import { STATUS_BADGE } from './people.words.ts';

const TONES = { active: 'good', banned: 'bad', deleting: 'warn', platform: 'neutral' } as const;
const WORDS: Record<UserStatus, string> = { active: 'active', banned: 'banned', deleting: STATUS_BADGE.deleting, platform: 'platform' };

/** Badge with the state of a person's account. */
export const StatusBadge = ({ status }: { status: UserStatus }) => <Badge tone={TONES[status]}>{WORDS[status]}</Badge>;
