import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFlow, takeFlow } from './social-flow.ts';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value), removeItem: (key: string) => void store.delete(key) });
  vi.stubGlobal('location', { pathname: '/prompt/hook-factory', search: '?tab=reviews' });
});
afterEach(() => vi.unstubAllGlobals());

it('a social sign-in leads back to the page from which it started, once', () => {
  keepFlow('secret');
  expect([takeFlow(), takeFlow()]).toEqual([{ flow: 'secret', page: '/prompt/hook-factory?tab=reviews' }, null]);
});

it.each(['//evil.example', 'https:evil.example', '/\\evil.example', 'https://evil.example/', '/\t/evil.example'])('a social sign-in leads to the first page where its stored page is %j', (planted) => {
  keepFlow('secret');
  store.set('conjure.social-return', planted);
  expect(takeFlow()).toEqual({ flow: 'secret', page: '/' });
});
