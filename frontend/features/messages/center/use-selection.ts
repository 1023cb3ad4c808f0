import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '#contracts/messages.ts';
import { shownMessages } from '../live-messages.ts';
import type { LoadedPages } from '../live-messages.ts';
import type { MessageFilter } from '../message-filter.ts';
import { messageStore } from '../message-store.ts';

/** Largest number of messages that the reader can select at once. */
export const MOST_AT_ONCE = 500;

interface Loadable {
  hasNextPage: boolean;
  /** True while the list still shows the messages of the previous filter, which cannot be selected. */
  isPlaceholderData: boolean;
  fetchNextPage(options: { cancelRefetch: boolean }): Promise<{ data: LoadedPages | undefined; hasNextPage: boolean; isError: boolean }>;
}

/**
 * Keeps the selected messages of the Notification Center. "Select all" loads and selects everything that matches the filter, up to 500. A
 * changed filter starts a new selection.
 */
export function useSelection(messages: readonly Message[], filter: MessageFilter, list: Loadable) {
  const client = useQueryClient();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [gathering, setGathering] = useState(false);
  const filterKey = JSON.stringify(filter);
  /** Grows when the selection is cleared or "select all" starts. Messages that "select all" loaded for an earlier number are ignored. */
  const turn = useRef(0);
  const clear = useCallback((): void => {
    turn.current += 1;
    setGathering(false);
    setIds(new Set());
  }, []);
  useEffect(() => clear, [clear, filterKey]);
  const selected = useMemo(() => messages.filter(({ id }) => ids.has(id)), [messages, ids]);
  const more = list.hasNextPage && !list.isPlaceholderData;
  const all = selected.length > 0 && (selected.length >= MOST_AT_ONCE || (selected.length === messages.length && !more));
  const takeAll = async (): Promise<void> => {
    const mine = (turn.current += 1);
    setGathering(true);
    let known = [...messages];
    let next = more;
    while (next && known.length < MOST_AT_ONCE) {
      // Lets a fetch of the list that is in progress finish, and does not cancel it.
      const answer = await list.fetchNextPage({ cancelRefetch: false });
      if (turn.current !== mine) return;
      if (answer.isError || !answer.data) break;
      known = shownMessages(answer.data, messageStore(client).live(), filter);
      next = answer.hasNextPage;
    }
    setIds(new Set(known.slice(0, MOST_AT_ONCE).map(({ id }) => id)));
    setGathering(false);
  };
  const toggle = useCallback((id: string): void =>
    setIds((known) => {
      const next = new Set(known);
      if (!next.delete(id)) next.add(id);
      return next;
    }), []);
  /** Deselects the messages of a finished action. Messages that the reader selected meanwhile stay selected. */
  const drop = (done: readonly Message[]): void => {
    const gone = new Set(done.map(({ id }) => id));
    setIds((known) => new Set([...known].filter((id) => !gone.has(id))));
  };
  return {
    selected, ids, all, gathering, toggle, drop,
    /** True when "Select all" is disabled, because the list of messages is empty or loading. */
    closed: messages.length === 0 || list.isPlaceholderData,
    /** True when more messages match the filter than one selection may contain. */
    capped: all && (selected.length < messages.length || more),
    toggleAll: () => (all ? clear() : list.isPlaceholderData ? undefined : void takeAll()),
  };
}
