import { one } from '#contracts/must.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { rows } from './db/raw.ts';
import type { Logger } from './logging/logger.ts';

/** A clock with the time of the database, so that all processes have the same time, whatever the clocks of their machines say. */
export interface SharedClock extends Clock {
  /** Sets the clock to the time of the database, now and every half minute. While the database is away, the clock goes on from the last reading. */
  follow(db: Database, log: Logger): Promise<void>;
  stop(): void;
}

const EVERY_MS = 30_000;
/** Smaller differences from the database's clock are ignored, because the query itself takes that long. */
const IGNORED_MS = 50;
/** A difference of the machine's clock from which the log reports it to the operator. */
const TOLD_MS = 1_000;

/**
 * Makes a clock that begins with the machine's time and goes on by the monotonic timer, so that setting the machine's clock changes nothing
 * (docs/rules/server.md#time).
 */
export function createSharedClock(): SharedClock {
  let anchor = { at: Date.now(), since: performance.now() };
  let timer: NodeJS.Timeout | undefined;
  const millisNow = (): number => anchor.at + performance.now() - anchor.since;

  async function read(db: Database, log: Logger): Promise<void> {
    const asked = performance.now();
    const { at } = one(await rows<{ at: Date }>(db.knex, 'select clock_timestamp() as at'));
    const answered = performance.now();
    const theirs = at.getTime() + (answered - asked) / 2;
    const ahead = millisNow() - theirs;
    if (Math.abs(ahead) <= IGNORED_MS + (answered - asked)) return;
    if (Math.abs(ahead) > TOLD_MS) log.warn({ aheadMs: Math.round(ahead) }, 'the clock of this machine differs from that of the database, which counts');
    anchor = { at: theirs, since: answered };
  }

  return {
    now: () => new Date(millisNow()),
    async follow(db, log) {
      const readOnce = (): Promise<void> => read(db, log).catch((error: unknown) => log.debug({ err: error }, 'the time of the database was not read'));
      clearInterval(timer);
      timer = setInterval(() => void readOnce(), EVERY_MS);
      timer.unref();
      await readOnce();
    },
    stop: () => clearInterval(timer),
  };
}
