import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { archiveMessage, markMessageRead } from '#contracts/messages.ts';
import type { Message } from '#contracts/messages.ts';
import { call, newActionKey } from '#lib/call.ts';
import { toast } from '#ui/toast.tsx';
import type { Tidying } from '../live-messages.ts';
import { settleCounts } from '../message-cache.ts';
import { noteNews } from '../message-marks.ts';
import { inTurns } from './in-turns.ts';

/** How far a tidying is. */
export interface TidyProgress {
  what: Tidying;
  done: number;
  of: number;
}

const ENDPOINTS = { read: markMessageRead, archive: archiveMessage } as const;
/** How often the list follows what is done, in ms. */
const SHOW_EVERY_MS = 120;

/** Reads or archives many messages, one call each, and tells honestly what did not work. */
export function useTidy() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<TidyProgress | null>(null);
  const tidy = async (what: Tidying, messages: readonly Message[]): Promise<void> => {
    const waiting = what === 'read' ? messages.filter(({ read }) => !read) : messages;
    if (waiting.length === 0) return;
    setProgress({ what, done: 0, of: waiting.length });
    let shown = 0;
    let last = performance.now();
    const show = (done: readonly Message[]): void => {
      noteNews(client, what, done.slice(shown));
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
    settleCounts(client);
    tell(what, waiting.length, failed.length);
  };
  return { tidy, progress };
}

function tell(what: Tidying, all: number, failed: number): void {
  const verb = what === 'read' ? 'marked read' : 'archived';
  if (failed > 0) {
    toast({ tone: 'destructive', title: `${failed} of ${all} could not be ${verb}`, description: 'The others are done. Give these another try in a moment.' });
  } else if (what === 'archive') {
    toast({ tone: 'success', title: all === 1 ? '1 notification archived' : `${all} notifications archived`, description: 'Off your list, out of the hat.' });
  }
}
