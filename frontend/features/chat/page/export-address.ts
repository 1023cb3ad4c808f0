import type { CHAT_EXPORTS } from '#contracts/chat-shares.ts';

/** Returns the address from which a chat is downloaded as a file. */
export const exportAddress = (chatId: string, format: (typeof CHAT_EXPORTS)[number]): string => `/api/chats/${chatId}/export.${format}`;
