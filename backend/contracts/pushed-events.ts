import { chatRealtimeEvents } from './chat-realtime.ts';
import { realtimeEvents } from './realtime.ts';

/** All messages that the server pushes over the socket. The server checks them with this; the client imports the schemas where it shows them. */
export const pushedEvents = { ...realtimeEvents, ...chatRealtimeEvents } as const;
