import { afterAll, beforeAll, expect, it } from 'vitest';
import { improveInstructions } from '#contracts/agent-builder.ts';
import { listCreations } from '#contracts/creations.ts';
import { getGeneration, retryGeneration } from '#contracts/generation.ts';
import { getAgentsOverview, setAgentFavourite } from '#contracts/agents.ts';
import { newId } from '#kernel/ids.ts';
import { openModeration } from '#modules/moderation/testing/moderation-fixtures.ts';
import type { ModerationFixtures, Person } from '#modules/moderation/testing/moderation-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { codeOf, draftOf, drafted, published } from './testing/agent-fixtures.ts';

let fixtures: ModerationFixtures;
let author: Person;
beforeAll(async () => {
  fixtures = await openModeration();
  author = await fixtures.join();
});
afterAll(async () => {
  expect(await fixtures.violations()).toEqual([]);
  await fixtures.close();
});

const improve = ({ user }: Person, id: string, revision: number, expectedTotal = 1) =>
  call(user, improveInstructions, { params: { id }, body: { expectedTotal, revision, wish: 'Say how an answer should look.' }, key: newId() });
const runOf = async (id: string) => (await call(author.user, getGeneration, { params: { id } })).body.generation;

it('proposes better instructions for an agent by a run of its author, and leaves the draft unchanged', async () => {
  const draft = await drafted(author.user, { instructions: 'You edit drafts. Use {{memory.tone}} and ask @Dreamscape Poster for a picture. Never shorten quotes.' });
  const dear = await improve(author, draft.id, draft.revision, 0);
  expect([dear.status, codeOf(dear)]).toEqual([409, 'price_changed']);
  const { status, body: { generationId } } = await improve(author, draft.id, draft.revision);
  expect(status).toBe(202);
  expect(await runOf(generationId)).toMatchObject({ contentType: 'text', runSource: 'improve', quote: { total: 1 } });
  await fixtures.app.modules.generation.generation.runAttempt(generationId, { signal: new AbortController().signal });
  const { status: ended, outputs } = await runOf(generationId);
  const text = outputs[0]?.kind === 'text' ? outputs[0].text : '';
  expect(ended).toBe('succeeded');
  for (const kept of ['{{memory.tone}}', '@Dreamscape Poster', 'Never shorten quotes']) expect(text).toContain(kept);
  expect(await draftOf(author.user, draft.id)).toMatchObject({ revision: draft.revision, definition: draft.definition });
});

it('lists the run that improves an agent among no creations, and refuses to retry it outside of the builder', async () => {
  const draft = await drafted(author.user);
  const { generationId } = (await improve(author, draft.id, draft.revision)).body;
  await fixtures.app.modules.generation.generation.runAttempt(generationId, { signal: new AbortController().signal });
  await fixtures.deliverEvents();
  expect((await call(author.user, listCreations)).body.items.map(({ id }) => id)).not.toContain(generationId);
  expect(codeOf(await call(author.user, retryGeneration, { params: { id: generationId }, body: { expectedTotal: 1 }, key: newId() }))).toBe('run_of_builder');
});

it('refuses to improve instructions for other people, of a changed draft, and without instructions', async () => {
  const draft = await drafted(author.user);
  expect((await improve(await fixtures.join(), draft.id, draft.revision)).status).toBe(404);
  expect(codeOf(await improve(author, draft.id, draft.revision + 1))).toBe('draft_conflict');
  const empty = await drafted(author.user, { instructions: ' ' });
  expect(codeOf(await improve(author, empty.id, empty.revision))).toBe('agent_incomplete');
});

it('counts the agents of each tab and category, and shows all people the same three official ones on a day', async () => {
  await fixtures.app.modules.agents.seed();
  const reader = await fixtures.join();
  const overview = async ({ user }: Person) => (await call(user, getAgentsOverview)).body;
  const before = await overview(reader);
  const open = await published(author.user, { category: 'fun' });
  const [linked, closed] = [await published(author.user, {}, 'unlisted'), await published(author.user, {}, 'private')];
  for (const { id } of [open, linked]) await call(reader.user, setAgentFavourite, { params: { id }, body: { favourite: true }, key: newId() });
  const after = await overview(reader);
  expect([after.counts.discover - before.counts.discover, after.counts.categories.fun - before.counts.categories.fun, after.counts.mine, after.counts.favourites]).toEqual([1, 1, 0, 2]);
  expect((await overview(author)).counts.mine).toBeGreaterThanOrEqual(3);
  expect(after.picks).toHaveLength(3);
  expect(after.picks.every(({ agent, starter }) => agent.author.platform && starter !== '')).toBe(true);
  expect(after.picks.map(({ agent }) => agent.id)).toEqual(before.picks.map(({ agent }) => agent.id));
  expect(JSON.stringify(after)).not.toContain(closed.id);
});
