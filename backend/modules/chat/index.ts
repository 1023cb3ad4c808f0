import type { Module } from '#kernel/module.ts';
import type { ChatContext } from './chat-context.ts';
import { chatMigrations } from './migrations/index.ts';
import { personalData } from './personal-data.ts';

export { chatMigrations } from './migrations/index.ts';

export type ChatModule = Module;

/** Chats with agents and models: threads with branches, folders, search, links, and what guests say. */
export const createChat = (context: ChatContext): ChatModule => ({
  migrations: chatMigrations,
  personalData: personalData(context),
});
