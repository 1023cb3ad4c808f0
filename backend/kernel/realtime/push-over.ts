import { pushedEvents } from '#contracts/pushed-events.ts';
import { FLEETING_EVENTS } from '#contracts/realtime.ts';
import type { Redis } from 'ioredis';
import type { Server } from 'socket.io';
import { sendDelta } from './delta-channel.ts';
import type { Broadcast, Push } from './push.ts';
import { sessionRoom, userRoom } from './rooms.ts';

/**
 * Sends pushes through socket.io, and closes sockets in all processes.
 * @param validate checks every payload against its contract, outside production. Sending then throws on a misfit.
 */
export function pushOver(io: Server, redis: Redis, validate: boolean): Push & Broadcast {
  return {
    toUser(userId, event, payload) {
      if (validate) pushedEvents[event].parse(payload);
      const room = userRoom(userId);
      if (FLEETING_EVENTS.has(event)) sendDelta(redis, { room, event, payload });
      else io.to(room).emit(event, payload);
    },
    toAll(event, payload) {
      if (validate) pushedEvents[event].parse(payload);
      io.emit(event, payload);
    },
    closeSession: (sessionId) => io.in(sessionRoom(sessionId)).disconnectSockets(true),
    closeUser: (userId) => io.in(userRoom(userId)).disconnectSockets(true),
  };
}
