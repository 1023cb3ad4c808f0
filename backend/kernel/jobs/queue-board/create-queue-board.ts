import type { Middleware } from 'koa';
import { must } from '#contracts/must.ts';
import { may } from '#contracts/permissions.ts';
import { within } from '../../deadline.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../http/endpoint-handler.ts';
import { isUnsafe } from '../../http/http-context.ts';
import type { HttpContext, Next } from '../../http/http-context.ts';
import { newNonce } from '../../http/security-headers.ts';
import type { Queues } from '../queues.ts';
import { boardGate, isBoardPath } from './board-gate.ts';
import { BOARD_FILE_POLICY, BOARD_PATH, boardPage, boardPolicy } from './board-page.ts';

/** A change that a person made to the queues in the dashboard. */
export interface QueueChange {
  viewer: Viewer;
  method: string;
  /** The path of the change below the dashboard, such as `/api/queues/email/retry/failed`. */
  path: string;
  /** The name of the changed queue; null when the change concerns all queues. */
  queue: string | null;
  requestId: string;
}

export interface QueueBoardOptions {
  queues: Queues;
  /** Called before a change to the queues is made. When it fails, the change is refused, so that the audit log misses none. */
  onChange(change: QueueChange): Promise<void>;
  /** How long the dashboard may take to answer, in ms. */
  timeoutMs?: number;
}

export type QueueBoard = (ctx: HttpContext, next: Next) => Promise<unknown>;

const TIMEOUT_MS = 5_000;

/** Makes the queue dashboard at `/admin/queues`. The caller must have found the session and checked the origin of the request. */
export function createQueueBoard({ queues, onChange, timeoutMs = TIMEOUT_MS }: QueueBoardOptions): QueueBoard {
  const mounted = new Map<boolean, Middleware>();
  // The dashboard is loaded and built at the first request for it: most API processes are never asked, and its packages are a tenth of what a start loads.
  async function boardFor(viewer: Viewer | null): Promise<Middleware> {
    const readOnly = !may(viewer?.role, 'queues.change');
    const { mountBoard } = await import('./mount-board.ts');
    const board = mounted.get(readOnly) ?? mountBoard(queues, readOnly);
    mounted.set(readOnly, board);
    return board;
  }

  return (ctx, next) => (isBoardPath(ctx.path) ? answer(ctx, next) : next());

  async function answer(ctx: HttpContext, next: Next): Promise<unknown> {
    const { viewer, requestId } = ctx.state;
    const { method, path } = ctx;
    ctx.state.route = BOARD_PATH;
    if (boardGate(viewer, method, path) === 'shell') return next();
    if (!queues.ready()) throw away();
    if (isUnsafe(method)) {
      const below = path.slice(BOARD_PATH.length);
      await onChange({ viewer: must(viewer, 'the viewer whom the gate let in'), method, path: below, queue: queueOf(below, queues.names), requestId });
    }
    const isStatic = path.startsWith(`${BOARD_PATH}/static/`);
    if (!isStatic) ctx.set('Cache-Control', 'no-store');
    // BullMQ would wait for as long as Redis is away, so the dashboard's answer has a time limit.
    await within(timeoutMs, boardFor(viewer).then((board) => board(ctx as never, () => Promise.resolve())), () => {
      throw away();
    });
    // The dashboard answers 5xx when Redis went away meanwhile; that error has been logged already.
    if (ctx.status >= 500) throw away();
    if (isStatic) ctx.set('Content-Security-Policy', BOARD_FILE_POLICY);
    if (typeof ctx.body === 'string' && ctx.response.is('html')) {
      const nonce = newNonce();
      ctx.set('Content-Security-Policy', boardPolicy(nonce));
      ctx.body = boardPage(ctx.body, nonce);
    }
    return undefined;
  }
}

const away = (): AppError =>
  new AppError('queues_away', 'unavailable', 'The queues cannot be reached right now. Please try again in a moment.', { retryAfterSeconds: 5 });

const queueOf = (path: string, names: readonly string[]): string | null => {
  const name = /^\/api\/queues\/([^/]+)\/./.exec(path)?.[1];
  return names.find((queue) => queue === name) ?? null;
};
