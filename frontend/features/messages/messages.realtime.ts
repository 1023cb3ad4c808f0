import type { QueryClient } from '@tanstack/react-query';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { messageStore } from './message-store.ts';
import type { MessageChange } from './message-store.ts';
import { messageKeys } from './messages.keys.ts';
import { resync } from './messages.queries.ts';

/** Time in ms without a further push after which the client asks the server once for all pushed messages. Pushes often come several at once. */
const QUIET_MS = 400;
/** Longest time in ms that a change of messages in another tab is held back, so that several changes are shown together. */
const TOGETHER_MS = 50;

export interface MessageFeed {
  /** Shows a message that the server pushed. */
  apply(payload: RealtimePayload<'message'>): void;
  /** Shows that messages were read, archived or restored, in this tab or another. */
  changed(payload: MessageChange): void;
  /** Fetches the changes of messages that the socket could not push while there was no connection. */
  resync(): void;
  close(): void;
}

/** Stores pushed messages in every list that shows them, each message once even if the server pushes it twice. */
export function createMessageFeed(client: QueryClient): MessageFeed {
  const store = messageStore(client);
  let recounting: ReturnType<typeof setTimeout> | undefined;
  let together: ReturnType<typeof setTimeout> | undefined;
  let waiting: MessageChange[] = [];
  const recountSoon = (): void => {
    clearTimeout(recounting);
    recounting = setTimeout(() => {
      store.askForCounts();
      // The list of archived messages does not follow pushed changes, so it is fetched again.
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
