import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns whether a server could listen on the port right now. */
export async function isFree(port, host = '127.0.0.1') {
  const probe = createServer();
  probe.listen({ port, host, exclusive: true });
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

// The range of ports from which `freePort` chooses. It lies below the range of outgoing connections (32768 and up on Linux), so that none of these takes the
// port in the meantime.
const FREE_FROM = 12_000;
const FREE_COUNT = 20_000;

/** Returns a port that was free a moment ago. */
export async function freePort(host = '127.0.0.1') {
  for (;;) {
    const port = FREE_FROM + Math.floor(Math.random() * FREE_COUNT);
    if (await isFree(port, host)) return port;
  }
}

const TRIES = 50;

/** Returns the first free port from `wanted` on. @throws when none of the next 50 is free */
export async function firstFreePort(wanted, host = '127.0.0.1') {
  for (let port = wanted; port < wanted + TRIES && port < 65_536; port += 1) {
    if (await isFree(port, host)) return port;
  }
  throw new Error(`No free port from ${wanted} to ${wanted + TRIES - 1} on ${host}.`);
}
