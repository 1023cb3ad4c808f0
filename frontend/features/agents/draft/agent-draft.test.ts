import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agentDefinition, agentDraft } from '#contracts/agent-builder.ts';
import type { AgentDefinition, AgentDraft } from '#contracts/agent-builder.ts';
import { ApiError, NetworkError } from '#lib/api-error.ts';
import { retryDelay } from '#shared/draft-sync/draft-reducer.ts';
import type { DraftTransport } from '#shared/draft-sync/draft-sync.ts';
import { COPY_MS } from '#shared/draft-sync/draft-sync.ts';
import { createLocalCopies } from '#shared/draft-sync/local-copies.ts';
import { readFailure } from '#shared/draft-sync/read-failure.ts';
import { openAgentDraft } from './agent-draft.ts';
import { agentMeta, AUTOSAVE_MS } from './agent-kind.ts';
import type { AgentMeta } from './agent-kind.ts';
import { blankAgent } from './blank-agent.ts';

const ID = '01890000-0000-7000-8000-000000000001';
const draftAt = (revision: number, definition: AgentDefinition): AgentDraft => ({
  id: ID, slug: 'x', status: 'draft', visibility: 'private', revision, savedAt: '2026-11-26T00:00:00.000Z', definition, avatarUrl: null, abilities: [],
  publishedVersion: null, changed: true, forkedFrom: null, reviewNote: null, problems: [],
});

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() { return kept.size; },
    key: (at) => [...kept.keys()][at] ?? null, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key), clear: () => kept.clear(),
  };
}

/** Opens a draft against a stand-in for the server, whose requests fail while it is `down`. */
function opened(known: AgentDraft | null, storage = memory()) {
  const server = { known, down: false, creates: 0, saves: 0 };
  const created: string[] = [];
  const heard: ((draft: AgentDraft) => void)[] = [];
  const line = (): void => {
    if (server.down) throw new NetworkError('/api/agents', new Error('down'));
  };
  const transport: DraftTransport<AgentDefinition, AgentMeta, AgentDraft> = {
    async create(definition) {
      line();
      server.creates += 1;
      return (server.known = draftAt(1, definition));
    },
    async save(_, revision, definition) {
      line();
      if (revision !== server.known!.revision) {
        throw new ApiError('/api/agents', 409, '', { success: false, message: 'Saved elsewhere', code: 'draft_conflict', requestId: 'r', details: { agent: structuredClone(server.known) as unknown as Record<string, unknown> } });
      }
      server.saves += 1;
      return agentMeta((server.known = draftAt(revision + 1, definition)));
    },
    read: async () => server.known!,
    failureOf: (error) => readFailure(error, ({ agent }) => agentDraft.safeParse(agent).data ?? null),
  };
  const copies = createLocalCopies({ storage: () => storage, prefix: 'conjure.agent', content: agentDefinition, userId: 'me', tab: 'tab' });
  const saver = openAgentDraft({
    agent: known, openTabs: new Set(), transport, copies, onCreated: ({ id }) => created.push(id), onAdopted: () => undefined,
    channel: { tell: () => undefined, listen: (listener) => { heard.push(listener); return () => undefined; } },
  });
  const stop = saver.start();
  /** Acts as another device that saves a change of the same draft. */
  const elsewhere = (part: Partial<AgentDefinition>): void => {
    server.known = draftAt(server.known!.revision + 1, { ...server.known!.definition, ...part });
  };
  return { server, saver, stop, created, elsewhere, copies, heard, storage };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first change creates the agent on the server once, and text typed meanwhile is saved afterwards', async () => {
  const { server, saver, created } = opened(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.creates).toBe(0);
  saver.edit({ name: 'Red' });
  saver.edit({ name: 'Red Pen' });
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect([server.creates, created]).toEqual([1, [ID]]);
  saver.edit({ description: 'Edits' });
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect([server.creates, server.saves, saver.state().save.kind]).toEqual([1, 2, 'saved']);
  expect(server.known?.definition).toMatchObject({ name: 'Red Pen', description: 'Edits' });
});

test("saves many quick changes of an agent's draft with one request", async () => {
  const { server, saver } = opened(draftAt(4, blankAgent()));
  for (let at = 0; at < 50; at += 1) saver.edit({ instructions: 'x'.repeat(at) });
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect(server.saves).toBe(1);
});

test("keeps text that the author types while the agent's draft is being saved, and saves it next", async () => {
  const { server, saver } = opened(draftAt(4, blankAgent()));
  saver.edit({ name: 'One' });
  const first = saver.flush();
  saver.edit({ name: 'Two' });
  await first;
  expect(saver.state().definition.name).toBe('Two');
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect([server.known?.definition.name, saver.state().save.kind]).toEqual(['Two', 'saved']);
});

