import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { Router } from '@koa/router';
import { Redis } from 'ioredis';
import Koa from 'koa';
import pg from 'pg';
import { mountBareGenerate } from './bare-generate.ts';
import { mountBareGenerations } from './bare-generations.ts';
import { mountBarePrompts } from './bare-prompts.ts';

/**
 * The baseline of the HTTP benchmarks: Koa, its router and plain drivers, which do for each route only the necessary work: cookie, hash,
 * session from the same cache entry, the same SQL, and JSON. It has no limits, log, checks or metrics.
 */
const { DATABASE_URL, REDIS_URL, PORT, SESSION_COOKIE, REDIS_PREFIX = 'conjure' } = process.env;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const redis = new Redis(REDIS_URL!);
const app = new Koa();
const router = new Router();

interface Session {
  userId: string;
}

async function signedIn(ctx: Koa.Context): Promise<Session | null> {
  const token = ctx.cookies.get(SESSION_COOKIE!);
  if (!token) return null;
  const key = createHash('sha256').update(token).digest('hex');
  const text = await redis.get(`${REDIS_PREFIX}:session:${key}`);
  if (text) return JSON.parse(text) as Session;
  const found = await pool.query(
    `select s.user_id as "userId", s.id as "sessionId", u.username, u.role, u.plan
     from sessions s join users u on u.id = s.user_id where s.token_hash = $1`,
    [Buffer.from(key, 'hex')],
  );
  const session = (found.rows[0] as Session | undefined) ?? null;
  if (session) void redis.set(`${REDIS_PREFIX}:session:${key}`, JSON.stringify(session), 'PX', 30_000, 'NX');
  return session;
}

router.get('/api/user/balance', async (ctx) => {
  const session = await signedIn(ctx);
  if (!session) return void (ctx.status = 401);
  const { rows } = await pool.query<{ balance: number }>({
    name: 'balance',
    text: `select case when debt > 0 then 0 else bonus + subscription + earned + purchased end as balance, held, debt
      from wallets where user_id = $1`,
    values: [session.userId],
  });
  ctx.body = rows[0]!.balance;
});

router.get('/api/messages/unread-count', async (ctx) => {
  const session = await signedIn(ctx);
  if (!session) return void (ctx.status = 401);
  const { rows } = await pool.query<{ count: number }>({
    name: 'unread',
    text: 'select count(*) as count from messages where user_id = $1 and read_at is null and archived_at is null',
    values: [session.userId],
  });
  ctx.body = { count: rows[0]!.count };
});

router.get('/api/messages/priority-summary', async (ctx) => {
  const session = await signedIn(ctx);
  if (!session) return void (ctx.status = 401);
  const { rows } = await pool.query<{ priority: string | null; count: number }>({
    name: 'summary',
    text: `select priority, count(*) as count from messages where user_id = $1 and read_at is null and archived_at is null group by priority
      union all select null, count(*) from messages where user_id = $1 and archived_at is null and not muted`,
    values: [session.userId],
  });
  const byPriority: Record<string, number> = { critical: 0, urgent: 0, high: 0, normal: 0, low: 0 };
  let [total, unread] = [0, 0];
  for (const { priority, count } of rows) {
    if (priority === null) total = count;
    else unread += byPriority[priority] = count;
  }
  ctx.body = { unread, byPriority, total };
});

// The baseline's cheapest route, from koa-router's own example: no session, no database.
router.get('/hello', (ctx) => {
  ctx.body = { hello: 'world' };
});

mountBareGenerate(router, { pool, signedIn });
mountBareGenerations(router, { pool, signedIn });
mountBarePrompts(router, { pool, signedIn });

router.get('/readyz', (ctx) => {
  ctx.body = 'ok';
});
app.use(router.routes());
createServer(app.callback()).listen(Number(PORT), '127.0.0.1');
