/** One call of a process to Postgres or Redis, which the benchmark of a run's cost recorded. */
export interface PathRecord {
  process: 'api' | 'worker';
  /** Time of the call to Postgres or Redis in ms since the epoch. */
  at: number;
  to: 'postgres' | 'redis';
  /** The recorded call: the name of a prepared statement, else its first words; for Redis the command. */
  what: string;
  /** Number of the connection that the process used for the call to Postgres or Redis. */
  on: number;
  /** Id of the round trip to Redis; commands that were sent together share it. */
  trip?: string;
}

/** The cost of one run, from the POST until the client receives the message of the run. */
export interface RunPath {
  /** The calls to Postgres and Redis for the run, in the order of time; `at` is ms since the POST. */
  records: PathRecord[];
  statements: number;
  redisCommands: number;
  redisTrips: number;
  /** Bytes that API and worker sent and received during the run, including traffic of other work. */
  bytes: { postgres: number; redis: number };
  /** ms from the POST until the client receives the message of the run. */
  totalMs: number;
  /** The ms from each commit with outbox rows during the run to the relay's next look into the outbox. */
  relayWaitsMs: number[];
}

// Matches calls to Postgres and Redis that processes make even without runs: waiting for jobs, reading the stream, maintaining queues, looking for newer
// settings.
const BESIDE = /^(bzpopmin|xread|client|info|ping|hello|subscribe|select distinct on \(kind\))(?!\w)/i;
const LOOKS_OF_OTHERS = /^evalsha \S+ \d+ \S*:(gen-image|gen-video|gen-challenge|gen-chat|stripe|email|push|webhooks|demo|archives|imports|maintenance):/;
const RELAY_LOOK = 'outbox_take_3';
const ANNOUNCES = 'outbox_write_1';

/**
 * Returns the calls to Postgres and Redis of one run, and their counts. Left out: a transaction of the relay that found nothing, and a single
 * look into an empty outbox.
 */
export function pathOf(all: readonly PathRecord[], { from, to }: { from: number; to: number }, bytes: RunPath['bytes']): RunPath {
  const mine = all.filter(({ at, what }) => at >= from && !BESIDE.test(what) && !LOOKS_OF_OTHERS.test(what)).sort((a, b) => a.at - b.at);
  const vain = new Set<PathRecord>();
  const open = new Map<string, PathRecord[]>();
  for (const record of mine.filter((one) => one.to === 'postgres')) {
    const connection = `${record.process} ${record.on}`;
    if (record.what === 'outbox_waits_1') vain.add(record);
    if (record.what === 'begin') open.set(connection, []);
    open.get(connection)?.push(record);
    if (record.what !== 'commit') continue;
    const transaction = open.get(connection) ?? [];
    open.delete(connection);
    // Recognizes a look of the relay that found nothing: the relay tells Redis of the found rows before it commits, and here it told Redis nothing.
    const [began, ended] = [transaction[0]?.at ?? 0, record.at];
    const looked = transaction.length === 3 && transaction[1]!.what === RELAY_LOOK;
    const told = mine.some((one) => one.to === 'redis' && one.process === 'worker' && one.at > began && one.at < ended && /^zmscore/i.test(one.what));
    if (looked && !told) transaction.forEach((one) => vain.add(one));
  }
  const records = mine.filter((one) => !vain.has(one)).map((one) => ({ ...one, at: one.at - from }));
  const redis = records.filter((one) => one.to === 'redis');
  const looks = records.filter((one) => one.what === RELAY_LOOK);
  const announcing = records.filter((one, n) => one.what === 'commit' && records.slice(0, n).some((before) => before.what === ANNOUNCES && before.on === one.on && before.process === one.process && one.at - before.at < 100));
  return {
    records,
    statements: records.length - redis.length,
    redisCommands: redis.length,
    redisTrips: new Set(redis.map(({ process, trip }) => `${process} ${trip}`)).size,
    bytes,
    totalMs: to - from,
    relayWaitsMs: announcing.flatMap(({ at }) => looks.filter((look) => look.at > at).slice(0, 1).map((look) => look.at - at)),
  };
}
