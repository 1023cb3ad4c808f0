import type { Server } from 'node:net';
import { startTcpProxy } from '../../backend/testing/tcp-proxy.ts';
import type { TcpProxy } from '../../backend/testing/tcp-proxy.ts';

/** A TCP proxy that carries all connections between the processes of one role and one part. */
export interface Wire {
  /** Number of open connections. */
  connections(): number;
  /** Drops every byte, as a dead network does, and leaves connections open. Later bytes arrive after the wire is mended. */
  freeze(): void;
  /** Closes every connection and refuses new ones. */
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

/** The parts that the processes of one role reach, each through a wire of its own. */
export interface Wires {
  database: Wire;
  redis: Wire;
  provider: Wire;
  /** Ports of the wires on loopback, to which the processes connect. */
  ports: { database: number; sentinels: number[]; provider: number };
}

export interface WireTargets {
  database: number;
  redis: readonly number[];
  sentinels: readonly number[];
  provider: number;
}

/** The port on which a server listens. @throws when it does not listen on one */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('This server listens on no port.');
  return address.port;
}

/** Starts the wires of one role. Their Sentinels answer with the ports of the wires, so that no connection bypasses them. */
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
 * Replaces ports in a text of Redis's protocol.
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
