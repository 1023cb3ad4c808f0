import { queryOptions } from '@tanstack/react-query';
import { getGuestChat } from '#contracts/chat-replies.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Query for the demo chat that a visitor began in this browser. */
export const guestChatQuery = queryOptions({ queryKey: [getGuestChat.path] as const, ...timesOf(getGuestChat), queryFn: ({ signal }) => call(getGuestChat, { signal }) });
