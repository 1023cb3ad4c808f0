import { must } from '#contracts/must.ts';

/** A request that waits to be begun. */
export interface Waiting {
  begin(): void;
  refuse(): void;
  /** Whether the client has left, so that an answer would reach no one. */
  gone(): boolean;
}

export interface AdmissionQueueOptions<Kind extends string> {
  /** All kinds. A kind is begun when no request of an earlier kind waits. */
  order: readonly Kind[];
  /** How long a request of this kind may wait, in ms. A kind without a limit is never refused, and does not wait for `backedUp`. */
  limitMs: Partial<Record<Kind, number>>;
  /** Whether work that has begun waits for something that this process has too few of, such as connections to the database. */
  backedUp(): boolean;
}

export interface AdmissionQueue<Kind extends string> {
  /**
   * Begins the request now, or when its turn comes, or refuses it when it has waited too long. `kindOf` is asked only when the request must wait.
   * @param onNewConnection whether it is the first request of its connection, so that further connections may wait to be accepted
   */
  enter(kindOf: () => Kind, request: Waiting, onNewConnection: boolean): void;
  /** How many requests wait. */
  size(): number;
}

/**
 * How many requests are begun in one turn of the event loop. Node accepts one connection in a turn (nodejs/node#57364), so a process whose turns
 * are long leaves new connections waiting in the system's queue, where it neither sees nor refuses them. Short turns keep that queue empty.
 */
const BEGUN_IN_A_TURN = 2;
/** How long turns may only accept connections and begin no waiting request, in ms. */
const ACCEPTS_FOR_MS = 20;
/** How many requests are begun after that, so that a flood of connections leaves time for work. */
const BEGUN_AFTER_ACCEPTING = 5;
/** How often a queue looks again while requests in it wait for `backedUp`, in ms. */
const LOOKS_AGAIN_MS = 5;

interface Line {
  waiting: { since: number; request: Waiting }[];
  /** When a request was last refused because it had waited too long, in ms of `performance.now()`. */
  stoodAt: number;
}

/** Lets requests in at the pace at which they can be worked off. The others wait here, where their time is known, and are refused when it is over. */
export function createAdmissionQueue<Kind extends string>({ order, limitMs, backedUp }: AdmissionQueueOptions<Kind>): AdmissionQueue<Kind> {
  const lines = new Map<Kind, Line>(order.map((kind) => [kind, { waiting: [], stoodAt: -Infinity }]));
  let size = 0;
  let begun = 0;
  let connecting = false;
  let lastBegunAt = -Infinity;
  let turnPlanned = false;

  return {
    enter(kindOf, request, onNewConnection) {
      connecting ||= onNewConnection;
      if (size === 0 && begun < BEGUN_IN_A_TURN && !backedUp()) begin(request);
      else join(kindOf(), request);
      planTurn(false);
    },
    size: () => size,
  };

  function join(kind: Kind, request: Waiting): void {
    const line = must(lines.get(kind), `the line of ${kind}`);
    const now = performance.now();
    // The requests before it were refused a moment ago, and some still wait: this one would wait in vain.
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

  function planTurn(later: boolean): void {
    if (turnPlanned) return;
    turnPlanned = true;
    // An immediate keeps the event loop turning, which would take the processor from the database that is waited for.
    if (later) setTimeout(turn, LOOKS_AGAIN_MS);
    else setImmediate(turn);
  }

  function turn(): void {
    turnPlanned = false;
    begun = 0;
    if (size === 0) return;
    const now = performance.now();
    for (const [kind, line] of lines) refuseLate(line, now, limitMs[kind] ?? Infinity);
    // A turn without work is short, and the next one accepts the next connection.
    const [accepts, most] = connecting ? [now - lastBegunAt < ACCEPTS_FOR_MS, BEGUN_AFTER_ACCEPTING] : [false, BEGUN_IN_A_TURN];
    connecting = false;
    if (accepts) {
      planTurn(false);
      return;
    }
    let held = false;
    for (const [kind, { waiting }] of lines) {
      held = limitMs[kind] !== undefined && backedUp();
      if (held) break;
      for (const { request } of take(waiting, most - begun)) begin(request);
    }
    if (size > 0) planTurn(held);
  }

  /** Takes out the requests at the front that have waited longer than `limit` ms and refuses them, and those whose clients have left. */
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
