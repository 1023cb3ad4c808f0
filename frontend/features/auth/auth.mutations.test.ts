import { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { partsShownAtom } from '#lib/page-shown.ts';
import { pause } from '#lib/pause.ts';
import { meKey } from '#lib/session.ts';
import { become } from './auth.mutations.ts';

afterEach(() => getDefaultStore().set(partsShownAtom, false));

it('the signed-in user is not replaced in the cache before all parts of the page are hydrated', async () => {
  const client = new QueryClient();
  client.setQueryData(meKey, { username: 'ada' });
  const done = become(client, null);
  await pause(20);
  expect(client.getQueryData(meKey)).toEqual({ username: 'ada' });

  getDefaultStore().set(partsShownAtom, true);
  await done;
  expect(client.getQueryData(meKey)).toBeNull();
});
