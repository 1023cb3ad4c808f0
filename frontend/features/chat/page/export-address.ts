import type { CHAT_EXPORTS } from '#contracts/chat-shares.ts';

/** The download of a chat. */
export const exportAddress = (chatId: string, format: (typeof CHAT_EXPORTS)[number]): string => `/api/chats/${chatId}/export.${format}`;
