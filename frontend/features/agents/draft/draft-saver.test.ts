import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AgentDefinition, AgentDraft } from '#contracts/agent-builder.ts';
import { ApiError, NetworkError } from '#lib/api-error.ts';
import { blankAgent } from './blank-agent.ts';
import { AUTOSAVE_MS, createDraftSaver, RETRY_MS } from './draft-saver.ts';

const ID = '01890000-0000-7000-8000-000000000001';
const draftAt = (revision: number, definition: AgentDefinition): AgentDraft => ({
  id: ID, slug: 'x', status: 'draft', visibility: 'private', revision, savedAt: '2026-11-26T00:00:00.000Z', definition, avatarUrl: null, abilities: [],
  publishedVersion: null, changed: true, forkedFrom: null, reviewNote: null, problems: [],
});

/** A server with one draft; while it is `down`, no request arrives. */
function opened(known: AgentDraft | null) {
  const server = { known, down: false, creates: 0, saves: 0 };
  const created: string[] = [];
  const line = (): void => {
    if (server.down) throw new NetworkError('/api/agents', new Error('down'));
  };
  const saver = createDraftSaver({
    agent: known, definition: known?.definition ?? blankAgent(), onCreated: ({ id }) => created.push(id),
    transport: {
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
        return (server.known = draftAt(revision + 1, definition));
      },
    },
  });
  /** Another device saves. */
  const elsewhere = (part: Partial<AgentDefinition>): void => {
    server.known = draftAt(server.known!.revision + 1, { ...server.known!.definition, ...part });
  };
  return { server, saver, created, elsewhere };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('creates the agent once, after the first change, and saves what was typed meanwhile', async () => {
  const { server, saver, created } = opened(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.creates).toBe(0);
  saver.edit({ name: 'Red' });
  saver.edit({ name: 'Red Pen' });
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect([server.creates, created]).toEqual([1, [ID]]);
  saver.edit({ description: 'Edits' });
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect([server.creates, server.saves, saver.state().save.kind]).toEqual([1, 1, 'saved']);
  expect(server.known?.definition).toMatchObject({ name: 'Red Pen', description: 'Edits' });
});

test('saves many changes of one moment by one request', async () => {
  const { server, saver } = opened(draftAt(4, blankAgent()));
  for (let at = 0; at < 50; at += 1) saver.edit({ instructions: 'x'.repeat(at) });
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect(server.saves).toBe(1);
});

test('keeps what is typed while a save is on its way, and saves it next', async () => {
  const { server, saver } = opened(draftAt(4, blankAgent()));
  saver.edit({ name: 'One' });
  const first = saver.flush();
  saver.edit({ name: 'Two' });
  await first;
  expect(saver.state().definition.name).toBe('Two');
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect([server.known?.definition.name, saver.state().save.kind]).toEqual(['Two', 'saved']);
});

test('merges what another device changed in another part', async () => {
  const { server, saver, elsewhere } = opened(draftAt(4, blankAgent()));
  elsewhere({ greeting: 'Hello' });
  saver.edit({ name: 'Mine' });
  await saver.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(saver.state().definition).toMatchObject({ name: 'Mine', greeting: 'Hello' });
  expect(server.known?.definition).toMatchObject({ name: 'Mine', greeting: 'Hello' });
});

test('overwrites nothing that both sides changed before the author chooses', async () => {
  const { server, saver, elsewhere } = opened(draftAt(4, blankAgent()));
  elsewhere({ name: 'Theirs', greeting: 'Hello' });
  saver.edit({ name: 'Mine' });
  expect(await saver.flush()).toBe(false);
  saver.edit({ description: 'More' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([server.known?.definition.name, saver.state().save.kind]).toEqual(['Theirs', 'conflict']);
  saver.keepMine();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.known?.definition).toMatchObject({ name: 'Mine', greeting: 'Hello', description: 'More' });
});

test('shows what the other device saved when the author takes it', async () => {
  const { server, saver, elsewhere } = opened(draftAt(4, blankAgent()));
  elsewhere({ name: 'Theirs' });
  saver.edit({ name: 'Mine' });
  await saver.flush();
  saver.takeTheirs();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([saver.state().definition.name, saver.state().save.kind, server.saves]).toEqual(['Theirs', 'saved', 0]);
});

test('tries again by itself after the line was cut', async () => {
  const { server, saver } = opened(draftAt(4, blankAgent()));
  server.down = true;
  saver.edit({ name: 'Kept' });
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect(saver.state().save.kind).toBe('offline');
  server.down = false;
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  expect([server.known?.definition.name, saver.state().save.kind]).toEqual(['Kept', 'saved']);
});

test('takes over a picture that the server drew, and keeps what was typed meanwhile', async () => {
  const { server, saver } = opened(draftAt(4, blankAgent()));
  saver.edit({ name: 'Typed' });
  saver.accept(draftAt(5, { ...blankAgent(), avatarFileId: ID }));
  server.known = draftAt(5, { ...blankAgent(), avatarFileId: ID });
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect(server.known.definition).toMatchObject({ name: 'Typed', avatarFileId: ID });
});
