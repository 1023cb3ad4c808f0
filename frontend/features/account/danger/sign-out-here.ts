import type { Query, QueryClient } from '@tanstack/react-query';
import { pause } from '#lib/pause.ts';
import { meKey } from '#lib/session.ts';

/** The server has ended every session: this browser forgets whose it was and all that was cached. */
export async function signOutHere(client: QueryClient): Promise<void> {
  await client.cancelQueries();
  client.setQueryData(meKey, null);
  // The screens of the account leave before anything is fetched again.
  await pause();
  const others = { predicate: (query: Query) => query.queryKey[0] !== meKey[0] };
  client.removeQueries({ ...others, type: 'inactive' });
  void client.invalidateQueries(others);
}
