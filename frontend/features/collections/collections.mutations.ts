import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { changeCollection, deleteCollection, duplicateCollection, followCollection, unfollowCollection } from '#contracts/collections.ts';
import type { Collection } from '#contracts/collections.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { refreshCollections } from '#shared/collections/collections.queries.ts';
import { toast } from '#ui/toast.tsx';
import { COLLECTION_CHANGES } from './collections.words.ts';

const trouble = (title: string) => (error: unknown): void => void toast({ tone: 'destructive', title, description: messageOf(error, COLLECTION_CHANGES.failed) });

/** Changes a collection's name, description, visibility, or who may add works. */
export function useChangeCollection(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeCollection>) => call(changeCollection, { params: { id }, body, idempotencyKey: newActionKey() }),
    onSuccess: () => refreshCollections(client),
  });
}

/** Deletes a collection and leaves its page. The works in it are not deleted. */
export function useDeleteCollection(id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(deleteCollection, { params: { id }, idempotencyKey: newActionKey() }),
    onSuccess: async () => {
      await navigate('/mycollections', { replace: true });
      toast({ tone: 'success', title: COLLECTION_CHANGES.deletedToast });
      await refreshCollections(client);
    },
  });
}

/** Makes a private copy of another collection for the viewer, and opens the copy. */
export function useDuplicateCollection() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (id: string) => call(duplicateCollection, { params: { id }, idempotencyKey: newActionKey() }),
    onSuccess: async ({ collection }) => {
      toast({ tone: 'success', title: COLLECTION_CHANGES.copiedToast, description: collection.name });
      await navigate(`/collection/${collection.slug}`);
      await refreshCollections(client);
    },
    onError: trouble(COLLECTION_CHANGES.notCopiedTitle),
  });
}

/** Follows or unfollows a collection. */
export function useFollowCollection({ id }: Pick<Collection, 'id'>) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `follow collection ${id}` },
    mutationFn: (on: boolean) => call(on ? followCollection : unfollowCollection, { params: { id } }),
    onSettled: () => refreshCollections(client),
    onError: trouble(COLLECTION_CHANGES.notFollowedTitle),
  });
}
