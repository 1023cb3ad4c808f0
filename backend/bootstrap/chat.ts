import { createChat } from '#modules/chat/index.ts';
import type { ChatModule } from '#modules/chat/index.ts';
import type { ModuleDeps, Modules } from './modules.ts';

/** Chats with what they need of other modules. */
export const chatOf = ({ db, clock, log, outbox, push }: ModuleDeps, { identity, pricing }: Pick<Modules, 'identity' | 'pricing'>): ChatModule =>
  createChat({ db, clock, log, outbox, push, identity: identity.identity, pricing: pricing.pricing });
