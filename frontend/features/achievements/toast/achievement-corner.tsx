import { useEffect, useReducer } from 'react';
import { ACHIEVEMENT_EVENT, achievementIn } from '#lib/achievement-event.ts';
import { AchievementCard } from './achievement-card.tsx';
import { CLOSE_DELAY_MS, nextLine, NOBODY } from './achievement-line.ts';

/** Listens for the browser's `achievement` event and shows one card after the other. */
export function AchievementCorner() {
  const [line, step] = useReducer(nextLine, NOBODY);
  useEffect(() => {
    const listen = (event: Event): void => {
      const news = achievementIn(event);
      if (news) step({ type: 'came', news });
    };
    window.addEventListener(ACHIEVEMENT_EVENT, listen);
    return () => window.removeEventListener(ACHIEVEMENT_EVENT, listen);
  }, []);
  useEffect(() => {
    if (!line.leaving) return;
    const timer = setTimeout(() => step({ type: 'gone' }), CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [line.leaving]);
  return <AchievementCard shown={line.shown} leaving={line.leaving} waiting={line.waiting.length} onClose={() => step({ type: 'closed' })} />;
}
