import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placeBefore, rememberPlace } from './return-place.ts';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value) });
  vi.stubGlobal('location', { pathname: '/prompt/hook-factory', search: '?tab=reviews' });
});
afterEach(() => vi.unstubAllGlobals());

it('a buyer who returns from checkout continues on the page that they left', () => {
  rememberPlace();
  expect(placeBefore()).toBe('/prompt/hook-factory?tab=reviews');
});

it.each(['//evil.example', 'https:evil.example', '/\\evil.example', 'https://evil.example/', '/\t/evil.example', '/payment-success?order=1'])('a buyer who returns from checkout continues in the wallet where the stored page is %j', (planted) => {
  store.set('conjure.purchase-place', planted);
  expect(placeBefore()).toBe('/wallet');
});
