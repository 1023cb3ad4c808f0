import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AGENTS_LIMIT } from '#contracts/agent-builder.ts';
import { MEMORY_FACTS } from '#contracts/agents.ts';
import { must } from '#contracts/must.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { prohibitedWords } from '#modules/moderation/index.ts';
import { race } from '#testing/race.ts';
import type { Act } from '#testing/race.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { AgentsContext } from './agents-context.ts';
import { createAgent } from './commands/create-agent.ts';
import { decideAgent } from './commands/decide-agent.ts';
import { likeAgent } from './commands/keep-agent.ts';
import { publishAgent } from './commands/publish-agent.ts';
import { saveDraft, writeDraft } from './commands/save-draft.ts';
import { insertVersion, releaseVersion } from './commands/versions.ts';
import { storedAgentDraft } from './queries/stored-agent-draft.ts';
import { findAgent, ownAgent } from './queries/find-agent.ts';
import { drafted, finished, publish, published } from './testing/agent-fixtures.ts';

let app: TestApp;
let context: AgentsContext;
beforeAll(async () => {
  // The timeouts are raised, because the second of two transactions waits for the first, which takes long on a slow machine.
  app = await createTestApp({ overrides: { DATABASE_ACQUIRE_TIMEOUT_MS: '60000', DATABASE_LOCK_TIMEOUT_MS: '30000', DATABASE_STATEMENT_TIMEOUT_MS: '30000' } });
  const { identity, media, prompts, pricing, generation } = app.modules;
  context = {
    ...app.services, identity: identity.identity, media: media.media, prompts: prompts.prompts, pricing: pricing.pricing, freeRuns: generation.freeRuns,
    publishingPaused: () => Promise.resolve(false), suspiciousWords: prohibitedWords, official: [],
  };
});
afterAll(() => app.close());

const query = <Row>(sql: string, bindings: unknown[] = []): Promise<Row[]> => rows<Row>(app.services.db.knex, sql, bindings);
const ownerOf = async (agentId: string): Promise<string> => must((await query<{ owner_id: string }>('select owner_id from agents where id = ?', [agentId]))[0], 'the agent').owner_id;
const raced = (...acts: Act[]): Promise<string[]> => race(app.services.db, ...acts);

describe('a draft that two tabs save from one revision at once', () => {
  const names = async (agentId: string) => query<{ revision: number; name: string }>(`select revision, draft ->> 'name' as name from agents where id = ?`, [agentId]);

  it('keeps the first of two saves of an agent’s draft from one revision, and refuses the second with draft_conflict', async () => {
    const { id, revision, definition } = await drafted(await app.register());
    const owner = await ownerOf(id);
    const save = (name: string): Act => (tx) => saveDraft(tx, context, owner, id, { revision, definition: { ...definition, name } });
    expect(await raced(save('One'), save('Two'))).toEqual(['done', 'draft_conflict']);
    expect((await names(id))[0]?.revision).toBe(revision + 1);
  });

  it('catches a broken save of an agent’s draft that compares the revision before it locks: it loses one save', async () => {
    const { id, revision, definition } = await drafted(await app.register());
    const owner = await ownerOf(id);
    const broken = (name: string): Act => async (tx, together) => {
      const agent = await ownAgent(tx, id, owner);
      const state = await storedAgentDraft(tx, id);
      if (state.revision !== revision) throw new Error('conflict');
      await together();
      await writeDraft(tx, context, agent, state, { ...definition, name });
    };
    expect(await raced(broken('One'), broken('Two'))).toEqual(['done', 'done']);
    expect((await names(id))[0]?.revision).toBe(revision + 1);
  });
});

