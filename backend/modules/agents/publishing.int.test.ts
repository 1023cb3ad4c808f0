import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideAgent, listAdminAgents, openAgentReviewFile } from '#contracts/agent-admin.ts';
import { deleteAgent, getAgentVersion, listAgentVersions, unpublishAgent } from '#contracts/agent-builder.ts';
import { getAgent, listAgents } from '#contracts/agents.ts';
import { getInbox } from '#contracts/inbox.ts';
import { appeal, decideAppeal, decideReport, listAppeals, listDecisions, listReports } from '#contracts/moderation.ts';
import { createReport } from '#contracts/reports.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openModeration } from '#modules/moderation/testing/moderation-fixtures.ts';
import type { ModerationFixtures, Person } from '#modules/moderation/testing/moderation-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { codeOf, draftOf, drafted, publish, published, saved } from './testing/agent-fixtures.ts';

let fixtures: ModerationFixtures;
let author: Person;
let reader: Person;
let mo: Person;
let judge: Person;
beforeAll(async () => {
  fixtures = await openModeration();
  [author, reader, mo, judge] = [await fixtures.join(), await fixtures.join(), await fixtures.staff('moderator'), await fixtures.staff('moderator')];
}, 60_000);
afterAll(() => fixtures.close());

const opens = async ({ user }: Person, id: string): Promise<number> => (await call(user, getAgent, { params: { id } })).status;
const discovered = async (): Promise<string[]> => (await call(reader.user, listAgents, { query: { limit: 60, sort: 'newest' } })).body.items.map(({ id }) => id);
const decide = (person: Person, id: string, decision: 'approve' | 'request_changes' | 'reject', note = 'Name the source of the recipes.') =>
  call(person.user, decideAgent, { params: { id }, body: { decision, note, ...(decision === 'approve' ? {} : { rule: 'misleading' }) }, key: newId() });

describe('publishing an agent', () => {
  it('lists all that an agent’s draft lacks, and publishes nothing', async () => {
    const { id } = await drafted(author.user, { description: '', instructions: 'Be kind.' });
    const refused = await publish(author.user, id);
    expect([refused.status, codeOf(refused)]).toEqual([422, 'agent_incomplete']);
    expect(refused.text).toContain('Say in one sentence what it does.');
    expect((await draftOf(author.user, id)).publishedVersion).toBeNull();
  });

  it('publishes a free agent at once, as a version that never changes', async () => {
    const { id, slug } = await published(author.user);
    expect([await discovered(), await opens(reader, slug)]).toEqual([expect.arrayContaining([id]), 200]);
    const detail = (await call(reader.user, getAgent, { params: { id } })).body.agent;
    expect(detail).toMatchObject({ version: 1, pricePerMessage: 1, greeting: 'Paste your draft.', viewer: { own: false, liked: false, favourite: false } });
    const tamper = fixtures.query(`update agent_versions set definition = '{}' where agent_id = ?`, [id]);
    await expect(tamper).rejects.toThrow('a version of an agent never changes');
    // The draft may change further, and the published version stays as it is.
    await saved(author.user, id, { name: 'Sly Fox' });
    expect([(await draftOf(author.user, id)).changed, (await call(reader.user, getAgent, { params: { id } })).body.agent.name]).toEqual([true, 'Kind Fox']);
    expect((await publish(author.user, id)).body.agent).toMatchObject({ publishedVersion: 2, changed: false });
    expect((await call(reader.user, getAgent, { params: { id } })).body.agent.name).toBe('Sly Fox');
    const versions = (await call(author.user, listAgentVersions, { params: { id }, query: {} })).body.items;
    expect(versions.map(({ number, status }) => [number, status])).toEqual([[2, 'published'], [1, 'replaced']]);
    expect((await call(author.user, getAgentVersion, { params: { id, number: 1 } })).body.definition.name).toBe('Kind Fox');
    expect((await call(reader.user, listAgentVersions, { params: { id }, query: {} })).status).toBe(404);
  });

  it('makes one version when an unchanged agent is published twice, and changes only its visibility', async () => {
    const { id } = await published(author.user);
    expect((await publish(author.user, id)).body.agent.publishedVersion).toBe(1);
    expect((await publish(author.user, id, 'unlisted')).body.agent).toMatchObject({ publishedVersion: 1, visibility: 'unlisted' });
    expect([(await discovered()).includes(id), await opens(reader, id)]).toEqual([false, 200]);
    await publish(author.user, id, 'private');
    expect([await opens(reader, id), await opens(author, id)]).toEqual([404, 200]);
  });

  it('withdraws an agent from the lists, and publishes it again without a new version', async () => {
    const { id } = await published(author.user);
    const off = (await call(author.user, unpublishAgent, { params: { id }, key: newId() })).body.agent;
    expect([off.status, off.publishedVersion, await opens(reader, id)]).toEqual(['draft', 1, 404]);
    expect((await publish(author.user, id)).body.agent).toMatchObject({ status: 'published', publishedVersion: 1 });
    expect(await opens(reader, id)).toBe(200);
  });

  it('leaves only the name of a deleted agent in the chats of other people', async () => {
    const { id } = await published(author.user);
    const { knex } = fixtures.app.services.db;
    const shown = async () => (await fixtures.app.modules.agents.agents.shown(knex, [id], reader.userId)).get(id)?.agent;
    expect(await shown()).toMatchObject({ name: 'Kind Fox', available: true });
    await call(author.user, deleteAgent, { params: { id }, key: newId() });
    expect([await shown(), await opens(author, id)]).toEqual([expect.objectContaining({ name: 'Kind Fox', available: false }), 404]);
    await expect(fixtures.app.modules.agents.agents.forChat(knex, { agentId: id, draft: false }, author.userId)).rejects.toMatchObject({ code: 'not_found' });
    expect(await rows(knex, `select 1 from agents a where a.id = ? and (a.draft::text like '%fox%' or exists (select from agent_versions v where v.agent_id = a.id))`, [id])).toEqual([]);
  });
});

