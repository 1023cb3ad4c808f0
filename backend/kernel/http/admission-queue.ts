import { must } from '#contracts/must.ts';

/** A request that waits until the server begins to answer it. */
export interface Waiting {
  begin(): void;
  refuse(): void;
  /** Whether the client of a waiting request has left, so that no one would get the answer. */
  gone(): boolean;
}

export interface AdmissionQueueOptions<Kind extends string> {
  /** All kinds of requests, the most urgent first. The queue begins a kind only when no request of an earlier kind waits. */
  order: readonly Kind[];
  /**
   * How long a request of this kind may wait before it is refused, in ms. A kind without a limit is never refused, and begins even while
   * `backedUp` is true.
   */
  limitMs: Partial<Record<Kind, number>>;
  /** Whether requests that have begun wait for something scarce, such as connections to the database. The queue then begins no others. */
  backedUp(): boolean;
}

export interface AdmissionQueue<Kind extends string> {
  /**
   * Begins the request now or when its turn comes, or refuses it when it has waited too long. `kindOf` is called only when the request must
   * wait.
   * @param onNewConnection whether it is the first request of its connection, so that further connections may wait to be accepted
   */
  enter(kindOf: () => Kind, request: Waiting, onNewConnection: boolean): void;
  /** How many requests wait in the queue. */
  size(): number;
}

/**
 * How many requests are begun in one turn of the event loop. Node accepts one connection in a turn (nodejs/node#57364). So while turns are long, new
 * connections wait in the system's queue, where the process neither sees nor refuses them.
 */
const BEGUN_IN_A_TURN = 2;
/**
 * How many requests are begun in one turn while no connections come, turns are short, and no more than these wait. Requests that are begun
 * together share calls to Redis and turns of the event loop, so each costs less.
 */
const BEGUN_IN_A_CALM_TURN = 16;
/** The longest turn of the event loop, in ms, after which as many requests are begun as in calm. A new connection then waits no longer than that. */
const SHORT_TURN_MS = 10;
/** For how many ms no new connection may have sent a request, so that times count as calm. */
const CALM_AFTER_MS = 100;
/** For how many ms the event loop may only accept connections, without beginning a waiting request. */
const ACCEPTS_FOR_MS = 20;
/** How many waiting requests are begun after a time of only accepting connections, so that a flood of connections does not stop all work. */
const BEGUN_AFTER_ACCEPTING = 5;
/** How often the queue checks, in ms, whether the work before its requests is still backed up. */
const LOOKS_AGAIN_MS = 5;

interface Line {
  waiting: { since: number; request: Waiting }[];
  /** When the queue last refused a request of this kind because it had waited too long, in ms of `performance.now()`. */
  stoodAt: number;
}

/**
 * Begins requests only as fast as the process can answer them. The others wait in a queue that knows how long each has waited, and refuses it
 * when its time is over.
 */
export function createAdmissionQueue<Kind extends string>({ order, limitMs, backedUp }: AdmissionQueueOptions<Kind>): AdmissionQueue<Kind> {
  const lines = new Map<Kind, Line>(order.map((kind) => [kind, { waiting: [], stoodAt: -Infinity }]));
  let size = 0;
  let begun = 0;
  let most = BEGUN_IN_A_TURN;
  let connecting = false;
  let connectedAt = -Infinity;
  let lastBegunAt = -Infinity;
  let plannedAt: number | null = null;

  return {
    enter(kindOf, request, onNewConnection) {
      connecting ||= onNewConnection;
      if (size === 0 && begun < most && !backedUp()) begin(request);
      else join(kindOf(), request);
      planTurn(false);
    },
    size: () => size,
  };

  function join(kind: Kind, request: Waiting): void {
    const line = must(lines.get(kind), `the line of ${kind}`);
    const now = performance.now();
    // Requests of this kind were refused a moment ago and others still wait, so a new request would wait in vain.
    if (line.waiting.length > 0 && now - line.stoodAt < (limitMs[kind] ?? 0) / 2) {
      request.refuse();
      return;
    }
    line.waiting.push({ since: now, request });
    size += 1;
  }

  function begin(request: Waiting): void {
    begun += 1;
    lastBegunAt = performance.now();
    request.begin();
  }

  /** @param since when the turn of the event loop began, in ms of `performance.now()` */
  function planTurn(later: boolean, since = performance.now()): void {
    if (plannedAt !== null) return;
    plannedAt = since;
    // `setImmediate` would keep the event loop turning, and take processor time from the database that the requests wait for.
    if (later) setTimeout(turn, LOOKS_AGAIN_MS);
    else setImmediate(turn);
  }

  function turn(): void {
    const now = performance.now();
    const lasted = now - (plannedAt ?? now);
    plannedAt = null;
    begun = 0;
    const connected = connecting;
    connecting = false;
    if (connected) connectedAt = now;
    const calm = now - connectedAt >= CALM_AFTER_MS && lasted <= SHORT_TURN_MS && size <= BEGUN_IN_A_CALM_TURN;
    most = calm ? BEGUN_IN_A_CALM_TURN : BEGUN_IN_A_TURN;
    if (size === 0) return;
    for (const [kind, line] of lines) refuseLate(line, now, limitMs[kind] ?? Infinity);
    // A turn of the event loop without work is short, so that Node accepts the next connection soon.
    if (connected && now - lastBegunAt < ACCEPTS_FOR_MS) {
      planTurn(false);
      return;
    }
    const begins = connected ? BEGUN_AFTER_ACCEPTING : most;
    let held = false;
    for (const [kind, { waiting }] of lines) {
      held = limitMs[kind] !== undefined && backedUp();
      if (held) break;
      for (const { request } of take(waiting, begins - begun)) begin(request);
    }
    if (size > 0) planTurn(held, now);
  }

  /**
   * Removes the requests at the front of the queue that have waited longer than `limit` ms and refuses them. Requests whose clients have left
   * are removed too.
   */
  function refuseLate(line: Line, now: number, limit: number): void {
    let count = 0;
    for (const { since, request } of line.waiting) {
      const gone = request.gone();
      if (!gone && now - since < limit) break;
      if (!gone) {
        request.refuse();
        line.stoodAt = now;
      }
      count += 1;
    }
    take(line.waiting, count);
  }

  function take(waiting: Line['waiting'], count: number): Line['waiting'] {
    const taken = waiting.splice(0, count);
    size -= taken.length;
    return taken;
  }
}
