import { chatRealtimeEvents } from './chat-realtime.ts';
import { realtimeEvents } from './realtime.ts';

/** Every event that the server pushes. The server checks with it; the client imports the parts, each where it is shown. */
export const pushedEvents = { ...realtimeEvents, ...chatRealtimeEvents } as const;
