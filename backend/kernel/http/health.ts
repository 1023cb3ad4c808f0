import type { Redis } from 'ioredis';
import type { Database } from '../db/database.ts';
import { within } from '../deadline.ts';
import type { Lifecycle } from '../lifecycle/lifecycle.ts';
import type { HttpContext, Next } from './http-context.ts';

const CHECK_TIMEOUT_MS = 2_000;

export interface HealthDeps {
  db: Database;
  redis: Redis;
  lifecycle: Lifecycle;
}

/**
 * Answers `/healthz`, which says that the process lives, and `/readyz`, which says that it can serve: the database answers and the process is
 * not shutting down. Redis is reported only, because reads and writes work without it.
 */
export const health =
  ({ db, redis, lifecycle }: HealthDeps) =>
  (ctx: HttpContext, next: Next): Promise<unknown> =>
    ctx.path === '/healthz' || ctx.path === '/readyz' ? answer(ctx, { db, redis, lifecycle }) : next();

async function answer(ctx: HttpContext, { db, redis, lifecycle }: HealthDeps): Promise<void> {
  ctx.state.route = ctx.path;
  ctx.set('Cache-Control', 'no-store');
  if (ctx.path === '/healthz') {
    ctx.body = { status: 'ok' };
    return;
  }
  const database = await answers(db);
  const ready = database && !lifecycle.stopping;
  ctx.status = ready ? 200 : 503;
  ctx.body = {
    status: ready ? 'ready' : 'unready',
    database: database ? 'up' : 'down',
    redis: redis.status === 'ready' ? 'up' : 'down',
    stopping: lifecycle.stopping,
  };
}

async function answers(db: Database): Promise<boolean> {
  try {
    return await within(CHECK_TIMEOUT_MS, db.knex.raw('select 1').then(() => true), () => false);
  } catch {
    return false;
  }
}
