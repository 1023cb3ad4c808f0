const RECONNECT_MAX_MS = 2_000;
const SENTINEL_PORT = 26_379;

/** Where Redis runs: a server, the Unix socket of a server on this machine, or Sentinels that know which server is the primary now. */
export type RedisAddress = RedisLogin & ({ host: string; port: number } | { path: string } | SentinelAddress);

interface RedisLogin {
  db: number;
  username?: string;
  password?: string;
  tls?: object;
  retryStrategy(times: number): number;
}

interface SentinelAddress {
  sentinels: { host: string; port: number }[];
  /** The name by which the Sentinels know the primary. */
  name: string;
  /** Leaves the old primary as soon as a Sentinel announces a new one. */
  failoverDetector: true;
  reconnectOnError(error: Error): 2 | false;
}

// Matches a list of Sentinel hosts with commas between them, which no URL parser can read.
const SENTINELS = /^redis-sentinel:\/\/(?:([^:@/?]*):([^:@/?]*)@)?([^@/?]+)(?:\/(\d+))?\?master=([\w.-]+)$/;

/** Whether a text is the address of a Redis: `redis://…`, `rediss://…`, or `redis-sentinel://host:26379,host:26379/0?master=conjure`. */
export const isRedisAddress = (address: string): boolean =>
  SENTINELS.test(address) ? sentinelsOf(address) !== null : URL.canParse(address) && /^rediss?:$/.test(new URL(address).protocol);

/**
 * Reads a Redis address into the fields of a connection (see isRedisAddress), also for libraries that open their own connections. As in ioredis,
 * `?path=/run/redis.sock` leads to a Unix socket in place of host and port.
 */
export function redisOptionsFromUrl(url: string): RedisAddress {
  const retryStrategy = (times: number): number => Math.min(50 * 2 ** Math.min(times, 6), RECONNECT_MAX_MS);
  const sentinels = sentinelsOf(url);
  if (sentinels) return { ...sentinels, retryStrategy };
  const { hostname, port, username, password, pathname, protocol, searchParams } = new URL(url);
  const path = searchParams.get('path');
  return {
    ...(path === null ? { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 6379) } : { path }),
    db: Number(pathname.slice(1) || 0),
    ...login(username, password),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
    retryStrategy,
  };
}

function sentinelsOf(url: string): Omit<RedisLogin & SentinelAddress, 'retryStrategy'> | null {
  const found = SENTINELS.exec(url);
  if (!found) return null;
  const [, username = '', password = '', hosts = '', db = '0', name = ''] = found;
  const sentinels = hosts.split(',').map((host) => /^([\w.-]+)(?::(\d+))?$/.exec(host)).map((match) => match && { host: match[1] ?? '', port: Number(match[2] ?? SENTINEL_PORT) });
  if (!sentinels.every((sentinel) => sentinel !== null)) return null;
  return {
    sentinels,
    name,
    db: Number(db),
    ...login(username, password),
    failoverDetector: true,
    // A primary that became a replica answers READONLY: connect to the new primary, and send the command again.
    reconnectOnError: (error) => (error.message.startsWith('READONLY') ? 2 : false),
  };
}

const login = (username: string, password: string): Pick<RedisLogin, 'username' | 'password'> => ({
  ...(username ? { username: decodeURIComponent(username) } : {}),
  ...(password ? { password: decodeURIComponent(password) } : {}),
});
