import { chatShareFilesMigration } from './chat-share-files.ts';
import { chatSharesMigration } from './chat-shares.ts';
import { chatShareVisitsMigration } from './chat-share-visits.ts';
import { chatRepliesMigration } from './chat-replies.ts';
import { chatToolsMigration } from './chat-tools.ts';
import { chatsMigration } from './chats.ts';
import { guestChatsMigration } from './guest-chats.ts';

/** The migrations of the module chat, in order. */
export const chatMigrations = { ...chatsMigration, ...chatSharesMigration, ...guestChatsMigration, ...chatShareFilesMigration, ...chatRepliesMigration, ...chatToolsMigration, ...chatShareVisitsMigration };
