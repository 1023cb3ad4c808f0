/** Data of an achievement that a card announces (docs/rules/rewards.md#achievement-event). */
export interface AchievementNews {
  emoji: string;
  title: string;
  message: string;
  /** The achievement's key on the server, by which the same achievement gets only one card. */
  key?: string;
  /** Name of a group of achievements that share a card, such as all achievements of one run. */
  batch?: string;
  /** Tokens that the user received for the achievement. */
  tokens?: number;
}

/** Name of the browser event whose detail holds an achievement (docs/rules/rewards.md#achievement-event). */
export const ACHIEVEMENT_EVENT = 'achievement';
/** Name of the browser event whose detail holds the keys of achievements that the user saw on another device. */
export const ACHIEVEMENTS_SEEN_EVENT = 'achievements-seen';

/** Dispatches the browser event that announces an earned achievement. */
export const announceAchievement = (news: AchievementNews): boolean => window.dispatchEvent(new CustomEvent(ACHIEVEMENT_EVENT, { detail: news }));

/** Returns the achievement in the detail of a browser event; null when the detail holds none. */
export function achievementIn(event: Event): AchievementNews | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== 'object' || detail === null) return null;
  const { emoji, title, message, key, batch, tokens } = detail as Record<string, unknown>;
  if (typeof emoji !== 'string' || typeof title !== 'string' || typeof message !== 'string') return null;
  return { emoji, title, message, ...(typeof key === 'string' && { key }), ...(typeof batch === 'string' && { batch }), ...(typeof tokens === 'number' && { tokens }) };
}
