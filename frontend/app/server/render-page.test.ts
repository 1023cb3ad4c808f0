import { expect, it } from 'vitest';
import { getMe } from '#contracts/me.ts';
import { listDrafts } from '#contracts/prompt-drafts.ts';
import type { CurrentUser } from '#contracts/me.ts';
import type { PublicConfig } from '#contracts/system.ts';
import { publicConfigQuery } from '#lib/public-config.ts';
import { renderPage } from './render-page.tsx';

const settings: PublicConfig = { product: 'Conjure', stripe: null, checkoutHost: null, socialLogin: null, pushKey: null, unavailable: { video: 'No videos now' } };
const user: CurrentUser = {
  id: '01890000-0000-7000-8000-000000000001', username: 'ada', email: 'ada@example.com', displayName: null, avatarUrl: null, role: 'user', elevatedUntil: null, emailConfirmed: true, secondFactor: false,
  appearance: { theme: 'system', reducedMotion: false, plainWords: false }, showSensitive: false, conjureBalance: 20,
};

it("a member's page is rendered with the settings that its browser begins with, also when the API answers too late", async () => {
  const ask = (path: string): Promise<{ data: unknown; nextCursor: null }> => (path === getMe.path ? Promise.resolve({ data: { user }, nextCursor: null }) : new Promise(() => undefined));
  const page = await renderPage({ path: '/prompt/hook-factory', search: '?run=1', phone: false, origin: 'https://conjure.example', session: true }, ask, settings);
  const known = page?.data.state.queries.find(({ queryKey }) => queryKey[0] === publicConfigQuery.queryKey[0]);
  expect(known?.state.data).toEqual(settings);
});

it("the builder's start page of a member without drafts has each way to begin in its HTML, and no placeholder", async () => {
  const ask = (path: string): Promise<{ data: unknown; nextCursor: null }> => {
    const data = path === getMe.path ? { user } : path.startsWith(listDrafts.path) ? { items: [], total: 0, nextCursor: null } : null;
    return data ? Promise.resolve({ data, nextCursor: null }) : Promise.reject(new Error(path));
  };
  const page = await renderPage({ path: '/create', search: '', phone: false, origin: 'https://conjure.example', session: true }, ask, settings);
  const main = page?.html.split('<main')[1] ?? '';
  for (const words of ['What will you make?', 'Start from blank', 'Import', 'Or from a skeleton']) expect(main).toContain(words);
  expect(main.match(/<li data-type=/g)).toHaveLength(12);
  expect(main).not.toMatch(/class="[^"]*skeleton/);
});
