import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';
import { say, step } from './say.mjs';
import { servantPlace } from './unprivileged.mjs';
import { openLog } from './log-file.mjs';
import { supervise } from './supervisor.mjs';

/**
 * Starts Postgres and Redis, except those for which the environment names an address. Returns their addresses, the folder of their data, and
 * `stop`, which ends Redis and then Postgres.
 */
export async function startStores({ env, dir, logs, onGiveUp }) {
  const own = [];
  const place = env.DATABASE_URL && env.REDIS_URL ? { dir, elsewhere: false } : servantPlace(dir);
  const run = async (title, name, start) => {
    const log = openLog(logs, name);
    let port;
    const server = supervise(title, async () => {
      const handle = await start({ place, secretsDir: dir, port, onOutput: log.write });
      port = handle.port;
      return handle;
    }, onGiveUp);
    own.push(server);
    return server.start();
  };
  const stop = async () => {
    for (const server of [...own].reverse()) await server.stop();
  };
  try {
    const postgres = env.DATABASE_URL ? null : await step('Postgres', () => run('Postgres', 'postgres', startPostgres));
    const onFetch = () => say('  fetching Redis from Debian, into .cache (once)');
    const redis = env.REDIS_URL ? null : await step('Redis', () => run('Redis', 'redis', (options) => startRedis({ ...options, onFetch })));
    return {
      databaseUrl: env.DATABASE_URL || postgres.socketUrl,
      redisUrl: env.REDIS_URL || redis.socketUrl,
      place,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
