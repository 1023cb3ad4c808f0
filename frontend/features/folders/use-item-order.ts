import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderFolderItem } from '#contracts/folders.ts';
import type { FolderEntry } from '#contracts/folders.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { folderPageQuery } from '#shared/folders/folders.queries.ts';
import type { FolderPart } from '#shared/folders/folders.queries.ts';
import { toast } from '#ui/toast.tsx';
import { idOf, moved, reordered } from './item-order.ts';
import { FOLDER_ITEMS } from './folder-page.words.ts';

interface Ordering {
  slug: string;
  folderId: string;
  part: FolderPart;
  entries: readonly FolderEntry[];
  /** Number of all items of this type in the folder, including pages that are not loaded. */
  total: number;
}

const STEPS: Record<string, -1 | 1 | undefined> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/**
 * Reorders the items of a folder by dragging, or by Alt and an arrow key. The screen changes before the server answers; requests are sent one
 * after the other.
 */
export function useItemOrder({ slug, folderId, part, entries, total }: Ordering) {
  const client = useQueryClient();
  const { queryKey } = folderPageQuery(slug, part);
  const [said, setSaid] = useState('');
  const keepFocus = useRef<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { mutate } = useMutation({
    scope: { id: `order ${folderId}` },
    mutationFn: ({ itemId, after }: { itemId: string; after: string | null }) => call(orderFolderItem, { params: { id: folderId, itemId }, body: { after } }),
    onError: (error) => {
      toast({ tone: 'destructive', title: FOLDER_ITEMS.notMovedToast, description: messageOf(error, FOLDER_ITEMS.tryAgainText) });
      void client.invalidateQueries({ queryKey });
    },
  });
  // Focuses the moved item again. React removes its row from the page to move it, and the row loses focus.
  useEffect(() => {
    if (keepFocus.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-item="${keepFocus.current}"] a, [data-item="${keepFocus.current}"] button`)?.focus();
    keepFocus.current = null;
  }, [entries]);

  const move = (itemId: string, to: number): void => {
    const from = entries.findIndex((entry) => idOf(entry) === itemId);
    if (from < 0 || to < 0 || to >= entries.length || from === to) return;
    const next = moved(entries, from, to);
    const before = next[to - 1];
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (known) => known && { ...known, pages: reordered(known.pages, next) });
    setSaid(FOLDER_ITEMS.movedText(to + 1, total));
    mutate({ itemId, after: before ? idOf(before) : null });
  };
  const step = (itemId: string, by: -1 | 1): void => move(itemId, entries.findIndex((entry) => idOf(entry) === itemId) + by);
  const onKeyDown = (event: KeyboardEvent, itemId: string): void => {
    const by = event.altKey ? STEPS[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    keepFocus.current = itemId;
    step(itemId, by);
  };
  return { said, list, move, step, onKeyDown };
}
