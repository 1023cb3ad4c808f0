import { queryOptions } from '@tanstack/react-query';
import { getGuestChat } from '#contracts/chat-replies.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** The demo chat of this device. */
export const guestChatQuery = queryOptions({ queryKey: [getGuestChat.path] as const, ...timesOf(getGuestChat), queryFn: ({ signal }) => call(getGuestChat, { signal }) });
