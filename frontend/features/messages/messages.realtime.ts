import type { QueryClient } from '@tanstack/react-query';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { messageStore } from './message-store.ts';
import type { MessageChange } from './message-store.ts';
import { messageKeys } from './messages.keys.ts';
import { resync } from './messages.queries.ts';

/** Messages and readings come in bunches: what they leave to the server is asked for once after each. */
const QUIET_MS = 400;
/** Longest that a reading in another tab waits for others to be shown with it. */
const TOGETHER_MS = 50;

export interface MessageFeed {
  /** Shows a message that the server pushed. */
  apply(payload: RealtimePayload<'message'>): void;
  /** Shows that messages were read, archived or restored, in this tab or another. */
  changed(payload: MessageChange): void;
  /** Fetches whatever was missed while there was no connection. */
  resync(): void;
  close(): void;
}

/** Takes what is pushed about messages for every place that shows them, each message once however often it comes. */
export function createMessageFeed(client: QueryClient): MessageFeed {
  const store = messageStore(client);
  let recounting: ReturnType<typeof setTimeout> | undefined;
  let together: ReturnType<typeof setTimeout> | undefined;
  let waiting: MessageChange[] = [];
  const recountSoon = (): void => {
    clearTimeout(recounting);
    recounting = setTimeout(() => {
      store.askForCounts();
      // The archived list does not follow live changes, so it is fetched again.
      void client.invalidateQueries({ queryKey: messageKeys.archived });
    }, QUIET_MS);
  };
  const flush = (): void => {
    together = undefined;
    store.changed(waiting);
    waiting = [];
    recountSoon();
  };
  return {
    apply({ message }) {
      store.pushed(message);
      recountSoon();
    },
    changed(payload) {
      waiting.push(payload);
      together ??= setTimeout(flush, TOGETHER_MS);
    },
    resync: () => void resync(client),
    close() {
      clearTimeout(recounting);
      clearTimeout(together);
    },
  };
}
