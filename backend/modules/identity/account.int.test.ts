import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccount, removeAvatar, updateAppearance, updatePrivacy, updateProfile, uploadAvatar } from '#contracts/account.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { getMe } from '#contracts/identity.ts';
import type { CurrentUser } from '#contracts/identity.ts';
import { getProfile } from '#contracts/profiles.ts';
import { listPrompts } from '#contracts/prompts.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { sendFile } from '#testing/send-file.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

const account = async (user: HttpUser) => (await call(user, getAccount)).body.account;
const faceOf = (username: string) => call(app.visitor(), getProfile, { params: { username } });

describe('profile and settings of an account', () => {
  it('a profile is stored and shown under the username in any case, and an empty name is replaced by the username', async () => {
    const user = await app.register();
    const body = { displayName: ' Zoë 👩‍👩‍👧 ', bio: 'One\nTwo', links: ['https://zoe.example/'] };
    const changed = await call(user, updateProfile, { body });
    expect(changed.status).toBe(200);
    const profile = { displayName: 'Zoë 👩‍👩‍👧', bio: 'One\nTwo', links: ['https://zoe.example/'] };
    expect(changed.body.account.profile).toEqual(profile);
    expect((await account(user)).profile).toEqual(profile);
    expect((await faceOf(user.username.toUpperCase())).body.profile).toMatchObject({ ...profile, username: user.username, badge: null, platform: false });

    await call(user, updateProfile, { body: { ...body, displayName: ' \u200D ' } });
    expect((await account(user)).profile.displayName).toBe('');
    expect((await call(user, getMe)).body.user?.displayName).toBeNull();
    expect((await faceOf(user.username)).body.profile.displayName).toBe(user.username);
  });

  it.each([
    ['a mark of direction in the name', { displayName: 'a\u202Eb' }, 'displayName'],
    ['a name of 61 characters', { displayName: 'x'.repeat(61) }, 'displayName'],
    ['a control character in the bio', { bio: 'a\u0007' }, 'bio'],
    ['a javascript link', { links: ['javascript:alert(1)'] }, 'links.0'],
    ['a link that hides its host behind a user name', { links: ['https://a.example', 'https://bank.example@evil.example'] }, 'links.1'],
    ['a fifth link', { links: Array.from({ length: 5 }, () => 'https://a.example') }, 'links'],
    ['a role, which is not a field of the profile', { role: 'admin' }, 'role'],
  ])('a profile with %s is refused, and the problem names the field', async (_, part, path) => {
    const user = await app.register();
    const answer = await user.send<ErrorBody>('PUT', updateProfile.path, { body: { displayName: 'A', bio: '', links: [], ...part } });
    expect(answer.status).toBe(400);
    expect(answer.body.issues?.map((issue) => issue.path.join('.'))).toEqual([path]);
    expect((await account(user)).profile).toEqual({ displayName: '', bio: '', links: [] });
  });

  it('the appearance and privacy settings are both kept when two requests write them at the same moment', async () => {
    const user = await app.register();
    const appearance = { theme: 'dark' as const, reducedMotion: true, plainWords: true };
    const privacy = { creationVisibility: 'public' as const, showLikes: false, hideFromSearch: true, showSensitive: true };
    await Promise.all([call(user, updateAppearance, { body: appearance }), call(user, updatePrivacy, { body: privacy })]);
    expect(await account(user)).toMatchObject({ appearance, privacy });
    expect((await call(user, getMe)).body.user?.appearance).toEqual(appearance);
  });

  it('the profile of an unknown name, a banned user or a deleted account answers 404', async () => {
    const [banned, left] = [await app.register(), await app.register()];
    const { knex } = app.services.db;
    await knex('users').where({ username: banned.username }).update({ banned_at: new Date() });
    await knex('users').where({ username: left.username }).update({ erased_at: new Date() });
    for (const name of ['nobody-at-all', banned.username, left.username]) expect((await faceOf(name)).status).toBe(404);
  });

  it('the list of prompts can be filtered by their creator', async () => {
    await app.modules.prompts.seed();
    const all = (await call(app.visitor(), listPrompts, { query: { limit: 60 } })).body.items;
    const { username } = all[0]!.creator;
    const theirs = await call(app.visitor(), listPrompts, { query: { limit: 60, creator: username.toUpperCase() } });
    expect(theirs.body.items.map(({ slug }) => slug)).toEqual(all.filter(({ creator }) => creator.username === username).map(({ slug }) => slug));
    expect(theirs.body.items.length).toBeLessThan(all.length);
    expect((await call(app.visitor(), listPrompts, { query: { creator: 'nobody-at-all' } })).body).toEqual({ items: [], nextCursor: null, correctedTo: null });
  });
});