describe('an agent that costs something', () => {
  it('hides an agent with a surcharge until a moderator approves it, and logs that the moderator read its instructions', async () => {
    const { id } = await drafted(author.user, { surcharge: 2, name: 'Paid Fox' });
    const sent = (await publish(author.user, id)).body.agent;
    expect([sent.status, await opens(reader, id), (await discovered()).includes(id)]).toEqual(['in_review', 404, false]);
    expect((await call(mo.user, getInbox, {})).body.queues).toContainEqual(expect.objectContaining({ queue: 'agents', count: 1 }));
    expect((await call(mo.user, listAdminAgents, { query: {} })).body.items).toEqual([expect.objectContaining({ id, name: 'Paid Fox', surcharge: 2, status: 'in_review' })]);
    const { waiting } = (await call(mo.user, openAgentReviewFile, { params: { id }, key: newId() })).body;
    expect(waiting?.definition.instructions).toContain('You are a kind fox');
    await fixtures.deliverEvents();
    const [kept] = await fixtures.query<{ actor_id: string; action: string }>(`select actor_id, action from audit_log where target_id = ? order by id desc limit 1`, [id]);
    expect(kept).toEqual({ actor_id: mo.userId, action: 'agents.read_instructions' });
    expect((await decide(mo, id, 'approve', '')).status).toBe(200);
    expect((await call(reader.user, getAgent, { params: { id } })).body.agent).toMatchObject({ surcharge: 2, pricePerMessage: 3 });
    // The author pays no surcharge to themselves.
    expect((await call(author.user, getAgent, { params: { id } })).body.agent.pricePerMessage).toBe(1);
    expect(await fixtures.told(author, id)).toEqual([expect.objectContaining({ subject: '“Paid Fox” is approved' })]);
    expect((await fixtures.app.modules.agents.agents.forChat(fixtures.app.services.db.knex, { agentId: id, draft: false }, reader.userId)).surcharge).toBe(2);
  });

  it('keeps the published agent while its next version waits, and shows the author the note of a moderator who sends it back', async () => {
    const { id } = await published(author.user);
    await saved(author.user, id, { surcharge: 1, name: 'Dear Fox' });
    expect((await publish(author.user, id)).body.agent).toMatchObject({ status: 'in_review', publishedVersion: 1 });
    expect((await call(reader.user, getAgent, { params: { id } })).body.agent).toMatchObject({ name: 'Kind Fox', surcharge: 0, status: 'published' });
    const bare = await call(mo.user, decideAgent, { params: { id }, body: { decision: 'reject', note: '' }, key: newId() });
    expect(bare.status).toBe(400);
    expect((await decide(mo, id, 'request_changes')).status).toBe(200);
    expect(codeOf(await decide(mo, id, 'approve', ''))).toBe('not_waiting');
    expect(await draftOf(author.user, id)).toMatchObject({ status: 'published', publishedVersion: 1, reviewNote: 'Name the source of the recipes.' });
    const again = await publish(author.user, id);
    expect([again.status, codeOf(again)]).toEqual([422, 'unchanged']);
    await saved(author.user, id, { surcharge: 0 });
    expect((await publish(author.user, id)).body.agent).toMatchObject({ status: 'published', reviewNote: null });
  });

  it('requires a review of an agent with a surcharge only when other people shall see it', async () => {
    const { id } = await drafted(author.user, { surcharge: 1 });
    expect((await publish(author.user, id, 'private')).body.agent).toMatchObject({ status: 'published', visibility: 'private', publishedVersion: 1 });
    expect((await publish(author.user, id)).body.agent).toMatchObject({ status: 'in_review' });
    expect(await opens(reader, id)).toBe(404);
  });

  it('lets a moderator not decide about their own agent', async () => {
    const { id } = await drafted(mo.user, { surcharge: 1 });
    await publish(mo.user, id);
    expect(codeOf(await decide(mo, id, 'approve', ''))).toBe('own_work');
    expect((await decide(judge, id, 'approve', '')).status).toBe(200);
  });
});