describe('a draft that is published twice at once', () => {
  const versions = (agentId: string) => query<{ number: number }>('select number from agent_versions where agent_id = ?', [agentId]);

  it('makes one version when an agent’s draft is published twice at the same moment', async () => {
    const { id, revision } = await drafted(await app.register());
    const owner = await ownerOf(id);
    const once: Act = (tx) => publishAgent(tx, context, owner, id, { revision, visibility: 'public' });
    expect(await raced(once, once)).toEqual(['done', 'done']);
    expect(await versions(id)).toHaveLength(1);
  });

  it('catches a broken publish that looks for an equal version before it locks: it makes two versions', async () => {
    const { id } = await drafted(await app.register());
    const owner = await ownerOf(id);
    await query('alter table agent_versions drop constraint agent_versions_agent_id_number_key');
    const broken: Act = async (tx, together) => {
      const agent = await ownAgent(tx, id, owner);
      const state = await storedAgentDraft(tx, id);
      if (state.latestChecksum === state.checksum) return;
      await together();
      const versionId = await insertVersion(tx, context, agent, { ...state, visibility: 'public', changeNote: '', cleared: true });
      await releaseVersion(tx, context, agent, versionId, 'public');
    };
    expect(await raced(broken, broken)).toEqual(['done', 'done']);
    expect(await versions(id)).toEqual([{ number: 1 }, { number: 1 }]);
    await query(`update agents set published_version_id = null, status = 'draft', visibility = 'private' where id = ?`, [id]);
    await query('delete from agent_versions where agent_id = ?', [id]);
    await query('alter table agent_versions add constraint agent_versions_agent_id_number_key unique (agent_id, number)');
  });
});

describe('an agent that one person likes twice at once', () => {
  const likes = async (agentId: string) => (await query<{ likes: number }>('select likes from agents where id = ?', [agentId]))[0]?.likes;

  it('counts one like when a person likes an agent twice at the same moment', async () => {
    const { id } = await published(await app.register());
    const reader = newId();
    const like: Act = (tx) => likeAgent(tx, context, reader, id, true);
    expect(await raced(like, like, like)).toEqual(['done', 'done', 'done']);
    expect(await likes(id)).toBe(1);
  });

  it('catches a broken like that checks before it counts: one person counts as two likes', async () => {
    const { id } = await published(await app.register());
    const reader = newId();
    const broken: Act = async (tx, together) => {
      const known = await rows(tx, 'select 1 from agent_likes where agent_id = ? and user_id = ?', [id, reader]);
      await together();
      if (known.length > 0) return;
      await rows(tx, 'insert into agent_likes (agent_id, user_id, at) values (?, ?, now()) on conflict do nothing', [id, reader]);
      await rows(tx, 'update agents set likes = likes + 1 where id = ?', [id]);
    };
    await raced(broken, broken);
    expect(await likes(id)).toBe(2);
  });
});

describe('facts that an agent learns about one person at once', () => {
  const kept = async (userId: string) => (await query('select 1 from agent_memories where user_id = ?', [userId])).length;
  const fill = (agentId: string, userId: string) =>
    query(`insert into agent_memories (id, user_id, agent_id, text, created_at) select gen_random_uuid(), ?, ?, 'Fact ' || n, now() from generate_series(1, ${MEMORY_FACTS}) n`, [userId, agentId]);

  it('keeps the limit of remembered facts when an agent learns several at the same moment', async () => {
    const { id } = await published(await app.register(), { memory: true });
    const userId = newId();
    await fill(id, userId);
    const learn = (text: string): Act => (tx) => app.modules.agents.agents.memory.add(tx, { userId, agentId: id, text });
    expect(await raced(learn('Left'), learn('Right'))).toEqual(['done', 'done']);
    expect(await kept(userId)).toBe(MEMORY_FACTS);
  });

  it('catches a broken memory of agents that makes room without a lock: it remembers too many facts', async () => {
    const { id } = await published(await app.register(), { memory: true });
    const userId = newId();
    await fill(id, userId);
    const broken = (text: string): Act => async (tx, together) => {
      await rows(tx, 'insert into agent_memories (id, user_id, agent_id, text, created_at) values (?, ?, ?, ?, now())', [newId(), userId, id, text]);
      const surplus = await rows<{ id: string }>(tx, `select id from agent_memories where user_id = ? order by id offset ${MEMORY_FACTS}`, [userId]);
      // Both transactions read the surplus facts before either deletes them. Otherwise the second would see the limit kept, and the broken copy would pass.
      await together();
      await rows(tx, 'delete from agent_memories where id = any(?)', [surplus.map((fact) => fact.id)]);
    };
    await raced(broken('Left'), broken('Right'));
    expect(await kept(userId)).toBeGreaterThan(MEMORY_FACTS);
  });
});

