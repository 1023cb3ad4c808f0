import { Badge } from '#ui/badge.tsx';
import type { DecisionOutcome } from '#contracts/moderation.ts';
import { OUTCOME_BADGE } from './moderation.words.ts';

const OUTCOMES: Record<DecisionOutcome, { tone: 'good' | 'warn' | 'bad'; words: string }> = {
  approved: { tone: 'good', words: 'Approved' },
  changes_requested: { tone: 'warn', words: OUTCOME_BADGE.sentBackChangesWords },
  rejected: { tone: 'bad', words: OUTCOME_BADGE.notAcceptedWords },
  hidden: { tone: 'warn', words: OUTCOME_BADGE.hiddenUntilChangedWords },
  removed: { tone: 'bad', words: OUTCOME_BADGE.takenDownWords },
};

/** Badge that says in a word or two what a moderator decided. */
export const OutcomeBadge = ({ outcome }: { outcome: DecisionOutcome }) => <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].words}</Badge>;
