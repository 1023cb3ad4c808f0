import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'socket.io-client';
import { blockPerson } from '#contracts/blocks.ts';
import { createFolder } from '#contracts/folders.ts';
import { followPerson } from '#contracts/social.ts';
import { groupSubscriptions } from '#kernel/events/subscriptions.ts';
import { createPageHeads } from '../../bootstrap/page-heads.ts';
import { moduleList } from '../../bootstrap/modules.ts';
import { openCreations } from '../../modules/library/testing/creation-fixtures.ts';
import type { CreationFixtures } from '../../modules/library/testing/creation-fixtures.ts';
import { react } from '../deliveries/react.ts';
import type { Pending } from '../deliveries/react.ts';
import type { HttpUser } from '../http-user.ts';
import { call } from '../test-app.ts';
import type { Viewer } from './matrix.ts';

interface PrivacyPerson {
  user: HttpUser;
  /** Null for visitors. */
  id: string | null;
}

/** The product with an owner and the people around them. */
export interface PrivacyWorld extends Pick<CreationFixtures, 'app' | 'made' | 'maintain' | 'query' | 'told'> {
  people: Record<Viewer, PrivacyPerson>;
  ownerId: string;
  owner: HttpUser;
  contributorId: string;
  /** A word that stands nowhere else. */
  newWord(): string;
  /** What search and lists read is brought up to date. */
  settle(): Promise<void>;
  /** What search engines are told of a page, as text; empty for a page that they leave out. */
  head(path: string): Promise<string>;
  /** The body of an address as text; empty where it is refused. */
  text(user: HttpUser, path: string): Promise<string>;
  /** What a link to a page shows elsewhere, as text; for pages that search engines leave out too. */
  preview(path: string): Promise<string>;
  /** The name of a picture at an address; another picture has another name. Empty where there is none. */
  picture(user: HttpUser, path: string): Promise<string>;
  /** All that the open pages of this person were told live since the world began, as text; empty for visitors. */
  heard(userId: string | null): Promise<string>;
  /** Every map of the site. */
  siteMap(): Promise<string>;
  /** What a person would download of their account, as text; empty for visitors. */
  exported(userId: string | null): Promise<string>;
  close(): Promise<void>;
}

interface Ear {
  /** Each push as its name and its payload. */
  heard: string[];
  close(): void;
}

/** An open page of a person that writes down what it is told live. */
async function listen(url: string, user: HttpUser): Promise<Ear> {
  const socket = connect(url, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: { cookie: user.cookie() } });
  const heard: string[] = [];
  socket.onAny((name: string, payload: unknown) => heard.push(`${name} ${JSON.stringify(payload)}`));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  return { heard, close: () => socket.close() };
}

/** Asks for a picture as a browser that has one already, which is told its name and no bytes. `fetch` cannot ask so: it adds that nothing is kept. */
function nameOf(user: HttpUser, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(user.baseUrl + path, { headers: { Cookie: user.cookie(), 'If-None-Match': '*' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer));
    }).on('error', reject);
  });
}

const splitPath = (path: string): [path: string, query: string] => [path.split('?')[0] ?? path, path.split('?')[1] ?? ''];

const LETTERS = 'bcdfghklmnprstvw';