describe('agents that one person begins at once', () => {
  const owned = async (userId: string) => (await query('select 1 from agents where owner_id = ?', [userId])).length;

  /** Registers a person who has one agent fewer than the limit. Returns the account's id. */
  async function nearlyFull(): Promise<string> {
    const { id } = await drafted(await app.register());
    const owner = await ownerOf(id);
    await query(
      `insert into agents (id, owner_id, slug, draft, checksum, saved_at, created_at, updated_at)
       select gen_random_uuid(), owner_id, slug || '-' || n, draft, checksum, saved_at, created_at, updated_at from agents, generate_series(1, ${AGENTS_LIMIT - 2}) n where id = ?`,
      [id],
    );
    return owner;
  }

  it('keeps a person within the limit of agents when they create several at the same moment', async () => {
    const owner = await nearlyFull();
    const begin: Act = (tx) => createAgent(tx, context, owner, {});
    expect(await raced(begin, begin)).toEqual(['agents_full', 'done']);
    expect(await owned(owner)).toBe(AGENTS_LIMIT);
  });

  it('catches a broken create that counts agents without a lock: it exceeds the limit', async () => {
    const owner = await nearlyFull();
    const broken: Act = async (tx, together) => {
      const count = (await rows(tx, 'select 1 from agents where owner_id = ?', [owner])).length;
      await together();
      if (count < AGENTS_LIMIT) await rows(tx, `insert into agents (id, owner_id, slug, draft, checksum, saved_at, created_at, updated_at) values (?, ?, ?, '{}', '', now(), now(), now())`, [newId(), owner, newId()]);
    };
    await raced(broken, broken);
    expect(await owned(owner)).toBe(AGENTS_LIMIT + 1);
  });
});

describe('a version that two moderators approve at once', () => {
  const moderator = (): Viewer => ({ userId: newId(), sessionId: newId(), username: 'moderator', role: 'moderator', plan: 'free', elevatedUntil: null });
  const told = async (agentId: string) => (await query<{ count: number }>(`select count(*)::int as count from outbox_events where name = 'agent_reviewed' and payload ->> 'agentId' = ?`, [agentId]))[0]?.count;
  async function waiting(): Promise<string> {
    const author = await app.register();
    const { id } = await drafted(author, finished({ surcharge: 1 }));
    await publish(author, id);
    return id;
  }

  it('approves an agent’s version once, and tells its author once, when two moderators approve it at the same moment', async () => {
    const id = await waiting();
    const approve: Act = (tx) => decideAgent(tx, context, { viewer: moderator(), requestId: newId() }, id, { decision: 'approve', note: '' });
    expect(await raced(approve, approve)).toEqual(['done', 'not_waiting']);
    expect(await told(id)).toBe(1);
  });

  it('catches a broken approval that checks before it locks: it releases the version twice', async () => {
    const id = await waiting();
    const releases = async () => (await query<{ count: number }>(`select count(*)::int as count from outbox_events where name = 'agent_published' and payload ->> 'agentId' = ?`, [id]))[0]?.count;
    const broken: Act = async (tx, together) => {
      const agent = await findAgent(tx, id);
      const [version] = await rows<{ id: string }>(tx, `select id from agent_versions where agent_id = ? and status = 'in_review'`, [id]);
      await together();
      await releaseVersion(tx, context, agent, must(version, 'the version that waits').id, 'public');
    };
    expect(await raced(broken, broken)).toEqual(['done', 'done']);
    expect(await releases()).toBe(2);
  });
});
