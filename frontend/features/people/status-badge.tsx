import type { UserStatus } from '#contracts/admin-users.ts';
import { Badge } from '#ui/badge.tsx';

const TONES = { active: 'good', banned: 'bad', deleting: 'warn', platform: 'neutral' } as const;
const WORDS: Record<UserStatus, string> = { active: 'active', banned: 'banned', deleting: 'awaiting deletion', platform: 'platform' };

/** Where an account stands. */
export const StatusBadge = ({ status }: { status: UserStatus }) => <Badge tone={TONES[status]}>{WORDS[status]}</Badge>;
