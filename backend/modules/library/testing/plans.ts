import type { Knex } from 'knex';
import { z } from 'zod';

const explained = z.object({ rows: z.array(z.object({ 'QUERY PLAN': z.string() })) });

interface Sent {
  sql: string;
  bindings: unknown[];
}

/** Sends a request and returns the answer, with how Postgres read creations and runs for it. */
export async function withPlans<Answer>(knex: Knex, request: () => Promise<Answer>): Promise<{ answer: Answer; plans: string[] }> {
  const sent: Sent[] = [];
  const note = ({ sql, bindings }: Sent): void => void (/ from (creations|generations)/.test(sql) && sent.push({ sql, bindings }));
  knex.client.on('query', note);
  const answer = await request();
  knex.client.removeListener('query', note);
  const plans: string[] = [];
  for (const { sql, bindings } of sent) {
    const client = await knex.client.acquireConnection();
    try {
      const { rows } = explained.parse(await client.query(`explain (costs off) ${sql}`, bindings));
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    } finally {
      await knex.client.releaseConnection(client);
    }
  }
  return { answer, plans };
}
