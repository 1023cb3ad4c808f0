import type { Router } from '@koa/router';
import type Koa from 'koa';
import type pg from 'pg';

interface Deps {
  pool: pg.Pool;
  signedIn(ctx: Koa.Context): Promise<{ userId: string } | null>;
}

const LIST = {
  name: 'runs',
  text: `select id, user_id, payer_id, run_source, content_type, prompt_id, title, model_id, model_label, provider, eta_seconds, quantity, aspect, length, quote, slots, status,
      dispatched_at, attempt_no, progress, delivered, captured, waived, free_retry_until, error_code, error_message, created_at, started_at, finished_at,
      left(output_text, 600) as output_text
    from generations where user_id = $1 and deleted_at is null order by id desc limit $2`,
};
const PEOPLE = { name: 'payers', text: 'select id, username from users where id = any($1)' };

interface Row {
  [column: string]: string | number | boolean | Date | object | null;
}

/** The benchmark's baseline for listing own runs: the same statement and JSON as the product's, without any check. */
export function mountBareGenerations(router: Router, { pool, signedIn }: Deps): void {
  router.get('/api/generations', async (ctx) => {
    const session = await signedIn(ctx);
    if (!session) return void (ctx.status = 401);
    const limit = Number(ctx.query['limit']);
    const found = (await pool.query<Row>({ ...LIST, values: [session.userId, limit + 1] })).rows;
    const payers = [...new Set(found.flatMap((row) => row['payer_id'] ?? []))];
    if (payers.length > 0) await pool.query({ ...PEOPLE, values: [payers] });
    if (found.length > limit) ctx.set('X-Next-Cursor', String(found[limit - 1]!['id']));
    ctx.body = found.slice(0, limit).map((row) => ({
      id: row['id'], status: row['status'], contentType: row['content_type'], title: row['title'], prompt: null, runSource: row['run_source'],
      model: { id: row['model_id'], label: row['model_label'], provider: row['provider'] }, credit: null, quantity: row['quantity'],
      delivered: row['delivered'], aspect: row['aspect'], length: row['length'], quote: row['quote'], captured: row['captured'], paidBy: null,
      waived: row['waived'], freeRetryUntil: row['free_retry_until'], attempt: row['attempt_no'], progress: row['progress'], queuePosition: null, etaAt: null,
      excerpt: String(row['output_text']).slice(0, 200), outputs: [], error: null, createdAt: row['created_at'], startedAt: row['started_at'], finishedAt: row['finished_at'],
    }));
  });
}
