import { blockPerson } from '#contracts/blocks.ts';
import { followPerson } from '#contracts/social.ts';
import { createPageHeads } from '../../bootstrap/page-heads.ts';
import { moduleList } from '../../bootstrap/modules.ts';
import { openCreations } from '../../modules/library/testing/creation-fixtures.ts';
import type { CreationFixtures } from '../../modules/library/testing/creation-fixtures.ts';
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
  /** Every map of the site. */
  siteMap(): Promise<string>;
  /** What a person would download of their account, as text; empty for visitors. */
  exported(userId: string | null): Promise<string>;
  close(): Promise<void>;
}

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
  const text = async (user: HttpUser, path: string): Promise<string> => {
    const answer = await user.send<unknown>('GET', path);
    return answer.status === 200 ? answer.text : '';
  };
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
      exports.clear();
      await fixtures.told();
      await app.modules.prompts.maintenance?.find(({ name }) => name === 'prompts.refresh_terms')?.run();
    },
    async head(path) {
      const head = await headOf(path);
      return head?.indexed === true ? JSON.stringify(head) : '';
    },
    siteMap: () => (map ??= readMap()),
    exported(userId) {
      if (userId === null) return Promise.resolve('');
      const known = exports.get(userId) ?? readExport(userId);
      exports.set(userId, known);
      return known;
    },
    close: () => app.close(),
  };
}
