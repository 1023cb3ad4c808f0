import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { BULK_IDS_LIMIT } from '#contracts/creations.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { changeEntry, changeLibrary } from '#contracts/library.ts';
import type { LibraryAction, LibraryEntry } from '#contracts/library.ts';
import { createDraft, getDraft, listDrafts, unpublishPrompt } from '#contracts/prompt-drafts.ts';
import { forkPrompt } from '#contracts/prompt-versions.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { toast } from '#ui/toast.tsx';
import { libraryKey } from './library.keys.ts';
import { ACTION_FAILED } from './library.words.ts';

/** Fetches the library and the other lists of the user's prompts again. */
export async function refreshLibrary(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: libraryKey });
  for (const path of [listDrafts.path, listPrompts.path]) void client.invalidateQueries({ queryKey: [path], refetchType: 'none' });
}

export const tellFailure = (error: unknown): void => void toast({ tone: 'destructive', title: ACTION_FAILED.title, description: messageOf(error, ACTION_FAILED.text) });

/** Changes one library entry: its star, its position among favourites, or its own tags. */
export function useChangeEntry() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'library entry' },
    mutationFn: ({ id, ...body }: { id: string } & BodyOf<typeof changeEntry>) => call(changeEntry, { params: { id }, body, idempotencyKey: newActionKey() }),
    onError: tellFailure,
    onSettled: () => refreshLibrary(client),
  });
}

export interface LibraryWish {
  action: LibraryAction;
  ids: readonly string[];
  tag?: string;
  folderId?: string | null;
}

export interface LibraryOutcome {
  done: number;
  refused: { id: string; code: string }[];
}

/** Does one action with many library entries, in as many requests as the server's limit of ids per request needs. */
export function useChangeLibrary() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ action, ids, tag, folderId }: LibraryWish): Promise<LibraryOutcome> => {
      const outcome: LibraryOutcome = { done: 0, refused: [] };
      for (let at = 0; at < ids.length; at += BULK_IDS_LIMIT) {
        const { done, refused } = await call(changeLibrary, { body: { ids: ids.slice(at, at + BULK_IDS_LIMIT), action, ...(tag !== undefined && { tag }), ...(folderId !== undefined && { folderId }) }, idempotencyKey: newActionKey() });
        outcome.done += done;
        outcome.refused.push(...refused);
      }
      return outcome;
    },
    onError: tellFailure,
    onSettled: () => refreshLibrary(client),
  });
}

const COPY = ' (copy)';
const TITLE_MAX = 120;

/** Copies an own prompt of the library into a new draft, or forks another person's prompt as its licence allows. Returns the id of the draft. */
async function duplicate(entry: LibraryEntry): Promise<string> {
  if (!entry.own) return (await call(forkPrompt, { params: { id: entry.id }, idempotencyKey: newActionKey() })).draft.promptId;
  const { content } = (await call(getDraft, { params: { idOrSlug: entry.id } })).draft;
  const title = content.title.slice(0, TITLE_MAX - COPY.length) + COPY;
  return (await call(createDraft, { body: { content: { ...content, title, slug: null, coverFileId: null } }, idempotencyKey: newActionKey() })).draft.promptId;
}

/** Copies one prompt of the library into a new draft. */
export function useDuplicate() {
  const client = useQueryClient();
  return useMutation({ mutationFn: duplicate, onError: tellFailure, onSettled: () => refreshLibrary(client) });
}

/** Copies many prompts of the library into drafts, one after the other. A refused copy does not stop the others. */
export function useDuplicateAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (entries: readonly LibraryEntry[]): Promise<{ done: number; refused: number }> => {
      let done = 0;
      for (const entry of entries) {
        try {
          await duplicate(entry);
          done += 1;
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
        }
      }
      return { done, refused: entries.length - done };
    },
    onError: tellFailure,
    onSettled: () => refreshLibrary(client),
  });
}

/** Unpublishes one of the user's own prompts from the marketplace. */
export function useUnpublish() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(unpublishPrompt, { params: { id }, idempotencyKey: newActionKey() }),
    onError: tellFailure,
    onSettled: () => refreshLibrary(client),
  });
}
