import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { archiveReady } from '#modules/archives/archives.events.ts';
import { archiveReadyTexts } from '../archives.catalogue.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';

/** Writes a message when an archive is ready, because its owner may have left the page. */
export const archiveReactions = (deps: WriteDeps): Subscription[] => [
  subscribe(archiveReady, 'messages.on_archive_ready', (tx, { archiveId, userId, ...archive }) =>
    writeMessage(tx, deps, {
      type: 'system_notification', category: 'content', priority: 'normal', ...archiveReadyTexts(archive), userId, dedupeKey: `archive_ready:${archiveId}`, about: [archive.kind === 'account' ? 'account_data' : 'archive', archiveId],
    }),
  ),
];