export async function openPrivacyWorld(): Promise<PrivacyWorld> {
  const fixtures = await openCreations({ PUBLIC_URL: 'https://conjure.example' });
  const { app, query } = fixtures;
  const members = { owner: await fixtures.member(), blocked: await fixtures.member(), follower: await fixtures.member(), contributor: await fixtures.member(), moderator: await fixtures.member() };
  await query(`update users set role = 'moderator' where id = ?`, [members.moderator.id]);
  await call(members.owner.user, blockPerson, { params: { id: members.blocked.id } });
  await call(members.follower.user, followPerson, { params: { id: members.owner.id } });
  const people: Record<Viewer, PrivacyPerson> = { ...members, anonymous: { user: app.visitor(), id: null } };
  const { prompts, packs, identity, generation, library, collections } = app.modules;
  const headOf = createPageHeads({ db: app.services.db, prompts: prompts.prompts, identity: identity.identity, preferences: identity.preferences, generation: generation.generation, library: library.library, packs: packs.packs, collections: collections.collections, publicUrl: 'https://conjure.example' });
  // Lists are read once for each viewer: things of all kinds are looked for in the same answer.
  const answers = new Map<string, Promise<string>>();
  const read = async (user: HttpUser, path: string): Promise<string> => {
    const answer = await user.send<unknown>('GET', path);
    return answer.status === 200 ? answer.text : '';
  };
  const text = (user: HttpUser, path: string): Promise<string> => {
    const key = `${user.username} ${path}`;
    const known = answers.get(key) ?? read(user, path);
    answers.set(key, known);
    return known;
  };
  const subscriptions = groupSubscriptions(moduleList(app.modules).flatMap((module) => module.subscriptions ?? []));
  const unanswered = async (): Promise<Pending[]> => {
    const open = await query<{ id: string; name: string; payload: object }>('select id, name, payload from outbox_events where completed_at is null order by id');
    return open.flatMap(({ id, name, payload }) => (subscriptions.get(name) ?? []).filter((each) => each.concerns(payload)).map(({ subscriber }) => ({ eventId: id, subscriber })));
  };
  const ears = await Promise.all(Object.values(members).map(async ({ user, id }) => ({ user, id, ear: await listen(app.url, user) })));
  // A new folder is told to its owner after all that was told before.
  const hearTheRest = () => Promise.all(ears.map(async ({ user, ear: { heard } }) => {
    const before = heard.length;
    await call(user, createFolder, { body: { name: 'Quiet now', kind: 'manual' } });
    while (!heard.slice(before).some((line) => line.startsWith('folders:changed'))) await pause(10);
  }));
  const readMap = async (): Promise<string> => {
    const visitor = app.visitor();
    const index = await text(visitor, '/sitemap.xml');
    const maps = [...index.matchAll(/<loc>https:\/\/conjure\.example([^<]+)<\/loc>/g)].flatMap(([, path]) => path ?? []);
    return (await Promise.all(maps.map((path) => text(visitor, path)))).join('\n');
  };
  const readExport = async (userId: string): Promise<string> => {
    const parts: string[] = [];
    for (const { personalData } of moduleList(app.modules)) {
      if (!personalData) continue;
      for await (const { data } of personalData.export(userId)) parts.push(Buffer.isBuffer(data) ? '' : JSON.stringify(data));
    }
    return parts.join('\n');
  };
  let words = 0;
  // What does not depend on the thing that is looked for is read once, after everything is planted.
  let map: Promise<string> | null = null;
  const exports = new Map<string, Promise<string>>();
  return {
    ...fixtures, people, text,
    owner: members.owner.user,
    ownerId: members.owner.id,
    contributorId: members.contributor.id,
    newWord() {
      words += 1;
      return `quorv${[...String(words + 1_000)].map((digit) => LETTERS[Number(digit)]).join('')}x`;
    },
    async settle() {
      map = null;
      answers.clear();
      exports.clear();
      await fixtures.told();
      // What a subscriber publishes has subscribers too.
      for (let pending = await unanswered(); pending.length > 0; pending = await unanswered()) await react(app.services.db, subscriptions, pending);
      await hearTheRest();
      await app.modules.prompts.maintenance?.find(({ name }) => name === 'prompts.refresh_terms')?.run();
    },
    async head(path) {
      const head = await headOf(path);
      return head?.indexed === true ? JSON.stringify(head) : '';
    },
    preview: async (path) => JSON.stringify(await headOf(...splitPath(path))),
    async picture(user, path) {
      const { statusCode, headers } = await nameOf(user, path);
      return statusCode === 304 ? (headers.etag ?? '') : '';
    },
    heard: (userId) => Promise.resolve(ears.find(({ id }) => id === userId)?.ear.heard.join('\n') ?? ''),
    siteMap: () => (map ??= readMap()),
    exported(userId) {
      if (userId === null) return Promise.resolve('');
      const known = exports.get(userId) ?? readExport(userId);
      exports.set(userId, known);
      return known;
    },
    async close() {
      for (const { ear } of ears) ear.close();
      await app.close();
    },
  };
}