describe('an agent with suspicious words', () => {
  it('reviews a free agent with suspicious words, which the review file names', async () => {
    const { id } = await drafted(author.user, { instructions: 'You write phishing mails for people who ask nicely.' });
    expect((await publish(author.user, id)).body.agent.status).toBe('in_review');
    expect((await call(mo.user, openAgentReviewFile, { params: { id }, key: newId() })).body.words).toEqual(['phishing']);
    await decide(mo, id, 'reject');
    expect([(await draftOf(author.user, id)).status, await opens(reader, id)]).toEqual(['rejected', 404]);
  });
});

describe('a reported agent', () => {
  it('removes a reported agent for all but its author, and restores it when an appeal is granted', async () => {
    const { id } = await published(author.user, { name: 'Rude Fox' });
    expect((await call(reader.user, createReport, { body: { targetType: 'agent', targetId: id, rule: 'unsafe', details: 'It insults people.' } })).status).toBe(201);
    const line = (await call(mo.user, listReports, { query: { limit: 60 } })).body.items.find(({ targetId }) => targetId === id)!;
    expect(line).toMatchObject({ targetType: 'agent', title: 'Rude Fox', excerpt: 'Rude Fox: Edits your draft and keeps your voice.' });
    expect((await call(mo.user, decideReport, { params: { id: line.id }, body: { decision: 'remove', rule: 'unsafe', note: 'It insults the people who ask it.' } })).status).toBe(200);
    expect([await opens(reader, id), await opens(author, id)]).toEqual([404, 200]);
    expect(codeOf(await publish(author.user, id))).toBe('agent_removed');
    const decision = (await call(author.user, listDecisions, {})).body.items[0]!;
    expect(decision).toMatchObject({ outcome: 'removed', targetType: 'agent', targetTitle: 'Rude Fox' });
    expect((await call(author.user, appeal, { params: { id: decision.id }, body: { message: 'It quotes a play, and says so in its greeting.' } })).status).toBe(201);
    const open = (await call(judge.user, listAppeals, {})).body.items.find(({ decision: { id: about } }) => about === decision.id)!;
    expect((await call(judge.user, decideAppeal, { params: { id: open.id }, body: { decision: 'grant', note: 'You are right, thank you.' } })).status).toBe(200);
    expect(await opens(reader, id)).toBe(200);
  });

  it('hides a reported agent until a moderator approves a changed version or an appeal is granted', async () => {
    const hidden = async (name: string) => {
      const { id } = await published(author.user, { name });
      await call(reader.user, createReport, { body: { targetType: 'agent', targetId: id, rule: 'rights', details: 'A brand.' } });
      const line = (await call(mo.user, listReports, { query: { limit: 60 } })).body.items.find(({ targetId }) => targetId === id)!;
      expect((await call(mo.user, decideReport, { params: { id: line.id }, body: { decision: 'hide', rule: 'rights', note: 'Take the brand out of its name.' } })).status).toBe(200);
      return id;
    };
    const id = await hidden('Swoosh Fox');
    expect([await opens(reader, id), await opens(author, id), (await discovered()).includes(id)]).toEqual([404, 200, false]);
    expect(await draftOf(author.user, id)).toMatchObject({ status: 'draft', reviewNote: 'Take the brand out of its name.' });
    const decision = (await call(author.user, listDecisions, {})).body.items[0]!;
    expect(decision).toMatchObject({ outcome: 'hidden', targetType: 'agent', targetTitle: 'Swoosh Fox', strike: null, mayAppeal: true });
    // The same text does not show the agent again without a review, not even after a private version.
    expect(codeOf(await publish(author.user, id))).toBe('unchanged');
    expect((await publish(author.user, id, 'private')).status).toBe(200);
    expect([codeOf(await publish(author.user, id)), await opens(reader, id)]).toEqual(['unchanged', 404]);
    await saved(author.user, id, { name: 'Fast Fox' });
    expect((await publish(author.user, id)).body.agent.status).toBe('in_review');
    expect(await opens(reader, id)).toBe(404);
    await decide(judge, id, 'approve', '');
    expect(await opens(reader, id)).toBe(200);
    await saved(author.user, id, { name: 'Faster Fox' });
    expect((await publish(author.user, id)).body.agent.status).toBe('published');
    const other = await hidden('Swoosh Owl');
    const about = (await call(author.user, listDecisions, {})).body.items[0]!;
    await call(author.user, appeal, { params: { id: about.id }, body: { message: 'Swoosh is a sound, not a brand.' } });
    const open = (await call(judge.user, listAppeals, {})).body.items.find(({ decision: { id: which } }) => which === about.id)!;
    expect((await call(judge.user, decideAppeal, { params: { id: open.id }, body: { decision: 'grant', note: 'You are right.' } })).status).toBe(200);
    expect(await opens(reader, other)).toBe(200);
  });
});
