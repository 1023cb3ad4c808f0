import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contracts/durations.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { deleteGeneration, generateFromPrompt, getGeneration } from '#contracts/generation.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { changeShareLink, createShareLink, getSharePage, listShareLinks, visitShareLink } from '#contracts/sharing.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { generationSuccess } from '#modules/generation/generation.events.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const PUBLIC_URL = 'https://conjure.example';
const plain = { inputs: null, showInputs: true, allowRemix: true };

let app: TestApp;
let owner: HttpUser;
let friend: HttpUser;
let prompt: { id: string; slug: string };
beforeAll(async () => {
  app = await createTestApp({ overrides: { PUBLIC_URL, TRUSTED_PROXIES: '1' } });
  [owner, friend] = [await app.register(), await app.register()];
  prompt = (await call(owner, listPrompts, {})).body.items[0]!;
});
afterAll(() => app.close());

const linkOf = async (who: HttpUser, body: BodyOf<typeof createShareLink> = plain) =>
  (await call(who, createShareLink, { params: { id: prompt.id }, body })).body.link;
const statistics = async (code: string) => (await call(owner, listShareLinks, {})).body.items.find((link) => link.code === code)!;

describe('share links', () => {
  it('gives a person one share link for the same prompt and inputs, and another link for other inputs', async () => {
    const links = await Promise.all(Array.from({ length: 8 }, () => linkOf(owner)));
    expect(new Set(links.map(({ code }) => code)).size).toBe(1);
    const others = await Promise.all(Array.from({ length: 8 }, () => linkOf(owner, { ...plain, inputs: { topic: 'Foxes' } })));
    expect(new Set(others.map(({ code }) => code)).size).toBe(1);
    expect(others[0]!.code).not.toBe(links[0]!.code);
    expect((await linkOf(friend)).code).not.toBe(links[0]!.code);
  });

  it('shows a share link’s inputs while its owner allows it, and nothing once the link is revoked', async () => {
    const { id, code } = await linkOf(owner, { ...plain, inputs: { topic: 'Owls' } });
    const page = async () => (await call(app.visitor(), getSharePage, { params: { id: prompt.id }, query: { via: code } })).body.link;
    expect(await page()).toMatchObject({ code, allowRemix: true, inputs: { topic: 'Owls' }, sharer: { username: owner.username } });
    await call(owner, changeShareLink, { params: { id }, body: { showInputs: false } });
    expect(await page()).toMatchObject({ inputs: null });
    expect((await call(friend, changeShareLink, { params: { id }, body: { revoked: true } })).status).toBe(404);
    await call(owner, changeShareLink, { params: { id }, body: { revoked: true } });
    expect(await page()).toBeNull();
    expect((await call(friend, visitShareLink, { params: { code } })).status).toBe(404);
  });

  it('counts a visitor of a share link once a day, and never the link’s owner', async () => {
    const { code } = await linkOf(owner, { ...plain, inputs: { topic: 'Newts' } });
    const counted: boolean[] = [];
    for (const who of [owner, friend, friend, app.visitor()]) counted.push((await call(who, visitShareLink, { params: { code } })).body.counted);
    // All visits of this test come from one IP address, so only the first visitor besides the owner counts.
    expect(counted).toEqual([false, true, false, false]);
    expect(await statistics(code)).toMatchObject({ views: 1, signUps: 1, runs: 0 });
    await linkOf(owner, { ...plain, inputs: { topic: 'Newts' } });
    const { id: linkId } = await statistics(code);
    const told = await rows<{ name: string; payload: object }>(app.services.db.knex, `select name, payload from outbox_events where payload ->> 'linkId' = ? order by id`, [linkId]);
    expect(told.map(({ name }) => name)).toEqual(['share_link_made', 'share_link_visited']);
    expect(told[0]!.payload).toMatchObject({ creationId: null, userId: (told[1]!.payload as { userId: string }).userId });
  });

  it('counts visits of a share link by address block, so that another address of the same block adds none', async () => {
    const { code } = await linkOf(owner, { ...plain, inputs: { topic: 'Herons' } });
    const from = async (ip: string) => (await call(app.visitor(), visitShareLink, { params: { code }, headers: { 'X-Forwarded-For': ip } })).body.counted;
    const counted: boolean[] = [];
    for (const ip of ['203.0.113.9', '203.0.113.10', '203.0.114.9', '2001:db8:1:2::9', '2001:db8:1:2:3::9', '2001:db8:1:3::9']) counted.push(await from(ip));
    expect(counted).toEqual([true, false, true, true, false, true]);
  });

  it('counts a visitor’s runs for the share link by which they came, for seven days', async () => {
    const { code } = await linkOf(owner, { ...plain, inputs: { topic: 'Moths' } });
    await call(friend, visitShareLink, { params: { code } });
    const [{ id: userId }] = (await rows<{ id: string }>(app.services.db.knex, 'select id from users where username = ?', [friend.username])) as [{ id: string }];
    const deliver = async (occurredAt: Date): Promise<void> => {
      const run = { generationId: newId(), userId, promptId: prompt.id, title: 'x', contentType: 'text' as const, status: 'succeeded' as const, delivered: 1, quantity: 1, captured: 1, released: 0 };
      const reaction = app.modules.sharing.subscriptions!.find(({ event }) => event.name === generationSuccess.name)!;
      await app.services.db.transaction((tx) => reaction.handle(tx, run, { eventId: newId(), occurredAt }));
    };
    await deliver(new Date());
    await deliver(new Date(Date.now() + 8 * DAY_MS));
    expect(await statistics(code)).toMatchObject({ runs: 1 });

    const arrivals = async (agoDays: number) => {
      await rows(app.services.db.knex, 'update share_arrivals set arrived_at = now() - make_interval(days => ?) where user_id = ?', [agoDays, userId]);
      await app.modules.sharing.maintenance![0]!.run();
      return (await rows(app.services.db.knex, 'select from share_arrivals where user_id = ?', [userId])).length;
    };
    // Events of the seventh day may arrive late, so the record of the visitor's link is kept a day longer.
    expect([await arrivals(7), await arrivals(9)]).toEqual([1, 0]);
  });
});

