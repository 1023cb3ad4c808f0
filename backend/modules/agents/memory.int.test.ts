import { afterAll, beforeAll, expect, it } from 'vitest';
import { clearAgentMemory, editAgentMemory, forgetAgentMemory, getAgentMemory, MEMORY_FACTS } from '#contracts/agents.ts';
import { newId } from '#kernel/ids.ts';
import { openModeration } from '#modules/moderation/testing/moderation-fixtures.ts';
import type { ModerationFixtures, Person } from '#modules/moderation/testing/moderation-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { published } from './testing/agent-fixtures.ts';

let fixtures: ModerationFixtures;
let author: Person;
let reader: Person;
let id: string;
beforeAll(async () => {
  fixtures = await openModeration();
  [author, reader] = [await fixtures.join(), await fixtures.join()];
  ({ id } = await published(author.user, { memory: true }));
}, 60_000);
afterAll(() => fixtures.close());

const remember = (text: string, userId = reader.userId): Promise<void> =>
  fixtures.app.services.db.transaction((tx) => fixtures.app.modules.agents.agents.memory.add(tx, { userId, agentId: id, text }));
const facts = async ({ user }: Person) => (await call(user, getAgentMemory, { params: { id } })).body.facts;

it('keeps an agent’s latest twenty facts about a person, each once and cut at 200 characters', async () => {
  for (let at = 0; at < MEMORY_FACTS + 3; at += 1) await remember(`Fact ${at}`);
  for (const text of ['fact 22', '   ', 'x'.repeat(500)]) await remember(text);
  const kept = await facts(reader);
  expect(kept.length).toBe(MEMORY_FACTS);
  expect([kept[0]?.text, kept.at(-2)?.text, kept.at(-1)?.text.length]).toEqual(['Fact 4', 'Fact 22', 200]);
});

it('keeps the limit of an agent’s facts about a person when many come at once', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, at) => remember(`At once ${at}`)));
  expect((await facts(reader)).length).toBe(MEMORY_FACTS);
});

it('lets only the person read, correct and delete what an agent remembers about them', async () => {
  const [first, second] = await facts(reader);
  expect(await facts(author)).toEqual([]);
  const params = { id, factId: first!.id };
  const edit = (person: Person) => call(person.user, editAgentMemory, { params, body: { text: 'Corrected' }, key: newId() });
  expect([(await edit(author)).status, (await edit(reader)).status]).toEqual([404, 200]);
  expect((await facts(reader))[0]?.text).toBe('Corrected');
  expect((await call(author.user, forgetAgentMemory, { params, key: newId() })).status).toBe(404);
  expect((await call(reader.user, forgetAgentMemory, { params, key: newId() })).status).toBe(200);
  expect((await facts(reader))[0]?.id).toBe(second!.id);
  await remember('Of another person', author.userId);
  await call(reader.user, clearAgentMemory, { params: { id }, key: newId() });
  expect([(await facts(reader)).length, (await facts(author)).length]).toEqual([0, 1]);
});

it('exports what agents remember about a person, and deletes it with the account', async () => {
  await remember('Likes lagoon blue');
  const { personalData } = fixtures.app.modules.agents;
  const entries: { name: string; data: unknown }[] = [];
  for await (const entry of personalData!.export(reader.userId)) entries.push(entry);
  expect(JSON.stringify(entries.find(({ name }) => name.startsWith('agents/memories')))).toContain('lagoon blue');
  for await (const entry of personalData!.export(author.userId)) expect(JSON.stringify(entry)).not.toContain('lagoon blue');
  const own: string[] = [];
  for await (const entry of personalData!.export(author.userId)) own.push(JSON.stringify(entry));
  expect(own.join()).toContain('You are a kind fox');
  await fixtures.app.services.db.transaction((tx) => personalData!.erase(tx, reader.userId));
  expect(await facts(reader)).toEqual([]);
  await fixtures.app.services.db.transaction((tx) => personalData!.erase(tx, author.userId));
  expect(await fixtures.query('select 1 from agents where owner_id = ?', [author.userId])).toEqual([]);
});
