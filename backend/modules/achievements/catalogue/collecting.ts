import { earnedBy } from '../domain/goal.ts';
import type { AchievementRule } from '../domain/goal.ts';

/** Achievements for totals: prompts tried, outputs made, tokens bought, prompts saved and collections filled. */
export const COLLECTING: readonly AchievementRule[] = [
  earnedBy('runs.prompts', { key: 'sampler', emoji: '🍬', title: 'Sampler', message: 'You ran 3 different prompts.', tier: 'bronze', goal: 3 }),
  earnedBy('runs.prompts', { key: 'connoisseur', emoji: '🎩', title: 'Connoisseur', message: 'You ran 10 different prompts.', tier: 'silver', goal: 10 }),
  earnedBy('runs.prompts', { key: 'explorer', emoji: '🗺️', title: 'Explorer', message: 'You ran 20 different prompts.', tier: 'gold', goal: 20 }),
  earnedBy('runs.outputs', { key: 'treasure-chest', emoji: '🧰', title: 'Treasure Chest', message: 'You made 100 creations.', tier: 'silver', goal: 100 }),
  earnedBy('orders', { key: 'stocked-cellar', emoji: '🏺', title: 'Stocked Cellar', message: 'You made your first purchase. Thank you.', tier: 'bronze', goal: 1 }),
  earnedBy('prompts.saved', { key: 'keeper', emoji: '🔖', title: 'Keeper', message: 'You saved a prompt for later.', tier: 'bronze', goal: 1 }),
  earnedBy('collections.filled', { key: 'curator', emoji: '🏛️', title: 'Curator', message: 'You filled 5 collections.', tier: 'silver', goal: 5 }),
];