describe('shared creations', () => {
  let painted: { id: string; slug: string };
  beforeAll(async () => {
    painted = (await call(owner, listPrompts, { query: { contentType: 'image', price: 'free' } })).body.items[0]!;
  });
  const page = async (who: HttpUser, creation: string) => (await call(who, getSharePage, { params: { id: painted.id }, query: { creation } })).body;
  const shareOf = (who: HttpUser, creationId: string) => call(who, createShareLink, { params: { id: painted.id }, body: { ...plain, creationId } });

  it('shows a shared creation and its inputs on the share page until its owner revokes the link or deletes the creation', async () => {
    const { body: { prompt: detail } } = await call(friend, getPrompt, { params: { idOrSlug: painted.slug } });
    const { inputs } = detail.sampleInputs[0]!;
    const started = (await call(friend, generateFromPrompt, { params: { id: painted.id }, body: { expectedTotal: 99, inputs } })).body.generation;
    expect((await shareOf(friend, started.id)).status).toBe(422);
    await app.modules.generation.generation.runAttempt(started.id, { signal: new AbortController().signal });
    const { outputs } = (await call(friend, getGeneration, { params: { id: started.id } })).body.generation;
    expect(outputs).toHaveLength(1);

    expect(await page(app.visitor(), started.id)).toMatchObject({ link: null, creation: null });
    expect((await shareOf(owner, started.id)).status).toBe(404);
    const links = await Promise.all([shareOf(friend, started.id), shareOf(friend, started.id)]);
    expect(new Set(links.map(({ body }) => body.link.code)).size).toBe(1);
    const { link } = links[0]!.body;
    expect(await page(app.visitor(), started.id)).toMatchObject({ link: { code: link.code, inputs, allowRemix: true }, creation: { id: started.id, maker: { username: friend.username } } });
    const shown = (await page(app.visitor(), started.id)).creation!.outputs[0]!;
    const open = async () => (await fetch(app.url + (shown.kind === 'text' ? '' : shown.url))).status;
    expect(await open()).toBe(200);
    const etagOf = async (path: string) => (await fetch(app.url + path, { method: 'HEAD' })).headers.get('etag');
    expect(await etagOf(`/og/prompt/${painted.slug}?creation=${started.id}`)).not.toBe(await etagOf(`/og/prompt/${painted.slug}`));

    await call(friend, changeShareLink, { params: { id: link.id }, body: { showInputs: false } });
    expect((await page(owner, started.id)).link).toMatchObject({ inputs: null });
    await call(friend, changeShareLink, { params: { id: link.id }, body: { revoked: true } });
    expect(await page(owner, started.id)).toMatchObject({ link: null, creation: null });
    expect(await open()).toBe(404);

    const again = (await shareOf(friend, started.id)).body.link;
    expect((await call(friend, listShareLinks, { query: { creationId: started.id } })).body.items.map(({ code }) => code)).toEqual([again.code, link.code]);
    await call(friend, deleteGeneration, { params: { id: started.id } });
    expect((await page(owner, started.id)).creation).toBeNull();
  });
});

