import { startTransition, useOptimistic } from 'react';

/**
 * Holds a saved value and a function that changes it. The new value shows at once while `save` runs; when `save` has ended, the saved value shows again, the
 * old one after a failure.
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
