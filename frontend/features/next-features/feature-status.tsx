import type { FeatureStatus } from '#contracts/next-features.ts';
import { Badge } from '#ui/badge.tsx';
import { FEATURE_STATUS } from './next-features.words.ts';

export const STATUS_NAMES: Record<FeatureStatus, string> = { voting: 'Voting', in_progress: FEATURE_STATUS.in_progress, completed: 'Completed' };
const TONES = { voting: 'brand', in_progress: 'warn', completed: 'good' } as const satisfies Record<FeatureStatus, string>;

/** Badge with the state of a next feature. */
export const StatusBadge = ({ status }: { status: FeatureStatus }) => <Badge tone={TONES[status]}>{STATUS_NAMES[status]}</Badge>;
