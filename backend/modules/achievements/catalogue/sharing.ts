import { earnedBy } from '../domain/goal.ts';
import type { AchievementRule } from '../domain/goal.ts';

/** What one gives to others: opinions, reports and what they made. */
export const SHARING: readonly AchievementRule[] = [
  earnedBy('features.voted', { key: 'raised-hand', emoji: '🙋', title: 'Raised Hand', message: 'You voted for what we build next.', tier: 'bronze', goal: 1 }),
  earnedBy('features.voted', { key: 'trendsetter', emoji: '🧭', title: 'Trendsetter', message: 'Five votes for what comes next. We see where you are going.', tier: 'silver', goal: 5 }),
  earnedBy('issues.reported', { key: 'sharp-eye', emoji: '🔎', title: 'Sharp Eye', message: 'You reported an issue. The bugs are nervous.', tier: 'bronze', goal: 1 }),
  earnedBy('issues.resolved', { key: 'bug-whisperer', emoji: '🐞', title: 'Bug Whisperer', message: 'Three of your reports are resolved. Thank you, truly.', tier: 'silver', goal: 3 }),
  earnedBy('creations.shared', { key: 'show-and-tell', emoji: '💌', title: 'Show and Tell', message: 'You shared a creation of yours.', tier: 'bronze', goal: 1 }),
  earnedBy('links.visits', { key: 'talk-of-the-town', emoji: '📣', title: 'Talk of the Town', message: 'A hundred visits to what you shared. Word gets around.', tier: 'gold', goal: 100 }),
];
