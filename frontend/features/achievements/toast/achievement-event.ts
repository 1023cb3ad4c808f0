/** Data of an achievement that its card shows (docs/rules/rewards.md#achievement-event). */
export interface AchievementNews {
  emoji: string;
  title: string;
  message: string;
  /** Stable key from the server, so that the achievement gets only one card. */
  key?: string;
  /** Achievements with the same batch name, e.g. all of one run, share a card. */
  batch?: string;
  /** Tokens that the user received for the achievement. */
  tokens?: number;
}

/** Name of the browser event whose detail holds an achievement (docs/rules/rewards.md#achievement-event). */
export const ACHIEVEMENT_EVENT = 'achievement';
/** Name of the browser event whose detail holds the keys of achievements that were looked at on another device. */
export const ACHIEVEMENTS_SEEN_EVENT = 'achievements-seen';

/** Dispatches the event that an achievement was unlocked. */
export const announceAchievement = (news: AchievementNews): boolean => window.dispatchEvent(new CustomEvent(ACHIEVEMENT_EVENT, { detail: news }));

/** The achievement in an event's detail; null when the detail holds none. */
export function achievementIn(event: Event): AchievementNews | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== 'object' || detail === null) return null;
  const { emoji, title, message, key, batch, tokens } = detail as Record<string, unknown>;
  if (typeof emoji !== 'string' || typeof title !== 'string' || typeof message !== 'string') return null;
  return { emoji, title, message, ...(typeof key === 'string' && { key }), ...(typeof batch === 'string' && { batch }), ...(typeof tokens === 'number' && { tokens }) };
}
