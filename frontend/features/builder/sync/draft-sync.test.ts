import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blankDraft, draft as draftSchema, draftContent } from '#contracts/prompt-drafts.ts';
import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import { ApiError, NetworkError } from '#lib/api-error.ts';
import { openedDraft } from '#shared/draft-sync/draft-state.ts';
import { COPY_MS } from '#shared/draft-sync/draft-sync.ts';
import { createLocalCopies } from '#shared/draft-sync/local-copies.ts';
import { readFailure } from '#shared/draft-sync/read-failure.ts';
import { AUTOSAVE_MS, metaOf } from '../prompt-draft-kind.ts';
import { createDraftStore } from '../draft-store.ts';
import type { DraftStore } from '../draft-store.ts';
import { createDraftSync } from './draft-sync.ts';
import type { DraftSync } from './draft-sync.ts';
import type { DraftTransport } from './draft-transport.ts';

const ID = '01890000-0000-7000-8000-000000000001';
const titled = (title: string): DraftContent => ({ ...blankDraft(), title });
const draftAt = (revision: number, content: DraftContent): Draft => ({
  promptId: ID, slug: 'x', revision, content, updatedAt: '2026-11-21T00:00:00.000Z', status: 'draft', publishedVersion: null, pendingVersion: null, reviewNote: null, changed: true, origin: null,
});

/** Opens a draft against a stand-in for the server. While it is `down` requests are lost, and while it is `deaf` its answers are lost. */
function fakeServer(known: Draft | null) {
  const server = { known, saves: 0, creates: [] as string[], line: 'up' as 'up' | 'down' | 'deaf' };
  const answer = <T>(value: T): T => {
    if (server.line === 'deaf') throw new NetworkError('/api/drafts', new Error('lost'));
    return value;
  };
  const transport: DraftTransport = {
    async create(content, key) {
      if (server.line === 'down') throw new NetworkError('/api/drafts', new Error('down'));
      if (!server.creates.includes(key)) {
        server.creates.push(key);
        server.known = draftAt(1, content);
      }
      return answer(server.known!);
    },
    async save(_, revision, content) {
      if (server.line === 'down') throw new NetworkError('/api/drafts', new Error('down'));
      if (revision !== server.known!.revision) {
        throw new ApiError('/api/drafts', 409, '', { success: false, message: 'Saved elsewhere', code: 'draft_conflict', requestId: 'r', details: { draft: structuredClone(server.known) as unknown as Record<string, unknown> } });
      }
      server.saves += 1;
      server.known = draftAt(revision + 1, content);
      return answer({ revision: revision + 1, updatedAt: server.known.updatedAt, slug: 'x', changed: true });
    },
    read: async () => server.known!,
    failureOf: (error) => readFailure(error, ({ draft }) => draftSchema.safeParse(draft).data ?? null),
  };
  return { server, transport };
}

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() { return kept.size; },
    key: (at) => [...kept.keys()][at] ?? null, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key), clear: () => kept.clear(),
  };
}

function opened(known: Draft | null) {
  const { server, transport } = fakeServer(known);
  const storage = memory();
  const copies = createLocalCopies({ storage: () => storage, prefix: 'conjure.draft', content: draftContent, userId: 'me', tab: 'tab' });
  const content = known?.content ?? titled('');
  const store = createDraftStore(openedDraft(content, known ? metaOf(known) : null, { kind: known ? 'saved' : 'untouched', at: 0 }));
  const created: string[] = [];
  const heard: ((draft: Draft) => void)[] = [];
  const channel = { tell: () => undefined, listen: (listener: (draft: Draft) => void) => { heard.push(listener); return () => undefined; } };
  const sync = createDraftSync({ store, transport, copies, channel, onCreated: (id) => created.push(id), onAdopted: () => undefined });
  sync.start();
  return { server, store, sync, copies, storage, created, heard };
}

const type = (store: DraftStore, title: string): void => store.edit((content) => ({ ...content, title }), { label: 'Title', merge: 'title' });
const settled = (sync: DraftSync): Promise<unknown> => Promise.all([sync.flush(), vi.advanceTimersByTimeAsync(0)]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first typed character creates the draft on the server once, and the rest is saved afterwards', async () => {
  const { server, store, created } = opened(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.creates).toEqual([]);
  type(store, 'a');
  type(store, 'ab');
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect([server.creates.length, created, server.known?.content.title]).toEqual([1, [ID], 'ab']);
  expect(store.saveState().kind).toBe('saved');
});

