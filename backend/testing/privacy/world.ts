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
  /** The id of the person; null for visitors. */
  id: string | null;
}

/** The running product with the owner of things and the people around them. */
export interface PrivacyWorld extends Pick<CreationFixtures, 'app' | 'made' | 'maintain' | 'query' | 'told'> {
  people: Record<Viewer, PrivacyPerson>;
  ownerId: string;
  owner: HttpUser;
  contributorId: string;
  /** Makes a word that occurs nowhere else in the product. */
  newWord(): string;
  /** Runs all waiting subscribers and the maintenance of search, so that search and lists are up to date. */
  settle(): Promise<void>;
  /** Returns what a page tells search engines, as text; empty for a page that is kept out of them. */
  head(path: string): Promise<string>;
  /** Returns the body of an address as text; empty where the server refuses it. */
  text(user: HttpUser, path: string): Promise<string>;
  /** Returns the text of a page's link preview, also for pages that are kept out of search engines. */
  preview(path: string): Promise<string>;
  /** Returns the ETag of the picture at an address, which differs between pictures; empty where there is none. */
  picture(user: HttpUser, path: string): Promise<string>;
  /** Returns all pushes that the open pages of this person have received since the test began, as text; empty for visitors. */
  heard(userId: string | null): Promise<string>;
  /** Returns all sitemaps of the site as text. */
  siteMap(): Promise<string>;
  /** Returns the person's download of personal data as text; empty for visitors. */
  exported(userId: string | null): Promise<string>;
  close(): Promise<void>;
}

interface Ear {
  /** The pushes that the page received, each as its name and its payload. */
  heard: string[];
  close(): void;
}

/** Opens a socket as a person's page would, and records the pushes that it receives. */
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

/**
 * Asks for a picture as a browser that has one already, so that the answer contains its ETag and no bytes. `fetch` cannot do that, because it forbids
 * caching.
 */
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
  // Each list is read once for each viewer, because things of all kinds are looked for in the same answer.
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
  // Creates a folder, whose push arrives after all earlier ones, and waits for it, so that no earlier push is missed.
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
  // The sitemap and the downloads are the same for every thing, so they are read once, after all things were created.
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
      // Subscribers publish events that have subscribers too, so this repeats until no event is open.
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
