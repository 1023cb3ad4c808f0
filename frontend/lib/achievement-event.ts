/** What the toast says of an achievement (specification 3). */
export interface AchievementNews {
  emoji: string;
  title: string;
  message: string;
  /** Its stable name, where the server told of it: one card for each. */
  key?: string;
}

/** Name of the browser event whose detail holds an achievement (specification 2, Achievement toast). */
export const ACHIEVEMENT_EVENT = 'achievement';

/** Tells the page that an achievement was unlocked. */
export const announceAchievement = (news: AchievementNews): boolean => window.dispatchEvent(new CustomEvent(ACHIEVEMENT_EVENT, { detail: news }));

/** The achievement in an event's detail; null when whoever fired it brought none. */
export function achievementIn(event: Event): AchievementNews | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== 'object' || detail === null) return null;
  const { emoji, title, message, key } = detail as Record<string, unknown>;
  if (typeof emoji !== 'string' || typeof title !== 'string' || typeof message !== 'string') return null;
  return { emoji, title, message, ...(typeof key === 'string' && { key }) };
}
