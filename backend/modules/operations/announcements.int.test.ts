import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAnnouncement, setAnnouncement } from '#contracts/announcements.ts';
import type { Announcement } from '#contracts/announcements.ts';
import { getShownAnnouncement } from '#contracts/shown-announcement.ts';
import { login } from '#contracts/identity.ts';
import type { Clock } from '#kernel/clock.ts';
import { systemClock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { createLiveSettings } from '#kernel/settings/live-settings.ts';
import { silentLogger } from '#kernel/logging/logger.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { eventually } from '#testing/job-fixtures.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { createAnnouncements } from './announcements.ts';

const SHELL = '<!doctype html><html><head><title>Old</title><!--app-head--></head><body><div id="root"></div></body></html>';
const NEWS: Announcement = { text: 'Images are slow tonight. Failed ones cost nothing.', kind: 'warning', audience: 'everyone', from: null, to: null };

let app: TestApp;
let dir: string;
let admin: HttpUser;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'conjure-announcements-'));
  await mkdir(join(dir, '.vite'));
  await writeFile(join(dir, 'index.html'), SHELL);
  await writeFile(join(dir, '.vite/manifest.json'), '{}');
  app = await createTestApp({ overrides: { CLIENT_DIR: dir } });
  admin = await app.register();
  await app.services.db.knex('users').where({ username: admin.username }).update({ role: 'admin' });
  await call(admin, login, { body: { username: admin.username, password: 'correct-horse-9' } });
}, 60_000);
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

const state = async () => (await call(admin, getAnnouncement)).body;
const set = async (announcement: Announcement | null) => call(admin, setAnnouncement, { body: { revision: (await state()).revision, announcement }, key: newId() });
const pageOf = async (user: HttpUser): Promise<string> => (await user.send<string>('GET', '/pricing')).text;
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

it('the announcement appears in the HTML of each page as text, and disappears when it is taken down', async () => {
  expect(await pageOf(app.visitor())).not.toContain('announcement');
  expect((await set(NEWS)).body).toMatchObject({ revision: 1, announcement: NEWS, shown: true });
  const html = await pageOf(app.visitor());
  expect(html).toContain(`<aside class="announcement" data-kind="warning" aria-label="Announcement"><p>${NEWS.text}</p></aside>`);
  expect(html.indexOf('class="announcement"')).toBeLessThan(html.indexOf('id="root"'));
  expect((await set(null)).body).toMatchObject({ announcement: null, shown: false });
  expect(await pageOf(app.visitor())).not.toContain('class="announcement"');
});

it('scripts and tags in the text of an announcement are escaped in the page', async () => {
  const text = `</p></aside><script>alert(1)</script><img src=x onerror="alert(2)">&amp; $& __CSP_NONCE__`;
  expect((await set({ ...NEWS, text })).status).toBe(200);
  const html = await pageOf(app.visitor());
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;alert(2)&quot;&gt;&amp;amp; $&amp; __CSP_NONCE__');
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x');
});

it('the announcement is shown only to its audience, such as members or visitors', async () => {
  const member = await app.register();
  const asked = async (user: HttpUser) => (await call(user, getShownAnnouncement)).body.announcement;
  const seen = async (): Promise<boolean[]> => {
    const pages = [(await pageOf(member)).includes('class="announcement"'), (await pageOf(app.visitor())).includes('class="announcement"')];
    // Open pages ask the API for the announcement, and its answer must equal the HTML of a fresh page.
    expect([await asked(member), await asked(app.visitor())]).toEqual(pages.map((shown) => (shown ? { text: NEWS.text, kind: NEWS.kind } : null)));
    return pages;
  };
  await set({ ...NEWS, audience: 'members' });
  expect(await seen()).toEqual([true, false]);
  await set({ ...NEWS, audience: 'visitors' });
  expect(await seen()).toEqual([false, true]);
});

it('the announcement appears and disappears at its times by itself', async () => {
  expect((await set({ ...NEWS, from: inHours(1) })).body.shown).toBe(false);
  expect(await pageOf(app.visitor())).not.toContain('class="announcement"');
  let ms = 0;
  const clock: Clock = { now: () => new Date(systemClock.now().getTime() + ms) };
  await set({ ...NEWS, from: inHours(1), to: inHours(2) });
  const announcements = createAnnouncements({ clock, settings: app.services.settings });
  expect([announcements.shown(true) !== null, (ms = 1.5 * 3_600_000, announcements.shown(true) !== null), (ms = 2.1 * 3_600_000, announcements.shown(true) !== null)]).toEqual([false, true, false]);
});

it('refuses announcements with an empty text, an end before their start or an older version, and answers 403 to members', async () => {
  expect((await set({ ...NEWS, text: '   ' })).status).toBe(400);
  expect((await set({ ...NEWS, text: 'x'.repeat(141) })).status).toBe(400);
  expect((await set({ ...NEWS, from: inHours(2), to: inHours(1) })).status).toBe(400);
  const { revision } = await state();
  const both = await Promise.all([1, 2].map((number) => call(admin, setAnnouncement, { body: { revision, announcement: { ...NEWS, text: `Number ${number}` } }, key: newId() })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await call(await app.register(), setAnnouncement, { body: { revision: revision + 1, announcement: null }, key: newId() })).status).toBe(403);
});

it('a changed announcement is pushed at once to open pages of members, as members see it', async () => {
  const member = await app.register();
  const socket = io(app.url, { transports: ['websocket'], reconnection: false, extraHeaders: { cookie: member.cookie(), origin: app.url } });
  const told: unknown[] = [];
  socket.on('announcement:changed', (payload: unknown) => told.push(payload));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  try {
    await set({ ...NEWS, text: 'At once' });
    await eventually(() => told.length === 1, 2_000);
    await set({ ...NEWS, text: 'Not for members', audience: 'visitors' });
    await set({ ...NEWS, text: 'Later', from: inHours(1) });
    await set(null);
    await eventually(() => told.length === 4, 2_000);
    expect(told).toEqual([{ announcement: { text: 'At once', kind: NEWS.kind } }, { announcement: null }, { announcement: null }, { announcement: null }]);
  } finally {
    socket.disconnect();
  }
});

it('a changed announcement reaches another process within 2 s, also when the message over Redis is lost', async () => {
  const { db, redis, clock } = app.services;
  const settings = createLiveSettings({ db, redis, clock, log: silentLogger() });
  await settings.watch();
  const deaf = createLiveSettings({ db, redis: Object.assign(Object.create(redis) as typeof redis, { duplicate: () => redis.duplicate({ port: 1, retryStrategy: () => null }) }), clock, log: silentLogger() });
  await deaf.watch();
  const startedAt = performance.now();
  await set({ ...NEWS, text: 'Heard everywhere' });
  for (const each of [settings, deaf]) {
    await eventually(() => createAnnouncements({ clock, settings: each }).shown(false)?.text === 'Heard everywhere', 2_000);
  }
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  settings.close();
  deaf.close();
});
