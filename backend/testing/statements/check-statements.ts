import type pg from 'pg';
import { builderTables } from './builder-tables.ts';
import { checkBuilders } from './check-builders.ts';
import type { CheckedBuilders } from './check-builders.ts';
import { checkFragments } from './check-fragments.ts';
import type { CheckedFragments } from './check-fragments.ts';
import { readCatalog } from './catalog.ts';
import type { Catalog } from './catalog.ts';
import { compareRow } from './compare-row.ts';
import { describeStatement } from './describe-statement.ts';
import type { ResultColumn } from './describe-statement.ts';
import { findStatements } from './find-statements.ts';
import type { Statement } from './find-statements.ts';
import { ALWAYS_FILLED } from './known-exceptions.ts';
import { nativeText } from './native-text.ts';

export interface CheckedStatements {
  /** Faults in the form `<file>:<line> <column>: <what is wrong>`. */
  faults: string[];
  /** The nullable columns that count as never null because `ALWAYS_FILLED` gives a reason. */
  filled: string[];
  /** How many statements of each file have a text that is not known before the program runs. */
  unknown: Record<string, number>;
  checked: number;
  /** The results for Objection models, and for the columns that query builders name. */
  builders: CheckedBuilders;
  /** The results for SQL texts within calls of query builders. */
  fragments: CheckedFragments;
}

// SQL commands that return no rows, and that Postgres cannot describe.
const COMMAND = /^\s*(set|savepoint|release|rollback|lock)\b/;

/** Compares the declared row of every SQL statement of the server with the columns that a migrated Postgres would return. */
export async function checkStatements(root: string, client: pg.ClientBase): Promise<CheckedStatements> {
  const catalog = await readCatalog(client);
  const source = findStatements(root);
  const { checker, statements } = source;
  const faults = new Set<string>();
  const filled = new Set<string>();
  const unknown: Record<string, number> = {};
  for (const statement of statements) {
    const file = statement.place.replace(/:\d+$/, '');
    if (statement.texts === null) unknown[file] = (unknown[file] ?? 0) + 1;
    for (const text of statement.texts?.filter((each) => !COMMAND.test(each)) ?? []) {
      const columns = await describe(client, catalog, statement, text);
      const found = typeof columns === 'string' ? [columns] : compareRow(checker, statement.row, columns, statement.call);
      for (const fault of found) {
        const known = fault.endsWith(', can be null') ? `${file}: ${fault.slice(0, fault.indexOf(':'))}` : null;
        if (known !== null && Object.hasOwn(ALWAYS_FILLED, known)) filled.add(known);
        else faults.add(`${statement.place} ${fault}`);
      }
    }
  }
  const tables = builderTables(source);
  const builders = checkBuilders(root, source, tables, catalog);
  const fragments = await checkFragments(root, source, tables, client);
  return { faults: [...faults], filled: [...filled].sort(), unknown, checked: statements.length, builders, fragments };
}

async function describe(client: pg.ClientBase, catalog: Catalog, { nullBindings }: Statement, text: string): Promise<ResultColumn[] | string> {
  const { sql, order } = nativeText(text);
  const nullable = order.flatMap((name, index) => (nullBindings.has(name) ? [String(index + 1)] : []));
  try {
    return await describeStatement(client, catalog, sql, new Set(nullable));
  } catch (error) {
    return `Postgres refuses it: ${error instanceof Error ? error.message : String(error)}`;
  }
}
