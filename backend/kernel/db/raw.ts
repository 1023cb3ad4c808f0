import type { Connection } from './database.ts';

/** Rows of a raw statement with named or positional bindings. For hot paths that are one SQL statement. */
export async function rows<Row>(
  connection: Connection,
  sql: string,
  bindings: readonly unknown[] | Record<string, unknown> = [],
): Promise<Row[]> {
  const result = (await connection.raw(sql, bindings as never)) as { rows: Row[] };
  return result.rows;
}
