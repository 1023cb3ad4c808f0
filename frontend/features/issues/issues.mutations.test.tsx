import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_FORM } from './issue-draft.ts';
import { useReportIssue } from './issues.mutations.ts';

const DRAFT = { form: { ...EMPTY_FORM, title: 'A hat without a rabbit', description: 'I knocked twice.' }, screenshot: null };

/** Stands in for the server: `keys` are the idempotency keys that it received, `status` is the HTTP status of its answers. */
let keys: (string | null)[];
let status: number;
let report: ReturnType<typeof useReportIssue>;
let root: Root;
let store: ReturnType<typeof createStore>;

function Probe() {
  report = useReportIssue(() => undefined);
  return null;
}
/** Opens the dialog that reports an issue, presses Send, and closes the dialog again. */
async function press(draft = DRAFT): Promise<void> {
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Provider store={store}><QueryClientProvider client={new QueryClient()}><Probe /></QueryClientProvider></Provider>));
  await act(() => report.mutateAsync(draft).then(() => undefined, () => undefined));
  act(() => root.unmount());
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  [keys, status, store] = [[], 200, createStore()];
  vi.stubGlobal('fetch', (_path: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('Idempotency-Key'));
    const body = status < 300 ? { success: true, message: 'Thank you', id: '01990000-0000-7000-8000-000000000001' } : { success: false, message: 'No', code: 'unauthenticated', requestId: 'r' };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } }));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('sends an issue report under one key until the server accepts it, also after the dialog was closed', async () => {
  status = 401;
  await press();
  await press();
  status = 200;
  await press();
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  await press();
  expect(new Set(keys).size).toBe(2);
});

it('sends an issue report with another title under another idempotency key', async () => {
  status = 401;
  await press();
  await press({ ...DRAFT, form: { ...DRAFT.form, title: 'A hat with a rabbit' } });
  expect(new Set(keys).size).toBe(2);
});
