import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Connection } from './database.ts';

export type Bindings = readonly unknown[] | Record<string, unknown>;

export interface PreparedStatement {
  /**
   * The name of the prepared statement. It must change whenever the text changes, because Postgres keeps the first text under a name for as long as the
   * connection lives.
   */
  name: string;
  sql: string;
}

/**
 * Runs a raw SQL statement with named or positional bindings, as knex writes them, and returns its rows. For hot paths that are one statement.
 * @throws the driver's own error, with SQLSTATE in `code`
 */
export async function rows<Row>(connection: Connection, sql: string, bindings: Bindings = []): Promise<Row[]> {
  return query(connection, { text: sql }, bindings);
}

/** Runs a prepared statement and returns its rows. For the hottest paths, because Postgres parses and plans it only once for each connection. */
export async function prepared<Row>(
  connection: Connection,
  { name, sql }: PreparedStatement,
  bindings: Bindings = [],
): Promise<Row[]> {
  return query(connection, { name, text: sql }, bindings);
}

const names = new Map<string, string>();

/**
 * Makes a prepared statement from SQL that the caller puts together, named by its text. Only for a few dozen texts, because every connection
 * keeps each of them in Postgres.
 */
export function statementOf(prefix: string, sql: string): PreparedStatement {
  let name = names.get(sql);
  if (name === undefined) {
    name = `${prefix}_${createHash('sha256').update(sql).digest('hex').slice(0, 16)}`;
    if (names.size >= MOST_TRANSLATIONS) names.clear();
    names.set(sql, name);
  }
  return { name, sql };
}

/** A setting that this product adds to knex's configuration: true when prepared statements must have no names, because a pooler stands before Postgres. */
export interface StatementNames {
  nameless?: boolean;
}

// The parts of knex's client that this product uses. Knex declares them as `any`.
interface DriverPool {
  readonly config: StatementNames;
  acquireConnection(): Promise<pg.ClientBase>;
  releaseConnection(connection: pg.ClientBase): Promise<void>;
  emit(event: 'query', query: { sql: string; bindings: unknown[] }): boolean;
}

/** Sends an SQL statement straight over the driver's connection, because knex's builder and runner take longer than the driver itself. */
async function query<Row>(connection: Connection, { name, text }: { name?: string; text: string }, bindings: Bindings): Promise<Row[]> {
  const { sql, order } = translate(connection, text, bindings);
  const values = order.map((key) => valueOf(bindings, key, text));
  if (connection.isTransaction && (connection as Transaction).isCompleted()) {
    throw new Error('This transaction is over.');
  }
  const pool = connection.client as DriverPool;
  const driver = await pool.acquireConnection();
  try {
    pool.emit('query', { sql, bindings: values });
    const config = name === undefined || pool.config.nameless ? { text: sql, values } : { name, text: sql, values };
    return (await driver.query(config as pg.QueryConfig)).rows as Row[];
  } finally {
    void pool.releaseConnection(driver);
  }
}

type Transaction = Connection & { isCompleted(): boolean };

interface Translation {
  /** The SQL text, with `$1`, `$2`, … in place of its bindings. */
  sql: string;
  /** For each `$n` of the SQL text, the name or position of its binding. */
  order: readonly (string | number)[];
}

const translations = new Map<string, Translation>();
// How many SQL texts are kept translated. Most texts are constants, but texts that are put together must not fill the memory.
const MOST_TRANSLATIONS = 1_000;

/** Lets knex translate each SQL text once. The names of the bindings stand in for their values, so that the result shows their order. */
function translate(connection: Connection, text: string, bindings: Bindings): Translation {
  const known = translations.get(text);
  if (known) return known;
  if (text.includes('??')) throw new Error('Identifiers cannot be bound here.');
  const names = Array.isArray(bindings)
    ? bindings.map((_, index) => index)
    : Object.fromEntries(Object.keys(bindings).map((key) => [key, key]));
  const native = connection.raw(text, names as never).toSQL().toNative();
  const made: Translation = { sql: native.sql, order: native.bindings as (string | number)[] };
  if (translations.size >= MOST_TRANSLATIONS) translations.clear();
  translations.set(text, made);
  return made;
}

function valueOf(bindings: Bindings, key: string | number, text: string): unknown {
  const value = (bindings as Record<string | number, unknown>)[key];
  if (value === undefined) throw new Error(`Nothing is bound to ${key} in: ${text}`);
  return value;
}
