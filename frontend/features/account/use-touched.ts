import { startTransition, useOptimistic } from 'react';

/** Returns a saved value and a function that changes it. The new value shows at once while `save` runs; after a failed save the old value shows again. */
export function useTouched<T>(saved: T, save: (next: T) => Promise<unknown>): [T, (next: T) => void] {
  const [shown, show] = useOptimistic(saved);
  const touch = (next: T): void =>
    startTransition(async () => {
      show(next);
      // `save` tells the user about its failure itself, so the error is ignored here, and the old value shows again.
      await save(next).catch(() => undefined);
    });
  return [shown, touch];
}
