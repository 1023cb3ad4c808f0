import { MINUTE_MS } from '#contracts/durations.ts';
import type { MaintenanceTask } from '#kernel/jobs/maintenance.ts';
import type { Module } from '#kernel/module.ts';
import type { ChatWriter } from '#modules/generation/chat-writer.port.ts';
import { chatRoutes } from './chat.routes.ts';
import { exportRoutes } from './exports/export.routes.ts';
import { forgetGuests } from './guests/forget-guests.ts';
import type { GuestsContext } from './guests/guests-context.ts';
import { guestRoutes } from './guests/guests.routes.ts';
import { chatMigrations } from './migrations/index.ts';
import { personalData } from './personal-data.ts';
import { createChatWriter } from './replying/chat-writer.ts';
import { replyRoutes } from './replying/replies.routes.ts';
import type { ReplyingContext } from './replying/replying-context.ts';
import { sharedFileRoute } from './shares/read-share.ts';
import { sharesRoutes } from './shares/shares.routes.ts';

export { chatMigrations } from './migrations/index.ts';

export interface ChatModule extends Module {
  maintenance: readonly MaintenanceTask[];
  /** Writes the replies of runs. */
  writer: ChatWriter;
}

/** Chats with agents and models: threads with branches, folders, search, links, and what guests say. */
export const createChat = (context: ReplyingContext & GuestsContext): ChatModule => ({
  writer: createChatWriter(context),
  migrations: chatMigrations,
  personalData: personalData(context),
  maintenance: [{ name: 'chat.forget_guests', everyMs: MINUTE_MS, run: () => forgetGuests(context) }],
  routes(routes) {
    chatRoutes(routes, context);
    replyRoutes(routes, context);
    sharesRoutes(routes, context);
    guestRoutes(routes, context);
  },
  rawRoutes(mount) {
    sharedFileRoute(mount, context);
    exportRoutes(mount, context);
  },
});
