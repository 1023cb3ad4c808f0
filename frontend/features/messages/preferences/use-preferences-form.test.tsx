import { act } from 'react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_MESSAGE_PREFERENCES } from '#contracts/message-preferences.ts';
import type { MessagePreferences } from '#contracts/message-preferences.ts';
import { pause } from '#lib/pause.ts';
import { preferencesQuery } from '../preferences.queries.ts';
import { usePreferencesForm } from './use-preferences-form.ts';

/** Stands in for the server: the notification preferences that it stores, and the requests that it received. */
let stored: MessagePreferences;
let sent: [method: string, path: string, body: unknown][];
let form: ReturnType<typeof usePreferencesForm>;
let root: Root;
let client: QueryClient;
const onSaved = vi.fn();

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

function answer(path: string, { method = 'GET', body }: RequestInit = {}): Response {
  if (!path.startsWith('/api/user/notification-preferences')) return json({ success: false, message: 'No', code: 'x', requestId: 'r' }, 404);
  if (method === 'GET') return json({ preferences: stored });
  const given = JSON.parse(String(body)) as MessagePreferences;
  sent.push([method, path, given]);
  if (method === 'POST' && given.revision !== stored.revision) {
    return json({ success: false, message: 'Changed elsewhere', code: 'preferences_conflict', requestId: 'r', details: { preferences: stored } }, 409);
  }
  stored = method === 'POST' ? { ...given, revision: given.revision + 1 } : { ...stored, ...given };
  return json({ success: true, preferences: stored });
}

function Probe() {
  form = usePreferencesForm(useQuery(preferencesQuery).data, onSaved);
  return null;
}
const settle = () => act(() => pause(60));
const does = async (step: () => unknown): Promise<void> => {
  act(() => void step());
  await settle();
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stored = { ...DEFAULT_MESSAGE_PREFERENCES, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, revision: 4 };
  sent = [];
  onSaved.mockReset();
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => Promise.resolve(answer(path, init)));
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  client.clear();
  vi.unstubAllGlobals();
});
const open = async (): Promise<void> => {
  act(() => root.render(<QueryClientProvider client={client}><Probe /></QueryClientProvider>));
  await settle();
};

it('shows the notification preferences of another device, and overwrites them only when the user keeps the own choice', async () => {
  await open();
  await does(() => form.change({ soundEnabled: false }));
  stored = { ...stored, compactView: true, revision: 5 };
  await does(() => form.save());
  expect([stored.soundEnabled, form.draft?.soundEnabled, onSaved.mock.calls.length]).toEqual([true, false, 0]);
  expect(form.conflict).toEqual([{ name: 'Sound', mine: 'off', theirs: 'on' }, { name: 'Compact view', mine: 'off', theirs: 'on' }]);
  await does(() => form.keepMine());
  expect(stored).toMatchObject({ soundEnabled: false, compactView: false, revision: 6 });
  expect([form.conflict, form.changed, onSaved.mock.calls.length]).toEqual([null, false, 1]);
});

it("takes over the notification preferences of another device when the user chooses them, and saves the next change", async () => {
  await open();
  await does(() => form.change({ categories: { ...stored.categories, social: false } }));
  stored = { ...stored, digestFrequency: 'weekly', revision: 5 };
  await does(() => form.save());
  await does(() => form.takeTheirs());
  expect([form.conflict, form.changed, form.draft]).toEqual([null, false, stored]);
  await does(() => form.change({ soundEnabled: false }));
  await does(() => form.save());
  expect(stored).toMatchObject({ soundEnabled: false, digestFrequency: 'weekly', revision: 6 });
});

it("keeps unsaved notification preferences in the form when the stored ones are fetched meanwhile", async () => {
  await open();
  await does(() => form.change({ soundEnabled: false }));
  stored = { ...stored, compactView: true, revision: 5 };
  await does(() => client.invalidateQueries(preferencesQuery));
  expect(form.draft).toMatchObject({ compactView: false, revision: 4 });
  await does(() => form.save());
  expect(form.conflict).toHaveLength(2);
});

it("saves the device's time zone without changing another notification preference", async () => {
  const zone = stored.timeZone;
  stored = { ...DEFAULT_MESSAGE_PREFERENCES, timeZone: 'Antarctica/Troll' };
  await open();
  expect(sent).toEqual([['PATCH', '/api/user/notification-preferences/time-zone', { timeZone: zone }]]);
  expect(form.draft?.timeZone).toBe(zone);
});

it('keeps a preference that the user changed while the browser asked for permission to show push notifications', async () => {
  await open();
  const asked = form.change;
  await does(() => form.change({ soundEnabled: false }));
  await does(() => asked({ pushNotifications: false }));
  expect(form.draft).toMatchObject({ soundEnabled: false, pushNotifications: false });
});