test("merges the author's change with another device's change of a different part of the agent", async () => {
  const { server, saver, elsewhere } = opened(draftAt(4, blankAgent()));
  elsewhere({ greeting: 'Hello' });
  saver.edit({ name: 'Mine' });
  await saver.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(saver.state().definition).toMatchObject({ name: 'Mine', greeting: 'Hello' });
  expect(server.known?.definition).toMatchObject({ name: 'Mine', greeting: 'Hello' });
});

test('when two devices changed the same part of an agent, saves nothing before the author chooses one', async () => {
  const { server, saver, elsewhere } = opened(draftAt(4, blankAgent()));
  elsewhere({ name: 'Theirs', greeting: 'Hello' });
  saver.edit({ name: 'Mine' });
  expect(await saver.flush()).toBe(false);
  saver.edit({ description: 'More' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([server.known?.definition.name, saver.state().save.kind]).toEqual(['Theirs', 'conflict']);
  void saver.keepMine();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.known?.definition).toMatchObject({ name: 'Mine', greeting: 'Hello', description: 'More' });
});

test("shows the other device's version of the agent when the author chooses it", async () => {
  const { server, saver, elsewhere } = opened(draftAt(4, blankAgent()));
  elsewhere({ name: 'Theirs' });
  saver.edit({ name: 'Mine' });
  await saver.flush();
  saver.takeTheirs();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([saver.state().definition.name, saver.state().save.kind, server.saves]).toEqual(['Theirs', 'saved', 0]);
});

test("retries the save of an agent's draft without a press after the connection was lost", async () => {
  const { server, saver } = opened(draftAt(4, blankAgent()));
  server.down = true;
  saver.edit({ name: 'Kept' });
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect(saver.state().save.kind).toBe('offline');
  server.down = false;
  await vi.advanceTimersByTimeAsync(retryDelay(1));
  expect([server.known?.definition.name, saver.state().save.kind]).toEqual(['Kept', 'saved']);
});

test("takes a picture that the server drew into the agent's draft, and keeps text typed meanwhile", async () => {
  const { server, saver } = opened(draftAt(4, blankAgent()));
  saver.edit({ name: 'Typed' });
  saver.accept(draftAt(5, { ...blankAgent(), avatarFileId: ID }));
  server.known = draftAt(5, { ...blankAgent(), avatarFileId: ID });
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect(server.known.definition).toMatchObject({ name: 'Typed', avatarFileId: ID });
});

test("shows another tab's save of the agent at once, or merges it when this tab has unsaved changes", async () => {
  const { server, saver, heard } = opened(draftAt(4, blankAgent()));
  heard[0]!((server.known = draftAt(5, { ...blankAgent(), greeting: 'From tab two' })));
  expect([saver.state().definition.greeting, saver.state().save.kind]).toEqual(['From tab two', 'saved']);
  saver.edit({ name: 'Mine' });
  heard[0]!((server.known = draftAt(6, { ...server.known.definition, description: 'Also from tab two' })));
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect(server.known.definition).toMatchObject({ name: 'Mine', greeting: 'From tab two', description: 'Also from tab two' });
});

test('keeps unsaved work on an agent in the browser until the server has it, and a new tab continues from that copy', async () => {
  const { server, saver, stop, storage } = opened(draftAt(4, blankAgent()));
  server.down = true;
  saver.edit({ name: 'Kept' });
  await vi.advanceTimersByTimeAsync(COPY_MS);
  stop();
  await vi.advanceTimersByTimeAsync(0);
  const next = opened(draftAt(4, blankAgent()), storage);
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect([next.saver.state().definition.name, next.server.known?.definition.name, next.copies.left(ID, new Set())]).toEqual(['Kept', 'Kept', []]);
});

test("asks the author what to keep when the browser's copy of an agent is based on an older draft than the server's", async () => {
  const { server, saver, stop, storage } = opened(draftAt(4, blankAgent()));
  server.down = true;
  saver.edit({ name: 'Mine' });
  await vi.advanceTimersByTimeAsync(COPY_MS);
  stop();
  await vi.advanceTimersByTimeAsync(0);
  const next = opened(draftAt(5, { ...blankAgent(), name: 'Theirs' }), storage);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([next.saver.state().save.kind, next.saver.state().definition.name, next.server.saves]).toEqual(['conflict', 'Mine', 0]);
  next.saver.takeTheirs();
  expect([next.saver.state().save.kind, next.saver.state().definition.name]).toEqual(['saved', 'Theirs']);
});
