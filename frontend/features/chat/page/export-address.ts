import type { CHAT_EXPORTS } from '#contracts/chat-shares.ts';

/** Address of a chat's download. */
export const exportAddress = (chatId: string, format: (typeof CHAT_EXPORTS)[number]): string => `/api/chats/${chatId}/export.${format}`;
