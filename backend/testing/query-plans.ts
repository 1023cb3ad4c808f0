import type { Knex } from 'knex';
import { rows } from '#kernel/db/raw.ts';

export interface SentQuery {
  sql: string;
  bindings: readonly unknown[];
}

/** Statements that `work` sends over this pool, in order, without those that begin and end transactions. */
export async function sentBy(knex: Knex, work: () => Promise<unknown>): Promise<SentQuery[]> {
  const sent: SentQuery[] = [];
  const note = ({ sql, bindings }: SentQuery): void => {
    if (!/^(begin|commit|rollback|savepoint|release)\b/i.test(sql)) sent.push({ sql, bindings });
  };
  knex.client.on('query', note);
  try {
    await work();
  } finally {
    knex.client.removeListener('query', note);
  }
  return sent;
}

/**
 * The same for a read that may be repeated: the fewest statements of three times. On a slow machine the session of one of them is looked up
 * again, because the copy in Redis has run out.
 */
export async function fewestSentBy(knex: Knex, read: () => Promise<unknown>): Promise<SentQuery[]> {
  const times = [await sentBy(knex, read), await sentBy(knex, read), await sentBy(knex, read)];
  return times.reduce((fewest, sent) => (sent.length < fewest.length ? sent : fewest));
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

interface Driver {
  query(sql: string, bindings: readonly unknown[]): Promise<{ rows: { 'QUERY PLAN': { Plan: PlanNode }[] }[] }>;
}

/** How the database would answer this statement with these bindings, as EXPLAIN tells it; nothing is run. */
async function planOf(knex: Knex, { sql, bindings }: SentQuery): Promise<PlanNode> {
  const driver = (await knex.client.acquireConnection()) as Driver;
  try {
    const numbered = sql.includes('$1') ? sql : (knex.client.positionBindings(sql) as string);
    return (await driver.query(`explain (format json) ${numbered}`, bindings)).rows[0]!['QUERY PLAN'][0]!.Plan;
  } finally {
    await knex.client.releaseConnection(driver);
  }
}

const nodes = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** Tables with at least this many rows by the planner's own count. */
export async function bigTables(knex: Knex, least: number): Promise<Set<string>> {
  const found = await rows<{ relname: string }>(knex, `select relname from pg_class where relkind = 'r' and reltuples >= ?`, [least]);
  return new Set(found.map(({ relname }) => relname));
}

/** Big tables that this statement would read from end to end, each with the statement. */
export async function readWhole(knex: Knex, query: SentQuery, big: ReadonlySet<string>): Promise<string[]> {
  const scans = nodes(await planOf(knex, query)).filter((node) => node['Node Type'] === 'Seq Scan' && big.has(node['Relation Name'] ?? ''));
  return scans.map((node) => `Seq Scan on ${node['Relation Name']} by: ${query.sql.replaceAll(/\s+/g, ' ').slice(0, 400)}`);
}

/** Indexes by which this statement would be answered. */
export async function indexesOf(knex: Knex, query: SentQuery): Promise<string[]> {
  return nodes(await planOf(knex, query)).flatMap((node) => node['Index Name'] ?? []);
}
