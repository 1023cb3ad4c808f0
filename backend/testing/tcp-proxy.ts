import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A TCP proxy in front of a server, which a test can cut, freeze and mend. */
export interface TcpProxy {
  port: number;
  /** How many connections go through the proxy now. */
  connections(): number;
  /** Closes every connection through the proxy and refuses new ones. */
  cut(): void;
  /** Accepts bytes and passes none on, like a server that stopped without closing. */
  freeze(): void;
  /** Lets traffic through again; bytes that arrived while it was frozen are passed on late. */
  mend(): void;
  close(): Promise<void>;
}

/**
 * Starts a TCP proxy between a client and the server at `target`, which passes traffic on. `rewrite` changes what the server sends, in pieces as they
 * arrive.
 */
export async function startTcpProxy(target: { host: string; port: number }, rewrite?: (piece: Buffer) => Buffer): Promise<TcpProxy> {
  const pairs = new Set<[Socket, Socket]>();
  let mode: 'open' | 'cut' | 'frozen' = 'open';
  const server = createServer((client) => {
    if (mode === 'cut') {
      client.destroy();
      return;
    }
    const upstream = connect(target);
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    for (const socket of pair) {
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream);
    (rewrite ? upstream.pipe(new Transform({ transform: (piece: Buffer, _, done) => done(null, rewrite(piece)) })) : upstream).pipe(client);
    if (mode === 'frozen') pair.forEach((socket) => socket.pause());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    mode = 'cut';
    for (const [client, upstream] of pairs) {
      client.destroy();
      upstream.destroy();
    }
  };
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => pairs.size,
    cut,
    freeze() {
      mode = 'frozen';
      for (const pair of pairs) pair.forEach((socket) => socket.pause());
    },
    mend() {
      mode = 'open';
      for (const pair of pairs) pair.forEach((socket) => socket.resume());
    },
    close() {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
