import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addToCollection, createCollection, removeFromCollection } from '#contracts/collections.ts';
import type { CollectionChoice } from '#contracts/collections.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { getMarks } from '#contracts/social.ts';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { ADD_TO_COLLECTION } from './collections.words.ts';
import { refreshCollections } from './collections.queries.ts';
import type { Work } from './collections.queries.ts';

/** Makes a collection of the viewer. */
export function useCreateCollection() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: Partial<BodyOf<typeof createCollection>> & { name: string; key?: string }) =>
      call(createCollection, { body: { kind: 'mixed', visibility: 'private', add: 'owner', ...body }, idempotencyKey: key ?? newActionKey() }),
    onSuccess: () => refreshCollections(client),
  });
}

/** A collection, and whether the chosen works should be in it. */
export interface Choice {
  collection: CollectionChoice;
  on: boolean;
}

interface Placing {
  works: readonly Work[];
  choices: readonly Choice[];
  note: string;
  /** Adds works that match a filter, with one request per collection. */
  collect?: ((collectionId: string) => Promise<unknown>) | undefined;
}

/** A collection to which the server refused a change, and why. */
export interface Refusal {
  name: string;
  message: string;
}

/** Adds works to some collections and removes them from others. A refusal of one collection does not stop the others. */
export function usePlaceWorks() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ works, choices, note, collect }: Placing): Promise<Refusal[]> => {
      const refusals: Refusal[] = [];
      for (const { collection, on } of choices) {
        try {
          if (on && collect) await collect(collection.id);
          else for (const work of works) await (on ? add(collection.id, work, note) : remove(collection.id, work));
        } catch (error) {
          refusals.push({ name: collection.name, message: messageOf(error, ADD_TO_COLLECTION.failed) });
        }
      }
      return refusals;
    },
    onSettled: (_refusals, _error, { choices }) => {
      void refreshCollections(client);
      // Prompts and packs are refetched too, because the collection "Saved" decides whether they are marked as saved.
      if (choices.some(({ collection }) => collection.isSaved)) void client.invalidateQueries({ queryKey: [getMarks.path] });
    },
  });
}

const add = (id: string, work: Work, note: string): Promise<unknown> =>
  call(addToCollection, { params: { id }, body: { ...work, ...(note !== '' && { note }) }, idempotencyKey: newActionKey() });

async function remove(id: string, { itemId }: Work): Promise<void> {
  try {
    await call(removeFromCollection, { params: { id, itemId }, idempotencyKey: newActionKey() });
  } catch (error) {
    // A 404 for a work that should be removed is ignored, because a collection may contain only some of several works.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
