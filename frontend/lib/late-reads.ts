import type { MutationKey, QueryClient, QueryKey } from '@tanstack/react-query';

/** Cancels reads under way of the data that a press changes, because their answers may not include the press and would undo it on the screen. */
export const dropReads = (client: QueryClient, queryKey: QueryKey): Promise<void> => client.cancelQueries({ queryKey });

/** Whether the press that is answered now is the last one with this mutation key. The answer to an earlier press must not undo a later one on the screen. */
export const isLastPress = (client: QueryClient, mutationKey: MutationKey): boolean => client.isMutating({ mutationKey }) === 1;

/**
 * Reads data once more after the answer to the last press that changes it. A read that began after the press may tell what was before it, and the
 * press may have dropped a read that would have told another change.
 */
export function readAfterPresses(client: QueryClient, mutationKey: MutationKey, queryKey: QueryKey): void {
  if (isLastPress(client, mutationKey)) void client.invalidateQueries({ queryKey });
}
