import { useEffect, useEffectEvent, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { ACHIEVEMENT_EVENT, achievementIn, ACHIEVEMENTS_SEEN_EVENT } from './achievement-event.ts';
import { AchievementCard } from './achievement-card.tsx';
import { CLOSE_DELAY_MS, keysOf, nextLine, EMPTY_LINE, SHRINK_AFTER_MS } from './achievement-line.ts';
import { useMarkSeen } from '../achievements.mutations.ts';
import { useAwaitedNews } from './use-awaited-news.ts';

/** Shows a card for each achievement that the browser event `achievement` announces, one card after the other. An untouched card shrinks to a chip. */
export function AchievementCorner() {
  const [line, step] = useReducer(nextLine, EMPTY_LINE);
  const [held, setHeld] = useState(false);
  const [waits, setWaits] = useState(false);
  const visible = usePageVisible();
  const mark = useMarkSeen();
  const markedHere = useRef(new Set<string>());
  const markSeen = (seen: readonly string[]): void => {
    for (const key of seen) markedHere.current.add(key);
    mark(seen);
  };
  const { shown, leaving } = line;
  const turn = shown?.turn;
  useEffect(() => {
    const listen = (event: Event): void => {
      const news = achievementIn(event);
      if (news) step({ type: 'came', news });
    };
    const forget = (event: Event): void => {
      const keys: unknown = event instanceof CustomEvent ? event.detail : null;
      // The server tells every page of the user, also the one that marked them. That page keeps its chip, with which the user opens them again.
      if (Array.isArray(keys)) step({ type: 'seen', keys: keys.filter((key) => typeof key === 'string' && !markedHere.current.has(key)) });
    };
    window.addEventListener(ACHIEVEMENT_EVENT, listen);
    window.addEventListener(ACHIEVEMENTS_SEEN_EVENT, forget);
    return () => {
      window.removeEventListener(ACHIEVEMENT_EVENT, listen);
      window.removeEventListener(ACHIEVEMENTS_SEEN_EVENT, forget);
    };
  }, []);
  // Runs after the listener above is registered, because this hook dispatches events for achievements that arrived before the corner loaded.
  useAwaitedNews();
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => step({ type: 'gone' }), CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
  const keys = shown ? keysOf(shown.news) : [];
  const count = shown?.news.length ?? 0;
  // The chip and a message tell the user of the achievement, so it counts as seen: the next visit does not show its card again.
  const shrink = (): void => {
    markSeen(keys);
    step({ type: 'shrank' });
  };
  const shrinkLater = useEffectEvent(shrink);
  // Shrinks the achievement card to a chip after a time. The timer stands still while pointer or focus is on the card, while the card waits
  // for a dialog to close, or while the tab is hidden.
  useEffect(() => {
    if (turn === undefined || leaving || held || waits || !visible) return;
    const timer = setTimeout(() => shrinkLater(), SHRINK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [turn, count, leaving, held, waits, visible]);
  const close = (): void => {
    setHeld(false);
    if (!leaving) markSeen(keys);
    step({ type: 'closed' });
  };
  return <AchievementCard line={line} onClose={close} onHold={setHeld} visible={visible} onNoRoom={shrink} onWait={setWaits} onOpen={() => step({ type: 'opened' })} />;
}

const watch = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Tells whether the browser tab is visible, because a user has not seen an achievement card in a hidden tab. */
const usePageVisible = (): boolean => useSyncExternalStore(watch, () => document.visibilityState === 'visible', () => true);
