import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { getMarks } from '#contracts/social.ts';
import { call } from '#lib/call.ts';
import { partsShownAtom } from '#lib/page-shown.ts';
import { pause } from '#lib/pause.ts';
import { meKey } from '#lib/session.ts';
import { useLogout } from './auth.mutations.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => vi.unstubAllGlobals());

it('signing out aborts requests that the old page sends after the end of the session', async () => {
  getDefaultStore().set(partsShownAtom, true);
  const client = new QueryClient();
  client.setQueryData(meKey, { username: 'ada' });
  const asked: string[] = [];
  let late: Promise<unknown> | undefined;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    // Sends a request as a card of the old page would: after the session has ended and before the page is unmounted.
    setTimeout(() => (late ??= call(getMarks, { query: { prompts: 'p' } }).catch((error: unknown) => error)));
    return Promise.resolve(new Response('{"success":true,"message":"Signed out"}', { headers: { 'content-type': 'application/json' } }));
  });
  let signOut!: ReturnType<typeof useLogout>;
  function Button() {
    signOut = useLogout();
    return null;
  }
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.querySelector('#root') as HTMLElement);
  act(() => root.render(<QueryClientProvider client={client}><Button /></QueryClientProvider>));
  await act(async () => {
    await signOut.mutateAsync();
    await pause(50);
  });
  expect([asked, await late]).toEqual([['/api/auth/logout'], expect.objectContaining({ name: 'AbortError' })]);
  expect(client.getQueryData(meKey)).toBeNull();
  act(() => root.unmount());
});
