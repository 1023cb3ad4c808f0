import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { archiveMessage, markMessageRead, restoreOwnMessage } from '#contracts/messages.ts';
import type { Message } from '#contracts/messages.ts';
import { counted } from '#contracts/plural.ts';
import { call, newActionKey } from '#lib/call.ts';
import { toast } from '#ui/toast.tsx';
import type { Tidying } from '../live-messages.ts';
import { messageStore } from '../message-store.ts';
import { inTurns } from './in-turns.ts';
import { USE_TIDY } from '../messages.words.ts';

export type TidyWork = Tidying | 'restore';

/** How many of the selected messages have been marked as read, archived or restored so far. */
export interface TidyProgress {
  what: TidyWork;
  done: number;
  of: number;
}

const ENDPOINTS = { read: markMessageRead, archive: archiveMessage, restore: restoreOwnMessage } as const;
/** Time in ms between two updates of the list while the client marks, archives or restores many messages. */
const SHOW_EVERY_MS = 120;

/** Marks as read, archives or restores many messages, one request each, and reports how many failed. */
export function useTidy() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<TidyProgress | null>(null);
  const tidy = async (what: TidyWork, messages: readonly Message[]): Promise<void> => {
    const waiting = what === 'read' ? messages.filter(({ read }) => !read) : messages;
    if (waiting.length === 0) return;
    setProgress({ what, done: 0, of: waiting.length });
    const store = messageStore(client);
    let shown = 0;
    let last = performance.now();
    const show = (done: readonly Message[]): void => {
      const fresh = done.slice(shown);
      if (what === 'restore') store.restored(fresh);
      else store.doneUnshown(what, fresh);
      shown = done.length;
      last = performance.now();
    };
    const { done, failed } = await inTurns(
      waiting,
      ({ id }) => call(ENDPOINTS[what], { params: { id }, idempotencyKey: newActionKey() }),
      (soFar) => {
        if (performance.now() - last < SHOW_EVERY_MS) return;
        show(soFar.done);
        setProgress({ what, done: soFar.done.length + soFar.failed.length, of: waiting.length });
      },
    );
    show(done);
    setProgress(null);
    store.askForCounts();
    tell(what, waiting.length, failed.length);
  };
  return { tidy, progress };
}

const DONE: Record<TidyWork, string> = { read: 'marked read', archive: 'archived', restore: 'restored' };
const NEXT = { archive: USE_TIDY.archivedToast, restore: USE_TIDY.restoredToast } as const;

function tell(what: TidyWork, all: number, failed: number): void {
  const verb = DONE[what];
  if (failed > 0) {
    toast({ tone: 'destructive', title: USE_TIDY.someFailedTitle(failed, all, verb), description: USE_TIDY.someFailedText });
  } else if (what !== 'read') {
    toast({ tone: 'success', title: `${counted(all, 'notification')} ${verb}`, description: NEXT[what] });
  }
}
