import { startTransition, useOptimistic } from 'react';

/**
 * A saved value and the way to change it: the new one shows with the touch itself, while `save` is on its way, and what
 * is saved shows again when that has ended, well or badly.
 */
export function useTouched<T>(saved: T, save: (next: T) => Promise<unknown>): [T, (next: T) => void] {
  const [shown, show] = useOptimistic(saved);
  const touch = (next: T): void =>
    startTransition(async () => {
      show(next);
      // `save` shows its own failures. Here a failure only restores the old value.
      await save(next).catch(() => undefined);
    });
  return [shown, touch];
}
