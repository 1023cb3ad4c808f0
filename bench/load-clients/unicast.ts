import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '#kernel/ids.ts';
import type { LoadClients } from './load-clients.ts';
import { preciseNow } from './load-client-messages.ts';

export interface UnicastOptions {
  perSecond: number;
  seconds: number;
  /** Ids of the users who receive the benchmark's messages, in the order of their sockets. */
  userIds: readonly string[];
}

export interface Latencies {
  p50: number;
  p99: number;
}

const TICK_MS = 4;
const ARRIVED_WITHIN_MS = 5_000;

/**
 * Pushes messages to one user after the other at an even pace.
 * @returns ms until each message arrived
 * @param send sends a message with this id to this user
 * @throws when a message is lost, doubled, or reaches another user, because such figures mean nothing
 */
export async function measureUnicast(loadClients: LoadClients, send: (userId: string, messageId: string) => void, { perSecond, seconds, userIds }: UnicastOptions): Promise<Latencies> {
  const total = perSecond * seconds;
  const sent = new Map<string, { at: number; socket: number }>();
  const startedAt = preciseNow();
  await loadClients.collect();
  while (sent.size < total) {
    const due = Math.min(total, Math.ceil(((preciseNow() - startedAt) / 1_000) * perSecond));
    while (sent.size < due) {
      const socket = Math.floor(Math.random() * userIds.length);
      const id = newId();
      sent.set(id, { at: preciseNow(), socket });
      send(userIds[socket]!, id);
    }
    await pause(TICK_MS);
  }
  const waits: number[] = [];
  const arrived = new Set<string>();
  const patience = preciseNow() + ARRIVED_WITHIN_MS;
  while (waits.length < total && preciseNow() < patience) {
    await pause(100);
    for (const { id, socket, at } of await loadClients.collect()) {
      const known = sent.get(id);
      // Skips messages of earlier measurements, which may still arrive.
      if (!known) continue;
      if (known.socket !== socket || arrived.has(id)) throw new Error(`a message reached socket ${socket} twice, or instead of socket ${known.socket}`);
      arrived.add(id);
      waits.push(at - known.at);
    }
  }
  if (waits.length < total) throw new Error(`${total - waits.length} of ${total} messages did not arrive`);
  waits.sort((a, b) => a - b);
  return { p50: waits[Math.floor(total * 0.5)]!, p99: waits[Math.floor(total * 0.99)]! };
}
