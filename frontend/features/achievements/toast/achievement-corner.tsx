import { useEffect, useReducer } from 'react';
import { ACHIEVEMENT_EVENT, achievementIn } from '#lib/achievement-event.ts';
import { useAuth } from '#lib/session.ts';
import { AchievementCard } from './achievement-card.tsx';
import { CLOSE_DELAY_MS, nextLine, NOBODY } from './achievement-line.ts';
import { rememberShown } from './shown-achievements.ts';
import { useAwaitedNews } from './use-awaited-news.ts';

/** Listens for the browser's `achievement` event and shows one card after the other. */
export function AchievementCorner() {
  const [line, step] = useReducer(nextLine, NOBODY);
  const userId = useAuth().user?.id;
  const shownKey = line.shown?.key;
  useEffect(() => {
    const listen = (event: Event): void => {
      const news = achievementIn(event);
      if (news) step({ type: 'came', news });
    };
    window.addEventListener(ACHIEVEMENT_EVENT, listen);
    return () => window.removeEventListener(ACHIEVEMENT_EVENT, listen);
  }, []);
  // After the listener: what waits is announced to it.
  useAwaitedNews(userId);
  useEffect(() => {
    if (userId !== undefined && shownKey !== undefined) rememberShown(userId, shownKey);
  }, [userId, shownKey]);
  useEffect(() => {
    if (!line.leaving) return;
    const timer = setTimeout(() => step({ type: 'gone' }), CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [line.leaving]);
  return <AchievementCard shown={line.shown} leaving={line.leaving} waiting={line.waiting.length} onClose={() => step({ type: 'closed' })} />;
}
