/** A call that a process made to Postgres or Redis. */
export interface PathRecord {
  process: 'api' | 'worker';
  /** Time of the call in ms since the epoch. */
  at: number;
  to: 'postgres' | 'redis';
  /** Name of a prepared statement, else its first words; for Redis the command. */
  what: string;
  /** Number of the connection. */
  on: number;
  /** Id of the round trip to Redis; commands sent together share it. */
  trip?: string;
}

/** What one run costs, from the POST until the client receives the message of the run. */
export interface RunPath {
  /** In the order of time; `at` is ms since the POST. */
  records: PathRecord[];
  statements: number;
  redisCommands: number;
  redisTrips: number;
  /** Bytes sent and received during the run, including traffic of other work. */
  bytes: { postgres: number; redis: number };
  /** ms from the POST until the client receives the message of the run. */
  totalMs: number;
  /** ms from each commit with outbox rows to the relay's next look into the outbox. */
  relayWaitsMs: number[];
}

// Commands that processes send even without runs: waiting for jobs, reading the stream, maintaining queues, looking for newer settings.
const BESIDE = /^(bzpopmin|xread|client|info|ping|hello|subscribe|select distinct on \(kind\))(?!\w)/i;
const LOOKS_OF_OTHERS = /^evalsha \S+ \d+ \S*:(gen-image|gen-video|gen-challenge|gen-chat|stripe|email|push|webhooks|demo|archives|imports|maintenance):/;
const RELAY_LOOK = 'outbox_take_3';
const ANNOUNCES = 'outbox_write_1';

/** The records of one run. Left out: a transaction of the relay that found nothing, and a single look into an empty outbox. */
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
    // The relay tells Redis before it commits. When it told Redis nothing, it had found nothing.
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