test('only one draft is made when the answer to its first save is lost', async () => {
  const { server, store } = opened(null);
  server.line = 'deaf';
  type(store, 'a');
  await vi.advanceTimersByTimeAsync(0);
  expect(store.saveState()).toEqual({ kind: 'offline', kept: true });
  type(store, 'ab');
  server.line = 'up';
  await vi.advanceTimersByTimeAsync(30_000);
  expect([server.creates.length, server.known?.content.title, store.saveState().kind]).toEqual([1, 'ab', 'saved']);
});

test('a draft is saved three seconds after its first change, and copied into this browser before that', async () => {
  const { server, store, copies } = opened(draftAt(4, titled('before')));
  type(store, 'one');
  await vi.advanceTimersByTimeAsync(COPY_MS);
  expect(copies.left(ID, new Set()).map(({ content, baseRevision }) => [content.title, baseRevision])).toEqual([['one', 4]]);
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS - COPY_MS - 1);
  expect(server.saves).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([server.saves, store.meta()?.revision]).toEqual([1, 5]);
  expect(copies.left(ID, new Set())).toEqual([]);
});

test('work on a draft is stored in this browser while offline, and saved when online again', async () => {
  const { server, store, sync, copies } = opened(draftAt(1, titled('before')));
  server.line = 'down';
  type(store, 'offline work');
  await settled(sync);
  expect(store.saveState()).toEqual({ kind: 'offline', kept: true });
  expect(copies.left(ID, new Set())[0]?.content.title).toBe('offline work');
  server.line = 'up';
  sync.retry();
  await settled(sync);
  expect([server.known?.content.title, store.saveState().kind]).toEqual(['offline work', 'saved']);
});

test("a draft's own save whose answer was lost is no conflict, also after more typing", async () => {
  const { server, store, sync } = opened(draftAt(1, titled('before')));
  server.line = 'deaf';
  type(store, 'sent');
  await settled(sync);
  type(store, 'sent and more');
  server.line = 'up';
  await vi.advanceTimersByTimeAsync(30_000);
  expect([server.known?.content.title, server.known?.revision, store.saveState().kind]).toEqual(['sent and more', 3, 'saved']);
});

test('when another device saved the draft in between, nothing is overwritten before the author chooses', async () => {
  const { server, store, sync, copies } = opened(draftAt(1, titled('before')));
  server.known = draftAt(2, titled('theirs'));
  type(store, 'mine');
  await settled(sync);
  expect(store.saveState().kind).toBe('conflict');
  await vi.advanceTimersByTimeAsync(60_000);
  type(store, 'mine, longer');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.known.content.title).toBe('theirs');
  expect(copies.left(ID, new Set())[0]?.content.title).toBe('mine, longer');
  await sync.keepMine();
  expect([server.known.content.title, server.known.revision, store.saveState().kind]).toEqual(['mine, longer', 3, 'saved']);
});

test("after a conflict the author can take the other device's draft, and undo restores the own one", async () => {
  const { server, store, sync } = opened(draftAt(1, titled('before')));
  server.known = draftAt(2, titled('theirs'));
  type(store, 'mine');
  await settled(sync);
  sync.takeTheirs();
  expect([store.content().title, store.meta()?.revision, store.saveState().kind]).toEqual(['theirs', 2, 'saved']);
  store.undo();
  expect(store.content().title).toBe('mine');
});

test("after a conflict the author can save the own version as a new draft beside the other device's", async () => {
  const { server, store, sync } = opened(draftAt(1, titled('before')));
  server.known = draftAt(2, titled('theirs'));
  type(store, 'mine');
  await settled(sync);
  const copy = await sync.keepAsCopy();
  expect([copy.content.title, store.content().title]).toEqual(['mine (copy)', 'theirs']);
});

test("another tab's save of the draft is shown at once, or is a conflict when this tab has unsaved changes", async () => {
  const { server, store, heard } = opened(draftAt(1, titled('before')));
  server.known = draftAt(2, titled('tab two'));
  heard[0]!(server.known);
  expect([store.content().title, store.meta()?.revision, store.saveState().kind]).toEqual(['tab two', 2, 'saved']);
  type(store, 'mine');
  heard[0]!(draftAt(3, titled('tab two again')));
  expect([store.content().title, store.saveState().kind]).toEqual(['mine', 'conflict']);
});
