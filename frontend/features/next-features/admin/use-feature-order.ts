import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { AdminFeature } from '#contracts/next-features.ts';
import { messageOf } from '#lib/api-error.ts';
import { newActionKey } from '#lib/call.ts';
import { toast } from '#ui/toast.tsx';
import { adminFeaturesQuery, useOrderChange } from './features-admin.queries.ts';
import { USE_FEATURE_ORDER } from '../next-features.words.ts';
import { must } from '#contracts/must.ts';

/** Returns the list with one next feature moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [taken] = next.splice(from, 1);
  next.splice(to, 0, must(taken, 'the moved entry'));
  return next;
}

/** Moves next features to another place of the list, and announces each move to screen readers. */
export function useFeatureOrder() {
  const client = useQueryClient();
  const order = useOrderChange();
  const [said, setSaid] = useState('');
  const move = (from: number, to: number): void => {
    // The list of next features as the screen shows it, including moves that the server has not confirmed.
    const list: AdminFeature[] = client.getQueryData(adminFeaturesQuery.queryKey) ?? [];
    if (from === to || !list[from] || to < 0 || to >= list.length) return;
    const next = moved(list, from, to);
    client.setQueryData(adminFeaturesQuery.queryKey, next);
    setSaid(`${list[from].title} is now number ${to + 1} of ${list.length}.`);
    order.mutate(
      { seen: list.map(({ id }) => id), ids: next.map(({ id }) => id), key: newActionKey() },
      { onError: (error) => toast({ tone: 'destructive', title: USE_FEATURE_ORDER.failedTitle, description: messageOf(error, USE_FEATURE_ORDER.failed) }) },
    );
  };
  return { move, said };
}
