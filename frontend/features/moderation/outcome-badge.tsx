import { Badge } from '#ui/badge.tsx';
import type { DecisionOutcome } from '#contracts/moderation.ts';

const OUTCOMES: Record<DecisionOutcome, { tone: 'good' | 'warn' | 'bad'; words: string }> = {
  approved: { tone: 'good', words: 'Approved' },
  changes_requested: { tone: 'warn', words: 'Sent back for changes' },
  rejected: { tone: 'bad', words: 'Not accepted' },
  hidden: { tone: 'warn', words: 'Hidden until changed' },
  removed: { tone: 'bad', words: 'Taken down' },
};

/** What was decided, in a word or two. */
export const OutcomeBadge = ({ outcome }: { outcome: DecisionOutcome }) => <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].words}</Badge>;
