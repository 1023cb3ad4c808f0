import type pg from 'pg';
import type { Catalog, Column } from './catalog.ts';
import { nodeAt, readTree, type Tree, type TreeNode } from './node-tree.ts';
import { outputCanBeNull, outputs } from './nullability.ts';

export interface ResultColumn {
  name: string;
  /** The type of the column as Postgres names it: `integer`, `text[]`. */
  type: string;
  nullable: boolean;
  /** The table's column that the statement returns unchanged; undefined for a computed value. */
  source: Column | undefined;
}

interface Described {
  parameters: string[];
  results: string[] | null;
}

/**
 * Finds the columns that a statement with `$1`, `$2`, … returns, without running it. The text becomes the body of a function, whose analysis Postgres
 * stores, and everything is rolled back.
 * @throws the driver's error when Postgres refuses the statement
 */
export async function describeStatement(client: pg.ClientBase, catalog: Catalog, sql: string, nullBindings: ReadonlySet<string>): Promise<ResultColumn[]> {
  try {
    await client.query(`begin; prepare described as ${sql}`);
    const { rows: [statement] } = await client.query<Described>(
      `select parameter_types::text[] as parameters, result_types::text[] as results from pg_prepared_statements where name = 'described'`,
    );
    const { parameters, results } = statement!;
    const answers = results === null ? 'void' : 'setof record';
    await client.query(`create function pg_temp.described(${parameters.join(', ')}) returns ${answers} language sql begin atomic ${sql}\n; end`);
    const { rows: [body] } = await client.query<{ tree: string }>(`select prosqlbody::text as tree from pg_proc where oid = 'pg_temp.described'::regproc`);
    const query = firstQuery(readTree(body!.tree));
    return outputs(query).map((target, index) => ({
      name: String(target.fields['resname']),
      type: results?.[index] ?? 'void',
      nullable: outputCanBeNull(query, index, null, { catalog, nullBindings }),
      source: sourceOf(target, catalog),
    }));
  } finally {
    await client.query('rollback; deallocate all');
  }
}

function firstQuery(tree: Tree): TreeNode {
  if (Array.isArray(tree) && tree.length > 0) return firstQuery(tree[0]!);
  if (tree === null || typeof tree !== 'object' || Array.isArray(tree)) throw new Error('The function has no statement.');
  return tree;
}

const sourceOf = (target: TreeNode, catalog: Catalog): Column | undefined =>
  nodeAt(target, 'expr')?.kind === 'VAR' ? catalog.column(String(target.fields['resorigtbl']), String(target.fields['resorigcol'])) : undefined;
