import type { Connection } from '#kernel/db/database.ts';

/**
 * Runs a hot statement as a named prepared statement: Postgres parses and plans it once per connection, which is most
 * of the cost of these long statements. `name` must change when the text does.
 */
export async function prepared<Row>(
  connection: Connection,
  statement: { name: string; sql: string },
  bindings: readonly unknown[],
): Promise<Row[]> {
  const query = connection.raw(statement.sql, bindings as never).options({ name: statement.name });
  return ((await query) as { rows: Row[] }).rows;
}
