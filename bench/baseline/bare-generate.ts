import { createHash, createHmac, randomInt } from 'node:crypto';
import type { Router } from '@koa/router';
import type Koa from 'koa';
import type pg from 'pg';
import { v7 as newId } from 'uuid';
import { holdBindings, PLACE_HOLD } from '#modules/wallet/commands/place-hold.ts';

interface Deps {
  pool: pg.Pool;
  signedIn(ctx: Koa.Context): Promise<{ userId: string } | null>;
}

const LOCK_AND_KEY = `insert into idempotency_keys (scope, key, request_hash, created_at) values ($1, $2, $3, $4)
  on conflict do nothing returning 1`;
const RUN = `insert into generations (id, user_id, run_source, content_type, title, inputs, request, sealed, file_ids, model_id,
    model_label, provider, provider_model, eta_seconds, quantity, length, quote, seed, slots, status, created_at)
  values ($1, $2, 'free', 'text', $3, '{}', $4, false, '{}', 'studio-text', 'Studio', 'studio', 'studio', 5, 1, 100, $5, $6, 3,
    'queued', $7) returning *`;
const SLOT = `with counts as materialized (
    select count(*) filter (where dispatched_at is not null) as in_flight,
      count(*) filter (where dispatched_at is null and id <> $1) as waiting
    from generations where user_id = $2 and status in ('queued', 'running')
  ), dispatched as (
    update generations g set dispatched_at = $3 from counts c where g.id = $1 and c.in_flight < g.slots returning g.dispatched_at
  )
  select in_flight, waiting, (select dispatched_at from dispatched) as dispatched_at from counts`;
const EVENT = `insert into outbox_events (id, name, version, payload, occurred_at) values ($1, 'generation.requested', 1, $2, $3)`;
const JOB = `insert into outbox_jobs (id, queue, name, job_id, payload, attempts, priority, delay_ms, created_at)
  values ($1, 'bench', 'bench', $2, $3, 3, $4, 0, $5)`;
const PLACE = `select g.id, (
    select count(*) from generations o
    where o.content_type = g.content_type and o.status = 'queued' and o.dispatched_at is not null
      and (g.dispatched_at is null or o.id < g.id)
  ) + case when g.dispatched_at is null then (
    select count(*) from generations o
    where o.user_id = g.user_id and o.status = 'queued' and o.dispatched_at is null and o.id < g.id
  ) else 0 end as ahead
  from generations g where g.id = any($1::uuid[]) and g.status = 'queued'`;
const ANSWER = 'update idempotency_keys set status = $3, headers = $4, body = $5 where scope = $1 and key = $2';

let parameter = 0;
const HOLD = PLACE_HOLD.sql.replace(/\?/g, () => `$${(parameter += 1)}`);

/** The benchmark's baseline for accepting a run: the statements that the product sends, each prepared once, on one connection of node-pg. */
export function mountBareGenerate(router: Router, { pool, signedIn }: Deps): void {
  router.post('/api/ai/generate', async (ctx) => {
    const session = await signedIn(ctx);
    if (!session) return void (ctx.status = 401);
    const chunks: Buffer[] = [];
    for await (const chunk of ctx.req) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { prompt } = JSON.parse(text) as { prompt: string };
    const { userId } = session;
    const key = ctx.get('Idempotency-Key');
    const scope = `user:${userId}`;
    const [id, at] = [newId(), new Date()];
    const quote = JSON.stringify({ total: 1, base: 1, baseLabel: 'bench', multiplier: 1, unit: 1, quantity: 1, royalty: 0 });

    const client = await pool.connect();
    const query = (name: string, sql: string, values: unknown[]) => client.query<Record<string, unknown>>({ name, text: sql, values });
    try {
      await client.query('begin');
      await query('key', LOCK_AND_KEY, [scope, key, createHmac('sha256', 'bench').update(text).digest('base64url'), at]);
      await query('run', RUN, [id, userId, prompt, JSON.stringify({ prompt }), quote, randomInt(2 ** 31 - 1), at]);
      const held = await query('hold', HOLD, holdBindings({ userId, amount: 1, generationId: id, contentType: 'text', title: prompt }, newId(), at));
      if (held.rowCount === 0) throw new Error('too few tokens');
      const { rows: [slot] } = await query('slot', SLOT, [id, userId, at]);
      await query('event', EVENT, [newId(), JSON.stringify({ generationId: id, userId, title: prompt, held: 1 }), at]);
      if (slot!['dispatched_at']) {
        await query('job', JOB, [newId(), createHash('sha1').update(id).digest('hex'), JSON.stringify({ generationId: id }), 1, at]);
      }
      const { rows: [place] } = await query('place', PLACE, [[id]]);
      const body = { generation: { id, status: 'queued', title: prompt, queuePosition: place!['ahead'], createdAt: at } };
      await query('answer', ANSWER, [scope, key, 202, '{}', JSON.stringify(body)]);
      await client.query('commit');
      ctx.status = 202;
      ctx.body = body;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  });
}
