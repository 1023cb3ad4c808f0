import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAgent, deleteAgent, getAgentDraft, saveAgentDraft } from '#contracts/agent-builder.ts';
import type { AgentDraft } from '#contracts/agent-builder.ts';
import { uploadFile } from '#contracts/media.ts';
import { getAgent, listAgents } from '#contracts/agents.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { sendFile } from '#testing/send-file.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { codeOf, draftOf, drafted, saved } from './testing/agent-fixtures.ts';

let app: TestApp;
let author: HttpUser;
let stranger: HttpUser;
beforeAll(async () => {
  // The timeouts are raised, because many saves wait for one row, which takes long on a slow machine.
  app = await createTestApp({ overrides: { DATABASE_ACQUIRE_TIMEOUT_MS: '60000', DATABASE_LOCK_TIMEOUT_MS: '30000', DATABASE_STATEMENT_TIMEOUT_MS: '30000' } });
  [author, stranger] = [await app.register(), await app.register()];
}, 60_000);
afterAll(() => app.close());

const save = (user: HttpUser, { id, revision, definition }: AgentDraft, name: string) =>
  call(user, saveAgentDraft, { params: { id }, body: { revision, definition: { ...definition, name } }, key: newId() });

describe('the draft of an agent', () => {
  it('creates an agent as a private draft that lists what is missing, and makes its address from its name', async () => {
    const { agent } = (await call(author, createAgent, { body: {}, key: newId() })).body;
    expect(agent).toMatchObject({ status: 'draft', visibility: 'private', revision: 1, publishedVersion: null, changed: true, reviewNote: null, forkedFrom: null });
    expect(agent.problems.map(({ field }) => field)).toEqual(['name', 'description', 'instructions']);
    const named = await saved(author, agent.id, { name: 'Örtlich & kühn', starters: ['', 'Begin'] });
    expect(named.slug).toMatch(/^ortlich-kuhn-[0-9a-f]{12}$/);
    // The builder keeps its empty lines, and other people never see them.
    expect(named.definition.starters).toEqual(['', 'Begin']);
    expect((await call(author, getAgent, { params: { id: named.slug } })).body.agent.starters).toEqual(['Begin']);
  });

  it('refuses to save an agent’s draft from an older revision, returns the stored one, and accepts equal content again', async () => {
    const draft = await drafted(author);
    expect((await save(author, draft, 'First tab')).body.agent.revision).toBe(2);
    const late = await save(author, draft, 'Second tab');
    expect([late.status, codeOf(late)]).toEqual([409, 'draft_conflict']);
    expect((late.body as unknown as { details: { agent: AgentDraft } }).details.agent).toMatchObject({ revision: 2, definition: { name: 'First tab' } });
    const again = await save(author, draft, 'First tab');
    expect([again.status, again.body.agent.revision]).toEqual([200, 2]);
  });

  it('keeps exactly one of twenty parallel saves of an agent’s draft from the same revision', async () => {
    const draft = await drafted(author);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => save(author, draft, `Tab ${at}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const winner = answers.find(({ status }) => status === 200)!;
    expect(await draftOf(author, draft.id)).toMatchObject({ revision: 2, definition: { name: winner.body.agent.definition.name } });
  });

  it('lets only its author open, save and delete a draft of an agent', async () => {
    const draft = await drafted(author);
    const params = { id: draft.id };
    const tried = [await call(stranger, getAgentDraft, { params }), await call(stranger, getAgent, { params }), await save(stranger, draft, 'Mine'), await call(stranger, deleteAgent, { params, key: newId() })];
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await call(author, deleteAgent, { params, key: newId() })).status).toBe(200);
    expect((await call(author, getAgent, { params })).status).toBe(404);
    expect((await call(author, listAgents, { query: { scope: 'mine' } })).body.items.map(({ id }) => id)).not.toContain(draft.id);
  });

  it('accepts an own picture for an agent’s draft, and refuses the file of another person', async () => {
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    const upload = async (user: HttpUser): Promise<string> => (await sendFile<{ file: { id: string } }>(user, uploadFile.path, png, 'a.png')).body.file.id;
    const draft = await drafted(author);
    const [own, foreign] = [await upload(author), await upload(stranger)];
    expect((await saved(author, draft.id, { avatarFileId: own })).avatarUrl).toBe(`/media/${own}`);
    const claims = async (id: string) => ((await app.services.db.knex('files').where({ id }).first()) as { claims: number }).claims;
    expect(await claims(own)).toBe(1);
    const { revision, definition } = await draftOf(author, draft.id);
    const refused = await call(author, saveAgentDraft, { params: { id: draft.id }, body: { revision, definition: { ...definition, avatarFileId: foreign } }, key: newId() });
    expect([refused.status, await claims(own), await claims(foreign)]).toEqual([400, 1, 0]);
    await call(author, deleteAgent, { params: { id: draft.id }, key: newId() });
    expect(await claims(own)).toBe(0);
  });
});
