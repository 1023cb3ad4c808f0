import { earnedBy, opensWith } from '../domain/goal.ts';
import type { AchievementRule } from '../domain/goal.ts';

/** What piles up: prompts tried, things made, tokens bought and, once they open, collections. */
export const COLLECTING: readonly AchievementRule[] = [
  earnedBy('runs.prompts', { key: 'sampler', emoji: '🍬', title: 'Sampler', message: 'Three different prompts tried.', tier: 'bronze', goal: 3 }),
  earnedBy('runs.prompts', { key: 'connoisseur', emoji: '🎩', title: 'Connoisseur', message: 'Ten different prompts tried. You know what you like.', tier: 'silver', goal: 10 }),
  earnedBy('runs.prompts', { key: 'explorer', emoji: '🗺️', title: 'Explorer', message: 'Twenty different prompts tried. Here be no more dragons.', tier: 'gold', goal: 20 }),
  earnedBy('runs.outputs', { key: 'treasure-chest', emoji: '🧰', title: 'Treasure Chest', message: 'A hundred creations. Mind the lid.', tier: 'silver', goal: 100 }),
  earnedBy('orders', { key: 'stocked-cellar', emoji: '🏺', title: 'Stocked Cellar', message: 'Your first purchase. Thank you for keeping the lights on.', tier: 'bronze', goal: 1 }),
  earnedBy('prompts.saved', { key: 'keeper', emoji: '🔖', title: 'Keeper', message: 'You saved something for later.', tier: 'bronze', goal: 1 }),
  opensWith('collections', { key: 'curator', emoji: '🏛️', title: 'Curator', message: 'Five collections with something in each.', tier: 'silver', goal: 5 }),
];
