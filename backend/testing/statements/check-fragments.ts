import type pg from 'pg';
import ts from 'typescript';
import type { BuilderTables } from './builder-tables.ts';
import { placeOf } from './find-statements.ts';
import type { FoundStatements } from './find-statements.ts';
import { nativeText } from './native-text.ts';

export interface CheckedFragments {
  /** Faults in the form `<file>:<line> <why Postgres refuses it>`. */
  faults: string[];
  fragments: number;
}

const CLAUSES: readonly [RegExp, (table: string, text: string) => string][] = [
  [/^(and|or)?whereRaw$/i, (table, text) => `select from ${table} where (${text})`],
  [/^orderByRaw$/, (table, text) => `select from ${table} order by ${text}`],
  [/^raw$/, (table, text) => `select ${text} from ${table}`],
];

/** Lets Postgres analyse each SQL text within a query builder's call, such as that of `whereRaw`, as part of a statement about the builder's table. */
export async function checkFragments(root: string, { texts }: Pick<FoundStatements, 'texts'>, { nodes, tableOf }: BuilderTables, client: pg.ClientBase): Promise<CheckedFragments> {
  const faults: string[] = [];
  let fragments = 0;
  for (const call of nodes.filter(ts.isCallExpression)) {
    const clause = clauseOf(call);
    const [text] = call.arguments;
    if (!clause || !text) continue;
    const table = tableOf(builderOf(call));
    if (table === null) continue;
    for (const each of texts(text)) {
      fragments += 1;
      const problem = await refusal(client, nativeText(clause(table, each)).sql);
      if (problem !== null) faults.push(`${placeOf(root, call)} ${problem}`);
    }
  }
  return { faults, fragments };
}

function clauseOf({ expression }: ts.CallExpression): ((table: string, text: string) => string) | undefined {
  const method = ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
  return CLAUSES.find(([name]) => name.test(method))?.[1];
}

/**
 * Finds the query builder to which an SQL text belongs. `raw` is an argument of the builder's call, as in `select('id', tx.raw('…'))`; the other
 * methods are called on the builder.
 */
function builderOf(call: ts.CallExpression): ts.Node {
  const isRaw = ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === 'raw';
  return isRaw ? call.parent : call;
}

async function refusal(client: pg.ClientBase, sql: string): Promise<string | null> {
  try {
    await client.query(`prepare fragment as ${sql}`);
    await client.query('deallocate fragment');
    return null;
  } catch (error) {
    return `Postgres refuses ${sql}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
