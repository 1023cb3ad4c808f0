import type { Server } from 'node:net';
import { startTcpProxy } from '../../backend/testing/tcp-proxy.ts';
import type { TcpProxy } from '../../backend/testing/tcp-proxy.ts';

/** A "wire": the TCP proxy that carries all connections between a cluster's processes of one role and one other server, so that drills can break them. */
export interface Wire {
  /** Returns how many connections this TCP proxy carries now. */
  connections(): number;
  /** Makes the TCP proxy drop every byte, as a dead network does, and leave connections open. Bytes sent after `mend` arrive. */
  freeze(): void;
  /** Makes the TCP proxy close every connection and refuse new ones. */
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

/** The servers that a cluster's processes of one role reach, each through a TCP proxy of its own. */
export interface Wires {
  database: Wire;
  redis: Wire;
  provider: Wire;
  /** The loopback ports of the TCP proxies, to which the cluster's processes connect. */
  ports: { database: number; sentinels: number[]; provider: number };
}

export interface WireTargets {
  database: number;
  redis: readonly number[];
  sentinels: readonly number[];
  provider: number;
}

/** Returns the port on which a server listens. @throws when it does not listen on one */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('This server listens on no port.');
  return address.port;
}

/**
 * Starts the TCP proxies for a cluster's processes of one role. Redis Sentinels answer them with the ports of the proxies, so that no
 * connection bypasses these.
 */
export async function layWires(targets: WireTargets): Promise<Wires> {
  const lay = (port: number, rewrite?: (piece: Buffer) => Buffer): Promise<TcpProxy> => startTcpProxy({ host: '127.0.0.1', port }, rewrite);
  const [database, provider] = [await lay(targets.database), await lay(targets.provider)];
  const renamed = new Map<string, string>();
  const rewrite = (piece: Buffer): Buffer => Buffer.from(withPorts(piece.toString('latin1'), renamed), 'latin1');
  const proxies: TcpProxy[] = [];
  for (const port of [...targets.redis, ...targets.sentinels]) {
    const proxy = await lay(port, targets.sentinels.includes(port) ? rewrite : undefined);
    renamed.set(String(port), String(proxy.port));
    proxies.push(proxy);
  }
  return {
    database: wireOf([database]), redis: wireOf(proxies), provider: wireOf([provider]),
    ports: { database: database.port, provider: provider.port, sentinels: proxies.slice(targets.redis.length).map(({ port }) => port) },
  };
}

/**
 * Replaces the ports of Redis servers in a text of Redis's protocol by those of TCP proxies.
 * @throws when the new port has another number of digits, because the protocol states the length of each text before it
 */
export function withPorts(text: string, renamed: ReadonlyMap<string, string>): string {
  for (const [from, to] of renamed) if (from.length !== to.length) throw new Error(`Port ${to} cannot stand for port ${from}.`);
  return text.replace(/\b\d{4,5}\b/g, (number) => renamed.get(number) ?? number);
}

const wireOf = (proxies: readonly TcpProxy[]): Wire => ({
  connections: () => proxies.reduce((sum, proxy) => sum + proxy.connections(), 0),
  freeze: () => proxies.forEach((proxy) => proxy.freeze()),
  cut: () => proxies.forEach((proxy) => proxy.cut()),
  mend: () => proxies.forEach((proxy) => proxy.mend()),
  stop: async () => void (await Promise.all(proxies.map((proxy) => proxy.close()))),
});
