import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import type { MaintenanceTask } from '#kernel/jobs/maintenance.ts';
import type { Module } from '#kernel/module.ts';
import type { ChatWriter } from '#modules/generation/chat-writer.port.ts';
import type { ModerationTarget } from '#modules/moderation/moderation-target.port.ts';
import type { CallsContext } from './calls/calls-context.ts';
import { callRoutes } from './calls/calls.routes.ts';
import { chatRoutes } from './chat.routes.ts';
import { exportRoutes } from './exports/export.routes.ts';
import { forgetGuests } from './guests/forget-guests.ts';
import type { GuestsContext } from './guests/guests-context.ts';
import { guestRoutes } from './guests/guests.routes.ts';
import { chatMigrations } from './migrations/index.ts';
import { personalData } from './personal-data.ts';
import { createChatWriter } from './replying/chat-writer.ts';
import { replyRoutes } from './replying/replies.routes.ts';
import { forgetShareVisits } from './shares/count-visit.ts';
import { sharedFileRoute } from './shares/read-share.ts';
import { shareTarget } from './shares/share-target.ts';
import { sharesRoutes } from './shares/shares.routes.ts';
import { onToolRuns } from './subscribers/on-tool-runs.ts';
import { createChatTools } from './tools/index.ts';
import type { ToolDeps } from './tools/tool-deps.ts';

export { chatMigrations } from './migrations/index.ts';

export interface ChatModule extends Module {
  maintenance: readonly MaintenanceTask[];
  /** Writes the replies of chats, for the runs of the module generation. */
  writer: ChatWriter;
  /** Lets moderation handle reports of shared chats. */
  shareTarget: ModerationTarget;
}

export type ChatDeps = Omit<CallsContext, 'tools'> & GuestsContext & ToolDeps;

/** Builds the module of chats with agents and models: threads with branches, folders, search, links and guests. */
export function createChat(deps: ChatDeps): ChatModule {
  const context: CallsContext & GuestsContext = { ...deps, tools: createChatTools(deps, () => context) };
  return {
    writer: createChatWriter(context),
    shareTarget: shareTarget(context),
    migrations: chatMigrations,
    personalData: personalData(context),
    subscriptions: onToolRuns(context),
    maintenance: [{ name: 'chat.forget_guests', everyMs: MINUTE_MS, run: () => forgetGuests(context) }, { name: 'chat.forget_share_visits', everyMs: DAY_MS, run: () => forgetShareVisits(context) }],
    routes(routes) {
      chatRoutes(routes, context);
      replyRoutes(routes, context);
      callRoutes(routes, context);
      sharesRoutes(routes, context);
      guestRoutes(routes, context);
    },
    rawRoutes(mount) {
      sharedFileRoute(mount, context);
      exportRoutes(mount, context);
    },
  };
}