describe('previews and site maps', () => {
  const get = (path: string) => fetch(app.url + path);

  it('a prompt has a link preview of 1200 x 630 pixels whose ETag changes only with the shown content', async () => {
    const answer = await get(`/og/prompt/${prompt.slug}`);
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([answer.status, answer.headers.get('content-type'), format, width, height]).toEqual([200, 'image/png', 'png', 1200, 630]);
    const etag = async () => (await get(`/og/prompt/${prompt.slug}`)).headers.get('etag');
    expect(await etag()).toBe(answer.headers.get('etag'));
    await rows(app.services.db.knex, `update prompts set title = title || '!' where id = ?`, [prompt.id]);
    expect(await etag()).not.toBe(answer.headers.get('etag'));
    expect((await get('/og/prompt/no-such-prompt')).status).toBe(404);
  });

  it('site maps list profiles, except those of banned people and of people who hide from search engines', async () => {
    const people = async () => [...(await (await get('/sitemaps/people.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!.replace(`${PUBLIC_URL}/profile/`, ''));
    const [shown, hidden, banned] = [await app.register(), await app.register(), await app.register()];
    expect(await people()).toEqual(expect.arrayContaining([shown.username, hidden.username, banned.username]));
    await rows(app.services.db.knex, `update users set settings = jsonb_set(settings, '{privacy}', '{"creationVisibility": "private", "showLikes": false, "hideFromSearch": true, "showSensitive": false}') where username = ?`, [hidden.username]);
    await rows(app.services.db.knex, 'update users set banned_at = now() where username = ?', [banned.username]);
    const listed = await people();
    expect(listed).toContain(shown.username);
    expect([hidden, banned].filter(({ username }) => listed.includes(username))).toEqual([]);
  });

  it('site maps list the preview of each pack on the market', async () => {
    await app.modules.packs.seed();
    const packs = await rows<{ id: string; slug: string }>(app.services.db.knex, `select id, slug from prompt_packs where status = 'published'`);
    const listed = [...(await (await get('/sitemaps/packs.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.sort()).toEqual(packs.map(({ id, slug }) => `${PUBLIC_URL}/prompt-packs/${id}/${slug}`).sort());
  });

  it('site maps list every public prompt once, and no unlisted one', async () => {
    await rows(app.services.db.knex, `update prompts set visibility = 'unlisted' where id = ?`, [prompt.id]);
    const index = await (await get('/sitemap.xml')).text();
    const maps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!.replace(PUBLIC_URL, ''));
    const addresses = (await Promise.all(maps.map(async (path) => (await get(path)).text()))).flatMap((xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!));
    const listed = await rows<{ slug: string }>(app.services.db.knex, `select slug from prompts where status = 'published' and visibility = 'public'`);
    expect(addresses.filter((address) => address.includes('/prompt/')).sort()).toEqual(listed.map(({ slug }) => `${PUBLIC_URL}/prompt/${slug}`).sort());
    expect(addresses).toContain(`${PUBLIC_URL}/marketplace`);
    expect((await get(`/sitemaps/prompts-${'-'.repeat(36)}.xml`)).status).toBe(404);
    expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    await rows(app.services.db.knex, `update prompts set visibility = 'public' where id = ?`, [prompt.id]);
  });
});
