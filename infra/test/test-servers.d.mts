export interface TestServers {
  databaseUrl: string;
  /** Without a password, so that tests can put a proxy in front of it. */
  redisUrl: string;
  /** Stops both servers and removes their data. */
  stop(): Promise<void>;
}
/**
 * Starts Postgres and Redis on free ports with data in a temporary folder. `durable` waits for the disk like production; `small` data may lie in
 * memory. `sockets` gives the addresses of their Unix sockets, which `npm start` uses too.
 */
export function startTestServers(options?: { durable?: boolean; small?: boolean; sockets?: boolean }): Promise<TestServers>;
