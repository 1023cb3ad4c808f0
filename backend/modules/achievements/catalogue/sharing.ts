import { earnedBy } from '../domain/goal.ts';
import type { AchievementRule } from '../domain/goal.ts';

/** Achievements for votes, issue reports, and shared creations with their visits. */
export const SHARING: readonly AchievementRule[] = [
  earnedBy('features.voted', { key: 'raised-hand', emoji: '🙋', title: 'Raised Hand', message: 'You voted for a next feature.', tier: 'bronze', goal: 1 }),
  earnedBy('features.voted', { key: 'trendsetter', emoji: '🧭', title: 'Trendsetter', message: 'You voted for 5 next features.', tier: 'silver', goal: 5 }),
  earnedBy('issues.reported', { key: 'sharp-eye', emoji: '🔎', title: 'Sharp Eye', message: 'You reported an issue. Thank you.', tier: 'bronze', goal: 1 }),
  earnedBy('issues.resolved', { key: 'bug-whisperer', emoji: '🐞', title: 'Bug Whisperer', message: '3 of your reports are resolved. Thank you.', tier: 'silver', goal: 3 }),
  earnedBy('creations.shared', { key: 'show-and-tell', emoji: '💌', title: 'Show and Tell', message: 'You shared a creation.', tier: 'bronze', goal: 1 }),
  earnedBy('links.visits', { key: 'talk-of-the-town', emoji: '📣', title: 'Talk of the Town', message: 'What you shared was visited 100 times.', tier: 'gold', goal: 100 }),
];