describe('the avatar of an account', () => {
  const upload = (user: HttpUser, data: Buffer, name: string) => sendFile<{ user: CurrentUser }>(user, uploadAvatar.path, data, name);
  const served = async (path: string) => Buffer.from(await (await fetch(app.url + path)).arrayBuffer());
  const picture = (width: number, height: number, background = 'teal') => sharp({ create: { width, height, channels: 3, background } });
  const files = async (user: HttpUser): Promise<{ claims: number; sweep_after: Date | null }[]> =>
    app.services.db.knex('files').whereIn('owner_id', app.services.db.knex('users').select('id').where({ username: user.username })).orderBy('id');

  it('an avatar is refused when the storage is full, before it is decoded and again by its converted size', async () => {
    const user = await app.register();
    const { id: ownerId } = (await app.services.db.knex('users').where({ username: user.username }).first('id'))!;
    const { media } = app.modules.media;
    const { quotaBytes } = await media.storageUse(app.services.db.knex, { userId: ownerId, plan: 'free' });
    const { id } = await media.store({ ownerId, data: Buffer.from('a'), mime: 'text/plain', name: 'a.txt', visibility: 'private' });
    const photo = await picture(60, 40).png().toBuffer();
    for (const left of [0, 10]) {
      await app.services.db.knex('files').where({ id }).update({ bytes: quotaBytes - left });
      expect(await upload(user, photo, 'me.png')).toMatchObject({ status: 409, body: { code: 'storage_full', message: expect.stringMatching(/^Your storage is too full/) as string } });
    }
    await app.services.db.knex('files').where({ id }).update({ bytes: 1 });
    expect((await upload(user, photo, 'me.png')).status).toBe(200);
  });

  it('an avatar is stored upright and square, as one frame without metadata, and the earlier avatar is released', async () => {
    const user = await app.register();
    const photo = await picture(60, 40).withExif({ IFD0: { Copyright: 'a place on a map' } }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const first = await upload(user, photo, 'me.jpg');
    expect(first.status).toBe(200);
    const shown = await served(first.body.user.avatarUrl!);
    const { format, width, height, exif, orientation, pages } = await sharp(shown).metadata();
    expect({ format, width, height, exif, orientation, pages }).toEqual({ format: 'webp', width: 512, height: 512 });
    expect(shown.includes('a place on a map')).toBe(false);

    const frames = await Promise.all(['red', 'blue'].map((colour) => picture(20, 20, colour).png().toBuffer()));
    const gif = await sharp(frames, { join: { animated: true } }).gif().toBuffer();
    const second = await upload(user, gif, 'wave.gif');
    expect((await sharp(await served(second.body.user.avatarUrl!)).metadata()).pages).toBeUndefined();
    expect((await fetch(app.url + first.body.user.avatarUrl!)).status).toBe(404);
    expect((await files(user)).map(({ claims }) => claims)).toEqual([0, 1]);

    expect((await call(user, removeAvatar)).body.user.avatarUrl).toBeNull();
    expect((await call(user, removeAvatar)).status).toBe(200);
    expect((await files(user)).map(({ claims }) => claims)).toEqual([0, 0]);
  });

  it('one of several avatars is kept when they are uploaded at the same moment', async () => {
    const user = await app.register();
    const data = await picture(9, 9).png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(user, data, 'me.png')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await files(user)).reduce((sum, { claims }) => sum + claims, 0)).toBe(1);
  });

  it('a stored avatar contains no bytes that were appended to the uploaded picture', async () => {
    const user = await app.register();
    const polyglot = Buffer.concat([await picture(8, 8).png().toBuffer(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const { status, body } = await upload(user, polyglot, 'me.png');
    expect(status).toBe(200);
    expect((await served(body.user.avatarUrl!)).includes('<script>')).toBe(false);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  it.each([
    ['an SVG', async () => svg, 'me.svg', 400],
    ['an SVG called PNG', async () => svg, 'me.png', 400],
    ['an SVG behind the first bytes of a GIF', async () => Buffer.concat([Buffer.from('GIF89a'), svg]), 'me.gif', 400],
    ['a text file', async () => Buffer.from('just words'), 'me.txt', 400],
    ['a cut-off picture', async () => (await picture(400, 400).png().toBuffer()).subarray(0, 60), 'me.png', 400],
    ['an empty file', async () => Buffer.alloc(0), 'me.png', 400],
    ['a picture of 36 megapixels', () => picture(6_000, 6_000).png().toBuffer(), 'me.png', 400],
    ['a file of more than 5 MB', async () => Buffer.alloc(5 * 1024 * 1024 + 1), 'me.png', 413],
  ])('an upload of %s as an avatar is refused', async (_, make, name, status) => {
    const user = await app.register();
    const answer = await upload(user, await make(), name);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/\w/);
    if (status === 400) expect(answer.body.issues?.[0]?.path).toEqual(['file']);
    expect(await files(user)).toEqual([]);
  });
});
