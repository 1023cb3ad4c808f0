import type { Knex } from 'knex';
import { rows } from '#kernel/db/raw.ts';

export interface SentQuery {
  sql: string;
  bindings: readonly unknown[];
}

/** Runs `work`, and returns the statements that it sends over this pool in order, without those that begin and end transactions. */
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
 * Runs a read three times, and returns the statements of the run with the fewest. On a slow machine one run may have to look up the session again,
 * because its copy in Redis has expired.
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

/** Returns the plan of a statement with these bindings, as EXPLAIN shows it, without running the statement. */
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

/** Lists the tables that have at least this many rows by the planner's own count. */
export async function bigTables(knex: Knex, least: number): Promise<Set<string>> {
  const found = await rows<{ relname: string }>(knex, `select relname from pg_class where relkind = 'r' and reltuples >= ?`, [least]);
  return new Set(found.map(({ relname }) => relname));
}

/** Lists the big tables that a statement would read from end to end, each with the statement. */
export async function readWhole(knex: Knex, query: SentQuery, big: ReadonlySet<string>): Promise<string[]> {
  const scans = nodes(await planOf(knex, query)).filter((node) => node['Node Type'] === 'Seq Scan' && big.has(node['Relation Name'] ?? ''));
  return scans.map((node) => `Seq Scan on ${node['Relation Name']} by: ${query.sql.replaceAll(/\s+/g, ' ').slice(0, 400)}`);
}

/** Lists the indexes that Postgres would use for a statement. */
export async function indexesOf(knex: Knex, query: SentQuery): Promise<string[]> {
  return nodes(await planOf(knex, query)).flatMap((node) => node['Index Name'] ?? []);
}
